import { type AnyGame, LEVELS, levelIn, type SeatView, type Stream, traitIn } from '@conclave/kernel';
import { decide, YARDSTICKS } from '@conclave/search';
import type { AnyBox } from './games.ts';
import { UsageError } from './usage.ts';

/** Who can be asked to play, by name. */
export const BOT_NAMES: readonly string[] = [...LEVELS, ...YARDSTICKS];

/** Levels with a taste of their own, as this game has them: `regular:inquisitor`. */
const charactersIn = ({ bots }: Pick<AnyBox, 'bots'>): readonly string[] =>
  Object.keys(bots).filter(name => traitIn(name) !== undefined);

export const botName = (name: string, box?: Pick<AnyBox, 'bots'>): string => {
  const known = [...BOT_NAMES, ...(box === undefined ? [] : charactersIn(box))];
  if (!known.includes(name)) throw new UsageError(`There is no bot "${name}". There are: ${known.join(', ')}.`);
  return name;
};

/** How many games a searching bot imagines for a move, more the more time it has elsewhere; the clock stays out, so that the same seed plays the same game. */
const ITERATIONS = 300;
const iterationsOf = (bot: string): number => (levelIn(bot) === 'cardinal' ? 2.5 * ITERATIONS : ITERATIONS);

/** The bots at a table: each is asked with its seat's view and what its seat remembers. */
export type Company = (view: SeatView<AnyGame>, memory: AnyGame['memory']) => AnyGame['move'];

export const companyOf = ({ rules, bots }: AnyBox, bot: string, stream: Stream): Company => {
  if (bot === 'random') return ({ table, own, seat }) => rules.randomMove(table, own, seat, stream);
  const player = bots[bot];
  if (player === undefined) throw new UsageError(`${rules.id} has no bot "${bot}".`);
  return (view, memory) => decide(player, { view, memory }, stream, { iterations: iterationsOf(bot) }).move;
};
