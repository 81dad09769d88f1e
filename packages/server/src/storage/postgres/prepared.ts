import type pg from 'pg';
import { TYPES } from './types.ts';

export interface Statement {
  readonly name: string;
  readonly text: string;
  readonly values: readonly unknown[];
}

export interface Answer {
  readonly rows: readonly Readonly<Record<string, unknown>>[];
  readonly count: number;
}

/** What `pg` knows of a connection beyond its types. */
interface Wire extends pg.Connection {
  readonly parsedStatements: Readonly<Record<string, string>>;
  readonly submittedNamedStatements: Record<string, string>;
  bind(config: pg.BindConfig): void;
  parse(query: { readonly name: string; readonly text: string }): void;
  describe(what: { readonly type: 'P' }): void;
  execute(): void;
}

interface Column {
  readonly name: string;
  readonly read: (text: string) => unknown;
}

type Columns = Map<string, readonly Column[]>;
const columnsAt = new WeakMap<pg.Connection, Columns>();

const columnsOf = (connection: pg.Connection): Columns => {
  const known = columnsAt.get(connection) ?? new Map();
  columnsAt.set(connection, known);
  return known;
};

const special = /["\\]/;
const quoted = (text: string): string =>
  `"${special.test(text) ? text.replaceAll('\\', '\\\\').replaceAll('"', '\\"') : text}"`;

const cellOf = (value: unknown): string => {
  if (value === null || value === undefined) return 'NULL';
  return typeof value === 'number' ? String(value) : quoted(String(value));
};

/** As PostgreSQL writes it; a list is an array of texts or numbers. */
export const written = (value: unknown): string | null => {
  if (value === null || value === undefined) return null;
  return Array.isArray(value) ? `{${value.map(cellOf).join(',')}}` : String(value);
};

/**
 * A statement that each connection prepares once, for `pg` to send. Its own asks with every execution what the columns are, copies what it is
 * given and makes an emitter of events for it, which costs a node more than the rows; here the columns are asked for once, too.
 */
export class Prepared {
  readonly name: string;
  readonly text: string;
  /** `pg` sets it where it is not given, and calls whatever is here. */
  callback: ((error: unknown, answer?: Answer) => void) | undefined;
  readonly #values: readonly (string | null)[];
  readonly #rows: Answer['rows'][number][] = [];
  #columns: Columns = new Map();
  #count = 0;

  constructor({ name, text, values }: Statement, callback?: Prepared['callback']) {
    this.name = name;
    this.text = text;
    this.callback = callback;
    this.#values = values.map(written);
  }

  submit(connection: pg.Connection): void {
    this.#columns = columnsOf(connection);
    connection.stream.cork(); // one packet
    try {
      this.#send(connection as Wire);
    } finally {
      connection.stream.uncork();
    }
  }

  #send(wire: Wire): void {
    const { name, text } = this;
    if (wire.parsedStatements[name] === undefined && wire.submittedNamedStatements[name] === undefined) {
      wire.parse({ name, text });
      wire.submittedNamedStatements[name] = text;
    }
    wire.bind({ statement: name, values: [...this.#values] });
    if (!this.#columns.has(name)) wire.describe({ type: 'P' });
    wire.execute();
    wire.sync();
  }

  handleRowDescription({ fields }: { readonly fields: readonly pg.FieldDef[] }): void {
    const columns = fields.map(({ name, dataTypeID }) => ({ name, read: TYPES.getTypeParser(dataTypeID, 'text') }));
    this.#columns.set(this.name, columns);
  }

  handleDataRow({ fields }: { readonly fields: readonly (string | null)[] }): void {
    const row: Record<string, unknown> = {};
    for (const [index, { name, read }] of (this.#columns.get(this.name) ?? []).entries()) {
      const text = fields[index] ?? null;
      row[name] = text === null ? null : read(text);
    }
    this.#rows.push(row);
  }

  /** `INSERT 0 3`, `SELECT 3` */
  handleCommandComplete({ text }: { readonly text: string }): void {
    this.#count = Number(text.slice(text.lastIndexOf(' ') + 1)) || 0;
  }

  handleReadyForQuery(): void {
    this.callback?.(null, { rows: this.#rows, count: this.#count });
  }

  handleError(error: unknown): void {
    this.callback?.(error);
  }

  handleEmptyQuery(): void {}

  handlePortalSuspended(): void {}
}

/** On a connection of one's own. */
export const askPrepared = (client: pg.ClientBase, statement: Statement): Promise<Answer> =>
  new Promise((answered, failed) => {
    client.query(
      new Prepared(statement, (error, answer) => {
        if (answer === undefined) failed(error);
        else answered(answer);
      }),
    );
  });
