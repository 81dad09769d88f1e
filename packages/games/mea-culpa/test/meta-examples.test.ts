import { at } from '@conclave/kernel';
import { expect, test } from 'vitest';
import { booksOf } from '../rules/meta-state.ts';
import { rules } from '../rules/rules.ts';
import { as, byHand, fates, hands, pettyStones, postOf, refusedByHand, talerOf, verdicts, whyByHand } from './meta.ts';
import { G, goodsOf, J, onMarket, P, soulsOf } from './table.ts';

/** Annex WE, META CULPA: A Pope, B Emperor, C Merchant, D Petty Sinner; 25 taler, 7 stones, post 1. */

const BOUGHT = ['B: declare buy jewel', 'B: pay 2', 'B: take jewel', 'B: end'];

test('WE-24: underpaid and called, the missing 3 are made up and B puts a stone (MC-26.4.1)', () => {
  const state = byHand({ running: 'emperor', taler: 'J9' });
  hands(state, ...BOUGHT);
  const told = hands(state, 'C: call B S5');
  expect(verdicts(told)).toEqual(['upheld']);
  expect([talerOf(state, 'B'), goodsOf(state, 'J', 'jewel'), pettyStones(state, 'B')]).toEqual([4, 1, 1]);
  expect(fates(state)).toEqual(['S5 upheld']);
});

test('WE-24: nobody calls until the window has closed, and B keeps 7 taler (MC-26.3.3)', () => {
  const state = byHand({ running: 'emperor', taler: 'J9' });
  hands(state, ...BOUGHT, 'C: take bread', 'C: end', 'clock windowClosed');
  expect([talerOf(state, 'B'), pettyStones(state, 'B')]).toEqual([7, 0]);
  expect(fates(state)).toEqual(['S5 expired']);
});

test('WE-25: a reminder decides nothing early (MC-26.30 c)', () => {
  const state = byHand({ running: 'merchant' });
  expect(verdicts(hands(state, 'A: call C S4'))).toEqual(['reminder']);
  hands(state, 'C: declare buy wine', 'C: pay 3', 'C: take wine');
  expect(refusedByHand(state, 'C: end')).toBe('remindedFirst');
  hands(state, 'C: take bread');
  expect(refusedByHand(state, 'C: declare donate')).toBe('onlyTheEnd');
  hands(state, 'C: end');
  expect([talerOf(state, 'C'), fates(state).length, pettyStones(state, 'C')]).toEqual([22, 0, 0]);
});

test.each([true, false])('WE-26: debts of the turn count at once; called: %s (MC-26.24 a)', called => {
  const state = byHand({ running: 'emperor', posts: 'J4', goods: 'J wine1', rooms: 'C14 C13 - -' });
  hands(state, 'B: declare sell wine', 'B: sell');
  expect(refusedByHand(state, 'B: declare visit 1')).toBe('secondTooCostly'); // 4 + 1 + 2 > 6
  hands(state, 'B: declare visit 2', 'B: use', 'B: end');
  if (called) hands(state, 'C: call B S3');
  expect([postOf(state, 'B'), talerOf(state, 'B'), pettyStones(state, 'B')]).toEqual(called ? [6, 37, 1] : [4, 37, 0]);
});

const choosing = (letter: string, pick: number) =>
  ({ at: 'choosing', seat: 'DJPG'.indexOf(as(letter)), pick, offices: [] }) as const;

test('WE-27: the Petty Sinner’s stones: reminded, then dropped; not reminded, kept (MC-26.8, MC-26.4.4)', () => {
  const start = () => {
    const state = byHand({ characters: '', frames: [choosing('A', 0)], emperorCrew: 1 });
    state.table.order = [0, 1, 2, 3];
    return state;
  };
  const state = start();
  hands(state, 'A: character pettySinner', 'A: done');
  expect(verdicts(hands(state, 'C: call A S8'))).toEqual(['reminder']);
  expect([pettyStones(state, 'A'), at(state.table.stock, 0)]).toEqual([2, 5]);
  expect(verdicts(hands(state, 'D: call A S8'))).toEqual(['dropped']);
  const quiet = start();
  hands(quiet, 'A: character pettySinner', 'A: done');
  expect(at(quiet.table.stock, 0)).toBe(7);
});

