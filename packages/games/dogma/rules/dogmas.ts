import type { Refusal, Seat } from '@conclave/kernel';
import { ALTAR_ROOM, CARD_TYPES, type CardType, DOGMA_PRICE, RUBIES } from './components.ts';
import type { CreateDogma } from './moves.ts';
import { refuse } from './refusals.ts';
import { type Emit, rubiesOf, type State, type Table } from './state.ts';
import { isVirtueNow } from './virtue.ts';

/** DG-1.2, DG-3.4, DG-10.2  The open stock: every dogma that is not on the altar. */
export const dogmaStock = (altar: readonly CardType[]): readonly CardType[] =>
  CARD_TYPES.filter(type => !altar.includes(type));

/** DG-9.4  Rubies that nobody has. */
export const rubySupply = (table: Readonly<Table>): number => RUBIES - table.rubies.reduce((sum, own) => sum + own, 0);

/** DG-10.1  Two rubies, and the turn to confess; the price makes it at most one a turn. */
export const canCreateDogma = (table: Readonly<Table>, seat: Seat): boolean =>
  table.phase === 'confess' && table.turn === seat && rubiesOf(table, seat) >= DOGMA_PRICE;

export const isAltarFull = (altar: readonly CardType[]): boolean => altar.length === ALTAR_ROOM;

/** DG-10.1 to DG-10.3 */
export const refuseDogma = (table: Readonly<Table>, seat: Seat, move: CreateDogma): Refusal | undefined => {
  const { altar } = table;
  const { dogma, replace } = move;
  if (rubiesOf(table, seat) < DOGMA_PRICE) return refuse('needTwoRubies', 'DG-10.1');
  if (altar.includes(dogma)) return refuse('dogmaOnAltar', 'DG-10.2'); // DG-D25
  if (!isAltarFull(altar)) return replace === undefined ? undefined : refuse('nothingToReplace', 'DG-10.3'); // DG-D26
  return replace !== undefined && altar.includes(replace) ? undefined : refuse('chooseReplaced', 'DG-10.3');
};

/** DG-10.2 to DG-10.5  Pay, place, and the status changes at once; the confession follows in the same turn. */
export const createDogma = ({ table }: State, seat: Seat, { dogma, replace }: CreateDogma, emit?: Emit): void => {
  table.rubies[seat] = rubiesOf(table, seat) - DOGMA_PRICE;
  table.altar =
    replace === undefined ? [...table.altar, dogma] : table.altar.map(type => (type === replace ? dogma : type));
  if (emit === undefined) return;
  const replaced = replace === undefined ? {} : { replaced: replace };
  emit('all', { type: 'dogmaCreated', rule: 'DG-10.3', seat, dogma, ...replaced, altar: table.altar });
  for (const card of replace === undefined ? [dogma] : [dogma, replace]) tellStatus(card, table.altar, emit);
};

const tellStatus = (card: CardType, altar: readonly CardType[], emit: Emit): void =>
  emit('all', { type: 'statusChanged', rule: 'DG-4.2', card, now: isVirtueNow(card, altar) ? 'virtue' : 'sin' });
