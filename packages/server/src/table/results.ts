import { levelIn, type Play } from '@conclave/kernel';
import type { Services } from '../house/services.ts';
import { isKept } from '../people/people.ts';
import { botBegins } from '../ratings/bots-begin.ts';
import { afterGame, BEGIN, type Belief, broken, ENOUGH_GAMES, rested, whole } from '../ratings/rate.ts';
import { insertionInto, type Schema, valuesOf } from '../storage/schema.ts';
import type { Attempt, RatingRow, ResultRow } from '../storage/storage.ts';
import type { SeatDoc, TableDoc } from './doc.ts';
import type { Loaded } from './loaded.ts';

const DAY = 86_400_000;
/** The same people may be rated so often in a day; what they play beyond that is for fun. */
const MOST_A_DAY = 6;
/** Two games of the same person may end at once: then the second is counted anew. */
const TRIES = 20;

/** How somebody did, as the end of a game shows it. */
interface Sat {
  readonly person: string | null;
  readonly bot: string | null;
  readonly place: number;
  readonly gone: boolean;
}

/** How many of a seat's decisions a bot or the clock made, of how many. */
const decisionsOf = (play: Play | undefined, seat: number): { readonly all: number; readonly byOther: number } => {
  let all = 0;
  let byOther = 0;
  for (let line = play?.lastLine; line !== undefined; line = line.before) {
    const { entry } = line;
    if (!('seat' in entry) || entry.seat !== seat || 'undo' in entry) continue;
    all += 1;
    if (entry.how !== undefined) byOther += 1;
  }
  return { all, byOther };
};

const letOthersDecide = (play: Play | undefined, seat: number): boolean => {
  const { all, byOther } = decisionsOf(play, seat);
  return byOther * 3 > all;
};

/** A character counts as its level. */
const botName = ({ game, rulesVersion }: TableDoc, { level = 'regular' }: SeatDoc): string =>
  `bot:${game}:${levelIn(level)}:${rulesVersion}`;

/** Who sat there, in the order of the seats; a bot that took over is still the person who left. */
export const satAt = ({ doc, play }: Loaded): readonly Sat[] =>
  doc.seats.map((place, seat) => {
    const person = place.kind === 'human' ? place.person : place.leftBy;
    return {
      person: person ?? null,
      bot: person === undefined ? botName(doc, place) : null,
      place: doc.places?.[seat] ?? 0,
      gone: person !== undefined && (place.kind === 'bot' || letOthersDecide(play, seat)),
    };
  });

const poolOf = (seats: number): number => (seats === 2 ? 2 : 3);
const peopleIn = (sat: readonly Sat[]): readonly string[] => sat.flatMap(({ person }) => person ?? []);

/** How often the same people have been rated together in the last day. */
const timesToday = async ({ storage }: Services, people: readonly string[], at: number): Promise<number> => {
  const [first = ''] = people;
  const games = await storage.ask('result', 'where person_id = ? and at > ? and rated = 1', first, at - DAY);
  let times = 0;
  for (const { table_id } of games) {
    const there = (await storage.ask('result', 'where table_id = ?', table_id)).flatMap(
      ({ person_id }) => person_id ?? [],
    );
    if (there.length === people.length && there.every(id => people.includes(id))) times += 1;
  }
  return times;
};

/** Does this game count? Where all wanted it, at least two people played, everybody is kept, somebody stayed, and not for the seventh time today. */
const counts = async (
  services: Services,
  { settings, club }: TableDoc,
  sat: readonly Sat[],
  at: number,
): Promise<boolean> => {
  if (!services.config.rates || settings.rated !== true || club !== undefined) return false;
  const people = peopleIn(sat);
  if (people.length < 2 || sat.every(({ person, gone }) => person === null || gone)) return false;
  const rows = await Promise.all(people.map(id => services.storage.person(id)));
  if (!rows.every(row => row !== undefined && isKept(row))) return false;
  return (await timesToday(services, people, at)) < MOST_A_DAY;
};

const insertion = <Name extends keyof Schema>(name: Name, row: Schema[Name]): Attempt => ({
  sql: insertionInto(name),
  values: valuesOf(name, row),
  rows: 1,
});

const BETTER = `update rating set mu = ?, sigma = ?, games = ?, last_at = ?, safe = ?, listed = ?
  where subject = ? and game = ? and pool = ? and mu = ? and sigma = ? and games = ?`;

/** The rating as it is to be, if it still is as it was read. */
export const ratingWrite = (before: RatingRow | undefined, row: RatingRow): Attempt =>
  before === undefined
    ? insertion('rating', row)
    : {
        sql: BETTER,
        values: [
          ...[row.mu, row.sigma, row.games, row.last_at, row.safe, row.listed],
          ...[row.subject, row.game, row.pool, before.mu, before.sigma, before.games],
        ],
        rows: 1,
      };

export interface RatingChange {
  readonly before: RatingRow | undefined;
  readonly after: RatingRow;
}

interface Rated extends RatingChange {
  /** What was believed before the first game. */
  readonly begins: Belief;
}

export const ratingOf = async ({ storage }: Services, subject: string, game: string, pool: number) =>
  (await storage.ask('rating', 'where subject = ? and game = ? and pool = ?', subject, game, pool))[0];

