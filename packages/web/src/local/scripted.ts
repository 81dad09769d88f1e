import type { RecordedMove, Seat } from '@conclave/kernel';
import { isSame } from '@conclave/stage/table/same-move.ts';
import type { Decide } from './solo-match.ts';

type Made = Pick<RecordedMove, 'seat' | 'move'>;
type Line = readonly (Made & { readonly loose?: true })[];

/** The others follow the prepared line as long as its next move is theirs and allowed; after that they decide as usual. */
export const alongTheLine =
  (line: Line, movesMade: () => number, otherwise: Decide): Decide =>
  (rules, view, memory, stream) => {
    const next = line[movesMade()];
    if (next?.seat === view.seat) {
      const parsed = rules.parseMove(next.move, view.table);
      if (parsed.ok && rules.refusal(view.table, view.own, view.seat, parsed.value) === undefined) return parsed.value;
    }
    return otherwise(rules, view, memory, stream);
  };

type Moves = readonly { readonly seat?: Seat | undefined; readonly move: unknown }[];

/** How many moves from the first on are those of the line. */
export const along = (line: Line, moves: Moves): number => {
  const isOff = ({ seat, move }: Moves[number], next: Line[number] | undefined): boolean =>
    next === undefined || next.seat !== seat || (next.loose !== true && !isSame(next.move, move));
  const off = moves.findIndex((made, index) => isOff(made, line[index]));
  return off < 0 ? moves.length : off;
};

/** What the line says next, as long as everything went along it: also a word of somebody who was not asked. */
export const nextOfLine = (line: Line, moves: Moves): Made | undefined =>
  along(line, moves) === moves.length ? line[moves.length] : undefined;
