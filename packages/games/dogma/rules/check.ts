import type { Seat } from '@conclave/kernel';
import {
  addCards,
  type CardType,
  type Counts,
  cardsOf,
  countsOf,
  MOST_RUBIES,
  noCards,
  removeCards,
} from './components.ts';
import { lastContribution, pileSize } from './confession.ts';
import type { Decision, WhyTaken } from './events.ts';
import { discardSetsOfFour } from './four-of-a-kind.ts';
import { goOutInOrder, isOver, startNext } from './going-out.ts';
import { countConfession } from './stalemate.ts';
import { type Emit, handSize, rubiesOf, type State, secretsOf, type Table } from './state.ts';

/** A check under way: R answered L, and L's newest contribution decides. */
interface Check {
  readonly state: State;
  readonly table: Table;
  readonly responder: Seat;
  readonly last: Seat;
  readonly decision: Decision;
  readonly claim: CardType;
  /** L's newest contribution, and nothing else: earlier ones are never checked any more (DG-7.2, DG-8.1, DG-D48). */
  readonly cards: readonly CardType[];
  readonly honest: boolean;
  readonly emit: Emit | undefined;
}

/** DG-8.5  After believe or doubt, strictly in this order. */
export const check = (state: State, responder: Seat, decision: Decision, emit?: Emit): void => {
  const checked = newCheck(state, responder, decision, emit);
  announceDecision(checked); // 1
  turnUp(checked); // 2
  judge(checked); // 3
  rewardResponder(checked); // 4
  movePile(checked); // 5
  discardSetsOfTaker(checked); // 6
  goOutAfterCheck(checked); // 7
  if (isOver(state.table)) return; // DG-14.1
  countConfession(state.table, emit); // 8
  if (isOver(state.table)) return; // DG-15.3
  startNext(state.table, responder, emit); // 9
};

const newCheck = (state: State, responder: Seat, decision: Decision, emit: Emit | undefined): Check => {
  const { table } = state;
  const { claim } = table;
  const last = lastContribution(table)?.seat;
  if (last === undefined || claim === undefined) throw new Error('there is no confession to check');
  const cards = secretsOf(state.secrets, last).laid.at(-1) ?? [];
  return { state, table, responder, last, decision, claim, cards, honest: isHonest(cards, claim), emit };
};

/** DG-8.3  Every card has exactly the claimed type; another virtue is a lie too, and the altar plays no part (DG-4.3, DG-D28). */
export const isHonest = (cards: readonly CardType[], claim: CardType): boolean => cards.every(card => card === claim);

const isRight = ({ decision, honest }: Check): boolean => (decision === 'believe') === honest;

const announceDecision = ({ responder: seat, decision, last, emit }: Check): void =>
  emit?.('all', { type: 'decided', rule: 'DG-6.3', seat, decision, contributor: last });

const turnUp = ({ last: seat, cards, claim, emit }: Check): void =>
  emit?.('all', { type: 'turnedUp', rule: 'DG-8.1', seat, cards, claim });

const judge = (checked: Check): void => {
  const { last: seat, honest, emit } = checked;
  emit?.('all', { type: 'judged', rule: 'DG-8.3', seat, honest, responderRight: isRight(checked) });
};

/** DG-9.2, DG-9.3  A responder who was right gains a ruby; with two already, the ruby is lost. Nobody else gains any (DG-D21). */
const rewardResponder = (checked: Check): void => {
  if (!isRight(checked)) return;
  const { table, responder: seat, emit } = checked;
  const rubies = rubiesOf(table, seat);
  if (rubies === MOST_RUBIES) emit?.('all', { type: 'rubyMissed', rule: 'DG-9.3', seat, rubies });
  else {
    table.rubies[seat] = rubies + 1;
    emit?.('all', { type: 'rubyGained', rule: 'DG-9.2', seat, rubies: rubies + 1 });
  }
};

interface Taker {
  readonly seat: Seat;
  readonly why: WhyTaken;
}

