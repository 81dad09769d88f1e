import { insertionInto, namesIn, type Schema, TABLE_NAMES, typesIn } from '../../src/storage/schema.ts';
import type { Attempt, Storage } from '../../src/storage/storage.ts';

type Name = keyof Schema;

/** Columns that say who it is. */
const WHO = ['person_id', 'other_id', 'by_id', 'muted_id', 'subject', 'target'];
/** What is JSON where something reads it. */
const JSONS: Readonly<Record<string, string>> = {
  body: '{}',
  wishes: '{}',
  address: '{"kind":"mail","to":"ada@house.invalid","out":"x"}',
};

/** Every table in which somebody is named, whoever added it. */
export const TABLES_OF_PEOPLE: readonly Name[] = TABLE_NAMES.filter(name =>
  namesIn(name).some(column => WHO.includes(column)),
);

/** A number that is in no other table, as words that are in no other column. */
const markOf = (name: Name): number => 7_000_000 + TABLE_NAMES.indexOf(name);
const wordOf = (name: Name, column: string, person: string): string => `${name} ${column} of ${person}`;

/** Is anything of this person's row said in there? */
export const isSaid = (text: string, name: Name, person: string): boolean =>
  [String(markOf(name)), ...namesIn(name).map(column => wordOf(name, column, person))].some(mark =>
    text.includes(mark),
  );

const valueIn = (name: Name, column: string, at: number, person: string): string | number => {
  if (WHO.includes(column)) return person;
  if (typesIn(name)[at] === 'number') return markOf(name);
  return column === 'figures' ? `{"n":${markOf(name)}}` : (JSONS[column] ?? wordOf(name, column, person));
};

const rowFor = (name: Name, person: string): Attempt => ({
  sql: insertionInto(name),
  values: namesIn(name).map((column, at) => valueIn(name, column, at, person)),
  rows: 1,
});

/** A row of this person in each of them. */
export const fillFor = (storage: Storage, person: string): Promise<boolean> =>
  storage.attempt(TABLES_OF_PEOPLE.map(name => rowFor(name, person)));

/** Those of the tables that still say who it is. */
export const tablesNaming = async (storage: Storage, person: string): Promise<readonly Name[]> => {
  const found: Name[] = [];
  for (const name of TABLES_OF_PEOPLE) {
    const names = namesIn(name).filter(column => WHO.includes(column));
    const rest = `where ${names.map(column => `${column} = ?`).join(' or ')}`;
    if ((await storage.count(name, rest, ...names.map(() => person))) > 0) found.push(name);
  }
  return found;
};
