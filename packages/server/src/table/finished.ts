import type { Against, PastGame, PersonId } from '@conclave/protocol';
import { seatOf, type TableDoc } from './doc.ts';

/** A game that is over, as those who sat there may know it: no card, no bid, only who came where. */
export const pastGame = (doc: TableDoc, person: PersonId): PastGame | undefined => {
  const seat = seatOf(doc, person);
  const { places } = doc;
  if (doc.status !== 'over' || seat === undefined || places === undefined) return undefined;
  return {
    id: doc.id,
    game: doc.game,
    endedAt: doc.endedAt ?? doc.createdAt,
    seat,
    seats: doc.seats.map(({ kind, name, person: who }, at) => ({
      kind,
      name,
      place: places[at] ?? 0,
      ...(kind === 'human' && who !== undefined ? { person: who } : {}),
    })),
  };
};

type Result = Against['games'][number];
const NONE = { together: 0, ahead: 0, behind: 0, shared: 0 };

/** By game: how often they met, and who was ahead. Nothing where they never did. */
export const resultsAgainst = (games: readonly PastGame[], other: PersonId): readonly Result[] => {
  const byGame = new Map<string, Result>();
  for (const { game, seat, seats } of games) {
    const mine = seats[seat]?.place;
    const theirs = seats.find(({ person }) => person === other)?.place;
    if (mine === undefined || theirs === undefined) continue;
    const before = byGame.get(game) ?? { game, ...NONE };
    byGame.set(game, {
      game,
      together: before.together + 1,
      ahead: before.ahead + (mine < theirs ? 1 : 0),
      behind: before.behind + (mine > theirs ? 1 : 0),
      shared: before.shared + (mine === theirs ? 1 : 0),
    });
  }
  return [...byGame.values()];
};
