import { at, type Emit, pick, type Refusal, type Seat } from '@conclave/kernel';
import { byHand } from '#manual-room';
import { type Action, postForAction, refuseKind } from './actions.ts';
import { travelsIncognito } from './characters.ts';
import { MOST_NOTCHES, PLACES, type Place } from './components.ts';
import type { Event } from './events.ts';
import { type Costs, enterHouse, isOpen, isWithinLimit, notchCost, openPlaces } from './house.ts';
import { GUESS_MOVES, type MoveOf } from './moves.ts';
import { turnPost } from './posts.ts';
import { always, question } from './question.ts';
import { moveTowardsHell, nearestToHell } from './record-of-sins.ts';
import { REFUSED } from './refusals.ts';
import { type FrameOf, pop, push, type TurnFrame } from './stack.ts';
import type { State, Table } from './state.ts';

/** MC-14.2  In every setting at least one open place must be within the Pope's limit. */
const canTravel = (table: Table, post: number): boolean => {
  for (const place of PLACES) if (isOpen(table, place) && isWithinLimit(table, place, post)) return true;
  return false;
};

/** MC-14.2, MC-14.7, MC-14.8  Open places, with `blocked` only those within the limit, after the notch for a second action. */
const refuseTravel = (table: Table, frame: TurnFrame, { place }: MoveOf<'travel'>): Refusal | undefined => {
  const post = postForAction(table, frame);
  if (!canTravel(table, post)) return REFUSED.nowhereToTravel;
  if (!isOpen(table, place)) return REFUSED.placeNotOpen;
  if (table.options.popeOverLimit !== 'blocked') return undefined;
  return isWithinLimit(table, place, post) ? undefined : REFUSED.popeOverTheLimit;
};

/** MC-14.2, MC-14.3  Announced to all; the die is set in secret and final. MC-14.4, D-21: the other player nearest to Hell will guess. */
export const setTheDie = (state: State, seat: Seat, { place }: { readonly place: Place }, emit?: Emit<Event>): void => {
  at(state.secrets, seat).die = place;
  emit?.('all', { type: 'travelling', seat, rule: 'MC-14.2' });
  emit?.(seat, { type: 'dieSet', seat, place, rule: 'MC-14.3' });
  push(state.table, { at: 'guess', seat: nearestToHell(state.table, seat), pope: seat });
};

/** MC-14.1  Only in the Pope's own turn (MC-15.5). */
export const travel: Action<'travel'> = {
  kind: 'visit',
  refuse: (table, _own, frame, move) => {
    if (!travelsIncognito(frame.character)) return REFUSED.onlyThePope;
    return refuseKind(table, frame, 'visit') ?? refuseTravel(table, frame, move);
  },
  carryOut: (state, { seat }, move, emit) => setTheDie(state, seat, move, emit),
};

/** MC-26.24 a  In META CULPA as it would be if everything owed in this turn were paid. */
const postOf = (table: Table, seat: Seat): number =>
  at(table.posts, seat) + (table.manual === undefined ? 0 : byHand().owedNotches(table));

/** MC-14.5, MC-14.6  The die is shown. */
const showTheDie = (state: State, { seat, pope }: FrameOf<'guess'>, guessed: Place, emit?: Emit<Event>): void => {
  const { table, secrets } = state;
  const place = at(PLACES, at(secrets, pope).die - 1);
  const caught = place === guessed;
  at(secrets, pope).die = 0;
  pop(table);
  emit?.('all', { type: 'guessed', seat, pope, guess: guessed, place, caught, rule: 'MC-14.5' });
  const overLimit = !isWithinLimit(table, place, postOf(table, pope));
  if (overLimit && (caught || table.options.popeOverLimit === 'penalised')) penalise(table, pope, place, emit);
  else if (caught) payLikeAnyone(state, pope, place, emit);
  else goIn(state, pope, place, { notches: 0, paysSinStone: false }, emit);
};

/** MC-14.6  Caught: one step towards Hell (D-69), then the full cost, then the effect (D-23). */
const payLikeAnyone = (state: State, pope: Seat, place: Place, emit?: Emit<Event>): void => {
  moveTowardsHell(state.table, pope, 1, 'MC-14.6', emit);
  goIn(state, pope, place, { notches: notchCost(state.table, place), paysSinStone: true }, emit);
};

/** MC-14.6  He pays and goes in; in META CULPA he does both by hand (MC-26.10). */
const goIn = (state: State, pope: Seat, place: Place, costs: Costs, emit?: Emit<Event>): void =>
  state.table.manual === undefined
    ? enterHouse(state, pope, place, costs, emit)
    : byHand().arriveByHand(state.table, place, costs);

/** MC-14.7, D-20  One step, post at 6; no effect, no sin stone, the place stays open. */
const penalise = (table: Table, pope: Seat, place: Place, emit?: Emit<Event>): void => {
  emit?.('all', { type: 'overTheLimit', seat: pope, place, rule: 'MC-14.7' });
  moveTowardsHell(table, pope, 1, 'MC-14.7', emit);
  turnPost(table, pope, MOST_NOTCHES - at(table.posts, pope), 'MC-14.7', emit);
  if (table.manual !== undefined) byHand().endOfTravel(table);
};

/** MC-14.4, D-22  Where is he? A place that is still open. */
export const guessQuestion = question<'guess', 'guess'>({
  takes: ['guess'],
  answers: always(GUESS_MOVES),
  refuse: (table, _own, _frame, { place }) => (isOpen(table, place) ? undefined : REFUSED.cannotGuess),
  decide: (state, frame, { place }, _by, emit) => showTheDie(state, frame, place, emit),
  timeout: (table, _own, _frame, stream) => ({ type: 'guess', place: pick(openPlaces(table), stream) }),
});
