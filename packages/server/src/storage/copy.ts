import { createHash } from 'node:crypto';
import { namesIn, type Schema, TABLE_NAMES } from './schema.ts';
import { Flaw } from './trouble.ts';

export type Cell = string | number | null;
/** The cells of a row, in the order of the columns (schema.ts). */
export type Cells = readonly Cell[];
type Name = keyof Schema;

/** All rows of a house as it was at one moment, those of each table in the order of their keys. */
export interface Source {
  count(name: Name): Promise<number>;
  pages(name: Name): AsyncIterable<readonly Cells[]>;
}

/** An empty house, which takes rows and can be read again before anybody else sees them. */
export interface Target extends Source {
  put(name: Name, rows: readonly Cells[]): Promise<void>;
}

/** How far it is: so many rows of a table are copied, of so many. */
export type OnProgress = (name: Name, done: number, of: number) => void;

export interface Copied {
  readonly rows: number;
  /** The games that run. */
  readonly running: readonly string[];
}

/** What a database says of itself, and not of the house. */
const OWN = new Set<Cell | undefined>(['schema', 'reads_from', 'barrier', 'saved']);
const isHouses = (name: Name, [first]: Cells): boolean => name !== 'meta' || !OWN.has(first);

const RUNNING = namesIn('game_table').indexOf('status');
const idIfRunning = (row: Cells): readonly string[] => (row[RUNNING] === 'running' ? [String(row[0])] : []);

/** Copies everything, then reads what has arrived and compares it, row by row. */
export const copyHouse = async (
  from: Source,
  to: Target,
  onProgress: OnProgress = () => undefined,
): Promise<Copied> => {
  let rows = 0;
  const running: string[] = [];
  for (const name of TABLE_NAMES) {
    const of = await from.count(name);
    const sent = new Digest();
    for await (const page of from.pages(name)) {
      const own = page.filter(row => isHouses(name, row));
      await to.put(name, own);
      sent.add(own);
      if (name === 'game_table') running.push(...own.flatMap(idIfRunning));
      onProgress(name, Math.min(sent.rows, of), of);
    }
    await compare(name, sent, to);
    rows += sent.rows;
  }
  return { rows, running };
};

const compare = async (name: Name, sent: Digest, to: Source): Promise<void> => {
  const arrived = await digestOf(to, name);
  if (arrived.rows !== sent.rows)
    throw new Flaw(`of ${sent.rows} rows of ${name} ${arrived.rows} arrived; nothing was changed`);
  if (arrived.text() !== sent.text()) throw new Flaw(`${name} did not arrive as it was sent; nothing was changed`);
};

const digestOf = async (source: Source, name: Name): Promise<Digest> => {
  const digest = new Digest();
  for await (const page of source.pages(name)) digest.add(page.filter(row => isHouses(name, row)));
  return digest;
};

/** The house in one line for each table: who compares two of them compares every byte. */
export const dumpOf = async (source: Source): Promise<readonly string[]> => {
  const lines: string[] = [];
  for (const name of TABLE_NAMES) {
    const digest = await digestOf(source, name);
    lines.push(`${name} ${digest.rows} ${digest.text()}`);
  }
  return lines;
};

class Digest {
  readonly #hash = createHash('sha256');
  rows = 0;

  add(page: readonly Cells[]): void {
    for (const row of page) this.#hash.update(`${JSON.stringify(row)}\n`);
    this.rows += page.length;
  }

  /** The hash can go on afterwards. */
  text(): string {
    return this.#hash.copy().digest('hex');
  }
}
