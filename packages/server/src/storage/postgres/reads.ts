import type { ArchiveRow } from '../archive.ts';
import { type FoundTable, sinceFrom, storedFrom, tableFrom, usable } from '../found.ts';
import type { RawPiece } from '../log-lines.ts';
import { listsFrom, type Reads } from '../reads.ts';
import { namesIn, type Schema } from '../schema.ts';
import type { At } from '../sharing.ts';
import type { ChatRow, PersonRow, TurnRow } from '../storage.ts';
import type { Asking } from './asking.ts';
import { numbered } from './placeholders.ts';
import { Together } from './together.ts';

const from = (name: keyof Schema): string => `select ${namesIn(name).join(', ')} from ${name}`;

const COLUMNS = (name: keyof Schema, of: string): string =>
  namesIn(name)
    .map(column => `${of}.${column}`)
    .join(', ');

/** Row and log come with one statement: they are of one moment. */
const PIECES = `(select coalesce(json_agg(json_build_array(l.n, l.last, l.lines, l.sum) order by l.n), '[]') from log l where l.table_id = asked.id`;
const AFTER = `l.last > asked.n and l.n >= coalesce((select max(b.n) from log b where b.table_id = asked.id and b.n <= asked.n + 1), 0)`;
/** What was packed of it, if that goes beyond entry n. */
const ARCHIVE = `(select json_build_object('table_id', a.table_id, 'last', a.last, 'body', a.body, 'sum', a.sum) from archive a where a.table_id = asked.id and a.last > asked.n) as archive`;
const ROW = `(select row_to_json(r) from (select ${COLUMNS('game_table', 'g')} from game_table g where g.id = asked.id`;
const ASKED = 'from unnest($1::text[], $2::bigint[]) with ordinality as asked(id, n, place) order by asked.place';
const LOAD = `select ${ROW}) r) as found, ${PIECES}) as pieces, ${ARCHIVE} ${ASKED}`;
/** No row comes along unless its document is newer. */
const SINCE = `select ${ROW} and g.n > asked.n) r) as found, ${PIECES} and ${AFTER}) as pieces, ${ARCHIVE} ${ASKED}`;

const NEWS = `select u.t from unnest($1::text[], $2::bigint[]) as u(t, n)
  where coalesce((select l.last from log l where l.table_id = u.t order by l.n desc limit 1),
    (select a.last from archive a where a.table_id = u.t)) > u.n`;

/** Who comes with these tokens, and whom these people mute. */
const BY_TOKEN = `select ${COLUMNS('person', 'p')}, s.token_hash as asked from session s join person p on p.id = s.person_id
  where s.token_hash = any($1::text[])`;
const MUTED = 'select person_id, muted_id from mute where person_id = any($1::text[])';
const CALLED = `select ${COLUMNS('turn', 't')} from unnest($1::text[], $2::text[]) as asked(person, at_table)
  join turn t on t.person_id = asked.person and t.table_id = asked.at_table where t.told > 0`;
const CHAT = `select c.* from unnest($1::text[], $2::bigint[]) with ordinality as asked(id, most, place),
  lateral (select ${COLUMNS('chat', 'c')}, asked.place from chat c where c.table_id = asked.id order by c.n desc limit asked.most) c
  order by c.place, c.n`;

interface Found {
  readonly found: FoundTable | null;
  readonly archive: ArchiveRow | null;
  readonly pieces: readonly (readonly [n: number, last: number, lines: string, sum: number])[];
}

const piecesIn = (table_id: string, { pieces }: Pick<Found, 'pieces'>): readonly RawPiece[] =>
  pieces.map(([n, last, lines, sum]) => ({ table_id, n, last, lines, sum }));

/** One answer for each who asked, by what they asked for. */
const sorted = <Row>(rows: readonly Row[], asked: readonly string[], of: (row: Row) => string): (readonly Row[])[] => {
  const lists = new Map<string, Row[]>(asked.map(one => [one, []]));
  for (const row of rows) lists.get(of(row))?.push(row);
  return asked.map(one => lists.get(one) ?? []);
};

/** What many ask at the same moment, when they come to a table or follow one that is played elsewhere. */
const togetherFrom = ({ often }: Asking) => {
  const tables = (sql: string) =>
    new Together<At, Found>(asked => often<Found>(sql, [asked.map(({ id }) => id), asked.map(({ n }) => n)]));
  const byToken = new Together<string, PersonRow | undefined>(async asked => {
    const rows = await often<PersonRow & { readonly asked: string }>(BY_TOKEN, [asked]);
    return sorted(rows, asked, row => row.asked).map(([found]) => found && withoutAsked(found));
  });
  const muted = new Together<string, readonly string[]>(async asked => {
    const rows = await often<Schema['mute']>(MUTED, [asked]);
    return sorted(rows, asked, ({ person_id }) => person_id).map(list => list.map(({ muted_id }) => muted_id));
  });
  const chat = new Together<{ readonly id: string; readonly most: number }, readonly ChatRow[]>(async asked => {
    const values = [asked.map(({ id }) => id), asked.map(({ most }) => most)];
    const rows = await often<ChatRow & { readonly place: number }>(CHAT, values);
    const places = asked.map((_, place) => String(place + 1));
    return sorted(rows, places, ({ place }) => String(place)).map(list => list.map(({ place: _, ...row }) => row));
  });
  const called = new Together<{ readonly person: string; readonly table: string }, TurnRow | undefined>(async asked => {
    const rows = await often<TurnRow>(CALLED, [asked.map(({ person }) => person), asked.map(({ table }) => table)]);
    const who = asked.map(({ person, table }) => `${person} ${table}`);
    return sorted(rows, who, ({ person_id, table_id }) => `${person_id} ${table_id}`).map(([found]) => found);
  });
  return { load: tables(LOAD), since: tables(SINCE), byToken, muted, chat, called };
};

const withoutAsked = ({ asked: _, ...row }: PersonRow & { readonly asked: string }): PersonRow => row;

/** Reads never wait for those who write. */
export const readsFrom = (asking: Asking): Reads => {
  const all = <Row>(sql: string, ...values: readonly unknown[]): Promise<readonly Row[]> => asking.once(sql, values);
  const together = togetherFrom(asking);
  return {
    ...listsFrom({
      from,
      all: (sql, ...values) => all(numbered(sql), ...values),
      tables: async (sql, ...values) => usable((await all<FoundTable>(numbered(sql), ...values)).map(tableFrom)),
    }),
    personByToken: hash => together.byToken.ask(hash),
    mutedBy: person => together.muted.ask(person),
    chat: (id, most) => together.chat.ask({ id, most }),
    calledTo: (person, table) => together.called.ask({ person, table }),
    load: async id => {
      const { found, archive, ...pieces } = await together.load.ask({ id, n: 0 });
      return found === null ? undefined : storedFrom(tableFrom(found), piecesIn(id, pieces), archive ?? undefined);
    },
    since: async (id, n) => {
      const { found, archive, ...pieces } = await together.since.ask({ id, n });
      return sinceFrom(n, piecesIn(id, pieces), found === null ? undefined : tableFrom(found), archive ?? undefined);
    },
    news: async asked => {
      const ids = asked.map(({ id }) => id);
      const numbers = asked.map(({ n }) => n);
      return (await asking.often<{ readonly t: string }>(NEWS, [ids, numbers])).map(({ t }) => t);
    },
    table: async id => {
      const [found] = await all<FoundTable>(`${from('game_table')} where id = $1`, id);
      return found && tableFrom(found);
    },
  };
};