/** WE-3 by hand, up to the reveal. */
const bids = () => {
  const state = byHand({ characters: '', frames: [{ at: 'bid' }], souls: 'D1 J2 P3 G4', emperorCrew: 1 });
  state.table.bids = [];
  hands(state, 'A: bid 4 7', 'B: bid 2 7', 'C: bid 3 12', 'D: bid 1 8'); // D, J, P, G of the rulebook
  return state;
};

test('WE-28: the bids of WE-3 by hand: taken unsettled, called (MC-26.16)', () => {
  const state = bids();
  expect([talerOf(state, 'A'), talerOf(state, 'B'), talerOf(state, 'C'), talerOf(state, 'D')]).toEqual([
    18, 18, 13, 17,
  ]);
  expect(booksOf(state.table).beside).toEqual([7, 7, 12, 8]);
  expect(verdicts(hands(state, 'C: character merchant', 'D: call C S2'))).toEqual(['upheld']);
  expect([pettyStones(state, 'C'), booksOf(state.table).beside[P], talerOf(state, 'C')]).toEqual([1, 0, 13]);
});

test('WE-28: nobody calls, and unsettled bids return when their windows close (MC-26.34)', () => {
  const state = bids();
  hands(state, 'C: character merchant', 'C: done', 'A: character pope', 'A: done', 'D: settle', 'D: character emperor');
  hands(
    state,
    'D: crew A',
    'D: done',
    'B: settle',
    'B: character pettySinner',
    'B: done',
    'A: end',
    'clock windowClosed',
  );
  expect([talerOf(state, 'C'), booksOf(state.table).beside]).toEqual([25, [7, 0, 0, 0]]);
  hands(state, 'D: end', 'clock windowClosed');
  expect([talerOf(state, 'A'), booksOf(state.table).beside]).toEqual([25, [0, 0, 0, 0]]);
  expect(fates(state).filter(fate => fate.startsWith('S2'))).toEqual(['S2 expired', 'S2 expired']);
});

test('WE-29: grace: before windowClosed upheld, after it too late, then unfounded (MC-26.34, MC-26.30 e)', () => {
  const before = byHand({ running: 'emperor', taler: 'J9' });
  hands(before, ...BOUGHT, 'C: end');
  expect(verdicts(hands(before, 'A: call B S5'))).toEqual(['upheld']);
  const after = byHand({ running: 'emperor', taler: 'J9' });
  hands(after, ...BOUGHT, 'C: end', 'clock windowClosed');
  expect(verdicts(hands(after, 'A: call B S5'))).toEqual(['tooLate']);
  expect(verdicts(hands(after, 'A: call B S5'))).toEqual(['unfounded']);
  expect(pettyStones(after, 'A')).toBe(1);
  expect(refusedByHand(after, 'A: call B S5')).toBe('callsLocked');
});

const openVisit = (metaCorrection: 'de' | 'en') => {
  const state = byHand({ running: 'pope', posts: 'D2', rooms: 'C14 - - -', options: { metaCorrection } });
  hands(state, 'A: declare visit 1', 'A: use');
  expect(talerOf(state, 'A')).toBe(32);
  return state;
};

test('WE-30: the Pope in the open, de: the visit is undone and he may travel (MC-26.4.3, MC-26.23)', () => {
  const state = openVisit('de');
  expect(verdicts(hands(state, 'B: call A S6'))).toEqual(['upheld']);
  expect([talerOf(state, 'A'), postOf(state, 'A'), state.table.rooms[0], pettyStones(state, 'A')]).toEqual([
    25, 2, 14, 1,
  ]);
  expect(refusedByHand(state, 'A: declare travel 1')).toBeUndefined();
});

