import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { GameRecord } from '@conclave/kernel';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { postgresPrograms } from '../../../scripts/need-postgres.ts';
import { serve } from '../src/index.ts';
import { type Shelf, shelfIn } from '../src/storage/shelf.ts';
import { withShelf } from '../src/storage/with-shelf.ts';
import { Api, RandomPlayer } from './client.ts';
import { type House, openHouse, rulesNamed, seatGuests, type Table, TEST_CONFIG, watchAll } from './house.ts';
import { runs } from './keeping/run.ts';
import { newFolder, opened as openedStorage } from './storage/folders.ts';
import { type PostgresServer, startPostgres } from './storage/postgres-server.ts';
import { moves, opened, seqsOf } from './storage/rows.ts';

const HOUR = 3_600_000;
const programs = postgresPrograms();

const played = async (house: House): Promise<Table> => {
  const table = await seatGuests(house.base, 'sealed-bids', 3);
  const lives = await watchAll(house.base, table);
  for (const live of lives) new RandomPlayer(live, rulesNamed('sealed-bids'), table.id);
  for (const live of lives) await live.until(() => live.info?.status === 'over' || undefined, 'the end');
  for (const live of lives) live.close();
  return table;
};

const recordOf = ({ base }: House, { id, guests }: Table): Promise<GameRecord> =>
  new Api(base, guests[1]?.token).ok<GameRecord>('GET', `/api/tables/${id}/record`);

const whyNot = async ({ base }: House, { id, guests }: Table): Promise<string> =>
  (await new Api(base, guests[1]?.token).call('GET', `/api/tables/${id}/record`)).text;

/** Where the log of a finished game is. */
const placeOf = async ({ server }: House, { id }: Table): Promise<'log' | 'database' | 'shelf'> => {
  const [row] = await server.services.storage.ask('archive', 'where table_id = ?', id);
  if (row === undefined) return 'log';
  return row.body === '' ? 'shelf' : 'database';
};

const filesIn = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile() && entry.name.endsWith('.gz'))
    .map(({ parentPath, name }) => join(parentPath, name));

