import type { ClubRole, PersonId } from '@conclave/protocol';
import type { Services } from '../house/services.ts';

const isRole = (role: string): role is ClubRole => ['owner', 'steward', 'member'].includes(role);

/** What somebody is in a club; nothing for who is not in it. */
export const roleIn = async (
  { storage }: Pick<Services, 'storage'>,
  club: string,
  person: PersonId | undefined,
): Promise<ClubRole | undefined> => {
  if (person === undefined) return undefined;
  const [row] = await storage.ask('member', 'where club_id = ? and person_id = ?', club, person);
  return row !== undefined && isRole(row.role) ? row.role : undefined;
};

export const isMember = async (
  services: Pick<Services, 'storage'>,
  club: string | undefined,
  person: PersonId | undefined,
): Promise<boolean> => club !== undefined && (await roleIn(services, club, person)) !== undefined;
