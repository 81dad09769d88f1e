import {
  type AnyGame,
  type Audience,
  allSeats,
  type Emit,
  LEVELS,
  type Match,
  maySee,
  type Seat,
  type Stream,
  seatView,
} from '@conclave/kernel';
import { decide, YARDSTICKS } from '@conclave/search';
import type { AnyBox } from './games.ts';
import { UsageError } from './usage.ts';

/** Who can be asked to play, by name. */
export const BOT_NAMES: readonly string[] = [...LEVELS, ...YARDSTICKS];

export const botName = (name: string): string => {
  if (!BOT_NAMES.includes(name)) throw new UsageError(`There is no bot "${name}". There are: ${BOT_NAMES.join(', ')}.`);
  return name;
};

/** How many games a searching bot imagines for a move; the clock stays out, so that the same seed plays the same game. */
const ITERATIONS = 300;

/** The bots at a table. Each remembers what its seat was told, and is asked with its seat's view. */
export interface Company {
  readonly hear: Emit<AnyGame['event']>;
  choose(match: Match<AnyGame>, seat: Seat): AnyGame['move'];
}

export const companyOf = (
  { rules, bots }: AnyBox,
  bot: string,
  options: object,
  seats: number,
  stream: Stream,
): Company => {
  if (bot === 'random') return { hear: () => {}, choose: ({ state }, seat) => randomMove(rules, state, seat, stream) };
  const player = bots[bot];
  if (player === undefined) throw new UsageError(`${rules.id} has no bot "${bot}".`);
  const memories = allSeats(seats).map(seat => rules.newMemory(options, seats, seat));
  return {
    hear: (to: Audience, event) => {
      for (const [seat, memory] of memories.entries()) if (maySee(to, seat)) rules.remember(memory, event);
    },
    choose: ({ state }, seat) => {
      const memory = memories[seat];
      if (memory === undefined) throw new RangeError(`there is no seat ${seat}`);
      return decide(player, { view: seatView(state, seat), memory }, stream, { iterations: ITERATIONS }).move;
    },
  };
};

const randomMove = (
  rules: AnyBox['rules'],
  state: Match<AnyGame>['state'],
  seat: Seat,
  stream: Stream,
): AnyGame['move'] => {
  const { table, own } = seatView(state, seat);
  return rules.randomMove(table, own, seat, stream);
};
