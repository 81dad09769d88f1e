import type { ClubRole, PersonId } from '@conclave/protocol';
import type { Services } from '../house/services.ts';
import { tellDevices } from '../people/people.ts';
import { recording } from '../stewards/deeds.ts';

const HOUR = 3_600_000;

export interface Muting {
  readonly hours: number;
  readonly reason: string;
}

/** Stewards make members silent, the owner anybody else; nobody themselves. */
export const whyNotMute = (role: ClubRole, other: ClubRole | undefined, isSelf: boolean): string | undefined => {
  if (other === undefined) return 'noSuchMember';
  if (isSelf || other === 'owner' || (role === 'steward' && other === 'steward')) return 'onlyTheOwner';
  return undefined;
};

/** For so many hours, and why; none lets them speak again. They are told until when. */
export const muteIn = async (
  services: Services,
  club: string,
  by: PersonId,
  person: PersonId,
  { hours, reason }: Muting,
): Promise<void> => {
  const what = hours === 0 ? ('clubUnmute' as const) : ('clubMute' as const);
  const until = hours === 0 ? 0 : services.now() + hours * HOUR;
  await services.storage.attempt([recording(services, { by, reason }, { what, target: person, detail: club, until })]);
  await tellDevices(services, person);
};
