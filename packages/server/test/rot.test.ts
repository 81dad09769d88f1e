import { copyFileSync } from 'node:fs';
import type { Club, TableInfo } from '@conclave/protocol';
import { expect, onTestFinished, test } from 'vitest';
import { databaseIn } from '../src/storage/house-lock.ts';
import { insertionInto, keyOf, namesIn, type Schema, TABLE_NAMES, typesIn } from '../src/storage/schema.ts';
import { openSqliteFile, openToRead } from '../src/storage/sqlite-driver.ts';
import { SqliteSession } from '../src/storage/sqlite-session.ts';
import { Api, type Guest, Live } from './client.ts';
import { askableAt } from './fuzz/document.ts';
import { openHouse, seatGuests } from './house.ts';
import { Browser } from './notices/post-office.ts';
import { tamper } from './storage/folders.ts';

const ADMIN = 'a-long-admin-token-for-tests';
type Name = keyof Schema;

/** What can be changed in a table without its rows becoming others, or others'. */
const textsOf = (name: Name): readonly string[] =>
  namesIn(name)
    .filter((column, at) => typesIn(name)[at] === 'text' && !keyOf(name).includes(column))
    .filter(column => !column.endsWith('_id') && column !== 'host');

/** No text, and no JSON either. */
const rotten = (name: Name): string =>
  `update or ignore ${name} set ${textsOf(name)
    .map(column => `${column} = cast(x'7b22ff' as text)`)
    .join(', ')}${name === 'meta' ? " where name like 'note %'" : ''}`;

const rowsIn = (file: string, name: Name): number => {
  const session = new SqliteSession(openToRead(file));
  const [found] = session.all(`select count(*) as rows from ${name}`);
  session.close();
  return Number(found?.rows);
};

/** Somebody of whom there is something in nearly every table. */
const settleIn = async (
  base: string,
): Promise<{ readonly ada: Guest; readonly ids: Readonly<Record<string, string>> }> => {
  const { id: table, guests } = await seatGuests(base, 'sealed-bids', 2, { chat: 'all' });
  const [ada, ben] = guests as [Guest, Guest];
  const [hers, his] = [new Api(base, ada.token), new Api(base, ben.token)];
  await hers.ok('POST', `/api/tables/${table}/chat`, { text: 'hello' });
  await his.act(table, { do: 'report', person: ada.id, reason: 'rude' });
  await hers.act(table, { do: 'report', person: ben.id, reason: 'slow' });
  await hers.ok('POST', '/api/me/recovery');
  const figures = { games: {}, shared: 1, counted: [], own: {} };
  await hers.ok('PUT', '/api/me/statistics', { n: 0, figures });
  await hers.ok('PUT', '/api/me/profile', { shown: 'met', ladder: true, here: false });
  await hers.ok('PUT', '/api/me/language', { language: 'de', zone: 'Europe/Berlin' });
  const settings = await hers.ok<{ wishes: object }>('GET', '/api/me/notices/settings');
  await hers.ok('PUT', '/api/me/notices/settings', settings.wishes);
  const { p256dh, auth } = new Browser();
  await hers.ok('POST', '/api/me/channels', { kind: 'push', endpoint: 'https://127.0.0.1/here', p256dh, auth });
  await hers.ok('PUT', `/api/me/follows/${ben.id}`);
  const { id: club, invite } = await hers.ok<Club>('POST', '/api/clubs', { name: 'Ours' });
  await his.ok('POST', '/api/clubs/join', { code: invite?.code });
  const wish = { game: 'sealed-bids', seats: [{ kind: 'open' }, { kind: 'open' }] };
  await hers.ok('POST', `/api/clubs/${club}/presets`, { name: 'As ever', wish });
  const first = `${new Date().getUTCFullYear() + 1}-06-01T20:00`;
  const { evenings } = await hers.ok<Club>('POST', `/api/clubs/${club}/evenings`, {
    first,
    zone: 'UTC',
    every: 'week',
  });
  const evening = evenings[0];
  await his.ok('PUT', `/api/clubs/${club}/evenings/${evening?.id}/answer`, { at: evening?.at, says: 'yes' });
  const admin = new Api(base, ADMIN);
  await admin.ok('POST', `/api/admin/people/${ben.id}/mute`, { minutes: 1 });
  await admin.ok('POST', `/api/admin/people/${ben.id}/ladder`, { listed: false });
  const { id: open } = await hers.ok<TableInfo>('POST', '/api/tables', wish);
  await his.act(open, { do: 'sit', seat: 1 }); // rings Ada's bell
  await expect
    .poll(async () => (await hers.ok<{ unread: number }>('GET', '/api/me/notices')).unread)
    .toBeGreaterThan(0);
  return { ada, ids: { table, open, person: ben.id, club, evening: evening?.id ?? '' } };
};

