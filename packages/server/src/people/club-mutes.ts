import type { PersonId } from '@conclave/protocol';
import type { Services } from '../house/services.ts';
import type { DeedRow } from '../storage/rows.ts';

/** Nobody is silent at the tables of a club for longer, so nothing older is looked at. */
const LONGEST = 30 * 86_400_000;
const OF_A_CLUB = "what in ('clubMute', 'clubUnmute') and detail = ? and at > ?";

/** It is a deed like those of the house: what was said last of somebody holds. */
const holds = ({ what, until }: DeedRow, now: number): boolean => what === 'clubMute' && until > now;

/** Until when somebody is silent at the tables of a club; 0 for who is not. */
export const mutedIn = async (
  { storage, now }: Pick<Services, 'storage' | 'now'>,
  club: string,
  person: PersonId,
): Promise<number> => {
  const which = `where target = ? and ${OF_A_CLUB} order by at desc, id desc limit 1`;
  const [last] = await storage.ask('deed', which, person, club, now() - LONGEST);
  return last !== undefined && holds(last, now()) ? last.until : 0;
};

/** Everybody who is silent at the tables of a club now. */
export const allMutedIn = async (
  { storage, now }: Pick<Services, 'storage' | 'now'>,
  club: string,
): Promise<ReadonlyMap<PersonId, number>> => {
  const deeds = await storage.ask('deed', `where ${OF_A_CLUB} order by at, id`, club, now() - LONGEST);
  const last = new Map(deeds.map(deed => [deed.target, deed]));
  return new Map([...last.values()].filter(deed => holds(deed, now())).map(({ target, until }) => [target, until]));
};
