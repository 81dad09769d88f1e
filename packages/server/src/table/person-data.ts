import { addressIn, channelFrom, channelsOf, placeOf } from '../calling/channels.ts';
import { type Change, type EntryRow, isDamaged, type Storage, type StoredTable } from '../storage/storage.ts';
import { storedJson } from '../storage/stored-json.ts';
import { docFrom, seatOf, type TableDoc } from './doc.ts';
import { ERASED_NAME, withoutPerson } from './forget.ts';

const EVERYTHING = 1_000_000;

/** All that is stored about one person, as one JSON document. */
export const exportPerson = async (storage: Storage, id: string): Promise<object | undefined> => {
  const person = await storage.person(id);
  if (person === undefined) return undefined;
  const { handle: _, ...known } = person;
  const rows = await storage.tablesOf(id, EVERYTHING);
  const tables = await Promise.all(rows.map(row => exportTable(storage, docFrom(row), id)));
  const muted = await storage.mutedBy(id);
  const ways = await exportWays(storage, id);
  const standing = await exportStanding(storage, id);
  return {
    person: known,
    ...ways,
    ...standing,
    ...(await exportCalls(storage, id)),
    ...(await exportClubs(storage, id)),
    ...(await exportLikes(storage, id)),
    ...(await exportDeeds(storage, id)),
    tables,
    chat: await storage.chatBy(id),
    muted,
    reports: await storage.reportsBy(id),
  };
};

/** Devices, passkeys and codes, without what opens a door. */
const exportWays = async (storage: Storage, id: string): Promise<object> => {
  const sessions = await storage.ask('session', 'where person_id = ? order by created_at', id);
  const passkeys = await storage.ask('passkey', 'where person_id = ? order by created_at', id);
  const codes = await storage.ask('recovery', 'where person_id = ?', id);
  return {
    sessions: sessions.map(({ token_hash: _, person_id: __, ...session }) => session),
    passkeys: passkeys.map(({ public_key: _, person_id: __, ...passkey }) => passkey),
    recovery: codes.map(({ created_at, used_at }) => ({ created_at, used_at })),
  };
};

/** How somebody did, how good they are, what they want others to see, and whom they follow or block; who follows or blocks them is not theirs. */
const exportStanding = async (storage: Storage, id: string): Promise<object> => ({
  results: await storage.ask('result', 'where person_id = ? order by at', id),
  ratings: await storage.ask('rating', 'where subject = ? order by game, pool', id),
  profile: await storage.ask('profile', 'where person_id = ?', id),
  follows: await storage.ask('follow', 'where person_id = ? order by at', id),
  blocks: await storage.ask('block', 'where person_id = ? order by at', id),
  unseen: (await storage.ask('unseen', 'where person_id = ?', id)).length > 0,
  honours: await storage.ask('honour', 'where person_id = ? order by season, game', id),
  entered: await storage.ask('entrant', 'where person_id = ?', id),
  ready: await storage.ask('ready', 'where person_id = ?', id),
  boards: await storage.ask('board_seat', 'where subject = ?', id),
  walkouts: await storage.ask('walkout', 'where person_id = ? order by at', id),
});

/** How the person is called and what was sent; without keys and secrets. */
const exportCalls = async (storage: Storage, id: string): Promise<object> => {
  const channels = await channelsOf({ storage }, id);
  const [calling] = await storage.ask('calling', 'where person_id = ?', id);
  const turns = await storage.ask('turn', 'where person_id = ?', id);
  const waiting = await storage.ask('outbox', 'where person_id = ?', id);
  return {
    channels: channels.map(row => ({ ...channelFrom(row), address: placeOf(addressIn(row)) })),
    calling: calling === undefined ? null : { wishes: storedJson(calling.wishes), calls: calling.calls },
    turns: turns.map(({ person_id: _, ...turn }) => turn),
    outbox: waiting.map(({ body, due_at }) => Object.assign({ due_at }, storedJson(body))),
  };
};

/** In which clubs the person is, and which evenings they have answered. */
const exportClubs = async (storage: Storage, id: string): Promise<object> => {
  const members = await storage.ask('member', 'where person_id = ? order by joined_at', id);
  const clubs = await storage.ask('club', 'where id in (select club_id from member where person_id = ?)', id);
  const names = new Map(clubs.map(club => [club.id, club.name]));
  const said = await storage.ask('answer', 'where person_id = ? order by said_at', id);
  return {
    clubs: members.map(({ club_id, role, joined_at }) => ({ club_id, name: names.get(club_id), role, joined_at })),
    answers: said.map(({ person_id: _, ...answer }) => answer),
  };
};

