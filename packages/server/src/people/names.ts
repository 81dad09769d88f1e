import { LONGEST_NAME, shapeOf } from '../house/plain-words.ts';
import type { Services } from '../house/services.ts';
import type { Attempt, PersonRow } from '../storage/storage.ts';

const DAY = 86_400_000;
/** A name given up is nobody's for so long. */
export const RESERVED_FOR = 90 * DAY;
export const RENAME_EVERY = 7 * DAY;

/** Two names with the same key could be taken for each other. A name without letters and digits is its own key. */
export const keyOfName = (name: string): string => shapeOf(name) || name.normalize('NFKC').toLowerCase();

/** Alphabets that names are written in; those of East Asia stand beside each other in one name. */
const SCRIPTS = [
  ...['Latin', 'Cyrillic', 'Greek', 'Armenian', 'Georgian', 'Hebrew', 'Arabic', 'Ethiopic', 'Thai', 'Devanagari'],
  ...['Bengali', 'Tamil', 'Telugu', 'Kannada', 'Malayalam', 'Gujarati', 'Gurmukhi', 'Sinhala', 'Khmer', 'Myanmar'],
].map(script => new RegExp(`\\p{Script=${script}}`, 'u'));
const EAST = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Bopomofo}]/u;

/** A Cyrillic а does not stand in a Latin name. */
export const isOneScript = (name: string): boolean =>
  [...SCRIPTS, EAST].filter(script => script.test(name.replace(/[^\p{L}]/gu, ''))).length <= 1;

const RESERVED: ReadonlySet<string> = new Set(
  ['conclave', 'admin', 'administrator', 'moderator', 'system', 'steward', 'server'].map(keyOfName),
);

/** Nobody speaks for the house by a name. */
export const isReserved = (name: string): boolean => RESERVED.has(keyOfName(name));
const HOST = keyOfName('host');

const GUEST = ' (guest)';

/** Only guests are called so. */
export const isGuestName = (name: string): boolean => /\(guest\)\s*$/iu.test(name.normalize('NFKC'));

const asGuest = (name: string): string =>
  [...name]
    .slice(0, LONGEST_NAME - GUEST.length)
    .join('')
    .trimEnd() + GUEST;

/** Is it another kept person's, or was it until lately? */
const isTaken = async ({ storage, now }: Services, key: string, but: string): Promise<boolean> => {
  const [owner] = await storage.ask('person', 'where name_key = ?', key);
  if (owner !== undefined) return owner.id !== but;
  return (await storage.ask('old_name', 'where name_key = ? and until > ?', key, now())).length > 0;
};

/** Guests cannot take the name of somebody who is kept: they are "Ada (guest)". */
export const nameForGuest = async (services: Services, name: string): Promise<string> =>
  (await isTaken(services, keyOfName(name), '')) ? asGuest(name) : name;

/** Why somebody who is kept cannot be called so; nothing when they can. */
export const whyNotName = async (services: Services, name: string, person: string): Promise<string | undefined> => {
  if (isReserved(name) || isGuestName(name) || keyOfName(name) === HOST) return 'nameReserved';
  return (await isTaken(services, keyOfName(name), person)) ? 'nameTaken' : undefined;
};

/** The person is kept under the name they have; with nothing to do where they are already. The key decides a race. */
export const keeping = ({ id, name, name_key }: PersonRow, now: number): readonly Attempt[] =>
  name_key !== null
    ? []
    : [
        {
          sql: 'update person set name_key = ?, changed_at = ? where id = ? and name_key is null',
          values: [keyOfName(name), now, id],
          rows: 1,
        },
      ];

/** A name that is given up stays nobody's for a while. */
export const givingUp = (name_key: string, now: number): Attempt => ({
  sql: 'insert into old_name (name_key, until) values (?, ?) on conflict (name_key) do update set until = excluded.until',
  values: [name_key, now + RESERVED_FOR],
  rows: 1,
});

/** Somebody who is kept takes another name; says whether nobody was faster. */
export const renameKept = async (services: Services, row: PersonRow, name: string): Promise<boolean> => {
  const now = services.now();
  const key = keyOfName(name);
  const isNewKey = row.name_key !== null && row.name_key !== key;
  return services.storage.attempt([
    {
      sql: 'update person set name = ?, name_key = ?, renamed_at = ?, changed_at = ? where id = ?',
      values: [name, key, now, now, row.id],
      rows: 1,
    },
    ...(isNewKey && row.name_key !== null ? [givingUp(row.name_key, now)] : []),
  ]);
};
