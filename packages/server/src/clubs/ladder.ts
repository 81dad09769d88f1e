import type { Club, ClubLadder } from '@conclave/protocol';
import type { Services } from '../house/services.ts';
import { lengthOf, linesOf, seasonAt } from '../ratings/season.ts';

/** More games than this in a season are not counted. */
const MOST_ROWS = 50_000;

/** Members of a club by what they got at its tables in a season. */
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
