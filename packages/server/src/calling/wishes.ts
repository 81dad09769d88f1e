import type { Clock, NoticeWishes } from '@conclave/protocol';
import { noticeWishes } from '@conclave/protocol/schema';
import type { CallingRow } from '../storage/rows.ts';
import type { Spoken } from './preferences.ts';
import { CALL_WINDOW } from './turn.ts';

const TEN_AT_NIGHT = 22 * 60;
const EIGHT = 8 * 60;

/** Silence at night, and otherwise what is worth a call. */
export const USUAL_WISHES: NoticeWishes = {
  language: 'en',
  zone: 'UTC',
  quiet: { from: TEN_AT_NIGHT, until: EIGHT },
  breaksQuiet: false,
  fast: true,
  calm: true,
  slow: true,
  nudge: true,
  joined: true,
  over: true,
  device: true,
  evening: true,
  invited: true,
  chair: true,
};

/** Language and zone are those of the person, whichever device said what is worth a call. */
export const wishesIn = (row: CallingRow | undefined, spoken: Spoken): NoticeWishes => ({
  ...wishedIn(row),
  ...spoken,
});

const wishedIn = (row: CallingRow | undefined): NoticeWishes => {
  if (row === undefined) return USUAL_WISHES;
  try {
    return noticeWishes.parse({ ...USUAL_WISHES, ...JSON.parse(row.wishes) });
  } catch {
    return USUAL_WISHES;
  }
};

/** Do they want to be called by a table with such a clock? */
export const wantsTurn = ({ fast, calm, slow }: NoticeWishes, clock: Clock['kind']): boolean => {
  if (clock === 'days') return slow;
  return clock === 'none' ? calm : fast;
};

/** The times of the last hour. */
export const recentCalls = (row: CallingRow | undefined, now: number): readonly number[] =>
  (row?.calls ?? '')
    .split(',')
    .map(Number)
    .filter(at => at > now - CALL_WINDOW && at <= now);
