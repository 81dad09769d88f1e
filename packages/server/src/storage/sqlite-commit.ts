import { pieceOf } from './log-lines.ts';
import { CONTINUE_LOG, CONTINUE_OWN, GIVE_SLOT, SLOT_OF } from './sqlite-log.ts';
import type { SqliteSession } from './sqlite-session.ts';
import type { Attempt, Change, ChatRow } from './storage.ts';
import { isTwice } from './trouble.ts';
import { removalOf, statementOf } from './writes.ts';

const SAID = 'select 1 from chat where table_id = ? and (n = ? or (person_id = ? and say_id = ?))';

/** So many ends of logs are remembered; each is a few bytes. */
const MOST_ENDS = 50_000;

/** Changes that are all saved in one transaction, or lose. */
export class SqliteCommits {
  readonly #session: SqliteSession;
  /** The last number of each log that this process wrote: only who holds the house writes, so it need not be asked for again. */
  readonly #ends = new Map<string, number>();
  /** Under which number each of these logs lies. */
  readonly #slots = new Map<string, number>();

  constructor(session: SqliteSession) {
    this.#session = session;
  }

  /** Returns the changes that lost. */
  commit(changes: readonly Change[]): ReadonlySet<Change> {
    if (this.#ends.size > MOST_ENDS) this.#forget();
    try {
      return this.#session.transaction(() => this.#losersOf(changes));
    } catch (error) {
      this.#forget();
      throw error;
    }
  }

  removeTable(id: string): void {
    this.#ends.delete(id);
    this.#slots.delete(id);
    this.#session.runAll(removalOf(id));
  }

  #forget(): void {
    this.#ends.clear();
    this.#slots.clear();
  }

  #losersOf(changes: readonly Change[]): ReadonlySet<Change> {
    const lost = new Set<Change>();
    const behind = new Set<string>();
    for (const change of changes) {
      const { table } = change;
      if (table !== undefined && behind.has(table.id)) lost.add(change);
      else if (!this.#wins(change)) {
        lost.add(change);
        if (table !== undefined) behind.add(table.id); // what follows was decided on what has just been lost
      }
    }
    return lost;
  }

  /** What can lose is tried before anything is written, so nothing has to be taken back. */
  #wins({ table, writes }: Change): boolean {
    for (const write of writes) if ('put' in write && write.put === 'chat' && this.#isSaid(write.row)) return false;
    if (table !== undefined && !this.#continues(table)) return false;
    for (const write of writes) {
      const { sql, values } = statementOf(write);
      this.#session.run(sql, ...values);
    }
    return true;
  }

  #isSaid({ table_id, n, person_id, say_id }: ChatRow): boolean {
    return this.#session.all(SAID, table_id, n, person_id, say_id).length > 0;
  }

  #continues({ id, next, entries }: NonNullable<Change['table']>): boolean {
    if (entries.length === 0) throw new Error('a change of a table without an entry');
    const slot = this.#slots.get(id) ?? this.#slotOf(id);
    if (slot === undefined) return false;
    const { n, last, lines, sum } = pieceOf(id, next, entries);
    const isNext =
      this.#ends.get(id) === next - 1
        ? this.#session.run(CONTINUE_OWN, slot, n, last, lines, sum) === 1
        : this.#session.run(CONTINUE_LOG, slot, n, last, lines, sum, id, slot, id, next) === 1;
    if (isNext) this.#ends.set(id, last);
    else this.#ends.delete(id);
    return isNext;
  }

  /** A table that is not there has none. */
  #slotOf(id: string): number | undefined {
    this.#session.run(GIVE_SLOT, id);
    const slot = this.#session.all(SLOT_OF, id)[0]?.id;
    if (typeof slot !== 'number') return undefined;
    this.#slots.set(id, slot);
    return slot;
  }
}

class OtherRows extends Error {}

export const attemptAll = (session: SqliteSession, statements: readonly Attempt[]): boolean => {
  try {
    session.transaction(() => {
      for (const { sql, values, rows } of statements)
        if (session.run(sql, ...values) !== rows) throw new OtherRows('another number of rows');
    });
    return true;
  } catch (error) {
    if (error instanceof OtherRows || isTwice(error)) return false;
    throw error;
  }
};
