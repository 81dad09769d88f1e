import { at, type Emit, type Refusal, type Seat } from '@conclave/kernel';
import { type Action, refuseKind } from './actions.ts';
import { mayDonateTwo } from './characters.ts';
import { type Character, COIN_VALUE, COMPARTMENT, GOODS, ITEM, type Item } from './components.ts';
import { add } from './counts.ts';
import type { Event } from './events.ts';
import type { Donation, MoveOf } from './moves.ts';
import { REFUSED } from './refusals.ts';
import { gainGood, gainTaler } from './screens.ts';
import type { Secrets, State, Table } from './state.ts';

/** MC-1.3, MC-12.2  Any coin may be shown by someone who owns at least that much. */
export const owns = (own: Secrets, item: Item): boolean => {
  const index = ITEM[item];
  return index < GOODS.length ? at(own.goods, index) > 0 : own.taler >= at(COIN_VALUE, index);
};

/** Two things need two goods, or taler for both coins. */
const ownsBoth = (own: Secrets, one: Item, other: Item): boolean => {
  const value = at(COIN_VALUE, ITEM[one]) + at(COIN_VALUE, ITEM[other]);
  if (own.taler < value) return false;
  return one !== other || ITEM[one] >= GOODS.length || at(own.goods, ITEM[one]) > 1;
};

/** MC-12.1, MC-12.4, MC-12.6  One good or coin from behind the screen, two in the Emperor's turn. Letters and stones are no `Item`. */
const refuseDonation = (
  own: Secrets,
  character: Character,
  { things: [one, other] }: MoveOf<'donate'>,
): Refusal | undefined => {
  if (other !== undefined && !mayDonateTwo(character)) return REFUSED.onlyTheEmperor;
  if (one === undefined || !owns(own, one.item)) return REFUSED.notYours;
  if (other === undefined) return undefined;
  return owns(own, other.item) && ownsBoth(own, one.item, other.item) ? undefined : REFUSED.notYours;
};

/** MC-5.6, MC-12.1  Things go into a chest; only their owner knows which compartment. */
export const store = ({ table, secrets }: State, seat: Seat, things: readonly Donation[]): void => {
  for (const { item, into } of things) {
    add(at(at(secrets, seat).chest, COMPARTMENT[into]), ITEM[item], 1);
    add(table.chests, seat, 1);
  }
};

export const give = (state: State, seat: Seat, { item }: Donation): void => {
  const coin = at(COIN_VALUE, ITEM[item]);
  if (coin > 0) gainTaler(state, seat, -coin);
  else gainGood(state, seat, at(GOODS, ITEM[item]), -1);
};

/** MC-12.1, MC-12.3  Shown to all, then into a compartment that nobody else knows; it leaves only at its evaluation. */
const showAndStore = (state: State, seat: Seat, { things }: MoveOf<'donate'>, emit?: Emit<Event>): void => {
  for (const thing of things) give(state, seat, thing);
  store(state, seat, things);
  emit?.('all', { type: 'donated', seat, items: things.map(({ item }) => item), rule: 'MC-12.1' });
  emit?.(seat, { type: 'stored', seat, things, rule: 'MC-12.1' });
};

export const donate: Action<'donate'> = {
  kind: 'donate',
  refuse: (table, own, frame, move) => refuseKind(table, frame, 'donate') ?? refuseDonation(own, frame.character, move),
  carryOut: (state, { seat }, move, emit) => showAndStore(state, seat, move, emit),
};

/** MC-12.5, D-45  Compartment I is never evaluated again after the first cathedral: legal, only a bluff; the page warns. */
export const isOnlyABluff = (table: Table, { into }: Donation): boolean => into === 'I' && table.finished > 0;
