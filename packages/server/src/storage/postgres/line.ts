import pg from 'pg';
import { OutcomeUnknown, Unreachable } from '../storage.ts';
import { addressFor } from './address.ts';
import { askPrepared } from './prepared.ts';
import { TYPES } from './types.ts';

export type Values = readonly unknown[];
export type Rows = readonly Readonly<Record<string, unknown>>[];

/** What can be asked on a connection while one has it to oneself. */
export interface Line {
  query(sql: string, values?: Values, name?: string): Promise<{ readonly rows: Rows; readonly count: number }>;
}

/** A database that says nothing for so long is given up: `pg` would wait for ever on a line that leads nowhere. */
const SILENCE = 15_000;
const LONGEST_PAUSE = 1000;
const FIRST_PAUSE = 50;

/**
 * Written on every new connection before anything else is asked on it. A standby refuses it; and after a restart of the primary, when commits
 * can be seen that no standby has, it waits until there is none of these any more. A connection does not outlive the server that it leads to.
 */
const BARRIER =
  "insert into meta (name, value) values ('barrier', $1) on conflict (name) do update set value = excluded.value";

/** In one message. A node that freezes within it keeps nobody waiting for long. */
const BEGIN = "begin; set local idle_in_transaction_session_timeout = '5s'";

/** What was prepared is not there, or was there before us: there is a PgBouncer in between that leads each transaction to another connection. */
export const isMixedUp = (error: unknown): boolean =>
  error instanceof pg.DatabaseError && ['26000', '42P05'].includes(error.code ?? '');

/** Not behind a PgBouncer that knows nothing of it, as who gives the address may say (`?prepare=0`). */
export const mayPrepareAt = (url: string): boolean => new URL(url).searchParams.get('prepare') !== '0';

/** The database took the statement and refused it; on every other error the line is gone, and with it what was said last. */
const isRefusal = (error: unknown): boolean =>
  error instanceof pg.DatabaseError && !/^(08|57P)/.test(error.code ?? '08');

/** Said in place of "not yet" when somebody cancels the wait for a standby: the row is there and may still be lost. */
const isUnsure = ({ code, message }: { code?: string | undefined; message?: string | undefined }): boolean =>
  code === '01000' && message?.includes('synchronous replication') === true;

/** On a connection of one's own. A wait that somebody cancels is none: whoever asks gets another connection. */
export const barrier = async (client: pg.ClientBase): Promise<void> => {
  let wasCancelled = false;
  client.on('notice', notice => {
    wasCancelled ||= isUnsure(notice);
  });
  await client.query(BARRIER, [String(Date.now())]);
  if (wasCancelled) throw new Unreachable('the wait for the standby was cancelled');
};

/**
 * The one connection that writes. One after the other has it; when it breaks, the next one gets a new one, behind a barrier.
 * No statement on it has a time limit or is ever cancelled by us: that would say success for what no standby has. When somebody else does
 * it, nobody is answered before the barrier is through.
 */
export class CommitLine {
  readonly url: string;
  /** Until a PgBouncer is found to be there that knows nothing of it. */
  #mayPrepare: boolean;
  readonly #patience: () => number;
  #client: pg.Client | undefined;
  #last: Promise<unknown> = Promise.resolve();
  #isClosed = false;
  #isUnsure = false;

  constructor(url: string, patience = () => SILENCE) {
    this.url = url;
    this.#mayPrepare = mayPrepareAt(url);
    this.#patience = patience;
  }

  /** Alone on the line. A line that breaks meanwhile leaves nobody knowing what was saved. */
  alone<Result>(work: (line: Line) => Promise<Result>): Promise<Result> {
    const asked = performance.now();
    const turn = this.#last.then(async () => {
      const client = await this.#connected(asked);
      const result = await work({ query: (sql, values, name) => this.#query(client, sql, values, name) });
      if (this.#isUnsure) await this.#pass(client);
      return result;
    });
    this.#last = turn.catch(() => undefined);
    return turn;
  }

  /** All of it or nothing. */
  transaction<Result>(work: (line: Line) => Promise<Result>): Promise<Result> {
    return this.alone(async line => {
      await line.query(BEGIN);
      try {
        const result = await work(line);
        await line.query('commit');
        return result;
      } catch (error) {
        if (!(error instanceof OutcomeUnknown)) await line.query('rollback');
        throw error;
      }
    });
  }

  async close(): Promise<void> {
    await this.#last;
    this.#isClosed = true;
    await this.#client?.end().catch(() => undefined);
    this.#client = undefined;
  }

  /** Tries until there is one, or the patience of who asked ends, also while others had their turn: nothing was sent then. */
  async #connected(asked: number): Promise<pg.Client> {
    if (this.#client !== undefined) return this.#client;
    for (let pause = FIRST_PAUSE; ; pause = Math.min(2 * pause, LONGEST_PAUSE)) {
      try {
        return await this.#open();
      } catch (error) {
        if (this.#isClosed || performance.now() - asked > this.#patience())
          throw new Unreachable('the database cannot be reached', { cause: error });
        await new Promise(done => setTimeout(done, pause));
      }
    }
  }

  async #open(): Promise<pg.Client> {
    const client = new pg.Client({
      connectionString: addressFor(this.url),
      types: TYPES,
      keepAlive: true,
      connectionTimeoutMillis: 3000,
      application_name: 'conclave commits', // nothing else is set at the start of a connection: PgBouncer would refuse it
    });
    const gone = (): void => {
      if (this.#client === client) this.#client = undefined;
    };
    client.on('error', gone);
    client.on('end', gone);
    client.on('notice', notice => {
      this.#isUnsure ||= isUnsure(notice);
    });
    try {
      await client.connect();
      const { rows } = await this.#query(client, 'select pg_is_in_recovery() as sleeps');
      if (rows[0]?.sleeps === true) throw new Error('this database is a standby');
      await this.#pass(client);
    } catch (error) {
      await client.end().catch(() => undefined);
      throw error;
    }
    this.#client = client;
    return client;
  }

  /** Through the barrier: what was saved before it is at the standby, too. A wait that somebody cancels is none, and begins again. */
  async #pass(client: pg.Client): Promise<void> {
    do {
      this.#isUnsure = false;
      await this.#query(client, BARRIER, [String(Date.now())]);
    } while (this.#isUnsure);
  }

  async #query(client: pg.Client, text: string, values: Values = [], name?: string): ReturnType<Line['query']> {
    const watchdog = setTimeout(() => cut(client), this.#patience());
    try {
      if (name !== undefined && this.#mayPrepare) return await askPrepared(client, { name, text, values });
      const { rows, rowCount } = await client.query({ text, values: [...values] });
      return { rows, count: rowCount ?? 0 };
    } catch (error) {
      if (isMixedUp(error)) this.#mayPrepare = false;
      if (isRefusal(error)) throw error;
      if (this.#client === client) this.#client = undefined;
      cut(client);
      throw new OutcomeUnknown('the line to the database broke', { cause: error });
    } finally {
      clearTimeout(watchdog);
    }
  }
}

/** Not an orderly end: that would wait for an answer, and cancelling would turn a wait for the standby into success. */
const cut = (client: pg.Client): void => {
  (client as unknown as { readonly connection: { readonly stream: { destroy(): void } } }).connection.stream.destroy();
};
