import type { Seat } from '@conclave/kernel';
import type { PastStep, StandInInfo, TableInfo } from '@conclave/protocol';
import type { TableNote } from '@conclave/stage/table/company.ts';
import type { HouseWords } from './words.ts';

/** For whom bots have played, as it is said in the log, beside a place and to the person who comes back. */
const ROUNDS: ReadonlySet<string> = new Set(['roundStarted', 'roundBegan']);

const isRound = (event: unknown): boolean =>
  typeof event === 'object' &&
  event !== null &&
  'type' in event &&
  typeof event.type === 'string' &&
  ROUNDS.has(event.type);

/** The round that ran after this step; nothing in a game without rounds, or where we do not know all that happened. */
const roundAfter = (past: readonly PastStep[], after: number): number | undefined => {
  const rounds = past.filter(({ seq }) => seq <= after).flatMap(({ events }) => events.filter(isRound)).length;
  return rounds === 0 ? undefined : rounds;
};

const isOpen = ({ until }: StandInInfo): boolean => until === undefined;

export const isStoodInForAt = ({ seats, standIns = [] }: TableInfo, seat: Seat): boolean =>
  seats[seat]?.standIn === true || standIns.some(known => known.seat === seat && isOpen(known));

/** What is known of the game from its beginning on: without a gap, or nothing. */
export type Past = readonly PastStep[] | undefined;

const sinceWhen = (past: Past, after: number, words: HouseWords): string => {
  const round = past && roundAfter(past, after);
  return round === undefined ? words.fromMove(after + 1) : words.fromRound(round);
};

/** "A bot from round 3 on", for the list of places; nothing where nobody stood in. */
export const remarkOn = ({ standIns = [] }: TableInfo, seat: Seat, past: Past, words: HouseWords): string =>
  standIns
    .filter(known => known.seat === seat && known.until !== known.after)
    .map(({ after, until }) =>
      until === undefined ? words.botOn(sinceWhen(past, after, words)) : words.botUntil(after + 1, until),
    )
    .join(' ');

/** Who let a bot play for our seat, unless we did it ourselves. */
export const replacedBy = ({ standIns = [] }: TableInfo, seat: Seat | undefined): StandInInfo | undefined =>
  standIns.find(known => known.seat === seat && isOpen(known) && known.by !== seat);

const beginning = (
  { seat, by, after }: StandInInfo,
  info: TableInfo,
  names: readonly string[],
  words: HouseWords,
): TableNote => {
  const name = names[seat] ?? '';
  if (by === 'table') return { after, text: words.botByClock(name) };
  if (by !== seat) return { after, text: words.botByOther(name, names[by] ?? '') };
  return { after, text: info.seats[seat]?.kind === 'bot' ? words.botForGood(name) : words.botByOwn(name) };
};

/** What the log says of it, in the order in which it happened. */
export const notesOn = (info: TableInfo, names: readonly string[], words: HouseWords): readonly TableNote[] =>
  (info.standIns ?? [])
    .flatMap(known => {
      const begins = { note: beginning(known, info, names, words), at: known.at };
      const { until, endedAt = 0 } = known;
      return until === undefined
        ? [begins]
        : [begins, { note: { after: until, text: words.isBack(names[known.seat] ?? '') }, at: endedAt }];
    })
    .sort((one, other) => one.note.after - other.note.after || one.at - other.at)
    .map(({ note }) => note);
