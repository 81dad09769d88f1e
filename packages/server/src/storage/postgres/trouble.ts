import { Flaw, type StorageTrouble, troubleWith } from '../trouble.ts';

/** What PostgreSQL, the driver and the system say, and what it means for whoever runs the house. */
const SENTENCES: readonly (readonly [words: RegExp, sentence: string])[] = [
  [/ECONNREFUSED|EHOSTUNREACH|ENETUNREACH/, 'nobody answers there'],
  [/ENOTFOUND|EAI_AGAIN/, 'there is no such machine'],
  [/timeout expired|ETIMEDOUT/, 'it does not answer'],
  [/28P01|password must be a string|password authentication failed/, 'it does not accept this user with this password'],
  [/28000|no pg_hba\.conf entry/, 'it does not let this user in from here (pg_hba.conf)'],
  [/3D000/, 'there is no such database; create it first (createdb)'],
  [/53300|too many clients/, 'it has no connection left (max_connections)'],
  [/53100|No space left/, 'its disk is full'],
  [/25006|57P03.*recovery|read-only transaction/, 'it only reads, as a standby does; give the address of the primary'],
  [/57P03/, 'it is starting or stopping; try again in a moment'],
  [/42501/, 'this user may not create tables in it; make the user its owner'],
  [/does not support SSL/, 'it does not speak TLS, which the address asks for'],
  [/certificate|self-signed/i, 'its certificate is not trusted here'],
  [
    /ECONNRESET|EPIPE|Connection terminated|Unknown|invalid response|Unexpected/,
    'the line broke: what answers there is no PostgreSQL, or one that is just starting or stopping',
  ],
];

const wordsOf = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error);
  const code = 'code' in error ? `${String(error.code)} ` : '';
  const parts = error instanceof AggregateError ? error.errors.map(wordsOf).join(' ') : '';
  return `${code}${error.message} ${parts}`;
};

/** The place in the address without its password is all that is ever said of it. */
export const placeIn = (url: string): string => {
  try {
    const { host, pathname } = new URL(url);
    return `the database ${host}${pathname}`;
  } catch {
    return 'the database';
  }
};

/** One sentence that says where, and what is wrong there. */
export const postgresTrouble = (url: string, error: unknown): StorageTrouble => {
  if (error instanceof Flaw) return troubleWith(placeIn(url), error);
  const found = SENTENCES.find(([words]) => words.test(wordsOf(error)));
  return troubleWith(placeIn(url), found === undefined ? error : new Flaw(found[1]));
};

/** Before anything is tried with it. */
export const checkAddress = (url: string): string => {
  const protocol = URL.canParse(url) ? new URL(url).protocol : '';
  if (!['postgres:', 'postgresql:'].includes(protocol))
    throw new Error(`the database needs an address like postgres://user:password@host:5432/conclave`);
  return url;
};
