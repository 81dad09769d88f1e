import {
  allSeats,
  type BySeat,
  type Emit,
  fastChance,
  type GameTypes,
  maySee,
  orThrow,
  type Rules,
  type State,
  seatView,
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

const LONGEST = 20_000;

export const playEncounter = <Game extends GameTypes>(encounter: Encounter<Game>): Outcome => {
  const { rules, bots, deal, luck, budget, watch } = encounter;
  const seats = bots.length;
  const options = orThrow(rules.options.parse(encounter.options ?? {}, { seats, humans: 0 }));
  const memories = allSeats(seats).map(seat => rules.newMemory(options, seats, seat));
  const streams = allSeats(seats).map(seat => fastChance(seedOf(`${luck}/${seat}`)));
  const emit: Emit<Game['event']> = (to, event) => {
    for (const [seat, memory] of memories.entries()) if (maySee(to, seat)) rules.remember(memory, event);
  };
  const chance = labelledChance(deal);
  const state = rules.setup(options, seats, chance, emit);
  const thought = allSeats(seats).map(() => ({ decisions: 0, milliseconds: 0 }));
  const now = budget.now ?? (() => 0);
  let moves = 0;
  for (let waiting = rules.toAct(state.table); waiting.length > 0; waiting = rules.toAct(state.table)) {
    const seat = waiting[0] as number;
    const situation = { view: seatView(state, seat), memory: memories[seat] as Game['memory'] };
    const start = now();
    const { move } = decide(bots[seat] as Bot<Game>, situation, streams[seat] as ReturnType<typeof fastChance>, budget);
    const spent = thought[seat] as { decisions: number; milliseconds: number };
    spent.decisions += 1;
    spent.milliseconds += now() - start;
    const refused = rules.refusal(state.table, situation.view.own, seat, move);
    if (refused !== undefined) throw new Error(`refused: ${JSON.stringify(move)} ${refused.code} ${refused.rule}`);
    rules.apply(state, seat, move, chance, emit);
    watch?.(state);
    moves += 1;
    if (moves > LONGEST) throw new Error(`no end after ${LONGEST} moves (${deal}, ${luck})`);
  }
  const places = rules.places(state.table);
  if (places === undefined) throw new Error('nobody is to act and the game is not over');
  return { places, points: rules.points?.(state.table) ?? places, moves, thought };
};
