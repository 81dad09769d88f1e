import { loadRules, loadVersions, rulesOfTable } from '@conclave/house';
import {
  type AnyGame,
  type AnyRules,
  bytesToHex,
  namedSecret,
  newest,
  orThrow,
  readRecord,
  type SeatView,
} from '@conclave/kernel';
import { expect, test } from 'vitest';
import { sealedBids } from '../../kernel/test/sealed-bids.ts';
import { byLuck } from '../src/local/solo-match.ts';
import type { SoloTable } from '../src/local/solo-table.ts';
import { soloHost } from '../src/solo/solo-host.ts';
import type { FromWorker } from '../src/solo/solo-messages.ts';
import { GAMES } from './games.ts';

/** A table as an earlier page kept it: no version, and only the options somebody chose. */
const oldTable = (game: string): SoloTable => ({
  id: 'test',
  game,
  options: {},
  seats: ['A', 'B', 'C'].map((name, seat) => ({ name, kind: seat === 0 ? 'human' : 'bot' })),
  level: 'regular',
  secret: bytesToHex(namedSecret(`solo ${game}`)),
  nonces: ['00', '', ''],
  startedAt: 0,
  moves: [],
});

/** A worker's host without a worker, and all that it told. */
const sitDown = async (table: SoloTable) => {
  const told: FromWorker[] = [];
  const say = soloHost({ tell: message => told.push(message), now: () => 7, rules: rulesOfTable, bots: () => byLuck });
  await say({ type: 'open', table });
  const begun = told.find(message => message.type === 'begun');
  if (begun === undefined) throw new Error('nothing began');
  return { told, say, begun };
};

/** What the page keeps of a table, from what it was told. */
const keptFrom = (told: readonly FromWorker[], table: SoloTable): SoloTable['moves'] => {
  let { moves } = table;
  for (const message of told)
    if (message.type === 'step') moves = [...moves.slice(0, message.standing), ...message.moves];
  return moves;
};

const lastStep = (told: readonly FromWorker[]) => {
  const step = told.findLast(message => message.type === 'step');
  if (step === undefined) throw new Error('nothing was told');
  return step.step;
};

test.each(GAMES)(
  '%s: an old table is played with the first rules and their defaults, a new one with the newest',
  async game => {
    const versions = await loadVersions(game);
    if (versions?.[1] === undefined) throw new Error('the first rules are played for ever');
    const whole = (rules: (typeof versions)[number]): object =>
      orThrow(rules.options.parse({}, { seats: 3, humans: 1 }));
    const { begun: old } = await sitDown(oldTable(game));
    expect(old).toEqual({ type: 'begun', rulesVersion: 1, options: whole(versions[1]) });
    const rules = newest(versions);
    const { begun } = await sitDown({ ...oldTable(game), rulesVersion: 'newest' });
    expect(begun).toEqual({ type: 'begun', rulesVersion: rules.rulesVersion, options: whole(rules) });
  },
);

test.each(GAMES)('%s: what the page keeps leads to the same table, also after a move was taken back', async game => {
  const table: SoloTable = { ...oldTable(game), rulesVersion: 'newest' };
  const { told, say } = await sitDown(table);
  const rules = await loadRules(game);
  const move = (): unknown => {
    const { table: shown, own, seat } = lastStep(told).view as SeatView<AnyGame>;
    return [...rules.legalMoves(shown, own, seat)][0];
  };
  for (let id = 1; id < 9; id += 1) await say({ type: 'move', id, move: move() });
  await say({ type: 'takeBack', id: 9 });
  const kept = keptFrom(told, table);
  const again = await sitDown({ ...table, moves: kept });
  const [there, here] = [lastStep(again.told), lastStep(told)];
  expect([there.seq, there.view, there.toAct]).toEqual([here.seq, here.view, here.toAct]);
  await say({ type: 'record', id: 10 });
  const text = told.findLast(message => message.type === 'record')?.text ?? '';
  expect(orThrow(readRecord(text)).moves).toEqual(kept);
});

test('a refused move is answered and nothing else is told', async () => {
  const { told, say } = await sitDown(oldTable('dogma'));
  const before = told.length;
  await say({ type: 'move', id: 5, move: { type: 'dance' } });
  expect(told.slice(before)).toMatchObject([{ type: 'refused', id: 5, refusal: { rule: 'shape' } }]);
});

test('MC-26.11: the table’s own clock is wound up after every step, and begins anew when the table is opened again', async () => {
  const { clock } = sealedBids;
  if (clock === undefined) throw new Error('the game has a clock');
  const rules: AnyRules = {
    ...sealedBids,
    clock: { ...clock, due: () => [{ what: 'hurry', seconds: 60 }] },
  };
  const told: FromWorker[] = [];
  const armed: { at: number; work: () => void }[] = [];
  let now = 500_000; // the table was opened long ago
  const say = soloHost({
    tell: message => told.push(message),
    now: () => now,
    rules: async () => rules,
    bots: () => byLuck,
    later: (milliseconds, work) => {
      const timer = { at: now + milliseconds, work };
      armed.push(timer);
      return () => void armed.splice(armed.indexOf(timer), 1);
    },
  });
  await say({ type: 'open', table: oldTable('sealed-bids') });
  expect([lastStep(told).toAct, armed.map(({ at }) => at)]).toEqual([[0], [560_000]]);
  now = 560_000;
  armed[0]?.work();
  await expect.poll(() => lastStep(told).toAct).toEqual([0]);
  const kept = keptFrom(told, oldTable('sealed-bids'));
  expect(kept.filter(move => 'by' in move)).toEqual([
    { by: 'table', at: 560_000, move: { type: 'clock', what: 'hurry' } },
  ]);
  expect(armed.map(({ at }) => at)).toEqual([620_000]);
});