describe.each(['a folder', 'PostgreSQL'])('finished games of a house in %s', kind => {
  let postgres: PostgresServer | undefined;
  beforeAll(async () => {
    if (kind === 'PostgreSQL' && programs !== undefined) postgres = await startPostgres(programs);
  });
  afterAll(() => postgres?.stop());

  test.skipIf(kind === 'PostgreSQL' && programs === undefined)(
    'go to the archive, and are read, copied, erased and removed from there',
    async () => {
      const archive = join(newFolder(), 'archive');
      const database = await postgres?.newDatabase();
      const config: { archive?: string; database?: string | undefined } = { database };
      let later = 0;
      const house = await openHouse(config, { now: () => Date.now() + later });
      onTestFinished(() => house.close().catch(() => undefined));
      const where = database === undefined ? ['--data', house.data] : ['--database', database];

      // one that was packed before there was an archive, and one after that
      const first = await played(house);
      later = HOUR + 60_000;
      await expect.poll(() => placeOf(house, first)).toBe('database');
      const records = [await recordOf(house, first)];
      await house.restart(() => Object.assign(config, { archive }));
      await expect.poll(() => placeOf(house, first)).toBe('shelf');
      const second = await played(house);
      records.push(await recordOf(house, second));
      expect(await placeOf(house, second)).toBe('log');
      later += HOUR + 60_000;
      await expect.poll(() => placeOf(house, second)).toBe('shelf');
      const seen = async (): Promise<readonly GameRecord[]> => [
        await recordOf(house, first),
        await recordOf(house, second),
      ];
      expect(await seen()).toEqual(records);

      // nobody else may read it, and it names nobody
      expect(filesIn(archive)).toHaveLength(2);
      for (const file of filesIn(archive)) {
        expect((statSync(file).mode & 0o777).toString(8)).toBe('600');
        const lines = gunzipSync(readFileSync(file)).toString('utf8');
        for (const { id } of [...first.guests, ...second.guests]) expect(lines).not.toContain(id);
      }
      const person = first.guests[1]?.id ?? '';
      const moves = async (...more: readonly string[]): Promise<number> => {
        const { said } = await runs('export', person, ...where, ...more);
        const { tables } = JSON.parse(said.join('\n')) as { tables: { moves?: readonly unknown[] }[] };
        return tables[0]?.moves?.length ?? 0;
      };
      expect(await moves('--archive', archive)).toBeGreaterThan(0);
      expect(await moves()).toBe(0);

      // a backup takes it along, or says that it does not
      const copies = newFolder();
      const whole = await runs('backup', join(copies, 'whole'), ...where, '--archive', archive);
      expect(whole.said[1]).toBe(`2 games from the archive ${archive} are in it.`);
      const poor = await runs('backup', join(copies, 'poor'), ...where);
      expect(poor.said[1]).toBe('2 games lie in an archive and are not in it; --archive DIR takes them in.');
      await house.restart(() => Object.assign(config, { archive: undefined }));
      expect(await whyNot(house, first)).toContain('in an archive that this server was not told of');
      for (const [copy, isWhole] of [
        ['whole', true],
        ['poor', false],
      ] as const) {
        await house.restart(async () => {
          await runs('restore', join(copies, copy), ...where, '--force');
          Object.assign(config, { archive: isWhole ? undefined : archive });
        });
        expect(await seen()).toEqual(records);
      }

      // a house that moves leaves its archive where it is
      if (database !== undefined)
        await house.restart(async () => {
          const moved = join(newFolder(), 'moved');
          const { said } = await runs('move', ...where, '--to', moved);
          expect(said.at(-1)).toContain('start the server with --archive as before');
          const copy = await runs('backup', join(copies, 'moved'), '--data', moved, '--archive', archive);
          expect(copy.said[1]).toContain('2 games from the archive');
        });

      // who is erased is gone from what is shown of it; who removes a table removes it there
      await new Api(house.base, first.guests[0]?.token).ok('DELETE', '/api/me');
      expect(JSON.stringify(records[0])).toContain('Ada');
      expect(JSON.stringify(await recordOf(house, first))).not.toContain('Ada');
      await house.server.services.storage.removeTable(second.id);
      expect(filesIn(archive)).toHaveLength(1);

      // what is damaged or lost there is said
      const [file = ''] = filesIn(archive);
      const bytes = readFileSync(file);
      bytes[20] = (bytes[20] ?? 0) ^ 1;
      writeFileSync(file, bytes);
      await house.restart();
      expect(await whyNot(house, first)).toContain('its archive is damaged (checksum)');
      await house.restart(() => rmSync(file));
      expect(await whyNot(house, first)).toContain('its log is not in the archive');
      await house.restart(async () => {
        rmSync(archive, { recursive: true });
        await expect(serve({ ...TEST_CONFIG, ...config, data: house.data })).rejects.toThrow(
          `the archive ${archive}: games of this house should lie in it, but it is empty; is its disk there?`,
        );
        expect(existsSync(archive)).toBe(false);
        delete config.archive;
      });
    },
  );
});

test('what the archive has no room for stays in the database until it has, and what is removed meanwhile leaves nothing there', async () => {
  const storage = await openedStorage(join(newFolder(), 'house.db'));
  const folder = newFolder();
  const shelf = shelfIn(folder);
  const troubles: string[] = [];
  let meanwhile = async (): Promise<void> => {
    throw Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });
  };
  const put: Shelf['put'] = async (table, body) => {
    await meanwhile();
    await shelf.put(table, body);
  };
  const shelving = withShelf(storage, { ...shelf, put }, sentence => troubles.push(sentence));
  for (const table of ['T', 'U']) await storage.commit([opened(table), moves(table, 1, [1, 2, 3])]);
  await shelving.pack('T');
  expect(troubles).toEqual([
    `the archive ${folder}: the disk is full; until it is well, finished games stay in the database`,
  ]);
  expect(await seqsOf(shelving, 'T')).toEqual([1, 2, 3]);
  expect(filesIn(folder)).toEqual([]);
  await storage.pack('U');
  meanwhile = () => storage.removeTable('U');
  await shelving.sweep();
  expect(filesIn(folder)).toHaveLength(1);
  expect(await storage.ask('archive', '')).toMatchObject([{ table_id: 'T', body: '' }]);
  expect(await seqsOf(shelving, 'T')).toEqual([1, 2, 3]);
  expect(await shelving.since('T', 2)).toMatchObject({ entries: [{ n: 3 }] });
  expect(await storage.commit([moves('T', 3, [3])])).toHaveProperty('size', 1); // an old number stays taken
});
