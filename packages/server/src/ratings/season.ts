import type { ResultRow } from '../storage/storage.ts';

/** So many games count, the best ones; and with fewer than these nobody has a place. */
const BEST = 20;
const LEAST = 5;

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

const byTable = (rows: readonly ResultRow[]): Iterable<readonly ResultRow[]> => {
  const tables = new Map<string, ResultRow[]>();
  for (const row of rows) {
    const known = tables.get(row.table_id);
    if (known === undefined) tables.set(row.table_id, [row]);
    else known.push(row);
  }
  return tables.values();
};

/** What everybody got; a game of one person among bots gives nobody anything. */
export const gamesIn = (rows: readonly ResultRow[]): ReadonlyMap<string, readonly Played[]> => {
  const games = new Map<string, Played[]>();
  for (const seats of byTable(rows)) {
    if (seats.filter(({ bot }) => bot === null).length < 2) continue;
    const places = seats.map(({ place, gone }) => (gone === 1 ? Number.MAX_SAFE_INTEGER : place));
    for (const [seat, { person_id, at }] of seats.entries()) {
      if (person_id === null) continue;
      const played = games.get(person_id) ?? [];
      games.set(person_id, played);
      played.push({ points: pointsAt(places, places[seat] ?? 0), at });
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

/** A line of a season's table; only who has played enough has a place. */
export interface SeasonLine {
  readonly place?: number;
  readonly person: string;
  readonly name: string;
  readonly points: number;
  readonly games: number;
}

/** These people, by what they got. */
export const linesOf = (
  rows: readonly ResultRow[],
  people: readonly { readonly id: string; readonly name: string }[],
): readonly SeasonLine[] => {
  const games = gamesIn(rows);
  const lines = people.flatMap(({ id, name }) => {
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
