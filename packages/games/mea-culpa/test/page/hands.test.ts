import { at } from '@conclave/kernel';
import { describe, expect, test } from 'vitest';
import { LONGER } from '../../../../../scripts/longer.ts';
import {
  atHand,
  COINS,
  cardsLieThere,
  EMPTY_HANDS,
  type HandDraft,
  isByHandNow,
  liftedAt,
  offersAt,
  type Sitting,
  stepAt,
  targetsOf,
  wordsAt,
} from '../../page/by-hand/hands.ts';
import { buyingPrice } from '../../rules/buy.ts';
import { legalMoves } from '../../rules/choices.ts';
import { COIN_VALUE, ITEM, PLACES, STONE, STONES } from '../../rules/components.ts';
import { openPlaces } from '../../rules/house.ts';
import type { Move } from '../../rules/moves.ts';
import type { State, Table } from '../../rules/state.ts';
import { ownOf, play } from '../by-luck.ts';

/** What an editor of amounts can say. */
const PAYMENTS: readonly Move[] = Array.from({ length: 40 }, (_, index) => ({ type: 'pay', taler: index + 1 }));

/** Everything that hands can do: take a thing and press an answer, lift something and put it down, say a word. */
const doable = (sitting: Sitting): readonly Move[] => {
  const { table, own, seat } = sitting;
  const drafts: HandDraft[] = [];
  for (const spot of atHand(sitting)) {
    drafts.push({ spot });
    const carries = liftedAt(table, seat, spot);
    if (carries !== undefined) drafts.push({ spot, carries });
    if (spot === 'coin') for (const coin of COINS) drafts.push({ spot, coin });
  }
  const pays = atHand(sitting).has('coin') ? PAYMENTS.slice(0, own.taler) : [];
  return [
    ...wordsAt(table, seat),
    ...pays,
    ...drafts.flatMap(draft => [...offersAt(sitting, draft), ...targetsOf(draft).values()]),
  ];
};

/** MC-26.33  Who reaches out of turn reaches for a card, the market or the turn, not for what: one way to each is enough. */
const ATTEMPTS: Readonly<Record<string, string>> = { character: 'card', declare: 'turn', take: 'market' };
const keyOf = (table: Table, seat: number, move: Move): string => {
  const reached = ATTEMPTS[move.type];
  const step = stepAt(table);
  return reached !== undefined && step !== undefined && step.seat !== seat ? reached : JSON.stringify(move);
};

/** Bids, bonuses and whatever the table asks are answered as ever (draft.test.ts); calls are made in the register; cards and stones that lie nowhere cannot be reached for. */
const isMadeHere = (table: Table, seat: number, move: Move): boolean => {
  if (move.type === 'call' || move.type === 'bid') return false;
  if (move.type === 'settle' || move.type === 'putBack') return true;
  if (move.type === 'character' && !cardsLieThere(table, seat)) return false;
  if (move.type === 'take' && table.market[STONES.indexOf(move.stone)] === 0) return false;
  return isByHandNow(table, seat);
};

const sittingOf = (state: State, seat: number): Sitting => ({ table: state.table, own: ownOf(state, seat), seat });