/** Who does not want to stand in the ladder does not, nor whom the house took out of it. */
const mayBeListed = async ({ storage }: Services, subject: string): Promise<boolean> =>
  (await storage.ask('profile', 'where person_id = ? and ladder = 0', subject)).length === 0 &&
  (await storage.ask('held', 'where person_id = ? and ladder = 1', subject)).length === 0;

/** What the game makes of the ratings of all who played it. */
const ratingsAfter = async (services: Services, sat: readonly Sat[], doc: TableDoc, at: number) => {
  const pool = poolOf(sat.length);
  const subjects = sat.map(({ person, bot }) => person ?? bot ?? '');
  const before = await Promise.all(subjects.map(subject => ratingOf(services, subject, doc.game, pool)));
  const begins = sat.map(({ bot }) => (bot === null ? BEGIN : botBegins(bot, pool)));
  const beliefs = before.map((row, seat) =>
    row === undefined ? begins[seat] : rested({ mu: broken(row.mu), sigma: broken(row.sigma) }, at - row.last_at),
  );
  const after = afterGame(
    sat.map(({ place, gone, bot }, seat) => ({ belief: beliefs[seat] ?? BEGIN, place, gone, isBot: bot !== null })),
  );
  return Promise.all(
    subjects.map(async (subject, seat): Promise<Rated> => {
      const { mu, sigma } = after[seat] ?? BEGIN;
      const games = (before[seat]?.games ?? 0) + 1;
      const listed = games >= ENOUGH_GAMES && (await mayBeListed(services, subject)) ? 1 : 0;
      const figures = { mu: whole(mu), sigma: whole(sigma), safe: whole(mu) - whole(sigma) };
      const row = { subject, game: doc.game, pool, ...figures, games, last_at: at, listed };
      return { begins: begins[seat] ?? BEGIN, before: before[seat], after: row };
    }),
  );
};

/** Two seats of the same bot are one subject: the first of them counts. In one order for all, so that no two nodes wait for each other. */
export const oncePerSubject = <Change extends RatingChange>(rated: readonly Change[]): readonly Change[] =>
  rated
    .filter(({ after }, at) => rated.findIndex(other => other.after.subject === after.subject) === at)
    .toSorted((one, other) => (one.after.subject < other.after.subject ? -1 : 1));

const figuresOf = (rated: Rated | undefined): Pick<ResultRow, 'mu0' | 'sigma0' | 'mu1' | 'sigma1'> => ({
  mu0: rated?.before?.mu ?? whole(rated?.begins.mu ?? 0),
  sigma0: rated?.before?.sigma ?? whole(rated?.begins.sigma ?? 0),
  mu1: rated?.after.mu ?? 0,
  sigma1: rated?.after.sigma ?? 0,
});

/** Whoever reads along with the club hears who came where: what everybody at the table saw at its end. */
const tellingClub = async ({ calls }: Services, doc: TableDoc): Promise<readonly Attempt[]> => {
  const { id: table, club, game, seats, places } = doc;
  if (club === undefined || calls === undefined || places === undefined) return [];
  const all = seats.map(({ name }, seat) => ({ place: places[seat] ?? 0, name }));
  const inOrder = all.toSorted((one, other) => one.place - other.place);
  return calls.clubCalls({ kind: 'result', club, table, game, places: inOrder });
};

/** All that is to be written of a finished game, at once or not at all. */
const writesFor = async (services: Services, doc: TableDoc, sat: readonly Sat[]): Promise<readonly Attempt[]> => {
  const at = doc.endedAt ?? doc.createdAt;
  const isRated = await counts(services, doc, sat, at);
  const rated = isRated ? await ratingsAfter(services, sat, doc, at) : [];
  const results = sat.map(({ person, bot, place, gone }, seat) =>
    insertion('result', {
      ...{
        table_id: doc.id,
        seat,
        person_id: person,
        bot,
        game: doc.game,
        club_id: doc.club ?? null,
        pool: poolOf(sat.length),
        place,
      },
      ...{ rated: isRated ? 1 : 0, gone: gone ? 1 : 0, at, rated_at: services.now(), ...figuresOf(rated[seat]) },
    }),
  );
  const ratings = oncePerSubject(rated).map(({ before, after }) => ratingWrite(before, after));
  return [...results, ...ratings, ...(await tellingClub(services, doc))];
};

/** Was it written down before? Then nothing is left to do but to say so. */
const isWritten = async ({ storage }: Services, table: string): Promise<boolean> =>
  (await storage.ask('result', 'where table_id = ? and seat = 0', table)).length > 0;

/** A finished game is written down, once, whoever else does it at the same time; and rated where it is to be. */
export const writeResults = async (services: Services, loaded: Loaded): Promise<void> => {
  const { doc } = loaded;
  const sat = satAt(loaded);
  if (doc.status === 'over' && doc.places !== undefined && peopleIn(sat).length > 0)
    for (let tries = 0; !(await isWritten(services, doc.id)); tries += 1) {
      if (await services.storage.attempt(await writesFor(services, doc, sat))) break;
      if (tries >= TRIES) throw new Error('a result could not be written');
    }
  await services.committer.save([{ drop: 'deadline', table: doc.id, kind: 'rate' }]);
};
