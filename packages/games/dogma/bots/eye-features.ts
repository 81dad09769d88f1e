import { at, type Seat, type State as StateOf } from '@conclave/kernel';
import { log } from '@conclave/kernel/arithmetic';
import { activeCount, type Dogma, isOut, lastContribution, nextPlayer, pileSize } from '../rules/index.ts';
import { claimable } from './hand-worth.ts';
import { expectedPlaces, leadOf, worth } from './outlook.ts';
import { REGULAR } from './temper.ts';

type State = StateOf<Dogma>;

/** Whoever changes what these numbers mean changes this, and trains again (bench/learn). */
export const EYE_FEATURES = 'dogma-eye/1';
export const EYE_INPUTS = 32;

const inputs = new Float64Array(EYE_INPUTS);
const flag = (condition: boolean): number => (condition ? 1 : 0);
const small = (size: number): number => log(1 + size) - 2;

/** Cards that can be confessed, their types, and sins that are held once, twice, three times. */
const handIn = ({ table, secrets }: State, seat: Seat): readonly number[] => {
  const virtue = claimable(table.altar);
  const sums = [0, 0, 0, 0, 0];
  for (const [index, count] of at(secrets, seat).hand.entries()) {
    if (count === 0) continue;
    if (virtue[index] === true) {
      sums[0] = (sums[0] as number) + count / 4;
      sums[1] = (sums[1] as number) + 1 / 3;
    } else sums[count + 1] = (sums[count + 1] as number) + 1;
  }
  return sums;
};

/** The confession that runs, if one does: 1 for the truth, -1 for a lie, 0 for none. */
const truthIn = ({ table, secrets }: State): number => {
  const newest = lastContribution(table);
  if (newest === undefined || table.claim === undefined) return 0;
  const cards = at(secrets, newest.seat).laid.at(-1) ?? [];
  return cards.every(card => card === table.claim) ? 1 : -1;
};

const rivalsIn = (state: State, seat: Seat, leads: readonly number[]): readonly number[] => {
  const { table } = state;
  let [best, sum, least, others, rubies] = [Number.NEGATIVE_INFINITY, 0, 99, 0, 0];
  for (let rival = 0; rival < leads.length; rival += 1) {
    if (rival === seat || isOut(table, rival)) continue;
    const lead = at(leads, rival);
    others += 1;
    sum += lead;
    rubies += at(table.rubies, rival);
    best = Math.max(best, lead);
    least = Math.min(least, at(table.handSizes, rival));
  }
  const own = at(leads, seat);
  const next = nextPlayer(table, seat);
  return [own - best, own - sum / others, small(least), rubies / others, own - at(leads, next), at(table.rubies, next)];
};

/** A whole position from the side of a seat that is still in; always in the same array. */
export const describeState = (state: State, seat: Seat): Float64Array => {
  const { table } = state;
  const seats = table.handSizes.length;
  const active = activeCount(table);
  const temper = at(REGULAR, active);
  const virtue = claimable(table.altar);
  const leads = table.handSizes.map((_, each) => (isOut(table, each) ? 0 : leadOf(state, each, virtue, temper)));
  const newest = lastContribution(table);
  const truth = truthIn(state);
  const isResponder = table.phase === 'respond' && table.turn === seat;
  const isLast = newest?.seat === seat;
  const steps = (table.turn - seat + seats) % seats;
  inputs.set([
    at(leads, seat),
    small(at(table.handSizes, seat)),
    at(table.rubies, seat),
    flag(table.phase === 'confess' && steps === 0),
    steps / seats,
    worth(at(expectedPlaces(state), seat), seats),
    worth(table.out.length + 1, seats),
    active / 8,
    flag(active === 2),
    seats / 8,
    table.altar.length,
    table.withoutProgress / 10,
    table.discarded / 56,
    flag(isResponder),
    flag(isLast),
    isResponder ? truth : 0,
    isLast ? truth : 0,
    isResponder || isLast ? pileSize(table) / 3 : 0,
    flag(isLast && at(table.handSizes, seat) === 0),
    truth,
    (newest?.count ?? 0) / 3,
    ...handIn(state, seat),
    ...rivalsIn(state, seat, leads),
  ]);
  return inputs;
};