test.each(['en', 'called after his end'])('WE-30: the Pope in the open, %s: the visit stands and is paid for', how => {
  const state = openVisit(how === 'en' ? 'en' : 'de');
  if (how !== 'en') hands(state, 'A: end');
  expect(verdicts(hands(state, 'B: call A S6'))).toEqual(['upheld']);
  expect([talerOf(state, 'A'), postOf(state, 'A'), state.table.rooms[0], pettyStones(state, 'A')]).toEqual([
    32, 4, 0, 1,
  ]);
});

test('WE-31: taking back costs a stone each time, which covers what the step had committed (MC-26.23)', () => {
  const state = byHand({ running: 'emperor' });
  hands(state, 'B: declare buy wine', 'B: pay 3', 'B: takeBack');
  expect([talerOf(state, 'B'), pettyStones(state, 'B')]).toEqual([25, 1]);
  hands(state, 'B: withdraw');
  expect(pettyStones(state, 'B')).toBe(1);
  hands(state, 'B: declare buy wine', 'B: take wine', 'B: takeBack');
  expect([pettyStones(state, 'B'), fates(state)]).toEqual([2, ['S5 covered']]);
  hands(state, 'B: pay 3', 'B: take wine', 'B: end');
  expect(verdicts(hands(state, 'C: call B S5'))).toEqual(['unfounded']);
});

test('WE-32: a late free stone empties the market: D finishes what he declared (MC-26.13)', () => {
  const state = byHand({ running: 'merchant', market: 'wine1', goods: 'G bread1' });
  hands(state, 'C: end', 'D: declare sell bread');
  const told = hands(state, 'A: call C S4');
  expect(verdicts(told)).toEqual(['upheld']);
  expect([goodsOf(state, 'P', 'wine'), onMarket(state, 'wine'), pettyStones(state, 'C')]).toEqual([1, 0, 1]);
  hands(state, 'D: sell');
  expect(talerOf(state, 'D')).toBe(31);
  expect(refusedByHand(state, 'D: declare donate')).toBe('phaseOver');
  hands(state, 'D: end');
  expect(state.table.stack.at(-1)?.at).toBe('lastCall');
});

test('WE-33: a late crew ends the game: second evaluation, last call, comparison (MC-26.13, MC-26.14)', () => {
  const state = byHand({
    ...{ characters: '', frames: [choosing('B', 0)], emperorCrew: 1, cathedrals: 'A', naves: 'B', crews: 'B1' },
    ...{ posts: 'D1 J4 P1 G1', souls: 'D5 J3 P2 G1' },
  });
  state.table.order = [1, 0, 2, 3];
  hands(state, 'B: character emperor', 'B: done', 'A: character pope');
  expect(verdicts(hands(state, 'D: call B S8'))).toEqual(['upheld']);
  const told = hands(state, 'B: crew B');
  expect([pettyStones(state, 'B'), told.some(({ type }) => type === 'chestsOpened')]).toEqual([1, true]);
  expect(state.table.stack.at(-1)).toMatchObject({ at: 'lastCall', final: true });
  const end = hands(state, 'A: nothing', 'B: nothing', 'C: nothing', 'D: nothing');
  expect(end.find(({ type }) => type === 'soulMoved')).toMatchObject({ seat: J, from: 3, to: 6 });
  expect(end.map(({ type }) => type)).toContain('confessions');
  expect(soulsOf(state)).toContain('J6');
});

test('WE-34: two players: only the end of a turn of B closes A’s window (MC-26.3.2)', () => {
  const state = byHand({ seats: 2, running: 'pope', characters: 'pope D emperor D merchant J pettySinner J' });
  hands(state, 'A: declare buy bread', 'A: take bread', 'A: end', 'clock windowClosed', 'A: end', 'clock windowClosed');
  expect(verdicts(hands(state, 'B: call A S5'))).toEqual(['upheld']);
  expect([talerOf(state, 'A'), pettyStones(state, 'A')]).toEqual([23, 1]);
});

