import { fastChance } from '@conclave/kernel';
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
  stepAt,
  targetsOf,
  wordsAt,
} from '../../page/by-hand/hands.ts';
import { legalMoves } from '../../rules/choices.ts';
import { PLACES, STONES } from '../../rules/components.ts';
import { openPlaces } from '../../rules/house.ts';
import type { Move } from '../../rules/moves.ts';
import { rules } from '../../rules/rules.ts';
import type { State, Table } from '../../rules/state.ts';
import { randomMetaOptions } from '../random-options.ts';

/** What an editor of amounts can say. */
const PAYMENTS: readonly Move[] = Array.from({ length: 40 }, (_, index) => ({ type: 'pay', taler: index + 1 }));

/** Everything that hands can do: take a thing and press an answer, lift something and put it down, say a word. */
const doable = (table: Table, seat: number): readonly Move[] => {
  const drafts: HandDraft[] = [];
  for (const spot of atHand(table, seat)) {
    drafts.push({ spot });
    const carries = liftedAt(table, seat, spot);
    if (carries !== undefined) drafts.push({ spot, carries });
    if (spot === 'coin') for (const coin of COINS) drafts.push({ spot, coin });
  }
  const pays = atHand(table, seat).has('coin') ? PAYMENTS : [];
  return [
    ...wordsAt(table, seat),
    ...pays,
    ...drafts.flatMap(draft => [...offersAt(table, seat, draft), ...targetsOf(draft).values()]),
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

const ownOf = ({ secrets }: State, seat: number) => {
  const own = secrets[seat];
  if (own === undefined) throw new Error('no seat');
  return own;
};

/** Plays by luck and looks now and then. */
const play = (seats: number, seed: number, look: (state: State) => void): void => {
  const luck = fastChance(seed);
  const state = rules.setup(randomMetaOptions(seats, luck.stream('options')), seats, luck);
  for (let step = 0; step < 400 && rules.places(state.table) === undefined; step += 1) {
    if (step % 3 === 0) look(state);
    const [seat = 0] = rules.toAct(state.table);
    rules.apply(state, seat, rules.randomMove(state.table, ownOf(state, seat), seat, luck.stream(`${step}`)), luck);
  }
};

describe.each([2, 3, 4])('META CULPA with %i players', seats => {
  test('MC-26.31: every hand step that is legal can be made by touching things, asked or not', () => {
    const kinds = new Set<string>();
    for (let seed = 1; seed <= 4 * LONGER; seed += 1)
      play(seats, seed * 10 + seats, state => {
        const { table } = state;
        for (let seat = 0; seat < seats; seat += 1) {
          const can = new Set(doable(table, seat).map(move => keyOf(table, seat, move)));
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
      play(seats, seed * 10 + seats, ({ table }) => {
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
        const before = JSON.stringify(doable(settled(0), step.seat));
        expect(JSON.stringify(doable(settled(3), step.seat))).toBe(before);
        expect(JSON.stringify(doable(turnedOn, step.seat))).toBe(JSON.stringify(doable(table, step.seat)));
        steps += 1;
      });
    expect(steps).toBeGreaterThan(20);
  });
});

test('with empty hands nothing is offered at all', () => {
  play(3, 5, ({ table }) => expect(offersAt(table, 0, EMPTY_HANDS)).toEqual([]));
});

test('MC-13.2, MC-10.2: a dark window and an empty stall offer nothing that everybody sees refused', () => {
  let dark = 0;
  for (let seed = 1; seed <= 4; seed += 1)
    play(4, seed, state => {
      const { table } = state;
      const seat = stepAt(table)?.seat;
      if (table.manual === undefined || seat === undefined) return;
      for (const place of PLACES) {
        const visits = offersAt(table, seat, { spot: `place ${place}` }).filter(({ type }) => type === 'declare');
        if (openPlaces(table).includes(place)) continue;
        dark += 1;
        expect(visits).toEqual([]);
      }
      for (const [index, stone] of STONES.entries())
        if (table.market[index] === 0) expect(offersAt(table, seat, { spot: `stall ${stone}` })).toEqual([]);
    });
  expect(dark).toBeGreaterThan(20);
});
