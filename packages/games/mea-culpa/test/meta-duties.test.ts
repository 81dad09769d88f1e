import { at, seatView } from '@conclave/kernel';
import { expect, test } from 'vitest';
import { DEN } from '../rules/components.ts';
import { printedRegister, registerOf } from '../rules/meta-register.ts';
import { booksOf } from '../rules/meta-state.ts';
import { rules } from '../rules/rules.ts';
import { top } from '../rules/stack.ts';
import { as, byHand, fates, hands, pettyStones, postOf, refusedByHand, talerOf, verdicts } from './meta.ts';
import { goodsOf, onMarket, P, seatOf, table } from './table.ts';

const choosing = (seat: number, pick: number) => ({ at: 'choosing', seat, pick, offices: [] }) as const;
const register = (entries: object) => ({ options: { register: entries as never } });

test('MC-25.1, MC-25.2, MC-26.1.1: nothing is done by the table; the sinner puts a stone and the fault is made good', () => {
  const state = byHand({ running: 'emperor' });
  hands(state, 'B: declare buy wine', 'B: take wine');
  expect([talerOf(state, 'B'), fates(state)]).toEqual([25, ['S5 open']]);
  hands(state, 'C: call B S5');
  expect([talerOf(state, 'B'), pettyStones(state, 'B')]).toEqual([22, 1]);
});

test('MC-25.3, MC-25.6, MC-26.35: the printed register, and the gentle one', () => {
  const on = (entries: object) =>
    Object.entries(entries)
      .filter(([, value]) => value === 'on' || value.on)
      .map(([key]) => key);
  expect(on(printedRegister('live'))).toEqual([
    'S2',
    'S3',
    'S4',
    'S5',
    'S6',
    'S7',
    'S8',
    'S9',
    'S10',
    'S11',
    'S12',
    'S13',
    'S14',
  ]);
  expect(on(registerOf('gentle', 'live'))).toEqual(['S2', 'S4', 'S5', 'S10', 'S11', 'S14']);
  expect(registerOf('gentle', 'live').S1).toBe('off');
});

test('MC-25.4, MC-26.2.4: until the end an omission can be made good; afterwards there is no excuse', () => {
  const state = byHand({ running: 'emperor', rooms: 'C13 - - -' });
  hands(state, 'B: declare visit 1', 'B: turn 1', 'B: use', 'B: end');
  expect(fates(state)).toEqual([]);
  const forgot = byHand({ running: 'emperor', rooms: 'C13 - - -' });
  hands(forgot, 'B: declare visit 1', 'B: decline', 'B: end');
  expect(fates(forgot)).toEqual(['S3 open']);
});

test('MC-25.5: the Petty Sinner leaves out what he likes', () => {
  const state = byHand({ running: 'pettySinner' });
  hands(state, 'D: declare buy wine', 'D: take wine', 'D: end');
  expect(verdicts(hands(state, 'A: call D S5'))).toEqual(['reminder']);
  expect([talerOf(state, 'D'), pettyStones(state, 'D'), fates(state)]).toEqual([22, 0, ['S5 excused']]);
});

test('MC-26.1.2, MC-26.24 d: an entry that is off is bookkept by the table', () => {
  const state = byHand({
    running: 'emperor',
    rooms: 'C13 - - -',
    ...register({ S3: 'off', S5: { on: false }, S9: 'off' }),
  });
  hands(state, 'B: declare visit 6', 'B: letter');
  expect([postOf(state, 'B'), at(at(state.table.dens, 0), 1), fates(state)]).toEqual([3, 1, []]);
  hands(state, 'B: declare buy wine', 'B: take wine', 'B: end');
  expect([talerOf(state, 'B'), postOf(state, 'B'), fates(state)]).toEqual([22, 4, []]);
});

