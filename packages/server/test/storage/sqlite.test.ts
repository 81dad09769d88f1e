import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openSqlite } from '../../src/storage/sqlite.ts';
import type { Storage } from '../../src/storage/storage.ts';
import { storageContract } from './contract.ts';
import { sharedMemory } from './shared-memory.ts';

storageContract('SQLite', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'conclave-storage-'));
  const file = join(folder, 'conclave.db');
  const opened: Storage[] = [await openSqlite(file)];
  const [storage] = opened;
  if (storage === undefined) throw new Error('nothing was opened');
  return {
    storage,
    again: async () => {
      const another = await openSqlite(file);
      opened.push(another);
      return another;
    },
    close: async () => {
      for (const one of opened) await one.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
});

storageContract('a shared storage in memory', async () => {
  const shared = await sharedMemory(1);
  return { storage: shared.node(), again: async () => shared.node(), close: () => shared.truth.close() };
});
