import { creationOf, type Dialect, PEOPLE_INDEXES } from './schema.ts';

const NEW = ['person', 'session', 'passkey', 'recovery', 'ticket', 'old_name'] as const;

/** The token of a person becomes the first session of that person: nobody is signed out. The same words for every database. */
export const stepsTo6 = (dialect: Dialect): readonly string[] => [
  'alter table person rename to old_person',
  ...NEW.map(name => creationOf(name, dialect)),
  `insert into person (id, name, name_key, handle, renamed_at, created_at, seen_at, changed_at, banned, muted_until)
     select id, name, null, null, 0, created_at, seen_at, changed_at, banned, muted_until from old_person`,
  `insert into session (token_hash, person_id, device, kind, created_at, seen_at, proved_at, told_at)
     select token_hash, id, '', 'first', created_at, seen_at, 0, created_at from old_person`,
  'drop table old_person',
  ...PEOPLE_INDEXES,
  ...(dialect === 'postgres' ? ['create index person_changed on person (changed_at)'] : []),
];
