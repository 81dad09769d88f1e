import { isStale, memoryOf, type Play, type Seat, seatView, toActAt } from '@conclave/kernel';
import type { PersonId } from '@conclave/protocol';
import type { Advice } from '@conclave/search';
import type { Services } from '../house/services.ts';
import { botStream } from './bot-luck.ts';
import { NO_SUCH_TABLE, type Refused, refuse } from './decision.ts';
import { isOutsider, seatOf, type TableDoc } from './doc.ts';
import type { Loaded } from './loaded.ts';

export type Hint = { readonly refused: Refused } | { readonly seq: number; readonly advice: Promise<Advice> };

/** Who may not be advised now, and why. */
const whyNot = (doc: TableDoc, play: Play, seat: Seat, seq: number): string | undefined => {
  if (!doc.settings.hints || doc.seats[seat]?.program !== undefined) return 'noHints';
  if (doc.seats[seat]?.standIn === true) return 'botPlaysHere';
  if (isStale(play, seat, seq)) return 'stale';
  return toActAt(play).includes(seat) ? undefined : 'notAsked';
};

/**
 * What a master would do in this person's own seat, where the table allows hints: found here from all that the seat was told, also from
 * what may not be looked at any more. The memory itself stays here (SS-10.2).
 */
export const hintFor = (services: Services, loaded: Loaded, person: PersonId | undefined, seq: number): Hint => {
  const { doc, play, rules } = loaded;
  const seat = seatOf(doc, person);
  if (isOutsider(doc, person)) return { refused: NO_SUCH_TABLE };
  if (seat === undefined || person === undefined) return refuse('notYourSeat', loaded);
  if (doc.status !== 'running' || play === undefined) return refuse('notRunning', loaded);
  const code = whyNot(doc, play, seat, seq);
  if (code !== undefined) return refuse(code, loaded);
  const turn = { owner: person, turn: `hint ${doc.id} ${seat} ${play.seq} ${play.quiet[seat] ?? 0}` };
  const adviser = services.bots.adviser?.(rules, turn);
  if (adviser === undefined) return refuse('noAdvice', loaded);
  return { seq: play.seq, advice: adviser(seatView(play.state, seat), memoryOf(play, seat), botStream(services)) };
};
