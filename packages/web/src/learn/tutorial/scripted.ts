import { type RecordedMove, seatView } from '@conclave/kernel';
import type { Decide } from '../../table/solo-match.ts';

/** The others follow the prepared line as long as its next move is theirs and allowed; after that they decide as usual. */
export const alongTheLine =
  (line: readonly Pick<RecordedMove, 'seat' | 'move'>[], otherwise: Decide): Decide =>
  (rules, match, seat, memory, step) => {
    const next = line[step];
    if (next?.seat === seat) {
      const { table, own } = seatView(match.state, seat);
      const parsed = rules.parseMove(next.move, table);
      if (parsed.ok && rules.refusal(table, own, seat, parsed.value) === undefined) return parsed.value;
    }
    return otherwise(rules, match, seat, memory, step);
  };
