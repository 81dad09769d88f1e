import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { dataCommands } from '../../src/keeping/data-commands.ts';
import { openHouse } from '../../src/storage/house.ts';
import type { Storage } from '../../src/storage/storage.ts';
import { newFolder } from '../storage/folders.ts';
import { chatRow, loaded, moves, personRow, seqsOf, tableRow } from '../storage/rows.ts';

const run = async (name: keyof typeof dataCommands, ...args: readonly string[]): Promise<string> => {
  const said: string[] = [];
  expect(await dataCommands[name].run(args, line => said.push(line))).toBe(0);
  return said.join('\n');
};

const DOC = {
  id: 'T',
  game: 'dogma',
  status: 'running',
  settings: {},
  createdAt: 1,
  seats: [
    { kind: 'human', person: 'ada', name: 'Ada' },
    { kind: 'human', person: 'ben', name: 'Ben' },
  ],
  watchers: [],
};

/** A house in use, as a server has it. */
const houseInUse = async (): Promise<{ data: string; storage: Storage }> => {
  const data = join(newFolder(), 'data');
  const storage = await openHouse(data);
  onTestFinished(() => storage.close().catch(() => undefined));
  await storage.commit([
    { writes: [{ put: 'person', row: personRow('ada', { name: 'Ada' }) }] },
    { writes: [{ put: 'table', row: tableRow('T', { doc: JSON.stringify(DOC) }) }] },
    { writes: [{ put: 'seat', table: 'T', seat: 0, person: 'ada' }] },
    { writes: [{ put: 'chat', row: chatRow('T', 1) }] },
    moves('T', 1, [1, 2]),
  ]);
  return { data, storage };
};

test('backup and export work beside a server, and change nothing', async () => {
  const { data, storage } = await houseInUse();
  const copy = join(data, '..', 'copy.backup');
  expect(await run('backup', copy, '--data', data)).toBe(`${copy}: ${statSync(copy).size} bytes`);
  await expect(run('backup', copy, '--data', data)).rejects.toThrow('already there');
  const file = join(data, '..', 'ada.json');
  await run('export', 'ada', file, '--data', data);
  const exported = JSON.parse(readFileSync(file, 'utf8')) as object;
  expect(exported).toMatchObject({
    person: { name: 'Ada' },
    tables: [{ id: 'T', seat: 0, moves: [{ seq: 1 }, { seq: 2 }] }],
  });
  expect((statSync(file).mode & 0o777).toString(8)).toBe('600');
  await expect(run('export', 'nobody', '--data', data)).rejects.toThrow('there is no person nobody');
  expect(await storage.commit([moves('T', 3, [3])])).toEqual(new Set());
  expect(await seqsOf(storage, 'T')).toEqual([1, 2, 3]);
});

test('restore and erase beside a server are refused in one sentence that says who is there; nothing is changed', async () => {
  const { data, storage } = await houseInUse();
  const copy = join(data, '..', 'copy.backup');
  await run('backup', copy, '--data', data);
  await storage.commit([moves('T', 3, [3])]);
  const sentence = `${data} is in use by process ${process.pid} on `;
  await expect(run('restore', copy, '--data', data, '--force')).rejects.toThrow(sentence);
  await expect(run('erase', 'ada', '--data', data)).rejects.toThrow(sentence);
  expect(await seqsOf(storage, 'T')).toEqual([1, 2, 3]);
  await storage.close();
  await expect(run('restore', copy, '--data', data)).rejects.toThrow('--force replaces it');
  await run('restore', copy, '--data', data, '--force');
  const again = await openHouse(data);
  expect(await seqsOf(again, 'T')).toEqual([1, 2]);
  await again.close();
});

test('restore into nothing makes a house, and refuses nonsense without leaving any', async () => {
  const { data } = await houseInUse();
  const copy = join(data, '..', 'copy.backup');
  await run('backup', copy, '--data', data);
  const elsewhere = join(data, '..', 'elsewhere');
  writeFileSync(join(data, '..', 'diary'), 'dear diary '.repeat(1000));
  await expect(run('restore', join(data, '..', 'diary'), '--data', elsewhere)).rejects.toThrow(
    'not a backup of Conclave',
  );
  await expect(run('restore', join(data, '..', 'nowhere'), '--data', elsewhere)).rejects.toThrow(
    'the file of a backup',
  );
  expect(existsSync(join(elsewhere, 'conclave.db'))).toBe(false);
  expect(await run('restore', copy, '--data', elsewhere)).toContain(elsewhere);
  expect(readdirSync(elsewhere).toSorted()).toEqual(['conclave.db', 'house.lock', 'house.who']);
});

test('erase takes the name out of tables, chat and people; the game stays', async () => {
  const { data, storage } = await houseInUse();
  await storage.close();
  expect(await run('erase', 'ada', '--data', data)).toBe('ada has been erased');
  const again = await openHouse(data);
  onTestFinished(() => again.close());
  const { row, entries } = await loaded(again, 'T');
  expect(row.doc).not.toContain('Ada');
  expect(row).toMatchObject({ n: 3 });
  expect(entries.map(({ kind }) => kind)).toEqual(['move', 'move', 'act']);
  expect(await again.person('ada')).toBeUndefined();
  expect(await again.chat('T', 9)).toMatchObject([{ text: '', name: '—' }]);
});

test('commands where nothing is kept say so', async () => {
  const empty = newFolder();
  for (const name of ['backup', 'export', 'erase'] as const)
    await expect(run(name, join(empty, 'x'), '--data', empty)).rejects.toThrow(`there is no data in ${empty}`);
  mkdirSync(join(empty, 'data'));
  copyFileSync(import.meta.filename, join(empty, 'data', 'conclave.db'));
  await expect(run('export', 'ada', '--data', join(empty, 'data'))).rejects.toThrow('it is not a database');
  await expect(run('backup', join(empty, 'x'), '--data', join(empty, 'data'))).rejects.toThrow(
    /not a (database|backup)/,
  );
});
