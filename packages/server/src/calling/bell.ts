import type { BellNotice, BellNotices, PersonId } from '@conclave/protocol';
import { bellNotice } from '@conclave/protocol/schema';
import type { Services } from '../house/services.ts';
import type { NoticeRow } from '../storage/rows.ts';
import { insertionInto, valuesOf } from '../storage/schema.ts';
import { storedJson } from '../storage/stored-json.ts';

const DAY = 86_400_000;
/** What nobody looked at for so long is forgotten. */
export const KEPT_FOR = 30 * DAY;
const MOST = 100;

/** What happened, in names that everyone may read. */
export type News = Omit<BellNotice, 'id' | 'at' | 'seen'>;

type Keeping = Pick<Services, 'storage' | 'now'>;

const PUT = `${insertionInto('notice')} on conflict (person_id, tag) do update set kind = excluded.kind, body = excluded.body,
  at = excluded.at, seen_at = excluded.seen_at`;

/**
 * Something is noted for somebody, under a name of its own: a later one takes its place. Every page of theirs hears of it. Who is named in it
 * is noted beside it, so that it goes when they want to be forgotten.
 */
export const ring = async (
  services: Pick<Services, 'config' | 'storage' | 'bus' | 'now'>,
  person: PersonId,
  tag: string,
  { kind, ...rest }: News,
  named: readonly PersonId[] = [],
): Promise<void> => {
  const { config, storage, bus, now } = services;
  if (!config.notices) return;
  const row: NoticeRow = {
    person_id: person,
    tag,
    kind,
    body: JSON.stringify({ ...rest, named }),
    at: now(),
    seen_at: 0,
  };
  const isNoted = await storage.attempt([
    { sql: PUT, values: valuesOf('notice', row), rows: 1 },
    { sql: 'update person set changed_at = ? where id = ?', values: [row.at, person], rows: 1 },
  ]);
  if (isNoted) bus.publish('person', person);
};

/** What it says; nothing where it cannot be read any more. */
const noticeIn = ({ tag, kind, body, at, seen_at }: NoticeRow): BellNotice | readonly [] => {
  const { named: _, ...said } = Object.assign({ named: [] }, storedJson(body));
  const read = bellNotice.safeParse({ ...said, id: tag, kind, at, seen: seen_at > 0 });
  return read.success ? read.data : [];
};

export const noticesFrom = (rows: readonly NoticeRow[]): readonly BellNotice[] => rows.flatMap(noticeIn);

/** What lies there, the last one first. */
export const noticesOf = async ({ storage, now }: Keeping, person: PersonId): Promise<BellNotices> => {
  const since = now() - KEPT_FOR;
  const rows = await storage.ask(
    'notice',
    'where person_id = ? and at > ? order by at desc limit ?',
    ...[person, since, MOST],
  );
  const notices = noticesFrom(rows);
  return { notices: [...notices], unread: notices.filter(({ seen }) => !seen).length };
};

/** What came after that, for a page that is open. */
export const newsSince = async (
  { storage }: Keeping,
  person: PersonId,
  since: number,
): Promise<readonly BellNotice[]> =>
  noticesFrom(await storage.ask('notice', 'where person_id = ? and at > ? order by at', person, since));

/** Somebody looked: one that took the place of another meanwhile stays new. */
export const see = async ({ storage, now }: Keeping, person: PersonId, until: number): Promise<void> => {
  const rows = await storage.ask('notice', 'where person_id = ? and seen_at = 0 and at <= ?', person, until);
  for (const { tag, at } of rows)
    await storage.attempt([
      {
        sql: 'update notice set seen_at = ? where person_id = ? and tag = ? and at = ?',
        values: [now(), person, tag, at],
        rows: 1,
      },
    ]);
};

/** One is done with. */
export const putAway = async ({ storage }: Pick<Services, 'storage'>, person: PersonId, tag: string): Promise<void> =>
  void (await storage.attempt([
    { sql: 'delete from notice where person_id = ? and tag = ?', values: [person, tag], rows: 1 },
  ]));

/** Old ones go, a hundred at a time; of several nodes each may try. */
export const forgetOld = async ({ storage, now }: Keeping): Promise<void> => {
  const old = await storage.ask('notice', 'where at < ? order by at limit ?', now() - KEPT_FOR, MOST);
  for (const { person_id, tag, at } of old)
    await storage.attempt([
      {
        sql: 'delete from notice where person_id = ? and tag = ? and at = ?',
        values: [person_id, tag, at],
        rows: 1,
      },
    ]);
  if (old.length === MOST) await forgetOld({ storage, now });
};
