import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Config, WIDE_OPEN } from '../../src/index.ts';
import { openToRead } from '../../src/storage/sqlite-driver.ts';
import { SqliteSession } from '../../src/storage/sqlite-session.ts';
import { FaultyServer } from '../faulty-server.ts';
import { openHouse } from '../house.ts';

/** A house that is attacked. */
export interface Target {
  readonly base: string;
  readonly port: number;
  readonly data: string;
  /** Why it is not there any more. */
  died(): string | undefined;
  close(): Promise<void>;
}

/** In this process: what nobody catches there fails the test. */
export const houseHere = async (config: Partial<Config> = {}): Promise<Target> => {
  const many = { burst: 1e9, perSecond: 1e9 };
  const house = await openHouse({
    programs: true,
    programLadder: true,
    programHoldMs: 0,
    ...config,
    limits: { ...WIDE_OPEN, others: many, chat: many },
  });
  const { base, data } = house;
  return { base, data, port: house.server.port, died: () => undefined, close: house.close };
};

/** The built server in a process of its own, where its answers can be timed. */
export const houseApart = async (): Promise<Target> => {
  const data = mkdtempSync(join(tmpdir(), 'conclave-fuzz-'));
  const server = await FaultyServer.at(data);
  const close = async (): Promise<void> => {
    await server.end('SIGTERM');
    rmSync(data, { recursive: true, force: true });
  };
  return { base: server.base, data, port: server.port, died: () => server.died, close };
};

/** Every stored row that names one of these ids, but for when a person was seen last. */
export const rowsNaming = ({ data }: Target, ids: readonly string[]): readonly string[] => {
  const session = new SqliteSession(openToRead(join(data, 'conclave.db')));
  try {
    const tables = session.all("select name from sqlite_master where type = 'table'").map(({ name }) => String(name));
    return tables.flatMap(table => {
      const rows = session.all(`select * from ${table}`).map(row => JSON.stringify({ ...row, seen_at: 0 }));
      return rows.filter(row => ids.some(id => row.includes(id))).map(row => `${table} ${row}`);
    });
  } finally {
    session.close();
  }
};
