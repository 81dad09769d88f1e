import type { RecordedMove } from '@conclave/kernel';
import type { Decide } from './solo-match.ts';

/** The others follow the prepared line as long as its next move is theirs and allowed; after that they decide as usual. */
export const alongTheLine =
  (line: readonly Pick<RecordedMove, 'seat' | 'move'>[], movesMade: () => number, otherwise: Decide): Decide =>
  (rules, view, memory, stream) => {
    const next = line[movesMade()];
    if (next?.seat === view.seat) {
      const parsed = rules.parseMove(next.move, view.table);
      if (parsed.ok && rules.refusal(view.table, view.own, view.seat, parsed.value) === undefined) return parsed.value;
    }
    return otherwise(rules, view, memory, stream);
  };