test('MC-26.1.3, MC-26.2.1, MC-26.2.2: declaring moves nothing; what is illegal is refused, never a sin', () => {
  const state = byHand({ running: 'emperor', taler: 'J4' });
  expect(refusedByHand(state, 'B: declare buy jewel')).toBe('tooExpensive');
  hands(state, 'B: declare buy wine');
  expect([talerOf(state, 'B'), onMarket(state, 'wine'), fates(state)]).toEqual([4, 2, []]);
  expect(refusedByHand(state, 'B: take jewel')).toBe('notOwed');
});

test('MC-26.2.3: the Greed stone before the second good, the item shown before it is dropped', () => {
  const state = byHand({ running: 'emperor' });
  hands(state, 'B: declare greedy bread', 'B: pay 2', 'B: take bread');
  expect(fates(state)).toEqual([]);
  hands(state, 'B: take bread', 'B: declare donate', 'B: drop 5 I');
  expect(fates(state)).toEqual(['S10 open', 'S3 open', 'S11 open']);
});

test('MC-26.2.5, MC-26.2.6: the last stone leaves the books open; then a last call of so many seconds', () => {
  const state = byHand({ running: 'emperor', market: 'wine1' });
  hands(state, 'B: declare buy wine', 'B: take wine', 'B: pay 3', 'clock turnOver');
  expect(state.table.stack.at(-1)?.at).toBe('lastCall');
  expect(rules.clock?.due(state.table)).toContainEqual({ what: 'lastCallOver', seconds: 20, mark: 1 });
  expect(refusedByHand(state, 'B: settle')).toBe('lastCall');
  hands(state, 'A: call B S5', 'clock lastCallOver');
  expect(pettyStones(state, 'B')).toBe(1);
});

test('MC-26.3.5: one action costs one stone, however many entries it offends', () => {
  const state = byHand({ running: 'emperor', rooms: 'C13 - - -' });
  hands(state, 'B: declare visit 6', 'B: letter', 'B: end');
  expect(fates(state)).toEqual(['S9 open', 'S3 open']);
  hands(state, 'A: call B S9');
  expect(fates(state)).toEqual(['S9 upheld', 'S3 covered']);
  expect([verdicts(hands(state, 'C: call B S3')), pettyStones(state, 'B'), postOf(state, 'B')]).toEqual([
    ['dropped'],
    1,
    3,
  ]);
});

test('MC-26.3.6: a confession has the same effect', () => {
  const state = byHand({ running: 'emperor' });
  hands(state, 'B: declare buy wine', 'B: take wine', 'B: call B S5');
  expect([talerOf(state, 'B'), pettyStones(state, 'B'), fates(state)]).toEqual([22, 1, ['S5 upheld']]);
});

test('MC-26.3.7, MC-26.20: a thing dropped unshown is something to all but its owner', () => {
  const state = byHand({ running: 'emperor', goods: 'J jewel1' });
  const told = hands(state, 'B: declare donate', 'B: drop jewel II');
  expect(told.find(({ type }) => type === 'itemDropped')).toEqual({ type: 'itemDropped', seat: 1, rule: 'MC-12.1' });
  expect(JSON.stringify(state.table)).not.toContain('"items":["jewel"]');
  const named = hands(state, 'C: call B S11').find(({ type }) => type === 'donationNamed');
  expect(named).toMatchObject({ seat: 1, items: ['jewel'] });
});

test('MC-26.4.2: what cannot be paid returns to the market; what was paid is lost', () => {
  const state = byHand({ running: 'emperor', taler: 'J5' });
  hands(
    state,
    'B: declare buy jewel',
    'B: take jewel',
    'B: declare donate',
    'B: turn 1',
    'B: show 2',
    'B: drop 2 I',
    'B: end',
  );
  hands(state, 'C: call B S5');
  expect([talerOf(state, 'B'), goodsOf(state, 'J', 'jewel'), onMarket(state, 'jewel')]).toEqual([3, 0, 2]);
});