/** In which language, by which clock, what is noted for them, and what they have counted. */
const exportLikes = async (storage: Storage, id: string): Promise<object> => {
  const notices = await storage.ask('notice', 'where person_id = ? order by at', id);
  const figures = await storage.ask('statistic', 'where person_id = ?', id);
  return {
    preference: await storage.ask('preference', 'where person_id = ?', id),
    notices: notices.map(({ person_id: _, body, ...notice }) => Object.assign(notice, storedJson(body))),
    statistics: figures.map(row => storedJson(row.figures)),
    followAsks: await storage.ask('follow_ask', 'where person_id = ? order by at', id),
  };
};

/** What the house did about the person; by whom and why is the house's. */
const exportDeeds = async (storage: Storage, id: string): Promise<object> => {
  const deeds = await storage.ask('deed', 'where target = ? order by at', id);
  return {
    deeds: deeds.map(({ what, detail, until, at }) => ({ what, detail, until, at })),
    held: await storage.ask('held', 'where person_id = ?', id),
    steward: await storage.ask('steward', 'where person_id = ?', id),
  };
};

const exportTable = async (storage: Storage, doc: TableDoc, person: string): Promise<object> => {
  const seat = seatOf(doc, person);
  const { id, game, status, createdAt, places } = doc;
  const about = { id, game, status, createdAt, seat, places };
  const stored = await storage.load(id);
  if (stored === undefined || isDamaged(stored)) return { ...about, damaged: stored?.damaged };
  const own = stored.entries.filter(({ seat: of, kind }) => of !== null && of === seat && kind !== 'act');
  return { ...about, moves: own.map(({ seq, at, kind, body }) => ({ seq, at, kind, body })) };
};

/** The tables where this person sits or sat, or is the host. */
export const tablesOf = async (storage: Storage, id: string): Promise<readonly string[]> =>
  (await storage.tablesOf(id, EVERYTHING)).map(row => row.id);

const AT_ONCE = 200;

/** Those whose documents name these people: who looks on, asked to, or waits for a chair stands nowhere else. Read in pieces, so that no game waits for it. */
const tablesNaming = async (
  storage: Storage,
  ids: readonly string[],
): Promise<ReadonlyMap<string, readonly string[]>> => {
  const found = new Map<string, string[]>(ids.map(id => [id, []]));
  for (let last = ''; ; ) {
    const rows = await storage.ask('game_table', 'where id > ? order by id limit ?', last, AT_ONCE);
    for (const { id: table, doc } of rows)
      for (const [person, tables] of found) if (doc.includes(`"${person}"`)) tables.push(table);
    if (rows.length < AT_ONCE) return found;
    last = rows.at(-1)?.id ?? '';
  }
};

/** Every table at which somebody is named in any way: whoever is to be forgotten is forgotten at all of them. */
export const tablesToForget = async (
  storage: Storage,
  ids: readonly string[],
): Promise<ReadonlyMap<string, readonly string[]>> => {
  const naming = await tablesNaming(storage, ids);
  const own = ids.map(
    async id => [id, [...new Set([...(await tablesOf(storage, id)), ...(naming.get(id) ?? [])])]] as const,
  );
  return new Map(await Promise.all(own));
};

export const unfinishedTablesOf = async (storage: Storage, id: string): Promise<readonly string[]> =>
  (await storage.tablesOf(id, EVERYTHING))
    .filter(({ status }) => status === 'open' || status === 'running')
    .map(row => row.id);

/**
 * The person goes, the games of the others stay: name, chat, token and reports are gone, seats say nothing. For a house that is closed; where
 * people play, tables forget by themselves (table/forget.ts). Returns the tables that changed, or nothing when there is no such person.
 */
export const erasePerson = async (storage: Storage, id: string): Promise<readonly string[] | undefined> => {
  const person = await storage.person(id);
  if (person === undefined) return undefined;
  const tables = (await tablesToForget(storage, [id])).get(id) ?? [];
  for (const table of tables) await eraseAt(storage, table, id);
  await storage.erasePerson(id, ERASED_NAME);
  return tables;
};

/** An act like any other: if somebody else was first, it is decided again. */
const eraseAt = async (storage: Storage, table: string, person: string): Promise<void> => {
  const stored = await storage.load(table);
  if (stored === undefined || isDamaged(stored)) return;
  const lost = await storage.commit([erasing(stored, person)]);
  if (lost.size > 0) await eraseAt(storage, table, person);
};

const erasing = ({ row, n, entries }: StoredTable, person: string): Change => {
  const { seq = 0, at = 0 } = entries.at(-1) ?? {};
  const act: EntryRow = {
    seq,
    part: 0,
    seat: null,
    at,
    kind: 'act',
    how: null,
    move_id: null,
    person: null,
    body: 'null',
  };
  const doc = JSON.stringify(withoutPerson(docFrom(row), person));
  return {
    table: { id: row.id, next: n + 1, entries: [act] },
    writes: [{ put: 'table', row: { ...row, n: n + 1, doc } }],
  };
};
