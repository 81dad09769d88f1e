import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { TableInfo } from '@conclave/protocol';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { programNamed } from '../../../../scripts/need-program.ts';
import { GAMES } from '../../src/index.ts';
import { Api, newGuest } from '../client.ts';
import type { House } from '../house.ts';
import { newProgram, openDoor, readyAt } from './programs.ts';

vi.setConfig({ testTimeout: 600_000 }); // whole games, by processes of their own

const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..', '..', '..');
const [, code = ''] =
  /```python first\.py\n([\s\S]*?)```/.exec(readFileSync(join(root, 'docs/programs.md'), 'utf8')) ?? [];
const python = programNamed('python3', ['python3'], 'the first program of docs/programs.md');

let house: House;
let folder: string;
beforeAll(async () => {
  house = await openDoor();
  folder = mkdtempSync(join(tmpdir(), 'conclave-program-'));
  writeFileSync(join(folder, 'first.py'), code);
});
afterAll(async () => {
  await house.close();
  rmSync(folder, { recursive: true });
});

interface Running {
  readonly child: ChildProcess;
  said(): string;
}

const run = (command: string, ...args: readonly string[]): Running => {
  const child = spawn(command, args);
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', data => (said += String(data)));
  onTestFinished(() => void child.kill());
  return { child, said: () => said };
};

/** A table of bots with one chair for a program: it is asked as soon as it is ready, and plays to the end. */
const playAGame = async (game: string, name: string, program: Running): Promise<void> => {
  const host = new Api(house.base, (await newGuest(house.base, 'Host')).token);
  const seats = Math.max(GAMES.list.find(({ id }) => id === game)?.seats.min ?? 2, 2);
  const ready = async (): Promise<string | undefined> =>
    (await readyAt(host, game, seats)).programs.find(({ person }) => person.name === name)?.person.id;
  await expect.poll(ready, { timeout: 120_000 }).toBeDefined();
  const wish = {
    game,
    seats: Array.from({ length: seats }, (_, seat) => ({ kind: seat === 1 ? 'open' : 'bot' })),
    settings: { programs: 'invited', clock: { kind: 'move', seconds: 3600 } },
    ...(game === 'seven-seals' ? { options: { threePlayerRounds: 3 } } : {}),
  };
  const { id } = await host.ok<TableInfo>('POST', '/api/tables', wish);
  await host.act(id, { do: 'invite', seat: 1, person: (await ready()) ?? '' });
  const look = (): Promise<TableInfo> => host.ok('GET', `/api/tables/${id}`);
  await expect.poll(async () => (await look()).status, { timeout: 240_000, interval: 500 }).toBe('over');
  const { seats: sat } = await look();
  expect(sat[1]).toMatchObject({ kind: 'human', program: {} });
  expect(sat[1]).not.toHaveProperty('standIn');
  expect(program.said()).not.toContain('refused');
};

describe.each(GAMES.list.map(({ id }) => id))('%s', game => {
  test('a bot of the house plays a game through the public door', async () => {
    const { token } = await newProgram(house.base, `Master ${game}`);
    const bin = join(root, 'packages/cli/bin/conclave.js');
    const program = run(
      ...[process.execPath, bin, 'program', '--url', house.base, '--token', token],
      ...['--games', game, '--tables', '1', '--iterations', '5'],
    );
    await playAGame(game, `Master ${game}`, program);
    await expect.poll(program.said).toContain('over, places');
  });

  test.skipIf(python === undefined)('the first program of the document plays a game', async () => {
    const name = `Robot ${game}`;
    await playAGame(game, name, run(python ?? '', join(folder, 'first.py'), house.base, name, game));
  });
});

test('the first program has forty lines, empty ones not counted, and imports nothing that is not Python’s own', () => {
  const lines = code.split('\n').filter(line => line.trim() !== '');
  expect(lines.length).toBeGreaterThan(20);
  expect(lines.length).toBeLessThanOrEqual(40);
  expect(lines.filter(line => /import/.test(line)).join()).not.toMatch(/websocket|requests|aiohttp/);
});