const FAR = 9e15;

/** What nobody here has yet, or not for long: a row of Ada's, as far as it can be anybody's. */
const fillIn = (file: string, person: string, table: string): void => {
  const made = (name: Name, column: string, at: number): string | number => {
    if (typesIn(name)[at] === 'number') return /due_at|until|expires_at/.test(column) ? FAR : 1;
    if (column === 'person_id' || column === 'subject') return person;
    return column === 'table_id' && name !== 'archive' ? table : 'rows';
  };
  const missing = TABLE_NAMES.filter(name => name === 'outbox' || rowsIn(file, name) === 0);
  const session = new SqliteSession(openSqliteFile(file));
  for (const name of missing)
    session.run(insertionInto(name), ...namesIn(name).map((column, at) => made(name, column, at)));
  session.close();
};

/** What would hide what else there is, if it rotted with the rest. */
const APART: readonly Name[] = ['game_table', 'log', 'member', 'meta'];

test('whatever rots in whichever table: the house opens, every question is answered, and nothing fails but what is damaged', async () => {
  const house = await openHouse({ adminToken: ADMIN });
  onTestFinished(() => house.close());
  const file = databaseIn(house.data);
  const sound = `${file}.sound`;
  const { ada, ids } = await settleIn(house.base);
  const { operations } = await askableAt(house.base);
  const asked = operations.filter(({ method, path }) => method === 'GET' && path !== '/metrics');
  const idFor = (path: string): string => {
    if (path.startsWith('/api/tables') || path.startsWith('/api/admin/tables')) return ids.table ?? '';
    return (path.startsWith('/api/clubs') ? ids.club : ids.person) ?? '';
  };
  const failing = async (): Promise<readonly string[]> => {
    const failed: string[] = [];
    for (const { path } of asked) {
      const api = new Api(house.base, path.startsWith('/api/admin') ? ADMIN : ada.token);
      const { status } = await api.call('GET', `${path.replace(/\{\w+\}/g, idFor(path))}?game=sealed-bids&pool=2`);
      if (status >= 500) failed.push(path);
    }
    return failed;
  };
  await house.restart(() => {
    copyFileSync(file, sound);
    fillIn(sound, ada.id, ids.table ?? '');
  });
  const withTexts = TABLE_NAMES.filter(name => textsOf(name).length > 0);
  expect(withTexts.filter(name => rowsIn(sound, name) === 0)).toEqual([]);
  const together = withTexts.filter(name => !APART.includes(name));
  for (const names of [together, ...APART.map(name => [name])]) {
    await house.restart(() => {
      copyFileSync(sound, file);
      tamper(file, database => {
        for (const name of names) database.exec(rotten(name));
      });
    });
    expect(await failing(), `with rot in ${names}`).toEqual([]);
    const live = await Live.open(house.base, ada.token);
    live.send({ type: 'watch', table: ids.open });
    await live.until(() => live.messages.find(({ type }) => type !== 'welcome'), `an answer with rot in ${names}`);
    live.close();
  }
});
