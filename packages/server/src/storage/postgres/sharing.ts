import type { NodeRow, Sharing } from '../sharing.ts';
import type { DeadlineRow, Storage } from '../storage.ts';
import type { Asking } from './asking.ts';

const NOW = '(extract(epoch from clock_timestamp()) * 1000)::bigint';

/** A node that said nothing for so long is dead, and a deadline that is so late is anybody's. */
export const SILENT = 10_000;
const LATE = 30_000;

const BEAT = `insert into node (id, started_at, seen_at, version, protocol, rules, address, draining)
  values ($1, $2, ${NOW}, $3, $4, $5, $6, $7)
  on conflict (id) do update set started_at = excluded.started_at, seen_at = excluded.seen_at, version = excluded.version,
    protocol = excluded.protocol, rules = excluded.rules, address = excluded.address, draining = excluded.draining`;

const SAID = `select u.t as id from unnest($1::text[], $2::bigint[]) as u(t, n)
  where (select c.n from chat c where c.table_id = u.t order by c.n desc limit 1) > u.n`;

const ERASED =
  'select u.id from unnest($1::text[]) as u(id) where not exists (select 1 from person p where p.id = u.id)';

const TALLY = `insert into tally (key, until, count) values ($1, $2, 1)
  on conflict (key, until) do update set count = tally.count + 1 returning count`;

/** What is due at this node, and what will be next, with one question: every second each node asks. */
const OWN = `(select table_id, kind, due_at, 'due' as how from deadline where node = $1 and due_at <= $2 order by due_at limit $3)
  union all (select table_id, kind, due_at, 'next' from deadline where node = $1 and due_at > $2 order by due_at limit 1)`;
const NEXT = 'select min(due_at) as due_at from deadline where node = $1';
const RESCUE = `update deadline set node = $1 where (table_id, kind) in (
    select d.table_id, d.kind from deadline d
    where d.due_at <= $2 and (d.node is null or (d.node <> $1 and (d.due_at < $2 - ${LATE} or not exists (
      select 1 from node where node.id = d.node and node.draining = 0 and node.seen_at > ${NOW} - ${SILENT}))))
    order by d.due_at limit $3 for update skip locked)
  returning table_id, kind, due_at`;
const OWN_AND_OTHERS = `with taken as (${RESCUE}) ${OWN} union all select table_id, kind, due_at, 'taken' from taken`;

const LOOK = `insert into looking (person_id, node, until) select person, $1::text, $3::bigint from unnest($2::text[]) as person
  order by person on conflict (person_id, node) do update set until = excluded.until`;

export const sharingOf = ({ once: ask, often }: Asking): Sharing => {
  return {
    time: async () => (await ask<{ now: number }>(`select ${NOW} as now`))[0]?.now ?? Date.now(),
    beat: async ({ id, started_at, version, protocol, rules, address, draining }) =>
      void (await often(BEAT, [id, started_at, version, protocol, rules, address, draining])),
    nodes: () => ask<NodeRow>('select * from node order by id'),
    removeNode: async id => {
      await ask('delete from looking where node = $1', [id]);
      await ask('delete from node where id = $1', [id]);
    },
    giveAway: async node => void (await ask('update deadline set node = null where node = $1', [node])),
    peopleChanged: after => ask('select id, changed_at from person where changed_at > $1', [after]),
    erased: async people => {
      if (people.length === 0) return [];
      return (await ask<{ id: string }>(ERASED, [people])).map(({ id }) => id);
    },
    said: async tables => {
      const found = await ask<{ id: string }>(SAID, [tables.map(({ id }) => id), tables.map(({ n }) => n)]);
      return found.map(({ id }) => id);
    },
    tally: async (key, until, now) => {
      const [row] = await ask<{ count: number }>(TALLY, [key, until]);
      if (row?.count === 1) await ask('delete from tally where until < $1', [now]);
      return row?.count ?? 1;
    },
    look: async (node, here, gone, until) => {
      if (gone.length > 0)
        await ask('delete from looking where node = $1 and person_id = any($2::text[])', [node, gone]);
      if (here.length > 0) await ask(LOOK, [node, here, until]);
    },
    lookingOf: async (people, now) => {
      if (people.length === 0) return [];
      const sql = 'select distinct person_id from looking where person_id = any($1::text[]) and until > $2';
      return (await ask<{ person_id: string }>(sql, [people, now])).map(({ person_id }) => person_id);
    },
    looksElsewhere: async (person, node, now) =>
      (await ask('select 1 from looking where person_id = $1 and node <> $2 and until > $3', [person, node, now]))
        .length > 0,
  };
};

const RESCUE_EVERY = 1000;

type Due = DeadlineRow & { readonly how: 'due' | 'next' | 'taken' };
const rowFrom = ({ how: _, ...row }: Due): DeadlineRow => row;

/** The deadlines of one node: its own when they are due, and once a second those that nobody cares for. */
export const deadlinesOf = (
  { often }: Asking,
  node: string,
  rescued: (count: number) => void,
): Pick<Storage, 'due' | 'nextDue'> => {
  let again = 0;
  let first: { readonly at: number | undefined } | undefined;
  return {
    due: async (now, limit) => {
      const isTime = performance.now() >= again;
      if (isTime) again = performance.now() + RESCUE_EVERY;
      const found = await often<Due>(isTime ? OWN_AND_OTHERS : OWN, [node, now, limit]);
      rescued(found.filter(({ how }) => how === 'taken').length);
      first = { at: earliest(found) };
      return found.filter(({ how }) => how !== 'next').map(rowFrom);
    },
    /** Whoever has just asked what is due was told; what this node has written since says so itself. */
    nextDue: async () => {
      const told = first;
      first = undefined;
      return told === undefined
        ? ((await often<{ due_at: number | null }>(NEXT, [node]))[0]?.due_at ?? undefined)
        : told.at;
    },
  };
};

const earliest = (rows: readonly DeadlineRow[]): number | undefined =>
  rows.length === 0 ? undefined : Math.min(...rows.map(({ due_at }) => due_at));
