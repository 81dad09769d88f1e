import { at, type Emit, type Refusal, type Seat } from '@conclave/kernel';
import { MOST_NOTCHES, PLACES, type Place } from './components.ts';
import type { Event } from './events.ts';
import { enterHouse, isOpen, isWithinLimit, notchCost } from './house.ts';
import type { MoveOf } from './moves.ts';
import { turnPost } from './posts.ts';
import { moveTowardsHell, nearestToHell } from './record-of-sins.ts';
import { REFUSED } from './refusals.ts';
import { type Frame, pop, push, type TurnFrame } from './stack.ts';
import type { State, Table } from './state.ts';
import { postForAction } from './turn.ts';

/** MC-14.2  In every setting at least one open place must be within the Pope's limit. */
const canTravel = (table: Table, post: number): boolean => {
  for (const place of PLACES) if (isOpen(table, place) && isWithinLimit(table, place, post)) return true;
  return false;
};

/** MC-14.2, MC-14.7, MC-14.8  Open places, with `blocked` only those within the limit, after the notch for a second action. */
export const refuseTravel = (table: Table, frame: TurnFrame, { place }: MoveOf<'travel'>): Refusal | undefined => {
  const post = postForAction(table, frame);
  if (!canTravel(table, post)) return REFUSED.nowhereToTravel;
  if (!isOpen(table, place)) return REFUSED.placeNotOpen;
  if (table.options.popeOverLimit !== 'blocked') return undefined;
  return isWithinLimit(table, place, post) ? undefined : REFUSED.popeOverTheLimit;
};

/** MC-14.2, MC-14.3  Announced to all; the die is set in secret and final. MC-14.4, D-21: the other player nearest to Hell will guess. */
export const travel = (state: State, seat: Seat, { place }: MoveOf<'travel'>, emit?: Emit<Event>): void => {
  at(state.secrets, seat).die = place;
  emit?.('all', { type: 'travelling', seat, rule: 'MC-14.2' });
  emit?.(seat, { type: 'dieSet', seat, place, rule: 'MC-14.3' });
  push(state.table, { at: 'guess', seat: nearestToHell(state.table, seat), pope: seat });
};

/** MC-14.4, D-22  A place that is still open. */
export const refuseGuess = (table: Table, { place }: MoveOf<'guess'>): Refusal | undefined =>
  isOpen(table, place) ? undefined : REFUSED.cannotGuess;

type GuessFrame = Extract<Frame, { readonly at: 'guess' }>;

/** MC-14.5, MC-14.6  The die is shown. */
export const guess = (state: State, frame: GuessFrame, guessed: Place, emit?: Emit<Event>): void => {
  const { table, secrets } = state;
  const { seat, pope } = frame;
  const place = at(secrets, pope).die as Place;
  const caught = place === guessed;
  at(secrets, pope).die = 0;
  pop(table);
  emit?.('all', { type: 'guessed', seat, pope, guess: guessed, place, caught, rule: 'MC-14.5' });
  const overLimit = !isWithinLimit(table, place, at(table.posts, pope));
  if (overLimit && (caught || table.options.popeOverLimit === 'penalised')) penalise(table, pope, place, emit);
  else if (caught) payLikeAnyone(state, pope, place, emit);
  else enterHouse(state, pope, place, { notches: 0, paysSinStone: false }, emit);
};

/** MC-14.6  Caught: one step towards Hell (D-69), then the full cost, then the effect (D-23). */
const payLikeAnyone = (state: State, pope: Seat, place: Place, emit?: Emit<Event>): void => {
  moveTowardsHell(state.table, pope, 1, 'MC-14.6', emit);
  enterHouse(state, pope, place, { notches: notchCost(state.table, place), paysSinStone: true }, emit);
};

/** MC-14.7, D-20  One step, post at 6; no effect, no sin stone, the place stays open. */
const penalise = (table: Table, pope: Seat, place: Place, emit?: Emit<Event>): void => {
  emit?.('all', { type: 'overTheLimit', seat: pope, place, rule: 'MC-14.7' });
  moveTowardsHell(table, pope, 1, 'MC-14.7', emit);
  turnPost(table, pope, MOST_NOTCHES - at(table.posts, pope), 'MC-14.7', emit);
};
