import { readdirSync, statSync } from 'node:fs';
import { fastChance, namedSecret, orThrow, playOut, type State, sealedChance } from '@conclave/kernel';
import { decide } from '@conclave/search';
import { expect, describe as group, test } from 'vitest';
import { allBids, bidsToTry } from '../../bots/bids.ts';
import { countingEye, learnedEye } from '../../bots/eye.ts';
import { describe, FEATURES, INPUTS } from '../../bots/features.ts';
import { biddingMaster, countingMaster, learnedMaster } from '../../bots/master.ts';
import { netFor } from '../../bots/nets.ts';
import * as later from '../../bots/nets-later.ts';
import { insightOf, regular } from '../../bots/regular.ts';
import { DEFAULT_SHEET, type MeaCulpa, top } from '../../rules/index.ts';
import { rules } from '../../rules/rules.ts';

/** Every position before the bids of one game of regulars. */
const positionsOf = (seats: number, seed: number): readonly State<MeaCulpa>[] => {
  const found: State<MeaCulpa>[] = [];
  const luck = fastChance(seed);
  playOut<MeaCulpa>({
    rules,
    options: orThrow(rules.options.parse({}, { seats, humans: 0 })),
    seats,
    chance: sealedChance(namedSecret(`eye ${seed}`)),
    decide: (view, memory) => decide(regular, { view, memory }, luck).move,
    watch: state => {
      if (top(state.table).at === 'bid' && state.table.locked === 0) found.push(rules.clone(state));
    },
  });
  return found;
};

/** Of the numbers that a seat is shown, a third of all but the table's are its own, then come those of the others. */
const OF_TABLE = 40;
const OF_SEAT = (INPUTS - OF_TABLE) / 3;

const shown = ({ table, secrets }: State<MeaCulpa>, seat: number): readonly number[] => [
  ...describe(table, secrets).subarray(seat * INPUTS, (seat + 1) * INPUTS),
];

group.each([2, 3, 4])('%i players', seats => {
  const positions = positionsOf(seats, seats);

  test('a position is described by numbers, and what the others have is told of those who have it', () => {
    expect(positions.length).toBeGreaterThan(4);
    for (const position of positions) {
      const all = position.secrets.map((_, seat) => shown(position, seat));
      for (const [seat, own] of all.entries()) {
        expect(own.every(Number.isFinite)).toBe(true);
        const others = all.filter((_, other) => other !== seat);
        for (let index = 0; index < OF_SEAT; index += 1) {
          const theirs = others.map(other => other[index] ?? Number.NaN);
          expect(own[OF_SEAT + index]).toBeCloseTo(theirs.reduce((sum, each) => sum + each, 0) / theirs.length, 9);
          expect(own[2 * OF_SEAT + index]).toBe(Math.max(...theirs));
        }
        expect(own.slice(3 * OF_SEAT)).toEqual(all[0]?.slice(3 * OF_SEAT));
      }
    }
  });

  test('every number of the table and of a seat is told somewhere: each change in them changes the description', () => {
    const [position] = positions.slice(-1);
    if (position === undefined) throw new Error('there is no position');
    const before = shown(position, 0);
    const changed = (change: (state: State<MeaCulpa>) => void): boolean => {
      const other = rules.clone(position);
      change(other);
      return JSON.stringify(shown(other, 0)) !== JSON.stringify(before);
    };
    const counts = ({ table, secrets }: State<MeaCulpa>): readonly number[][] => [
      table.souls,
      table.stock,
      ...table.dens.map(den => den),
      table.popeStones,
      table.market,
      table.supply,
      table.crews,
      ...secrets.flatMap(({ goods, letters, chest }) => [goods, letters, ...chest.slice(table.finished)]),
    ];
    for (const [list, numbers] of counts(position).entries())
      for (const index of numbers.keys())
        expect(
          changed(state => counts(state)[list]?.splice(index, 1, (numbers[index] ?? 0) + 1)),
          `${list} ${index}`,
        ).toBe(true);
    for (const room of [0, 1, 2, 3])
      expect(changed(({ table }) => table.rooms.splice(room, 1, ((table.rooms[room] ?? 0) % 14) + 1))).toBe(true);
    expect(changed(({ table }) => (table.suite5 = !table.suite5))).toBe(true);
    expect(changed(({ table }) => (table.suite6 = !table.suite6))).toBe(true);
  });

  test('what the net expects of all adds up, and is not what counting says', () => {
    const net = netFor(seats);
    if (net === undefined) throw new Error('there is no net');
    const eye = learnedEye(net);
    for (const position of positions) {
      const values = eye(position);
      expect(values.reduce((sum, value) => sum + value, 0)).toBeCloseTo(seats / 2, 9);
      expect(values).toEqual(eye(rules.clone(position)));
      expect(values).not.toEqual(countingEye(position));
    }
  });

  test('the learned master looks with the net, and at a table with its own sheet it counts', () => {
    const decisionAt = (bot: typeof learnedMaster, boardSheet: unknown) => {
      const options = orThrow(rules.options.parse({ boardSheet }, { seats, humans: seats }));
      const state = rules.setup(options, seats, fastChance(5));
      const seat = rules.toAct(state.table)[0] ?? 0;
      const own = state.secrets[seat];
      if (own === undefined) throw new Error('there is no seat');
      const situation = { view: { seat, table: state.table, own }, memory: rules.newMemory(options, seats, seat) };
      return decide(bot, situation, fastChance(3), { iterations: 120 });
    };
    const { considered = [], move, why } = decisionAt(learnedMaster, 'default');
    expect(considered).not.toEqual(decisionAt(countingMaster, 'default').considered);
    const sheet = { ...DEFAULT_SHEET, name: 'ours' };
    expect(decisionAt(learnedMaster, sheet)).toEqual(decisionAt(countingMaster, sheet));
    // what it found is told in places: the whole way is one less than there are players
    const made = considered.find(other => other.move === move)?.mean ?? Number.NaN;
    const best = Math.max(
      ...considered.filter(other => other.move !== move && other.visits >= 10).map(({ mean }) => mean),
    );
    const margin = Math.round(10 * (seats - 1) * (made - best)) / 10;
    const reason = margin > 0 ? 'found.places' : margin < 0 ? 'found.behind' : 'found.even';
    expect(why.found).toMatchObject({ reason, facts: margin > 0 ? { margin: margin.toFixed(1) } : {} });
  });
});

