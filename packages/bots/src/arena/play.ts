import {
  allSeats,
  at,
  type BySeat,
  type Bystanders,
  fastChance,
  type GameTypes,
  orThrow,
  placesOf,
  playOut,
  type Rules,
  type SeatView,
  type State,
  type Stream,
} from '@conclave/kernel';
import { type Bot, type Budget, decide } from '@conclave/search';
import { labelledChance, seedOf } from './labelled-chance.ts';

/** How many decisions a seat has made, and what they took by the budget's clock. */
export interface Thought {
  readonly decisions: number;
  readonly milliseconds: number;
}

export interface Outcome {
  readonly places: BySeat<number>;
  readonly points: BySeat<number>;
  readonly moves: number;
  readonly thought: BySeat<Thought>;
}

/** A game between bots: the deal from one seed, each bot's luck from another, each bot shown only what its seat may see. */
export interface Encounter<Game extends GameTypes> {
  readonly rules: Rules<Game>;
  readonly bots: BySeat<Bot<Game>>;
  readonly deal: string;
  readonly luck: string;
  readonly budget: Budget;
  readonly options?: unknown;
  /** Looks at the table after every move, e.g. to take figures. */
  watch?(state: State<Game>): void;
}

/** A bot at its seat, with its own luck and the time it has taken. */
interface Player<Game extends GameTypes> {
  readonly bot: Bot<Game>;
  readonly stream: Stream;
  decisions: number;
  milliseconds: number;
}

export const playEncounter = <Game extends GameTypes>(encounter: Encounter<Game>): Outcome => {
  const { rules, bots, deal, luck, budget, watch } = encounter;
  const seats = bots.length;
  const players = bots.map(
    (bot, seat): Player<Game> => ({
      bot,
      stream: fastChance(seedOf(`${luck}/${seat}`)),
      decisions: 0,
      milliseconds: 0,
    }),
  );
  const { state, standing } = playOut<Game>({
    rules,
    options: orThrow(rules.options.parse(encounter.options ?? {}, { seats, humans: 0 })),
    seats,
    chance: labelledChance(deal),
    decide: (view, memory) => think(players[view.seat], view, memory, budget),
    watch: (table, moves) => (moves > 0 ? watch?.(table) : undefined),
    bystanders: bystandersOf(encounter),
  });
  const places = placesOf({ rules, state }) ?? [];
  const thought = players.map(({ decisions, milliseconds }) => ({ decisions, milliseconds }));
  return { places, points: rules.points?.(state.table) ?? places, moves: standing.count, thought };
};

/** All of them also speak unasked, with luck of their own. */
const bystandersOf = <Game extends GameTypes>({ bots, luck }: Encounter<Game>): Bystanders => {
  const streams = bots.map((_, seat) => fastChance(seedOf(`${luck}/${seat}/aside`)));
  return { seats: allSeats(bots.length), luck: seat => at(streams, seat) };
};

const think = <Game extends GameTypes>(
  player: Player<Game> | undefined,
  view: SeatView<Game>,
  memory: Game['memory'],
  budget: Budget,
): Game['move'] => {
  if (player === undefined) throw new RangeError(`there is no seat ${view.seat}`);
  const now = budget.now ?? (() => 0);
  const start = now();
  const { move } = decide(player.bot, { view, memory }, player.stream, budget);
  player.decisions += 1;
  player.milliseconds += now() - start;
  return move;
};
