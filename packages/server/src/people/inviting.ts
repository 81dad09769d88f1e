import type { PersonId } from '@conclave/protocol';
import type { Services } from '../house/services.ts';
import { isBlockedBy } from './ties.ts';

/** Do these two know each other: one follows the other, they have finished a game together, or they are in one club? */
const know = async ({ storage }: Services, one: PersonId, other: PersonId): Promise<boolean> => {
  const either = 'where (person_id = ? and other_id = ?) or (person_id = ? and other_id = ?)';
  if ((await storage.count('follow', either, one, other, other, one)) > 0) return true;
  const isIn = 'club_id in (select mine.club_id from member mine where mine.person_id = ?)';
  if ((await storage.count('member', `where person_id = ? and ${isIn}`, one, other)) > 0) return true;
  return (await storage.finishedTogether(one, other, 1)).length > 0;
};

/** May somebody invite this person? Who is not there, who does not want to be asked and who blocks them are the same to them. */
export const mayInvite = async (services: Services, by: PersonId, other: PersonId): Promise<boolean> => {
  const { storage } = services;
  const row = by === other ? undefined : await storage.person(other);
  if (row === undefined || row.banned === 1 || (await isBlockedBy(services, by, other))) return false;
  const wanted = (await storage.ask('preference', 'where person_id = ?', other))[0]?.invited ?? 'anyone';
  if (wanted === 'nobody') return false;
  if (wanted === 'followed')
    return (await storage.count('follow', 'where person_id = ? and other_id = ?', other, by)) > 0;
  return know(services, by, other);
};