test('the page fetches the net for so many players, and before that no master thinks there', async () => {
  for (const players of [2, 3, 4]) {
    expect(() => later.netFor(players)).toThrow('nobody has fetched');
    await later.openNets(players);
    expect(later.netFor(players)?.weights).toEqual(netFor(players)?.weights);
  }
  await later.openNets(5);
  expect(later.netFor(5)).toBeUndefined();
});

test('nets are for these features, and all of them are light', () => {
  expect(FEATURES).toBe('mea-culpa/1');
  expect(netFor(5)).toBeUndefined();
  const folder = new URL('../../bots/nets/', import.meta.url);
  const bytes = readdirSync(folder).reduce((sum, name) => sum + statSync(new URL(name, folder)).size, 0);
  expect(bytes).toBeLessThanOrEqual(85_000);
});

group('bids over all sums', () => {
  const purse = (taler: number) => {
    const options = orThrow(rules.options.parse({}, { seats: 4, humans: 4 }));
    const { table, secrets } = rules.setup(options, 4, fastChance(5));
    const own = secrets[0];
    if (own === undefined) throw new Error('there is no seat');
    return insightOf({ view: { seat: 0, table, own: { ...own, taler } }, memory: rules.newMemory(options, 4, 0) });
  };

  test.each([0, 1, 4, 6, 25])(
    'MC-7.1: with %i taler every post and every sum up to six is looked at, none twice',
    taler => {
      const seen = allBids(purse(taler)).map(move => (move.type === 'bid' ? `${move.notches}+${move.taler}` : ''));
      const sums = Array.from({ length: Math.min(6, taler) + 1 }, (_, sum) => sum);
      expect(new Set(seen)).toEqual(
        new Set([1, 2, 3, 4, 5, 6].flatMap(notches => sums.map(sum => `${notches}+${sum}`))),
      );
      expect(seen.length).toBe(6 * sums.length);
      for (const move of bidsToTry(purse(taler))) expect(allBids(purse(taler))).toContainEqual(move);
    },
  );

  test('the master that tries them weighs bids that the other does not', () => {
    const [position] = positionsOf(2, 2);
    if (position === undefined) throw new Error('there is no position');
    const own = position.secrets[0];
    if (own === undefined) throw new Error('there is no seat');
    const memory = rules.newMemory(position.table.options, 2, 0);
    const situation = { view: { seat: 0, table: position.table, own }, memory };
    const weighedBy = (bot: typeof learnedMaster) =>
      decide(bot, situation, fastChance(3), { iterations: 200 }).considered?.map(({ move }) => move) ?? [];
    const high = { type: 'bid', notches: 6 };
    expect(weighedBy(biddingMaster)).toContainEqual(expect.objectContaining(high));
    expect(weighedBy(learnedMaster)).not.toContainEqual(expect.objectContaining(high));
  });
});