test('WE-35: false witness: a stone and a lock; the Petty Sinner is locked for the round (MC-26.3.4, MC-26.30 f)', () => {
  const state = byHand({ running: 'pope' });
  expect(verdicts(hands(state, 'B: call A S5', 'D: call A S5'))).toEqual(['unfounded', 'unfounded']);
  expect([pettyStones(state, 'B'), pettyStones(state, 'D')]).toEqual([1, 0]);
  expect([refusedByHand(state, 'B: call A S5'), refusedByHand(state, 'D: call A S5')]).toEqual([
    'callsLocked',
    'callsLocked',
  ]);
  hands(state, 'A: end');
  expect(refusedByHand(state, 'B: call A S5')).toBeUndefined();
  expect(refusedByHand(state, 'D: call A S5')).toBe('callsLocked');
});

test('MC-26.32: what is refused, with code and rule, and nothing has changed', () => {
  const state = byHand({ running: 'emperor' });
  const before = JSON.stringify(state);
  const bad = (value: unknown) => {
    const parsed = rules.parseMove(value, state.table);
    return parsed.ok ? 'fine' : `${parsed.fault.code} ${parsed.fault.rule}`;
  };
  expect(bad({ type: 'pass' })).toBe('badMove MC-26.31');
  expect(bad({ type: 'call', culprit: 4, entry: 'S5' })).toBe('badMove MC-26.31');
  expect(bad({ type: 'call', culprit: 1, entry: 'S14' })).toBe('unknownEntry MC-26.21');
  expect(bad({ type: 'pay', taler: 0 })).toBe('badMove MC-26.31');
  expect(bad({ type: 'sell', good: 'wine' })).toBe('badMove MC-26.31');
  expect(bad({ type: 'call', culprit: 1, entry: 'S99' })).toBe('unknownEntry MC-26.21');
  const why = (line: string) => Object.values(whyByHand(state, line) ?? {});
  expect(why('B: pay 1')).toEqual(['notDeclared', 'MC-26.2.1']);
  expect(why('A: call B honour1')).toEqual(['unknownEntry', 'MC-26.21']);
  expect(refusedByHand(state, 'B: clock asleep')).toBe('onlyTheClock');
  expect(refusedByHand(state, 'A: pay 1')).toBe('notYourTurn');
  expect(refusedByHand(state, 'A: declare donate')).toBeUndefined(); // S13: void, recorded and told
  expect(refusedByHand(state, 'A: call B honour1')).toBe('unknownEntry');
  expect(rules.clock?.refusal(state.table, 'lastCallOver')?.code).toBe('clockNotRunning');
  expect(JSON.stringify(state)).toBe(before);
  hands(state, 'B: declare buy wine');
  const declared = JSON.stringify(state);
  expect(why('B: pay 4')).toEqual(['moreThanOwed', 'MC-26.9']);
  expect(why('B: turn 1')).toEqual(['notOwed', 'MC-26.9']);
  expect(why('B: stone greed')).toEqual(['notOwed', 'MC-26.9']);
  expect(JSON.stringify(state)).toBe(declared);
  expect(refusedByHand(state, 'B: declare donate')).toBe('firstUnfinished');
});

test('MC-26.21: a register with unknown keys or long texts is refused', () => {
  const parse = (register: unknown, more = {}) => {
    const parsed = rules.options.parse({ metaCulpa: 'on', register, ...more }, { seats: 4, humans: 4 });
    return parsed.ok ? 'fine' : `${parsed.fault.code} ${parsed.fault.rule}`;
  };
  expect(parse({ S2: 'off', S5: { presetAmount: true }, honour: ['Do not sigh.'] })).toBe('fine');
  expect(parse({ S15: 'on' })).toBe('badRegister MC-26.21');
  expect(parse({ S2: 'perhaps' })).toBe('badRegister MC-26.21');
  expect(parse({ S8: { pope: true } })).toBe('badRegister MC-26.21');
  expect(parse({ honour: ['x'.repeat(81)] })).toBe('badRegister MC-26.21');
  expect(parse({ honour: ['1', '2', '3', '4', '5', '6'] })).toBe('badRegister MC-26.21');
  expect(parse({ S12: 'on' }, { pace: 'correspondence' })).toBe('badRegister MC-26.21');
});