/** DG-8.2  Who takes the pile, and why; nobody when the truth was believed. */
const takerOf = ({ decision, honest, responder, last }: Check): Taker | undefined => {
  if (decision === 'believe') return honest ? undefined : { seat: responder, why: 'believedLie' };
  return honest ? { seat: responder, why: 'doubtedTruth' } : { seat: last, why: 'caught' };
};

/** DG-8.2, DG-8.4  The whole pile, also what the taker and players who are out have laid. */
const movePile = (checked: Check): void => {
  const { state, table, cards } = checked;
  const count = pileSize(table);
  const covered = count - cards.length;
  const taker = takerOf(checked);
  if (taker === undefined) discardPile(checked, count, covered);
  else if (leavesCovered(table, taker) && covered > 0) takeOnlyNewest(checked, taker, covered);
  else takePile(checked, taker, count, covered);
  clearPile(state);
};

const leavesCovered = ({ options }: Table, { why }: Taker): boolean =>
  why === 'doubtedTruth' && options.wrongDoubtTakes === 'lastContribution';

/** All cards of the pile, without a note who laid which (DG-16.1). */
const addWholePile = (counts: Counts, { secrets }: State): void => {
  for (const { laid } of secrets) for (const cards of laid) addCards(counts, cards);
};

const discardPile = ({ state, emit }: Check, count: number, covered: number): void => {
  addWholePile(state.hidden.discard, state);
  noteDiscarded(state.table, count);
  emit?.('all', { type: 'pileDiscarded', rule: 'DG-8.2', count, covered });
};

const noteDiscarded = (table: Table, count: number): void => {
  table.discarded += count;
  table.progress = true; // DG-15.2
};

const takePile = (checked: Check, { seat, why }: Taker, count: number, covered: number): void => {
  const { state, emit } = checked;
  emit?.('all', { type: 'pileTaken', rule: 'DG-8.2', seat, count, covered, why });
  addWholePile(secretsOf(state.secrets, seat).hand, state);
  noteTaken(checked, seat, count);
  if (emit === undefined) return;
  const pile = noCards();
  addWholePile(pile, state);
  tellTaker(checked, seat, pile);
};

/** DG-19.2  The wrong doubter takes only the newest contribution; the rest goes face down to the discard pile. */
const takeOnlyNewest = (checked: Check, { seat, why }: Taker, covered: number): void => {
  const { state, cards, emit } = checked;
  emit?.('all', { type: 'pileTaken', rule: 'DG-19.2', seat, count: cards.length, covered: 0, why });
  addCards(secretsOf(state.secrets, seat).hand, cards);
  noteTaken(checked, seat, cards.length);
  tellTaker(checked, seat, countsOf(cards));
  addWholePile(state.hidden.discard, state);
  removeCards(state.hidden.discard, cards);
  noteDiscarded(state.table, covered);
  emit?.('all', { type: 'pileDiscarded', rule: 'DG-19.2', count: covered, covered });
};

const noteTaken = ({ table }: Check, seat: Seat, count: number): void => {
  table.handSizes[seat] = handSize(table, seat) + count;
};

/** DG-16.3  Sorted: the order of the cards shows nothing. */
const tellTaker = ({ emit }: Check, seat: Seat, cards: Readonly<Counts>): void =>
  emit?.(seat, { type: 'taken', rule: 'DG-16.3', seat, cards: cardsOf(cards) });

const NOTHING: readonly never[] = [];

const clearPile = ({ table, secrets }: State): void => {
  for (const { seat } of table.pile) secretsOf(secrets, seat).laid = NOTHING;
  table.pile = NOTHING;
  table.claim = undefined;
};

/** DG-11.2 */
const discardSetsOfTaker = (checked: Check): void => {
  const taker = takerOf(checked);
  if (taker !== undefined) discardSetsOfFour(checked.state, taker.seat, checked.emit);
};

/** DG-12.2 b  First L, then R; L even when caught, if sets of four emptied the hand (DG-11.6, DG-D32, DG-D33). */
const goOutAfterCheck = ({ table, last, responder, emit }: Check): void =>
  goOutInOrder(table, [last, responder], 'checked', emit);
