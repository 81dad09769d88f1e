import {
  type AnyRules,
  allSeats,
  type Emit,
  fastChance,
  type GameTypes,
  maySee,
  orThrow,
  type Seat,
  type State,
  seatView,
} from '@conclave/kernel';
import type { Situation } from '../src/bot/bot.ts';

export interface Moment {
  readonly state: State<GameTypes>;
  readonly seat: Seat;
  readonly situation: Situation<GameTypes>;
}

/** A game of random moves, told moment by moment: whose turn, and what that seat knows. */
export function* moments(rules: AnyRules, seats: number, seed: number): Generator<Moment> {
  const chance = fastChance(seed);
  const options = orThrow(rules.options.parse({}, { seats, humans: seats }));
  const memories = allSeats(seats).map(seat => rules.newMemory(options, seats, seat));
  const emit: Emit<GameTypes['event']> = (to, event) => {
    for (const seat of allSeats(seats)) if (maySee(to, seat)) rules.remember(memories[seat] as object, event);
  };
  const state = rules.setup(options, seats, chance, emit);
  for (let seat = rules.toAct(state.table)[0]; seat !== undefined; seat = rules.toAct(state.table)[0]) {
    const view = seatView(state, seat);
    yield { state, seat, situation: { view, memory: memories[seat] as object } };
    rules.apply(state, seat, rules.randomMove(state.table, view.own, seat, chance), chance, emit);
  }
}
