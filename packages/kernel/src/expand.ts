import type { GameTypes, Rules } from './game.ts';
import { type GameRecord, optionsOf, replayRecord, type SeatLine } from './record.ts';
import { orThrow } from './refusal.ts';
import type { Hex, Seal } from './seal.ts';
import { type Audience, maySee, type Seat, type Viewer } from './seat.ts';

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
  | { readonly line: 'move'; readonly number: number; readonly seat: Seat; readonly at: number; readonly move: unknown }
  /** `after` is the number of the move that caused it, 0 for the set-up. */
  | { readonly line: 'event'; readonly after: number; readonly to: Audience; readonly event: unknown }
  | { readonly line: 'end'; readonly places: readonly number[] };

/**
 * All moves, events and secrets; or, for a viewer, the events that viewer was shown, its own moves, the public part of others' moves,
 * and a seal that stays closed. A move of somebody else that showed this viewer nothing (a sealed bid is replaced, MC-7.2) is left out,
 * and takes no number.
 */
export const expandRecord = <Game extends GameTypes>(
  record: GameRecord,
  rules: Rules<Game>,
  viewer: Viewer | 'open' = 'open',
): readonly ExpandedLine[] => {
  const { game, rulesVersion, options, seats, seal } = record;
  const { opening: _, ...closed } = seal;
  const lines: ExpandedLine[] = [
    { line: 'start', game, rulesVersion, options, seats, seal: viewer === 'open' ? seal : closed, viewer },
  ];
  let number = 0;
  let unseen: { readonly seat: Seat; readonly at: number; readonly move: unknown } | undefined;
  const show = (seat: Seat, at: number, move: unknown): void => {
    unseen = undefined;
    number += 1;
    lines.push({ line: 'move', number, seat, at, move });
  };
  const match = replayRecord(record, rules, {
    emit: (to, event) => {
      if (viewer !== 'open' && !maySee(to, viewer)) return;
      if (unseen !== undefined) show(unseen.seat, unseen.at, unseen.move);
      lines.push({ line: 'event', after: number, to, event });
    },
    onMove: (_, seat, move, at) => {
      if (viewer === 'open' || viewer === seat) show(seat, at, move);
      else unseen = { seat, at, move: rules.publicPart(move) };
    },
  });
  const places = rules.places(match.state.table);
  if (places !== undefined) lines.push({ line: 'end', places });
  return lines;
};

export const SEAT_RECORD_FORMAT = 'conclave-seat-record';

/** What one seat keeps of a game that is never opened: no opening, no move or event it was not shown. */
export interface SeatRecord {
  readonly format: typeof SEAT_RECORD_FORMAT;
  readonly version: 1;
  readonly viewer: Viewer;
  readonly commitment: Hex;
  readonly lines: readonly ExpandedLine[];
}

export const seatRecord = <Game extends GameTypes>(
  record: GameRecord,
  rules: Rules<Game>,
  viewer: Viewer,
): SeatRecord => ({
  format: SEAT_RECORD_FORMAT,
  version: 1,
  viewer,
  commitment: record.seal.commitment,
  lines: expandRecord(record, rules, viewer),
});

/** The record that may be handed to a viewer once the game is over: the whole one, or, where the table keeps its secrets, that seat's own. */
export const recordFor = <Game extends GameTypes>(
  record: GameRecord,
  rules: Rules<Game>,
  viewer: Viewer,
): GameRecord | SeatRecord => {
  const isOpen = record.places !== undefined && rules.opensAfterGame(orThrow(optionsOf(record, rules)));
  return isOpen ? record : seatRecord(record, rules, viewer);
};
