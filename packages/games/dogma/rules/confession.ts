import type { Refusal, Seat } from '@conclave/kernel';
import { type CardType, holds, MOST_CARDS_LAID, removeCards } from './components.ts';
import { activeCount, goOut, nextPlayer } from './going-out.ts';
import type { Confess, Join } from './moves.ts';
import { refuse } from './refusals.ts';
import { type Contribution, type Emit, handSize, type Secrets, type State, secretsOf, type Table } from './state.ts';
import { isVirtueNow } from './virtue.ts';

/** L, the player who laid the newest contribution; always active (DG-12.5). Nobody while no confession runs. */
export const lastContribution = (table: Readonly<Table>): Contribution | undefined => table.pile[table.pile.length - 1];

export const pileSize = (table: Readonly<Table>): number => table.pile.reduce((sum, { count }) => sum + count, 0);

/** DG-5.2, DG-7.1  One to three cards, never more than the hand holds. */
export const mostCards = (table: Readonly<Table>, seat: Seat): number =>
  Math.min(MOST_CARDS_LAID, handSize(table, seat));

/** DG-5.2, DG-7.1  Any own cards may be laid, whatever they are. */
const refuseCards = (own: Secrets, cards: readonly CardType[], rule: 'DG-5.2' | 'DG-7.1'): Refusal | undefined => {
  if (cards.length < 1 || cards.length > MOST_CARDS_LAID) return refuse('cardCount', rule);
  if (!holds(own.hand, cards)) return refuse('cardNotInHand', rule);
  return undefined;
};

/** DG-5.2 to DG-5.5  One to three own cards and exactly one type that is a virtue now. The claim may be a lie. */
export const refuseConfession = (table: Readonly<Table>, own: Secrets, move: Confess): Refusal | undefined => {
  const refused = refuseCards(own, move.cards, 'DG-5.2');
  if (refused !== undefined) return refused;
  if (move.alsoClaimed !== undefined) return refuse('oneVirtueOnly', 'DG-5.3');
  if (!isVirtueNow(move.claim, table.altar)) return refuse('notAVirtueNow', 'DG-5.4');
  return undefined;
};

/** DG-5.1 step 2, DG-5.6  The confession begins, and the next player responds. */
export const confess = (state: State, seat: Seat, { cards, claim }: Confess, emit?: Emit): void => {
  const { table } = state;
  table.claim = claim;
  lay(state, seat, cards);
  askNext(table, seat);
  emit?.('all', { type: 'confessed', rule: 'DG-5.3', seat, count: cards.length, claim, responder: table.turn });
  emit?.(seat, { type: 'laid', rule: 'DG-5.2', seat, cards });
};

/** DG-7.6  Joining needs somebody who answers afterwards (DG-D34). */
export const canJoin = (table: Readonly<Table>): boolean => {
  const last = lastContribution(table);
  return last !== undefined && (activeCount(table) > 2 || handSize(table, last.seat) > 0);
};

/** DG-7.1, DG-7.6 */
export const refuseJoin = (table: Readonly<Table>, own: Secrets, { cards }: Join): Refusal | undefined => {
  const refused = refuseCards(own, cards, 'DG-7.1');
  if (refused !== undefined) return refused;
  return canJoin(table) ? undefined : refuse('joinNotPossible', 'DG-7.6');
};

/** DG-7.1 to DG-7.5  The joiner covers what lies there and becomes L; the chain may go round the table (DG-D35). */
export const join = (state: State, seat: Seat, { cards }: Join, emit?: Emit): void => {
  const { table } = state;
  const covered = lastContribution(table);
  const { claim } = table;
  if (covered === undefined || claim === undefined) throw new Error('there is no confession to join');
  lay(state, seat, cards);
  const goesOut = handSize(table, covered.seat) === 0;
  const count = cards.length;
  const responder = nextResponder(table, seat, goesOut ? covered.seat : undefined);
  emit?.('all', { type: 'joined', rule: 'DG-7.1', seat, count, claim, pile: pileSize(table), responder });
  emit?.(seat, { type: 'laid', rule: 'DG-7.1', seat, cards });
  if (goesOut) goOut(table, covered.seat, 'covered', emit); // DG-7.3, DG-12.2 a (DG-D31): before the next player answers
  askNext(table, seat); // DG-7.4
};

/** DG-7.4  The next player who is still active once the covered contributor has gone out. */
const nextResponder = (table: Readonly<Table>, seat: Seat, leaving: Seat | undefined): Seat => {
  const next = nextPlayer(table, seat);
  return next === leaving ? nextPlayer(table, next) : next;
};

/** DG-16.1  Everybody sees who laid how many; what they are is a secret of the one who laid them. */
const lay = ({ table, secrets }: State, seat: Seat, cards: readonly CardType[]): void => {
  const own = secretsOf(secrets, seat);
  removeCards(own.hand, cards);
  own.laid = [...own.laid, cards];
  table.handSizes[seat] = handSize(table, seat) - cards.length;
  table.pile = [...table.pile, { seat, count: cards.length }];
};

/** DG-5.6, DG-7.4  The next player becomes the responder. */
const askNext = (table: Table, after: Seat): void => {
  table.phase = 'respond';
  table.turn = nextPlayer(table, after);
};
