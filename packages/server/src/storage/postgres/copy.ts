import type pg from 'pg';
import type { Cell, Cells, Source, Target } from '../copy.ts';
import { keyOf, namesIn, type Schema, typesIn } from '../schema.ts';

const AT_ONCE = 500;
type Name = keyof Schema;

const ARRAYS = { text: 'text[]', number: 'bigint[]' } as const;

/** Within a transaction that sees one moment (`repeatable read`), or that nobody else can disturb. */
export const postgresSource = (client: pg.Client): Source => ({
  count: async name => Number((await client.query(`select count(*) as rows from ${name}`)).rows[0]?.rows),
  pages: async function* (name) {
    const columns = namesIn(name);
    const select = `select ${columns.join(', ')} from ${name} order by ${keyOf(name).join(', ')}`;
    await client.query(`declare rows no scroll cursor for ${select}`);
    for (;;) {
      const { rows } = await client.query<Record<string, Cell>>(`fetch ${AT_ONCE} from rows`);
      if (rows.length === 0) break;
      yield rows.map(row => columns.map(column => row[column] ?? null));
    }
    await client.query('close rows');
  },
});

export const postgresTarget = (client: pg.Client): Target => ({
  ...postgresSource(client),
  put: async (name, rows) => void (await client.query(insertionOf(name), columnsFrom(name, rows))),
});

const insertionOf = (name: Name): string => {
  const lists = typesIn(name).map((type, index) => `$${index + 1}::${ARRAYS[type]}`);
  return `insert into ${name} (${namesIn(name).join(', ')}) select * from unnest(${lists.join(', ')})`;
};

const columnsFrom = (name: Name, rows: readonly Cells[]): Cell[][] =>
  namesIn(name).map((_, column) => rows.map(row => row[column] ?? null));
