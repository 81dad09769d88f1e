import type { Club, ClubAtDoor, ClubRole, ClubSettings, MyClubs, PersonId } from '@conclave/protocol';
import { CLUB_NEWS, clubSettings } from '@conclave/protocol/schema';
import { channelFrom, channelsOf, kindsOf } from '../calling/channels.ts';
import type { Services } from '../house/services.ts';
import { allMutedIn } from '../people/club-mutes.ts';
import { cleanCode, LONG_CODE, newCode } from '../people/codes.ts';
import { roleIn } from '../people/members.ts';
import { keyOfName } from '../people/names.ts';
import { newId } from '../people/people.ts';
import type { ClubRow, MemberRow } from '../storage/rows.ts';
import { insertionInto, valuesOf } from '../storage/schema.ts';
import type { Attempt } from '../storage/storage.ts';
import { docFrom, lineOf } from '../table/doc.ts';
import { eveningsOf } from './evenings.ts';
import { presetsOf } from './presets.ts';

export const MOST_MEMBERS = 1000;
export const MOST_CLUBS = 20;
const INVITED_FOR = 30 * 86_400_000;
const MOST_TABLES = 100;
export const USUAL_SETTINGS: Required<ClubSettings> = { tables: 'members', language: 'en', tells: [...CLUB_NEWS] };

/** Who may do what. */
const DEEDS = {
  look: ['owner', 'steward', 'member'],
  answer: ['owner', 'steward', 'member'],
  invite: ['owner', 'steward'],
  mute: ['owner', 'steward'],
  presets: ['owner', 'steward'],
  evenings: ['owner', 'steward'],
  change: ['owner'],
  webhook: ['owner'],
  roles: ['owner'],
  end: ['owner'],
} as const satisfies Readonly<Record<string, readonly ClubRole[]>>;
export type Deed = keyof typeof DEEDS;

/** Why not, for somebody with this role: for who has none, there is no such club. */
export const whyNot = (role: ClubRole | undefined, deed: Deed): string | undefined => {
  const allowed: readonly ClubRole[] = DEEDS[deed];
  if (role === undefined) return 'noSuchClub';
  if (allowed.includes(role)) return undefined;
  return allowed.includes('steward') ? 'onlyStewards' : 'onlyTheOwner';
};

/** Stewards remove members, the owner anybody else; whoever wants to goes, but the owner not before somebody else is it. */
export const whyNotRemove = (
  role: ClubRole | undefined,
  other: ClubRole | undefined,
  isSelf: boolean,
): string | undefined => {
  if (role === undefined) return 'noSuchClub';
  if (other === undefined) return 'noSuchMember';
  if (isSelf) return role === 'owner' ? 'handOverFirst' : undefined;
  if (role === 'member') return 'onlyStewards';
  return role === 'steward' && other !== 'member' ? 'onlyTheOwner' : undefined;
};

export const settingsIn = ({ settings }: ClubRow): Required<ClubSettings> => {
  try {
    return { ...USUAL_SETTINGS, ...clubSettings.parse({ ...USUAL_SETTINGS, ...JSON.parse(settings) }) };
  } catch {
    return USUAL_SETTINGS;
  }
};

export const clubNamed = async ({ storage }: Pick<Services, 'storage'>, id: string): Promise<ClubRow | undefined> =>
  (await storage.ask('club', 'where id = ?', id))[0];

/** Why somebody may not open a table of a club: nothing when they may. */
export const whyNotOpenAt = async (services: Services, id: string, person: PersonId): Promise<string | undefined> => {
  const club = await clubNamed(services, id);
  const role = await roleIn(services, id, person);
  if (club === undefined || role === undefined) return 'noSuchClub';
  return role === 'member' && settingsIn(club).tables === 'stewards' ? 'onlyStewards' : undefined;
};

const putting = (row: ClubRow): Attempt => ({ sql: insertionInto('club'), values: valuesOf('club', row), rows: 1 });
const joining = (row: MemberRow): Attempt => ({
  sql: insertionInto('member'),
  values: valuesOf('member', row),
  rows: 1,
});

export interface NewClub {
  readonly name: string;
  readonly about: string;
  readonly crest: number;
}

const isTaken = async ({ storage }: Services, key: string, but: string): Promise<boolean> =>
  (await storage.ask('club', 'where name_key = ? and id <> ?', key, but)).length > 0;

