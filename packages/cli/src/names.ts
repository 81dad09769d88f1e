import { knownFor } from '@conclave/house/characters';
import type { Language, Seat } from '@conclave/kernel';

/** Characters by their own names, a second one of the same with a letter of its own beside it as everybody has; the others stay. */
export const withCharacters = (
  names: readonly string[],
  { game, bots, you, tongue }: { game: string; bots: readonly string[]; you: Seat; tongue: Language },
): readonly string[] =>
  names.map((name, seat) =>
    seat === you ? name : (knownFor(game, bots[seat % bots.length] ?? '')?.name[tongue] ?? name),
  );

/** Who sits at a table in the terminal, besides you. */
const COMPANY = ['Tetzel', 'Katharina', 'Cajetan', 'Argula', 'Eck', 'Ursula', 'Emser', 'Elisabeth'] as const;

export const seatNames = (seats: number, you?: number, name = ''): readonly string[] => {
  const company = COMPANY.slice(0, seats);
  return company.map((other, seat) => (seat === you ? name : other));
};
