import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { GAMES } from '../src/index.ts';
import { Api, newGuest } from './client.ts';
import { type House, openHouse } from './house.ts';

const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..', '..');
const [, code = ''] = /```js bot\.mjs\n([\s\S]*?)```/.exec(readFileSync(join(root, 'docs/protocol.md'), 'utf8')) ?? [];

let house: House;
let folder: string;
beforeAll(async () => {
  house = await openHouse();
  folder = mkdtempSync(join(tmpdir(), 'conclave-bot-'));
  writeFileSync(join(folder, 'bot.mjs'), code);
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules')); // where Node 20 finds `ws`
});
afterAll(async () => {
  await house.close();
  rmSync(folder, { recursive: true });
});

/** The bot as somebody would start it who copied it out of the document. */
const runBot = (table: string, name: string): Promise<{ readonly code: number | null; readonly said: string }> =>
  new Promise((resolve, reject) => {
    const child = spawn(process.execPath, ['bot.mjs', house.base, table, name], {
      cwd: folder,
      env: { ...process.env, PAUSE: '0' },
    });
    let said = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', data => (said += String(data)));
    child.on('error', reject);
    child.on('close', exit => resolve({ code: exit, said }));
  });

test('the bot of the document has sixty lines and imports nothing of ours', () => {
  expect(code.trim().split('\n').length).toBeLessThanOrEqual(60);
  expect(code.match(/(?:from|import\()\s*'[^']+'/g)).toEqual(["import('ws'"]);
});

test.each(GAMES.list.map(({ id, seats }) => [id, seats.min] as const))(
  'the bot of the document plays %s to the end on all seats, and nothing it does is refused',
  async (game, seats) => {
    const host = new Api(house.base, (await newGuest(house.base, 'Host')).token);
    const { id } = await host.ok<{ id: string }>('POST', '/api/tables', {
      game,
      seats: Array.from({ length: seats }, () => ({ kind: 'open' })),
      ...(game === 'seven-seals' ? { options: { threePlayerRounds: 3 } } : {}),
    });
    const bots = [];
    for (let seat = 0; seat < seats; seat += 1) {
      bots.push(runBot(id, `Guest ${seat}`));
      await expect
        .poll(async () => (await host.ok<{ seats: { kind: string }[] }>('GET', `/api/tables/${id}`)).seats[seat]?.kind)
        .toBe('human'); // one after the other, so that they do not want the same chair
    }
    for (const { code: exit, said } of await Promise.all(bots)) {
      expect(said).toMatch(/^Guest \d is number \d of \d after \d+ questions and moves\n$/);
      expect(exit).toBe(0);
    }
    expect(await host.ok('GET', `/api/tables/${id}`)).toMatchObject({ status: 'over' });
  },
);
