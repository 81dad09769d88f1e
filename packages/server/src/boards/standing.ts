import { LEVELS } from '@conclave/kernel';
import type { PersonId, ProgramLadder } from '@conclave/protocol';
import type { Services } from '../house/services.ts';
import { programIn } from '../people/people.ts';
import { afterGame, BEGIN, type Belief, broken, shownRating, whole } from '../ratings/rate.ts';
import type { PersonRow, RatingRow } from '../storage/storage.ts';
import { type RatingChange, ratingOf } from '../table/results.ts';

/** From so many boards on a program has a place. */
export const ENOUGH_BOARDS = 30;
/** How sure a rating is, is shown as so many deviations. */
const DEVIATIONS = 2;
const SHOWN_PER_MU = 60;
/** The ladder of people counts pools of its own, below this. */
const POOLS = 100;
const LAST_BOARDS = 10;

/** Programs are told apart by how many play, as people are not. */
export const poolFor = (seats: number): number => POOLS + seats;

/** The levels of the house that are always on the ladder. */
export const anchorsOf = ({ bots }: Pick<Services, 'bots'>, game: string): readonly string[] => {
  const levels = bots.levels(game);
  const known = LEVELS.filter(level => levels.includes(level));
  return known.length > 0 ? known : levels;
};

export const botSubject = (game: string, level: string, rulesVersion: number): string =>
  `bot:${game}:${level}:${rulesVersion}`;

const levelOf = (subject: string): string | undefined =>
  subject.startsWith('bot:') ? (subject.split(':')[2] ?? '') : undefined;

const beliefIn = (row: RatingRow | undefined): Belief =>
  row === undefined ? BEGIN : { mu: broken(row.mu), sigma: broken(row.sigma) };

/** As people read it: the mean, and two deviations either way. */
export const figuresOf = (row: RatingRow | undefined) => {
  const { mu, sigma } = beliefIn(row);
  return {
    rating: shownRating(mu),
    spread: Math.round(DEVIATIONS * SHOWN_PER_MU * sigma),
    boards: row?.games ?? 0,
  };
};

/** Who played a board, and the sum of their places over all rotations. */
export interface Score {
  readonly subject: string;
  readonly sum: number;
}

/** What a board makes of the ratings of all who played it: the lower the sum of places, the better. */
export const ratingsAfterBoard = async (
  services: Services,
  { game, seats, at }: { readonly game: string; readonly seats: number; readonly at: number },
  scores: readonly Score[],
): Promise<readonly RatingChange[]> => {
  const pool = poolFor(seats);
  const before = await Promise.all(scores.map(({ subject }) => ratingOf(services, subject, game, pool)));
  const isBot = (subject: string): boolean => levelOf(subject) !== undefined;
  const after = afterGame(
    scores.map(({ subject, sum }, index) => ({
      ...{ belief: beliefIn(before[index]), place: sum, gone: false, isBot: isBot(subject) },
    })),
  );
  return scores.flatMap(({ subject }, index): RatingChange | readonly [] => {
    const { mu, sigma } = after[index] ?? BEGIN;
    const games = (before[index]?.games ?? 0) + 1;
    const figures = { mu: whole(mu), sigma: whole(sigma), safe: whole(mu) - whole(sigma), games, last_at: at };
    const row = { subject, game, pool, ...figures, listed: games >= ENOUGH_BOARDS ? 1 : 0 };
    return subject === '' ? [] : { before: before[index], after: row }; // who was erased meanwhile has none
  });
};

const peopleNamed = async ({ storage }: Pick<Services, 'storage'>, ids: readonly PersonId[]) => {
  if (ids.length === 0) return new Map<string, PersonRow>();
  const among = ids.map(() => '?').join(', ');
  const listed = `where id in (${among}) and id not in (select person_id from held where ladder = 1)`;
  return new Map((await storage.ask('person', listed, ...ids)).map(row => [row.id, row]));
};

type Line = ProgramLadder['lines'][number];

const lineOf = (row: RatingRow, people: ReadonlyMap<string, PersonRow>): Line | readonly [] => {
  const person = people.get(row.subject);
  const program = person && programIn(person);
  if (person === undefined || program === undefined) return [];
  return { ...figuresOf(row), name: person.name, ...program, person: person.id };
};

/** By rating; who has played too few boards comes last, without a place. */
const placed = (lines: readonly Line[]): readonly Line[] => {
  const stands = ({ bot, boards }: Line): boolean => bot !== undefined || boards >= ENOUGH_BOARDS;
  return lines
    .toSorted((one, other) => Number(stands(other)) - Number(stands(one)) || other.rating - one.rating)
    .map((line, index) => (stands(line) ? { ...line, place: index + 1 } : line));
};

/** The ladder of programs and bots of the house. */
export const linesOf = async (services: Services, game: string, seats: number): Promise<readonly Line[]> => {
  const rows = await services.storage.ask(
    'rating',
    'where game = ? and pool = ? order by mu desc limit 200',
    game,
    poolFor(seats),
  );
  const version = services.games.find(game)?.rulesVersion ?? 0;
  const house = anchorsOf(services, game).map((level): Line => {
    const row = rows.find(({ subject }) => subject === botSubject(game, level, version));
    return { ...figuresOf(row), name: level, bot: level };
  });
  const people = await peopleNamed(
    services,
    rows.map(({ subject }) => subject).filter(subject => levelOf(subject) === undefined),
  );
  return placed([...house, ...rows.flatMap(row => lineOf(row, people))]);
};

/** The boards that were over last, with who came where; their records are open. */
export const boardsOf = async (
  { storage }: Pick<Services, 'storage'>,
  game: string,
  seats: number,
): Promise<ProgramLadder['boards']> => {
  const which = "where state = 'over' and game = ? and seats = ? order by at desc, id limit ?";
  const boards = await storage.ask('board', which, game, seats, LAST_BOARDS);
  return Promise.all(
    boards.map(async ({ id, at }) => {
      const players = await storage.ask('board_seat', 'where board_id = ? order by nth', id);
      const people = await peopleNamed(
        { storage },
        players.map(({ subject }) => subject).filter(subject => subject !== ''),
      );
      return {
        id,
        at,
        players: players.map(({ subject, places }) => ({
          name: levelOf(subject) ?? people.get(subject)?.name ?? '—',
          places: numbersIn(places),
        })),
        tables: wordsIn(players[0]?.tables ?? ''),
      };
    }),
  );
};

export const wordsIn = (text: string): readonly string[] => text.split(' ').filter(word => word !== '');
export const numbersIn = (text: string): readonly number[] => wordsIn(text).map(Number);
