import type { Services } from '../house/services.ts';
import { tellDevices } from '../people/people.ts';
import { BEGIN, broken, ENOUGH_GAMES, whole } from '../ratings/rate.ts';
import type { Attempt, RatingRow, ResultRow } from '../storage/storage.ts';
import { type Doer, recording } from './deeds.ts';

const TRIES = 20;
const subjectOf = ({ person_id, bot }: ResultRow): string => person_id ?? bot ?? '';

const variance = (sigma: number): number => broken(sigma) * broken(sigma);

/** What is believed without that game: as much better or worse as it made them, and as much less sure. */
const without = (row: RatingRow, { mu0, sigma0, mu1, sigma1 }: ResultRow): RatingRow => {
  const mu = row.mu - (mu1 - mu0);
  const now = variance(row.sigma);
  const before = now + variance(sigma0) - variance(sigma1);
  const sigma = whole(Math.min(BEGIN.sigma, Math.sqrt(Math.max(now, before))));
  const games = row.games - 1;
  return { ...row, mu, sigma, safe: mu - sigma, games, listed: games >= ENOUGH_GAMES ? row.listed : 0 };
};

const AS_READ = 'where subject = ? and game = ? and pool = ? and mu = ? and sigma = ? and games = ?';

const taking = (before: RatingRow, result: ResultRow): Attempt => {
  const { subject, game, pool, mu, sigma, games } = before;
  const asRead = [subject, game, pool, mu, sigma, games];
  if (games <= 1) return { sql: `delete from rating ${AS_READ}`, values: asRead, rows: 1 };
  const after = without(before, result);
  return {
    sql: `update rating set mu = ?, sigma = ?, safe = ?, games = ?, listed = ? ${AS_READ}`,
    values: [after.mu, after.sigma, after.safe, after.games, after.listed, ...asRead],
    rows: 1,
  };
};

const attemptOnce = async (services: Services, doer: Doer, table: string, results: readonly ResultRow[]) => {
  const { storage } = services;
  const first = results.filter(
    (row, at) => results.findIndex(other => subjectOf(other) === subjectOf(row)) === at, // two seats of one bot were counted once
  );
  const takings: Attempt[] = [];
  for (const result of first) {
    const { game, pool } = result;
    const asked = [subjectOf(result), game, pool] as const;
    const [rating] = await storage.ask('rating', 'where subject = ? and game = ? and pool = ?', ...asked);
    if (rating !== undefined) takings.push(taking(rating, result));
  }
  return storage.attempt([
    { sql: 'update result set rated = 0 where table_id = ? and rated = 1', values: [table], rows: results.length },
    ...takings,
    recording(services, doer, { what: 'unrate', target: table }),
  ]);
};

/** A game counts no more, for nobody; places and history stay. Answers for how many it counted. */
export const unrate = async (services: Services, doer: Doer, table: string): Promise<number> => {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const results = await services.storage.ask('result', 'where table_id = ? and rated = 1', table);
    if (results.length === 0) return 0;
    if (!(await attemptOnce(services, doer, table, results))) continue; // another game of theirs was rated just now
    for (const { person_id } of results) if (person_id !== null) await tellDevices(services, person_id);
    return results.length;
  }
  throw new Error('the rating of a game could not be undone');
};
