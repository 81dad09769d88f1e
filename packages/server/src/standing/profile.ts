import type { PastGames, PersonId, Profile, ProfileSettings } from '@conclave/protocol';
import { prefer } from '../calling/preferences.ts';
import type { Services } from '../house/services.ts';
import { isKept, personOf } from '../people/people.ts';
import { isBlockedBy, letGoFollowers, tiesOf } from '../people/ties.ts';
import { broken, ENOUGH_GAMES, isGuess, shownRating } from '../ratings/rate.ts';
import type { ResultRow } from '../storage/storage.ts';
import { docFrom, seatOf, type TableDoc } from '../table/doc.ts';
import { pastGame, resultsAgainst } from '../table/finished.ts';

const GAMES = 30;
const MOST_TOGETHER = 1000;
/** Fewer games say nothing about manners. */
const LEAST_GAMES = 5;
const USUAL = { shown: 'met', ladder: true } as const;

const isShown = (shown: string): shown is ProfileSettings['shown'] => ['everyone', 'met', 'nobody'].includes(shown);

const isInvited = (word: string): word is NonNullable<ProfileSettings['invited']> =>
  ['anyone', 'followed', 'nobody'].includes(word);

const isFollowed = (word: string): word is NonNullable<ProfileSettings['followed']> =>
  ['yes', 'ask', 'no'].includes(word);

export const settingsOf = async ({ storage }: Services, id: PersonId): Promise<ProfileSettings> => {
  const [row] = await storage.ask('profile', 'where person_id = ?', id);
  const here = (await storage.count('unseen', 'where person_id = ?', id)) === 0;
  const { followed = '', invited = '' } = (await storage.ask('preference', 'where person_id = ?', id))[0] ?? {};
  const rest = {
    here,
    followed: isFollowed(followed) ? followed : ('yes' as const),
    invited: isInvited(invited) ? invited : ('anyone' as const),
  };
  return row === undefined || !isShown(row.shown)
    ? { ...USUAL, ...rest }
    : { shown: row.shown, ladder: row.ladder === 1, ...rest };
};

const PUT_PROFILE = `insert into profile (person_id, shown, ladder) values (?, ?, ?)
  on conflict (person_id) do update set shown = excluded.shown, ladder = excluded.ladder`;

/** May those who follow me know when I am here? */
const putHere = async ({ storage }: Services, id: PersonId, here: boolean): Promise<void> => {
  const sql = here ? 'delete from unseen where person_id = ?' : 'insert into unseen (person_id) values (?)';
  await storage.attempt([{ sql, values: [id], rows: 1 }]); // nothing, where it was so before
};

/** What others see of me from now on; the ladder follows at once. */
export const changeSettings = async (services: Services, id: PersonId, wanted: ProfileSettings): Promise<void> => {
  const { storage } = services;
  if (wanted.here !== undefined) await putHere(services, id, wanted.here);
  if (wanted.followed !== undefined) await prefer(services, id, { followed: wanted.followed });
  if (wanted.invited !== undefined) await prefer(services, id, { invited: wanted.invited });
  if (wanted.followed === 'no') await letGoFollowers(services, id);
  const ladder = wanted.ladder ? 1 : 0;
  const rows = await storage.count('rating', 'where subject = ? and games >= ?', id, ENOUGH_GAMES);
  const isHeld = (await storage.count('held', 'where person_id = ? and ladder = 1', id)) > 0;
  const listing = {
    sql: 'update rating set listed = ? where subject = ? and games >= ?',
    values: [isHeld ? 0 : ladder, id, ENOUGH_GAMES],
    rows,
  };
  const isDone = await storage.attempt([{ sql: PUT_PROFILE, values: [id, wanted.shown, ladder], rows: 1 }, listing]);
  if (!isDone) await changeSettings(services, id, wanted); // the tenth game was rated just now
};

/** Those with whom one has finished a game, and how that went. */
const gamesTogether = async ({ storage }: Services, one: PersonId, other: PersonId) => {
  const rows = one === other ? [] : await storage.finishedTogether(one, other, MOST_TOGETHER);
  return rows.flatMap(row => pastGame(docFrom(row), one) ?? []);
};

/** Over the last games: who leaves one of ten does so often. */
const mannersIn = (results: readonly ResultRow[]): Pick<Profile, 'manners'> => {
  if (results.length < LEAST_GAMES) return {};
  const share = results.filter(({ gone }) => gone === 1).length / results.length;
  return { manners: share === 0 ? 'always' : share <= 0.1 ? 'nearly' : 'oftenNot' };
};