describe.each([2, 3, 4])('META CULPA with %i players', seats => {
  test('MC-26.31: every hand step that is legal can be made by touching things, asked or not', () => {
    const kinds = new Set<string>();
    for (let seed = 1; seed <= 4 * LONGER; seed += 1)
      play(seats, seed * 10 + seats, state => {
        const { table } = state;
        for (let seat = 0; seat < seats; seat += 1) {
          const can = new Set(doable(sittingOf(state, seat)).map(move => keyOf(table, seat, move)));
          const legal = [...legalMoves(table, ownOf(state, seat), seat)].filter(move => isMadeHere(table, seat, move));
          expect(legal.filter(move => !can.has(keyOf(table, seat, move)))).toEqual([]);
          for (const { type } of legal) kinds.add(type);
        }
      });
    expect(kinds.size).toBeGreaterThan(16);
  });

  test('MC-26.3.7: what things offer does not change with what is owed, nor with whose turn it is', () => {
    let steps = 0;
    for (let seed = 1; seed <= 2 * LONGER; seed += 1)
      play(seats, seed * 10 + seats, state => {
        const { table } = state;
        const { manual } = table;
        const step = stepAt(table);
        if (manual === undefined || step?.at !== 'handTurn') return;
        const settled = (price: number) => ({
          ...table,
          manual: {
            ...manual,
            acts: manual.acts.map(act => ({
              ...act,
              price,
              paid: 0,
              notches: price,
              turned: 0,
              stones: price,
              put: 0,
            })),
          },
        });
        const turnedOn = { ...table, stack: [...table.stack.slice(0, -1), { ...step, seat: (step.seat + 1) % seats }] };
        const can = (seen: Table): string =>
          JSON.stringify(doable({ table: seen, own: ownOf(state, step.seat), seat: step.seat }));
        expect(can(settled(3))).toBe(can(settled(0)));
        expect(can(turnedOn)).toBe(can(table));
        steps += 1;
      });
    expect(steps).toBeGreaterThan(20);
  });
});

test('with empty hands nothing is offered at all', () => {
  play(3, 5, state => expect(offersAt(sittingOf(state, 0), EMPTY_HANDS)).toEqual([]));
});

test('MC-13.2, MC-10.2: a dark window and an empty stall offer nothing that everybody sees refused', () => {
  let dark = 0;
  for (let seed = 1; seed <= 4; seed += 1)
    play(4, seed, state => {
      const { table } = state;
      const seat = stepAt(table)?.seat;
      if (table.manual === undefined || seat === undefined) return;
      for (const place of PLACES) {
        const visits = offersAt(sittingOf(state, seat), { spot: `place ${place}` }).filter(
          ({ type }) => type === 'declare',
        );
        if (openPlaces(table).includes(place)) continue;
        dark += 1;
        expect(visits).toEqual([]);
      }
      for (const [index, stone] of STONES.entries())
        if (table.market[index] === 0) expect(offersAt(sittingOf(state, seat), { spot: `stall ${stone}` })).toEqual([]);
    });
  expect(dark).toBeGreaterThan(20);
});

test('MC-10.5, MC-11.1, MC-12.2, MC-26.16: nothing is offered of what one does not have, whoever is asked', () => {
  let poor = 0;
  const isRich = ({ own, table, seat }: Sitting, move: Move): boolean => {
    if (move.type === 'settle') return (table.manual?.beside[seat] ?? 0) > 0;
    if (move.type === 'show' || move.type === 'drop')
      return ITEM[move.item] < 4 ? at(own.goods, ITEM[move.item]) > 0 : at(COIN_VALUE, ITEM[move.item]) <= own.taler;
    if (move.type !== 'declare') return true;
    const { action } = move;
    if (action.type === 'sell') return at(own.goods, STONE[action.good]) > 0;
    if (action.type === 'buy' || action.type === 'greedy') return own.taler >= buyingPrice(table, action.good);
    if (action.type === 'buyLetter') return own.taler >= buyingPrice(table, 'indulgence');
    return action.type !== 'donate' || own.taler > 0 || own.goods.some(number => number > 0);
  };
  for (let seed = 1; seed <= 4; seed += 1)
    play(4, seed, state => {
      for (let seat = 0; seat < 4; seat += 1) {
        const own = { ...ownOf(state, seat), taler: seed === 1 ? ownOf(state, seat).taler : seed - 2 };
        const sitting = { table: state.table, own, seat };
        if (!isByHandNow(state.table, seat)) continue;
        poor += own.goods.filter(number => number === 0).length;
        expect(doable(sitting).filter(move => !isRich(sitting, move))).toEqual([]);
      }
    });
  expect(poor).toBeGreaterThan(100);
});
