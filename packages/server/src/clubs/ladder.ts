import type { Club, ClubLadder } from '@conclave/protocol';
import type { Services } from '../house/services.ts';
import type { ResultRow } from '../storage/rows.ts';

/** So many games count, the best ones; and with fewer than these nobody has a place. */
const BEST = 20;
const LEAST = 5;
/** More games than this in a season are not counted. */
const MOST_ROWS = 50_000;

/** A season is a quarter of a year: `2026-4`. */
export const seasonAt = (now: number): string => {
  const date = new Date(now);
  return `${date.getUTCFullYear()}-${Math.floor(date.getUTCMonth() / 3) + 1}`;
};

export const lengthOf = (season: string): { readonly from: number; readonly until: number } => {
  const [year = 0, quarter = 1] = season.split('-').map(Number);
  return { from: Date.UTC(year, quarter * 3 - 3), until: Date.UTC(year, quarter * 3) };
};

/** Place p of n gives 10·(n − p)/(n − 1), shared places the mean of theirs; who left is last. */
export const pointsAt = (places: readonly number[], place: number): number => {
  const n = places.length;
  const shared = places.filter(other => other === place).length;
  const before = places.filter(other => other < place).length;
  const mean = before + (shared + 1) / 2;
  return n < 2 ? 0 : (10 * (n - mean)) / (n - 1);
};

interface Played {
  readonly points: number;
  readonly at: number;
}

const byTable = (rows: readonly ResultRow[]): readonly (readonly ResultRow[])[] => {
  const tables = new Map<string, ResultRow[]>();
  for (const row of rows) tables.set(row.table_id, [...(tables.get(row.table_id) ?? []), row]);
  return [...tables.values()];
};

/** What everybody got; a game of one person among bots gives nobody anything. */
export const gamesIn = (rows: readonly ResultRow[]): ReadonlyMap<string, readonly Played[]> => {
  const games = new Map<string, Played[]>();
  for (const seats of byTable(rows)) {
    if (seats.filter(({ bot }) => bot === null).length < 2) continue;
    const places = seats.map(({ place, gone }) => (gone === 1 ? Number.MAX_SAFE_INTEGER : place));
    for (const [seat, { person_id, at }] of seats.entries())
      if (person_id !== null) {
        const points = pointsAt(places, places[seat] ?? 0);
        games.set(person_id, [...(games.get(person_id) ?? []), { points, at }]);
      }
  }
  return games;
};

interface Total {
  readonly points: number;
  readonly games: number;
  readonly lastAt: number;
}

const totalOf = (played: readonly Played[]): Total => ({
  points: played
    .map(({ points }) => points)
    .toSorted((one, other) => other - one)
    .slice(0, BEST)
    .reduce((sum, points) => sum + points, 0),
  games: played.length,
  lastAt: Math.max(...played.map(({ at }) => at)),
});

/** Who has played enough comes first; then points, fewer games, and who was there earlier. */
const inOrder = (one: Total, other: Total): number =>
  Number(other.games >= LEAST) - Number(one.games >= LEAST) ||
  other.points - one.points ||
  one.games - other.games ||
  one.lastAt - other.lastAt;

const tenths = (points: number): number => Math.round(points * 10) / 10;

/** Members of a club by what they got at its tables. */
export const linesOf = (rows: readonly ResultRow[], members: Club['members']): ClubLadder['lines'] => {
  const games = gamesIn(rows);
  const lines = members.flatMap(({ id, name }) => {
    const played = games.get(id);
    return played === undefined ? [] : { person: id, name, total: totalOf(played) };
  });
  return lines
    .toSorted((one, other) => inOrder(one.total, other.total))
    .map(({ person, name, total: { points, games: count } }, index) => ({
      ...(count >= LEAST ? { place: index + 1 } : {}),
      ...{ person, name, points: tenths(points), games: count },
    }));
};

export const clubLadderOf = async (
  { storage, now }: Pick<Services, 'storage' | 'now'>,
  club: string,
  members: Club['members'],
  { game, season = seasonAt(now()) }: { readonly game?: string | undefined; readonly season?: string | undefined },
): Promise<ClubLadder> => {
  const { from, until } = lengthOf(season);
  const rows = await storage.ask(
    'result',
    'where club_id = ? and at >= ? and at < ? order by at desc, table_id, seat limit ?',
    ...[club, from, until, MOST_ROWS],
  );
  const wanted = game === undefined ? rows : rows.filter(row => row.game === game);
  return { season, from, until, lines: linesOf(wanted, members) };
};