/** Somebody founds a club and is its owner; answers its id, or why not. */
export const found = async (
  services: Services,
  owner: PersonId,
  { name, about, crest }: NewClub,
): Promise<{ readonly id: string } | { readonly why: string }> => {
  const { storage, now } = services;
  if ((await storage.count('member', 'where person_id = ?', owner)) >= MOST_CLUBS) return { why: 'tooManyClubs' };
  const key = keyOfName(name);
  if (await isTaken(services, key, '')) return { why: 'clubNameTaken' };
  const row: ClubRow = {
    ...{ id: newId(services, 12), name, name_key: key, about, crest },
    ...{ invite: newCode(services, LONG_CODE), invite_until: now() + INVITED_FOR },
    ...{ settings: JSON.stringify(USUAL_SETTINGS), created_at: now() },
  };
  const member = { club_id: row.id, person_id: owner, role: 'owner', joined_at: now() };
  return (await storage.attempt([putting(row), joining(member)])) ? { id: row.id } : { why: 'clubNameTaken' };
};

export interface ClubChange {
  readonly name?: string | undefined;
  readonly about?: string | undefined;
  readonly crest?: number | undefined;
  readonly settings?: ClubSettings | undefined;
}

/** Answers why not. */
export const change = async (services: Services, row: ClubRow, wanted: ClubChange): Promise<string | undefined> => {
  const { name = row.name, about = row.about, crest = row.crest } = wanted;
  const settings = JSON.stringify({ ...settingsIn(row), ...wanted.settings }); // a page of old does not know all of it
  const key = keyOfName(name);
  if (await isTaken(services, key, row.id)) return 'clubNameTaken';
  const sql = 'update club set name = ?, name_key = ?, about = ?, crest = ?, settings = ? where id = ?';
  const isDone = await services.storage.attempt([
    { sql, values: [name, key, about, crest, settings, row.id], rows: 1 },
  ]);
  return isDone ? undefined : 'clubNameTaken';
};

/** A new link; the old one opens nothing any more. */
export const renewInvite = async (services: Services, id: string) => {
  const code = newCode(services, LONG_CODE);
  const until = services.now() + INVITED_FOR;
  const sql = 'update club set invite = ?, invite_until = ? where id = ?';
  await services.storage.attempt([{ sql, values: [code, until, id], rows: 1 }]);
  return { code, until };
};

export const closeInvite = async ({ storage }: Services, id: string): Promise<void> => {
  const sql = 'update club set invite = null, invite_until = 0 where id = ?';
  await storage.attempt([{ sql, values: [id], rows: 1 }]);
};

/** The club whose door this code opens now. */
const behind = async ({ storage, now }: Services, code: string): Promise<ClubRow | undefined> =>
  (await storage.ask('club', 'where invite = ? and invite_until > ?', cleanCode(code), now()))[0];

export const atDoor = async (services: Services, code: string, person: PersonId): Promise<ClubAtDoor | undefined> => {
  const row = await behind(services, code);
  if (row === undefined) return undefined;
  const { id, name, about, crest } = row;
  const isIn = (await roleIn(services, id, person)) !== undefined;
  const members = await services.storage.count('member', 'where club_id = ?', id);
  return { ...(isIn ? { id } : {}), name, about, crest, members };
};

/** Only while the door is open and there is room, whoever else comes at the same moment. */
const JOIN = `insert into member (club_id, person_id, role, joined_at)
  select id, cast(? as text), 'member', cast(? as bigint) from club where invite = ? and invite_until > ?
    and (select count(*) from member where club_id = club.id) < ? and (select count(*) from member where person_id = ?) < ?`;

/** Twice is once. */
export const join = async (
  services: Services,
  code: string,
  person: PersonId,
): Promise<{ readonly id: string } | { readonly why: string }> => {
  const { storage, now } = services;
  const row = await behind(services, code);
  if (row === undefined) return { why: 'codeUnknown' };
  const { id } = row;
  if ((await roleIn(services, id, person)) !== undefined) return { id };
  const values = [person, now(), cleanCode(code), now(), MOST_MEMBERS, person, MOST_CLUBS];
  if (await storage.attempt([{ sql: JOIN, values, rows: 1 }])) return { id };
  if ((await roleIn(services, id, person)) !== undefined) return { id };
  const isFull = (await storage.count('member', 'where club_id = ?', id)) >= MOST_MEMBERS;
  return { why: isFull ? 'clubFull' : 'tooManyClubs' };
};

