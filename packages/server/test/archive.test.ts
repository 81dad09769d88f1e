import { gunzipSync } from 'node:zlib';
import type { GameRecord } from '@conclave/kernel';
import { expect, onTestFinished, test } from 'vitest';
import { databaseIn } from '../src/storage/house-lock.ts';
import { openToRead } from '../src/storage/sqlite-driver.ts';
import { SqliteSession } from '../src/storage/sqlite-session.ts';
import { Api, Live, RandomPlayer } from './client.ts';
import { openHouse, rulesNamed, seatGuests, watchAll } from './house.ts';
import { tamper } from './storage/folders.ts';
import { chatRow } from './storage/rows.ts';

const HOUR = 3_600_000;

const rowsIn = (data: string, name: 'log' | 'archive', table: string): ReturnType<SqliteSession['all']> => {
  const session = new SqliteSession(openToRead(databaseIn(data)));
  const text = name === 'log' ? 'lines' : 'body';
  const rows = session.all(`select cast(${text} as blob) as body from ${name} where table_id = ?`, table);
  session.close();
  return rows;
};

test('an hour after its end a game is packed: record and replay are the same, and who is erased is gone from it', async () => {
  let later = 0;
  const house = await openHouse({}, { now: () => Date.now() + later });
  onTestFinished(() => house.close());
  const table = await seatGuests(house.base, 'seven-seals', 3, { watchers: 'anyone' });
  const lives = await watchAll(house.base, table);
  for (const live of lives) new RandomPlayer(live, rulesNamed('seven-seals'), table.id);
  for (const live of lives) await live.until(() => live.info?.status === 'over' || undefined, 'the end');
  await house.server.services.storage.commit([{ writes: [{ put: 'chat', row: chatRow(table.id, 1) }] }]);
  for (const live of lives) live.close();
  const [ada, ben] = table.guests;
  const api = (): Api => new Api(house.base, ben?.token);
  const seen = async (): Promise<readonly unknown[]> => {
    const record = await api().ok<GameRecord>('GET', `/api/tables/${table.id}/record`);
    const live = await Live.open(house.base, ben?.token);
    await live.watch(table.id);
    const { view, past } = live.seen ?? {};
    live.close();
    return [record, view, past];
  };
  const before = await seen();
  expect(rowsIn(house.data, 'log', table.id).length).toBeGreaterThan(10);
  later = HOUR - 60_000;
  await house.server.services.committer.settled();
  expect(rowsIn(house.data, 'archive', table.id)).toEqual([]);
  later = HOUR + 60_000;
  await expect.poll(() => rowsIn(house.data, 'archive', table.id).length).toBe(1);
  expect(rowsIn(house.data, 'log', table.id)).toEqual([]);
  expect(await seen()).toEqual(before);
  const chat = (): Promise<readonly unknown[]> => house.server.services.storage.chat(table.id, 9);
  expect(await chat()).toHaveLength(1);
  later = 91 * 24 * HOUR;
  await expect.poll(chat).toEqual([]);
  await house.restart();
  expect(await seen()).toEqual(before);

  const [packed] = rowsIn(house.data, 'archive', table.id);
  const lines = gunzipSync(Buffer.from(String(packed?.body), 'base64')).toString('utf8');
  for (const { id } of table.guests) expect(lines).not.toContain(id);

  await new Api(house.base, ada?.token).ok('DELETE', '/api/me');
  const [record] = await seen();
  expect(JSON.stringify(record)).not.toContain('Ada');
  expect(JSON.stringify(before[0])).toContain('Ada');

  await house.restart(() =>
    tamper(databaseIn(house.data), file => file.exec("update archive set body = 'H4sI' || body")),
  );
  expect((await api().call('GET', `/api/tables/${table.id}/record`)).text).toContain('its archive is damaged');
});