const ratingsOf = async ({ storage, now, config }: Services, id: PersonId): Promise<Profile['ratings']> => {
  if (!config.rates) return [];
  const rows = await storage.ask('rating', 'where subject = ? and pool < 100 order by game, pool', id); // the others are of programs
  return Promise.all(
    rows.map(async ({ game, pool, mu, games, last_at }) => {
      const won = 'where person_id = ? and game = ? and pool = ? and place = 1 and rated = 1';
      return {
        ...{ game, pool: pool === 2 ? (2 as const) : (3 as const), rating: shownRating(broken(mu)), games },
        ...{ guess: isGuess(games, last_at, now()), first: await storage.count('result', won, id, game, pool) },
      };
    }),
  );
};

const isOpen = ({ settings }: TableDoc): boolean => settings.visibility === 'lobby' && settings.watchers === 'anyone';

/** Finished games that everybody could watch, or at which whoever asks sat too; `next` asks for those before. */
const gamesFor = async (
  { storage }: Services,
  asks: PersonId,
  id: PersonId,
  { before = Number.MAX_SAFE_INTEGER, game }: { readonly before?: number; readonly game?: string } = {},
): Promise<PastGames> => {
  const rows = await storage.finishedOf(id, before, GAMES);
  const games = rows
    .map(docFrom)
    .filter(doc => game === undefined || doc.game === game)
    .filter(doc => asks === id || isOpen(doc) || seatOf(doc, asks) !== undefined)
    .flatMap(doc => pastGame(doc, id) ?? []);
  const last = rows.at(-1);
  return rows.length >= GAMES && last !== undefined ? { games, next: last.updated_at } : { games };
};

/** Does this one show themselves to whoever asks? Who hides, who blocks them and who is not there are the same. */
const mayLook = async (services: Services, asks: PersonId, id: PersonId): Promise<boolean> => {
  if (asks === id) return true;
  if ((await services.storage.person(id)) === undefined || (await isBlockedBy(services, asks, id))) return false;
  const { shown } = await settingsOf(services, id);
  if (shown !== 'met') return shown === 'everyone';
  return (await services.storage.finishedTogether(asks, id, 1)).length > 0;
};

/** What somebody has played, as far as whoever asks may see it. */
export const gamesOf = async (
  services: Services,
  asks: PersonId,
  id: PersonId,
  wanted: { readonly before?: number; readonly game?: string },
): Promise<PastGames | undefined> =>
  (await mayLook(services, asks, id)) ? gamesFor(services, asks, id, wanted) : undefined;

/** The names of the clubs in which both are. */
const clubsShared = async (
  { storage, config }: Services,
  one: PersonId,
  other: PersonId,
): Promise<Pick<Profile, 'clubs'>> => {
  if (config.clubs === 'off' || one === other) return {};
  const isIn = 'id in (select club_id from member where person_id = ?)';
  const rows = await storage.ask('club', `where ${isIn} and ${isIn} order by name`, one, other);
  return rows.length === 0 ? {} : { clubs: rows.map(({ name }) => name) };
};

/** Somebody as another one may see them; who is not there, who hides and who wants nothing to do with whoever asks are the same. */
export const profileFor = async (services: Services, asks: PersonId, id: PersonId): Promise<Profile | undefined> => {
  const { storage } = services;
  const row = await storage.person(id);
  const mine = asks === id;
  if (row === undefined || (!mine && (await isBlockedBy(services, asks, id)))) return undefined;
  const { shown } = await settingsOf(services, id);
  const met = await gamesTogether(services, asks, id);
  const together = resultsAgainst(met, id);
  if (!mine && (shown === 'nobody' || (shown === 'met' && together.length === 0))) return undefined;
  const results = await storage.ask('result', 'where person_id = ? order by at desc limit ?', id, GAMES);
  return {
    person: personOf(row),
    kept: isKept(row),
    since: row.created_at,
    ratings: await ratingsOf(services, id),
    ...mannersIn(results),
    together,
    ...(await clubsShared(services, asks, id)),
    games: services.config.showsPast ? (await gamesFor(services, asks, id)).games : [],
    mine,
    ...(await tiesOf(services, asks, id)),
  };
};
