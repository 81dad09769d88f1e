import { fastChance } from '@conclave/kernel';
import { rules } from '../rules/rules.ts';
import type { Secrets, State } from '../rules/state.ts';
import { randomMetaOptions } from './random-options.ts';

export const ownOf = ({ secrets }: State, seat: number): Secrets => {
  const own = secrets[seat];
  if (own === undefined) throw new Error('no seat');
  return own;
};

/** Plays META CULPA by luck and looks now and then. */
export const play = (seats: number, seed: number, look: (state: State) => void): void => {
  const luck = fastChance(seed);
  const state = rules.setup(randomMetaOptions(seats, luck.stream('options')), seats, luck);
  for (let step = 0; step < 400 && rules.places(state.table) === undefined; step += 1) {
    if (step % 3 === 0) look(state);
    const [seat = 0] = rules.toAct(state.table);
    rules.apply(state, seat, rules.randomMove(state.table, ownOf(state, seat), seat, luck.stream(`${step}`)), luck);
  }
};