const GIVE_ROLE = 'update member set role = ? where club_id = ? and person_id = ? and role = ?';

/** Steward or member; or the owner, who then is a steward instead. Says whether nobody was faster. */
export const giveRole = async (
  { storage }: Services,
  club: string,
  owner: PersonId,
  other: PersonId,
  role: ClubRole,
): Promise<boolean> => {
  const [known] = await storage.ask('member', 'where club_id = ? and person_id = ?', club, other);
  if (known === undefined || known.role === 'owner') return false;
  const given: Attempt = { sql: GIVE_ROLE, values: [role, club, other, known.role], rows: 1 };
  const stepsDown: Attempt = { sql: GIVE_ROLE, values: ['steward', club, owner, 'owner'], rows: 1 };
  return storage.attempt(role === 'owner' ? [stepsDown, given] : [given]);
};

export const remove = async ({ storage }: Services, club: string, person: PersonId): Promise<void> => {
  const sql = "delete from member where club_id = ? and person_id = ? and role <> 'owner'";
  await storage.attempt([{ sql, values: [club, person], rows: 1 }]);
};

const isRole = (role: string): role is ClubRole => ['owner', 'steward', 'member'].includes(role);

/** Everybody in a club, with the names they have now; who came first stands first. */
export const membersOf = async ({ storage }: Pick<Services, 'storage'>, club: string): Promise<Club['members']> => {
  const rows = await storage.ask('member', 'where club_id = ? order by joined_at, person_id', club);
  const people = await storage.ask('person', 'where id in (select person_id from member where club_id = ?)', club);
  const names = new Map(people.map(({ id, name }) => [id, name]));
  return rows.flatMap(({ person_id, role, joined_at }) => {
    const name = names.get(person_id);
    return name === undefined || !isRole(role) ? [] : { id: person_id, name, role, since: joined_at };
  });
};

const withMute = (member: Club['members'][number], mutedUntil: number | undefined): Club['members'][number] =>
  mutedUntil === undefined ? member : { ...member, mutedUntil };

/** A club as this member sees it. */
export const clubFor = async (services: Services, row: ClubRow, person: PersonId, role: ClubRole): Promise<Club> => {
  const { id, name, about, crest, created_at, invite, invite_until } = row;
  const everybody = await membersOf(services, id);
  const muted = whyNot(role, 'mute') === undefined ? await allMutedIn(services, id) : new Map<PersonId, number>();
  const members = everybody.map(member => withMute(member, muted.get(member.id)));
  const isInviting = whyNot(role, 'invite') === undefined && invite !== null && invite_until > services.now();
  const tables = (await services.storage.clubTables(id, MOST_TABLES)).map(table => lineOf(docFrom(table)));
  const hasWebhooks = whyNot(role, 'webhook') === undefined && kindsOf(services).includes('webhook');
  return {
    ...{ id, name, about, crest, settings: settingsIn(row), since: created_at, role, members, tables },
    presets: await presetsOf(services, id),
    evenings: await eveningsOf(services, id, members, person),
    ...(isInviting ? { invite: { code: invite, until: invite_until } } : {}),
    ...(hasWebhooks ? { webhooks: (await channelsOf(services, id)).map(channelFrom) } : {}),
  };
};

/** The clubs of somebody, by name. */
export const clubsOf = async (services: Services, person: PersonId): Promise<MyClubs['clubs']> => {
  const { storage } = services;
  const rows = await storage.ask('member', 'where person_id = ?', person);
  const lines = await Promise.all(
    rows.map(async ({ club_id, role }) => {
      const club = await clubNamed(services, club_id);
      if (club === undefined || !isRole(role)) return [];
      const members = await storage.count('member', 'where club_id = ?', club_id);
      const [next] = await storage.ask('evening', 'where club_id = ? order by next_at limit 1', club_id);
      const { id, name, crest } = club;
      return { id, name, crest, role, members, ...(next === undefined ? {} : { next: next.next_at }) };
    }),
  );
  return lines.flat().toSorted((one, other) => (one.name < other.name ? -1 : 1));
};