test('MC-28: with metaCulpa off a table has not one byte of it', () => {
  const seating = { seats: 4, humans: 4 };
  expect(rules.options.parse({ metaCulpa: 'off', botSlips: 5 }, seating)).toEqual(rules.options.parse({}, seating));
});

test('MC-26.24 i, MC-26.15: S13 is void, told, and a sin at most once a turn; the feed does not say what for', () => {
  const state = byHand({ running: 'emperor' });
  const told = hands(state, 'C: take wine', 'C: declare donate');
  expect(told).toEqual([
    { type: 'reached', seat: P, where: 'market', rule: 'MC-26.24' },
    { type: 'reached', seat: P, where: 'turn', rule: 'MC-26.24' },
  ]);
  expect([fates(state), onMarket(state, 'wine')]).toEqual([['S13 open'], 2]);
  expect(verdicts(hands(state, 'A: call C S13'))).toEqual(['upheld']);
});

test('MC-26.5 S12: asked and silent is asleep; here is a sign of life', () => {
  const state = byHand({ running: 'emperor' });
  hands(state, 'A: ask', 'clock asleep');
  expect(fates(state)).toEqual(['S12 open']);
  hands(state, 'B: here');
  expect(refusedByHand(state, 'A: ask')).toBe('cannotAsk');
  expect(verdicts(hands(state, 'C: call B S12'))).toEqual(['upheld']);
});

test('MC-26.29: honour is voted about by the uninvolved, more than half must say yes', () => {
  const state = byHand({ running: 'emperor', options: { register: { honour: ['Do not sigh.'] } as never } });
  hands(state, 'A: call B honour1');
  expect(rules.toAct(state.table)).toEqual([P, G]);
  hands(state, 'C: vote yes');
  expect(hands(state, 'D: vote no').find(({ type }) => type === 'voteEnded')).toMatchObject({ upheld: false });
  expect([pettyStones(state, 'B'), refusedByHand(state, 'A: call B S5')]).toEqual([0, 'callsLocked']);
  hands(state, 'C: call B honour1', 'A: vote yes', 'D: vote yes');
  expect(pettyStones(state, 'B')).toBe(1);
});

test('MC-26.28: time is up: reminded duties are fulfilled first, others become sins, a chooser is served properly', () => {
  const state = byHand({ running: 'merchant' });
  hands(state, 'A: call C S4', 'clock turnOver');
  expect([goodsOf(state, 'P', 'jewel'), fates(state)]).toEqual([1, []]);
  const left = byHand({ running: 'merchant' });
  hands(left, 'clock turnOver');
  expect(fates(left)).toEqual(['S4 open']);
  const served = bids();
  hands(served, 'clock turnOver');
  expect([booksOf(served.table).beside[P], served.table.characters[0], fates(served)]).toEqual([0, P, []]);
});

test('MC-26.2.7: the market never stands still for ever', () => {
  const state = byHand({ running: 'merchant' });
  hands(state, 'C: end', 'D: end', 'A: end', 'B: end');
  expect(fates(state)).toEqual(['S4 open']);
  hands(state, 'C: end');
  expect([state.table.stack.at(-1), booksOf(state.table).stones]).toMatchObject([{ at: 'freeStone', seat: P }, 7]);
});

test('MC-26.3.2: the turn that runs is not the next one: its end closes nothing that was done in it', () => {
  const state = byHand({ running: 'emperor' });
  hands(state, 'A: take wine', 'B: end', 'clock windowClosed');
  expect(fates(state)).toEqual(['S13 open']);
  hands(state, 'C: take bread', 'C: end', 'clock windowClosed');
  expect(fates(state)).toEqual(['S13 expired']);
});
