import type { SeasonTable } from '@conclave/protocol';
import type { Services } from '../house/services.ts';
import { lengthOf, linesOf, type SeasonLine, seasonAt } from '../ratings/season.ts';
import { insertionInto, valuesOf } from '../storage/schema.ts';

/** More games than this in a season are not counted. */
const MOST_ROWS = 50_000;
const LINES = 100;
const HONOURED = 10;
/** A table is counted anew after so long: it is read far more often than it changes. */
const FRESH_FOR = 60_000;
const MOST_COUNTED = 100;

type House = Pick<Services, 'storage' | 'now'>;

/** Games that counted in a season; a club's own are the club's. */
const resultsIn = ({ storage }: House, game: string, season: string) => {
  const { from, until } = lengthOf(season);
  const which = 'where game = ? and at >= ? and at < ? and rated = 1 order by at desc, table_id, seat limit ?';
  return storage.ask('result', which, game, from, until, MOST_ROWS);
};

/** Who does not want to stand in the ladder does not, nor whom the house took out of it. */
const UNLISTED = `and id not in (select person_id from profile where ladder = 0)
  and id not in (select person_id from held where ladder = 1)`;

const linesIn = async (house: House, game: string, season: string): Promise<readonly SeasonLine[]> => {
  const rows = await resultsIn(house, game, season);
  const ids = [...new Set(rows.flatMap(({ person_id }) => person_id ?? []))];
  const people = [];
  for (let at = 0; at < ids.length; at += LINES) {
    const some = ids.slice(at, at + LINES);
    const among = some.map(() => '?').join(', ');
    people.push(...(await house.storage.ask('person', `where id in (${among}) ${UNLISTED}`, ...some)));
  }
  return linesOf(rows, people);
};

const counted = new WeakMap<
  object,
  Map<string, { readonly at: number; readonly lines: Promise<readonly SeasonLine[]> }>
>();

/** What was counted a moment ago is still true. */
const recentLines = (house: House, game: string, season: string): Promise<readonly SeasonLine[]> => {
  const known = counted.get(house.storage) ?? new Map<string, { at: number; lines: Promise<readonly SeasonLine[]> }>();
  counted.set(house.storage, known);
  const key = `${game} ${season}`;
  const last = known.get(key);
  if (last !== undefined && house.now() - last.at < FRESH_FOR) return last.lines;
  if (known.size >= MOST_COUNTED) known.clear();
  const lines = linesIn(house, game, season);
  known.set(key, { at: house.now(), lines });
  lines.catch(() => known.delete(key));
  return lines;
};

/** A season of a game: points by place, of the best twenty games. */
export const seasonOf = async (
  house: House,
  game: string,
  season = seasonAt(house.now()),
  asks?: string,
): Promise<SeasonTable> => {
  const lines = await recentLines(house, game, season);
  const mine = lines.find(({ person }) => person === asks);
  return { season, ...lengthOf(season), lines: lines.slice(0, LINES), ...(mine === undefined ? {} : { mine }) };
};

/** The season that was over last. */
const lastSeason = (now: number): string => seasonAt(lengthOf(seasonAt(now)).from - 1);

/** When a season is over its first ten are written down, once, whoever does it. */
export const writeHonours = async (services: Services): Promise<void> => {
  const { storage, games, now } = services;
  const season = lastSeason(now());
  if ((await storage.note('honours')) === season) return;
  for (const game of games.list) {
    const lines = (await linesIn(services, game.id, season)).filter(({ place }) => place !== undefined);
    for (const [index, { person, points }] of lines.slice(0, HONOURED).entries()) {
      const row = { season, game: game.id, scope: 'house', place: index + 1, person_id: person };
      const values = valuesOf('honour', { ...row, points: Math.round(points * 10) });
      await storage.attempt([{ sql: insertionInto('honour'), values, rows: 1 }]); // nothing, where it stands there
    }
  }
  await services.committer.save([{ put: 'note', name: 'honours', value: season }]);
};
