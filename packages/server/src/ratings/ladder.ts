import type { Ladder, PersonId } from '@conclave/protocol';
import type { Services } from '../house/services.ts';
import type { RatingRow } from '../storage/storage.ts';
import { broken, ENOUGH_GAMES, isGuess, shownRating } from './rate.ts';

const LINES = 100;
const ACTIVE = 90 * 86_400_000;
const OF_LADDER = 'where game = ? and pool = ? and listed = 1';

type Line = Ladder['lines'][number];

/** `bot:GAME:LEVEL:VERSION` */
const levelOf = (subject: string): string | undefined =>
  subject.startsWith('bot:') ? (subject.split(':')[2] ?? '') : undefined;

const namesOf = async ({ storage }: Pick<Services, 'storage'>, subjects: readonly string[]) => {
  const people = subjects.filter(subject => levelOf(subject) === undefined);
  if (people.length === 0) return new Map<string, string>();
  const rows = await storage.ask('person', `where id in (${people.map(() => '?').join(', ')})`, ...people);
  return new Map(rows.map(({ id, name }) => [id, name]));
};

/** The first hundred of a game: who has played enough, and lately, and does not mind. */
export const ladderOf = async (
  services: Pick<Services, 'storage' | 'now'>,
  game: string,
  pool: number,
): Promise<readonly Line[]> => {
  const rows = await services.storage.ask(
    'rating',
    `${OF_LADDER} and last_at > ? order by safe desc limit ?`,
    ...[game, pool, services.now() - ACTIVE, LINES],
  );
  const names = await namesOf(
    services,
    rows.map(({ subject }) => subject),
  );
  return rows.flatMap(({ subject, mu, games }, at): Line | readonly [] => {
    const bot = levelOf(subject);
    const name = bot ?? names.get(subject);
    if (name === undefined) return [];
    const who = bot === undefined ? { person: subject } : { bot };
    return { place: at + 1, name, ...who, rating: shownRating(broken(mu)), games };
  });
};

/** How many stand before somebody: counted in the index, no row is read. */
const placeOf = async ({ storage, now }: Pick<Services, 'storage' | 'now'>, row: RatingRow): Promise<number> => {
  const { game, pool, safe } = row;
  const before = `${OF_LADDER} and safe > ? and last_at > ?`;
  return 1 + (await storage.count('rating', before, game, pool, safe, now() - ACTIVE));
};

/** Where I stand. */
export const myPlaceIn = async (
  services: Pick<Services, 'storage' | 'now'>,
  person: PersonId,
  game: string,
  pool: number,
): Promise<Ladder['mine'] | undefined> => {
  const { storage, now } = services;
  const [row] = await storage.ask('rating', 'where subject = ? and game = ? and pool = ?', person, game, pool);
  if (row === undefined) return undefined;
  const stands = row.listed === 1 && row.games >= ENOUGH_GAMES && row.last_at > now() - ACTIVE;
  return {
    rating: shownRating(broken(row.mu)),
    games: row.games,
    guess: isGuess(row.games, row.last_at, now()),
    ...(stands ? { place: await placeOf(services, row) } : {}),
  };
};
