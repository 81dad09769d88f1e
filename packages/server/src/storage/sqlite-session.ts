import type { PreparedStatement, RawRow, SqliteFile, Value } from './sqlite-driver.ts';
import type { Statement } from './writes.ts';

/** One handle of a file. Nothing on it ever waits, so no transaction of one meets another. */
export class SqliteSession {
  readonly #file: SqliteFile;
  readonly #prepared = new Map<string, PreparedStatement>();

  constructor(file: SqliteFile) {
    this.#file = file;
  }

  all(sql: string, ...values: readonly Value[]): readonly RawRow[] {
    return this.#statement(sql).all(values);
  }

  run(sql: string, ...values: readonly Value[]): number {
    return this.#statement(sql).run(values);
  }

  /** All of them or none. */
  runAll(statements: readonly Statement[]): void {
    this.transaction(() => {
      for (const { sql, values } of statements) this.run(sql, ...values);
    });
  }

  /** Not kept for the next time: for what is done once. */
  exec(sql: string): void {
    this.#file.exec(sql);
  }

  /** All or nothing, and durable when this returns. */
  transaction<Result>(work: () => Result): Result {
    return this.#between('begin immediate', work);
  }

  /** What is read in here is of one moment, also while another process writes. */
  snapshot<Result>(work: () => Result): Result {
    return this.#between('begin', work);
  }

  close(): void {
    this.#prepared.clear();
    this.#file.close();
  }

  #between<Result>(begin: string, work: () => Result): Result {
    this.run(begin);
    try {
      const result = work();
      this.run('commit');
      return result;
    } catch (error) {
      this.#rollBack();
      throw error;
    }
  }

  /** After a full disk SQLite has done it already, and says so; the first error is the one to tell. */
  #rollBack(): void {
    try {
      this.run('rollback');
    } catch {}
  }

  #statement(sql: string): PreparedStatement {
    const known = this.#prepared.get(sql);
    if (known !== undefined) return known;
    const fresh = this.#file.prepare(sql);
    this.#prepared.set(sql, fresh);
    return fresh;
  }
}
