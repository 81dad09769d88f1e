/** Who looks at a page of the house, at which node; came with version 8. */
export const LOOKING = `create table looking (
     person_id text collate "C", node text collate "C", until bigint not null, primary key (person_id, node))`;

/** What PostgreSQL has beyond the schema that both databases share: only nodes need it, and it is never moved or backed up. */
export const SHARED_TABLES: readonly string[] = [
  'alter table deadline add column node text collate "C"',
  'create index deadline_node on deadline (node, due_at)',
  'create index person_changed on person (changed_at)',
  `create table node (
     id text collate "C" primary key, started_at bigint not null, seen_at bigint not null, version text not null, protocol bigint not null,
     rules text not null, address text not null, draining bigint not null)`,
  'create table tally (key text collate "C", until bigint, count bigint not null, primary key (key, until))',
  LOOKING,
];