test('MC-26.7: a card before the chooser before has said done is S13; done without the crew is S8', () => {
  const state = byHand({ characters: '', frames: [choosing(1, 0)], emperorCrew: 1 });
  state.table.order = [1, 0, 2, 3];
  hands(state, 'B: character emperor', 'A: character pope');
  expect([fates(state), state.table.characters[0]]).toEqual([['S13 open'], -1]);
  hands(state, 'B: done');
  expect(fates(state)).toEqual(['S13 open', 'S8 open']);
});

test('MC-26.9: withdrawing is free before the first hand step', () => {
  const state = byHand({ running: 'emperor' });
  hands(state, 'B: declare buy wine', 'B: withdraw', 'B: end');
  expect([pettyStones(state, 'B'), fates(state)]).toEqual([0, []]);
});

test('MC-26.10: a caught Pope owes notches by hand before he uses the card', () => {
  const state = byHand({ running: 'pope', rooms: 'C13 - - -' });
  hands(state, 'A: declare travel 1', 'B: guess 1', 'A: use');
  expect([fates(state), talerOf(state, 'A')]).toEqual([['S3 open'], 30]);
});

test('MC-26.11: in correspondence nobody is asleep, and a last call lasts a day', () => {
  const state = byHand({ running: 'emperor', market: 'wine1', options: { pace: 'correspondence' } });
  expect(refusedByHand(state, 'A: ask')).toBe('cannotAsk');
  hands(state, 'B: declare buy wine', 'B: pay 3', 'B: take wine', 'B: end');
  expect(rules.clock?.due(state.table)).toEqual([{ what: 'lastCallOver', seconds: 86_400, mark: 1 }]);
});

test('MC-26.11: over days "nothing" is said in advance, known to its own seat alone, and made when the last call begins', () => {
  const state = byHand({ running: 'emperor', market: 'wine1', options: { pace: 'correspondence' } });
  const before = seatView(state, seatOf(as('B')));
  const table = structuredClone(state.table);
  expect(hands(state, 'A: nothing', 'C: nothing')).toEqual([]);
  expect(state.table).toEqual(table);
  expect(seatView(state, seatOf(as('B')))).toEqual(before);
  expect(seatView(state, seatOf(as('A'))).own.ahead).toBe(true);
  expect(refusedByHand(state, 'A: nothing')).toBe('notNow');
  const told = hands(state, 'B: declare buy wine', 'B: pay 3', 'B: take wine', 'B: end');
  const said = told.flatMap(event => (event.type === 'nothingToCall' ? [event.seat] : []));
  expect(said).toEqual([seatOf(as('A')), seatOf(as('C'))].sort());
  expect(state.secrets.map(({ ahead }) => ahead)).toEqual([undefined, undefined, undefined, undefined]);
  expect(refusedByHand(state, 'A: nothing')).toBe('notNow');
  expect(hands(state, 'A: call B S5').map(({ type }) => type)).toContain('accused'); // who said it may still call
  hands(state, 'B: nothing', 'D: nothing');
  expect(top(state.table).at).not.toBe('lastCall');
});

test('MC-26.11: where all have said it in advance a last call begins and is over; live nobody can', () => {
  const state = byHand({ running: 'emperor', market: 'wine1', options: { pace: 'correspondence' } });
  hands(state, 'A: nothing', 'B: nothing', 'C: nothing', 'D: nothing');
  const told = hands(state, 'B: declare buy wine', 'B: pay 3', 'B: take wine', 'B: end').map(({ type }) => type);
  expect(told.filter(type => type.startsWith('lastCall'))).toEqual(['lastCallBegan', 'lastCallEnded']);
  expect(refusedByHand(state, 'A: nothing')).toBeUndefined(); // the next round is another one
  expect(refusedByHand(byHand({ running: 'emperor' }), 'A: nothing')).toBe('notNow');
});

