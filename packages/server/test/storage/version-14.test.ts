import { join } from 'node:path';
import { expect, test } from 'vitest';
import { newFolder, opened, tamper } from './folders.ts';
import { backTo14 } from './old-versions.ts';
import { moves, opened as opening, personRow, seqsOf } from './rows.ts';

const count = (file: string, name: string): number => {
  let rows = -1;
  tamper(file, database => {
    rows = Number(database.prepare(`select count(*) as rows from ${name}`).all([])[0]?.rows);
  });
  return rows;
};

test('a house of version 14 in SQLite: every log is as it was, and goes on', async () => {
  const file = join(newFolder(), 'conclave.db');
  const before = await opened(file);
  await before.commit(['T', 'U'].map(opening));
  await before.commit(['T', 'U'].flatMap(id => [moves(id, 1, [1, 2]), moves(id, 3, [3])]));
  await before.close();
  tamper(file, database => {
    for (const sql of backTo14) database.exec(sql);
  });
  const after = await opened(file);
  for (const id of ['T', 'U']) expect(await seqsOf(after, id)).toEqual([1, 2, 3]);
  const late = moves('T', 3, [9]);
  expect(await after.commit([moves('T', 4, [4]), late, moves('U', 4, [4])])).toEqual(new Set([late]));
  expect(await seqsOf(after, 'T')).toEqual([1, 2, 3, 4]);
});

test('a table that goes leaves neither pieces nor its number behind, and nobody else loses any', async () => {
  const file = join(newFolder(), 'conclave.db');
  const storage = await opened(file);
  await storage.commit(['T', 'U'].map(opening));
  await storage.commit(['T', 'U'].map(id => moves(id, 1, [1, 2])));
  await storage.removeTable('T');
  const gone = moves('T', 3, [3]);
  expect(await storage.commit([gone, moves('U', 3, [3])])).toEqual(new Set([gone]));
  expect(await seqsOf(storage, 'U')).toEqual([1, 2, 3]);
  expect([count(file, 'slot'), count(file, 'piece')]).toEqual([1, 2]);
});

test('after a commit that failed a log is looked for again, not where it would have lain', async () => {
  const file = join(newFolder(), 'conclave.db');
  const storage = await opened(file);
  await storage.commit(['T', 'U'].map(opening));
  const broken = { writes: [{ put: 'person', row: personRow('x', { name: null as never }) }] } as const;
  await expect(storage.commit([moves('T', 1, [1]), broken])).rejects.toThrow();
  await storage.commit([moves('U', 1, [1])]); // takes the number that T would have had
  await storage.commit([moves('T', 1, [1])]);
  for (const id of ['T', 'U']) expect(await seqsOf(storage, id)).toEqual([1]);
});
