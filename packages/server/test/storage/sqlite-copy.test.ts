import { join } from 'node:path';
import { expect, test } from 'vitest';
import { keyOf, TABLE_NAMES } from '../../src/storage/schema.ts';
import { pageQuery } from '../../src/storage/sqlite-copy.ts';
import { newFolder, opened, tamper } from './folders.ts';

test('a house is copied page by page, and no page is sorted for or looked for from the beginning', async () => {
  const file = join(newFolder(), 'conclave.db');
  await (await opened(file)).close();
  tamper(file, database => {
    for (const name of TABLE_NAMES) {
      const values = ['a', ...keyOf(name).map(() => 'a')];
      const plan = database.prepare(`explain query plan ${pageQuery(name, false)}`).all(values);
      const steps = plan.map(({ detail }) => String(detail)).join('; ');
      expect(steps, name).toMatch(/^SEARCH/);
      expect(steps, name).not.toMatch(/TEMP B-TREE|SCAN/);
    }
  });
});