test('MC-26.17, MC-26.24 j: with three players an inherited crew is a step of its own after the last done', () => {
  const state = byHand({ seats: 3, characters: '', frames: [choosing(0, 0)], emperorCrew: 1 });
  state.table.order = [0, 1, 2];
  hands(
    state,
    'A: character pope',
    'A: done',
    'B: character merchant',
    'B: done',
    'C: character pettySinner',
    'C: done',
  );
  expect(state.table.stack.at(-1)).toMatchObject({ at: 'choosing', seat: 0, offices: ['emperor'] });
  hands(state, 'A: done');
  expect(fates(state).at(-1)).toBe('S8 open');
});

test('MC-26.25: a card still lying about at the reveal is S7, and is put back without a word; not the Petty Sinner’s', () => {
  const state = byHand({ frames: [{ at: 'bid' }], emperorCrew: 1 });
  state.table.bids = [];
  const told = hands(state, 'A: putBack pope', 'A: bid 1 0', 'B: bid 1 0', 'C: bid 1 0', 'D: bid 1 0');
  expect(told.filter(({ type }) => type === 'cardPutBack').length).toBe(1);
  expect([fates(state), state.table.characters]).toEqual([
    ['S7 open', 'S7 open'],
    [-1, -1, -1, -1],
  ]);
});

test('MC-26.26, MC-26.6.4: a crew forgotten for a round is asked for in the next', () => {
  const state = byHand({ characters: '', frames: [choosing(1, 0)], emperorCrew: 1 });
  state.table.order = [1, 0, 2, 3];
  booksOf(state.table).askCrew = true;
  hands(state, 'B: character emperor');
  expect(state.table.stack.at(-1)).toEqual({ at: 'crew', seat: 1 });
  hands(state, 'B: crew C', 'B: done');
  expect(fates(state)).toEqual([]);
});

test('MC-26.27: the verdict falls at once, its consequences wait until no question is open', () => {
  const state = byHand({ running: 'pope', rooms: 'C13 C12 - -' });
  hands(state, 'C: take wine', 'A: declare travel 1');
  expect(state.table.stack.at(-1)?.at).toBe('guess');
  expect(verdicts(hands(state, 'D: call C S13'))).toEqual(['upheld']);
  expect(pettyStones(state, 'C')).toBe(0);
  const guesser = rules.toAct(state.table)[0] === 1 ? 'B' : rules.toAct(state.table)[0] === P ? 'C' : 'D';
  hands(state, `${guesser}: guess 2`);
  expect(pettyStones(state, 'C')).toBe(1);
});

test('MC-26.6.1: what is agreed on stands in the options, in full and for all', () => {
  const { options } = table({ options: { metaCulpa: 'on', register: { S2: 'off' } as never } }).table;
  expect(options.register).toMatchObject({ S1: 'auto', S2: 'off', S14: 'on', honour: [] });
});

test('MC-26.24 e: after an upheld call the table keeps the books of that action, after a confession it does not', () => {
  const [called, confessed] = ['C: call B S5', 'B: call B S5'].map(line => {
    const state = byHand({ running: 'emperor' });
    hands(state, 'B: declare greedy bread', 'B: take bread', line, 'B: take bread');
    return state;
  });
  if (called === undefined || confessed === undefined) throw new Error('there are two tables');
  expect(fates(called)).toEqual(['S5 upheld']);
  expect(fates(confessed)).toEqual(['S5 upheld', 'S10 open']);
  const greed = ({ table }: typeof called) => at(at(table.dens, DEN.greed), seatOf(as('B')));
  expect([greed(called), greed(confessed)]).toEqual([1, 0]);
});

test('MC-26.30 f: a confession without ground costs nothing but the lock', () => {
  const state = byHand({ running: 'emperor' });
  expect(verdicts(hands(state, 'A: call A S5'))).toEqual(['unfounded']);
  expect(pettyStones(state, 'A')).toBe(0);
  expect(refusedByHand(state, 'A: call B S5')).toBe('callsLocked');
});
