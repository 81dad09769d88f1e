import { type How, isClock, type Mover, moverOf } from './entry.ts';
import type { GameTypes, Rules, Told } from './game.ts';
import { type Play, placesOf } from './play.ts';
import { playOf } from './play-record.ts';
import type { GameRecord, SeatLine } from './record.ts';
import { toldByStep } from './remembered.ts';
import type { Seal } from './seal.ts';
import { type Audience, maySee, type Seat, type Viewer } from './seat.ts';
import type { Standing } from './standing.ts';

/** The expanded form, one JSON object per line: everything that happened, for programs that know the rules but not our generator. */
export type ExpandedLine =
  | {
      readonly line: 'start';
      readonly game: string;
      readonly rulesVersion: number;
      readonly options: object;
      readonly seats: readonly SeatLine[];
      readonly seal: Seal;
      readonly viewer: Viewer | 'open';
    }
  | MoveLine
  /** `after` is the number of the move that caused it, 0 for the set-up. */
  | { readonly line: 'event'; readonly after: number; readonly to: Audience; readonly event: unknown }
  /** After this move a bot began, or ceased, to play for a person. */
  | { readonly line: 'standIn'; readonly after: number; readonly seat: Seat; readonly by?: Mover }
  | { readonly line: 'return'; readonly after: number; readonly seat: Seat }
  | { readonly line: 'end'; readonly places: readonly number[] };

type MoveLine = { readonly line: 'move'; readonly number: number; readonly at: number; readonly move: unknown } & (
  | { readonly seat: Seat; readonly how?: How }
  | { readonly by: 'table'; readonly seat?: undefined }
);

export type Knowledge = Viewer | 'open';

/**
 * All moves, events and secrets; or, for a viewer, the events that viewer was shown, its own moves, the public part of others' moves,
 * and a seal that stays closed. A move of somebody else that showed this viewer nothing (a sealed bid is replaced, MC-7.2) is left out,
 * and takes no number.
 */
export const expandRecord = <Game extends GameTypes>(
  record: GameRecord,
  rules: Rules<Game>,
  viewer: Knowledge = 'open',
): readonly ExpandedLine[] => expandPlay(playOf(record, rules), record, viewer);

/** The same of a play whose record this is. */
export const expandPlay = <Game extends GameTypes>(
  play: Play<Game>,
  record: GameRecord,
  viewer: Knowledge,
): readonly ExpandedLine[] => {
  const lines: ExpandedLine[] = [startLine(record, viewer)];
  let number = 0;
  for (const { move, heard } of toldByStep(play)) {
    lines.push(...standInLines(record, move.count, number));
    const shown = heard.filter(({ to }) => viewer === 'open' || maySee(to, viewer));
    if (move.entry !== undefined && mayKnow(move, viewer, shown)) {
      number += 1;
      lines.push(moveLine(play, move.entry, viewer, number));
    }
    for (const { to, event } of shown) lines.push({ line: 'event', after: number, to, event });
  }
  const places = placesOf(play);
  return places === undefined ? lines : [...lines, { line: 'end', places }];
};

const startLine = ({ game, rulesVersion, options, seats, seal }: GameRecord, viewer: Knowledge): ExpandedLine => {
  const { opening: _, ...closed } = seal;
  return { line: 'start', game, rulesVersion, options, seats, seal: viewer === 'open' ? seal : closed, viewer };
};

/** Who came and went before the move that is the `count`th of the record and would be the next after `after` for this viewer. */
const standInLines = ({ standIns = [] }: GameRecord, count: number, after: number): readonly ExpandedLine[] =>
  standIns.flatMap(({ seat, from, to, by }): ExpandedLine[] => [
    ...(from === count ? [{ line: 'standIn', after, seat, ...(by === undefined ? {} : { by }) } as const] : []),
    ...(to !== undefined && to + 1 === count ? [{ line: 'return', after, seat } as const] : []),
  ]);

type Entry = NonNullable<Standing['entry']>;

const mayKnow = ({ entry }: Standing, viewer: Knowledge, shown: readonly Told<unknown>[]): boolean =>
  viewer === 'open' || shown.length > 0 || (entry !== undefined && moverOf(entry) === viewer);

const moveLine = <Game extends GameTypes>(
  { rules, options }: Play<Game>,
  entry: Entry,
  viewer: Knowledge,
  number: number,
): MoveLine => {
  if (isClock(entry)) return { line: 'move', number, by: entry.by, at: entry.at, move: entry.move };
  const { seat, at, how, move } = entry;
  const known = viewer === 'open' || viewer === seat ? move : rules.publicPart(move as Game['move'], options);
  return { line: 'move', number, seat, at, ...(how === undefined ? {} : { how }), move: known };
};
