import { crc32 } from 'node:zlib';
import type pg from 'pg';
import { isMixedUp, mayPrepareAt } from './line.ts';
import { type Answer, Prepared } from './prepared.ts';

/** Asks one of the connections that read. */
export interface Asking {
  once<Row>(sql: string, values?: readonly unknown[]): Promise<readonly Row[]>;
  /** What is asked again and again is prepared on each of them: planning it would cost as much again. */
  often<Row>(sql: string, values?: readonly unknown[]): Promise<readonly Row[]>;
}

const names = new Map<string, string>();

/** By its words, so that a node of another version behind the same PgBouncer never means something else by it. */
const nameOf = (sql: string): string => {
  const name = names.get(sql) ?? `often ${crc32(sql)}`;
  names.set(sql, name);
  return name;
};

/** The pool answers what it is asked, whatever `pg` says of the type of it. */
const askPool = (pool: pg.Pool, query: Prepared): Promise<Answer> => pool.query(query) as unknown as Promise<Answer>;

export const askingOf = (pool: pg.Pool, url: string): Asking => {
  let mayPrepare = mayPrepareAt(url);
  const once: Asking['once'] = async (text, values = []) =>
    (await pool.query({ text, values: [...values] })).rows as never;
  return {
    once,
    often: async (text, values = []) => {
      if (!mayPrepare) return once(text, values);
      try {
        return (await askPool(pool, new Prepared({ name: nameOf(text), text, values }))).rows as never;
      } catch (error) {
        if (!isMixedUp(error)) throw error;
        mayPrepare = false;
        return once(text, values);
      }
    },
  };
};
