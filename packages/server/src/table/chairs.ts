import type { Write } from '../storage/storage.ts';
import { seatForBot } from './create.ts';
import type { Scene } from './decision.ts';
import { type SeatDoc, type TableDoc, withoutLoan } from './doc.ts';

/** Without so many free chairs that at least these remain; the last ones go first. */
export const withoutFreeChairs = (doc: TableDoc, least: number): TableDoc => {
  let spare = doc.seats.length - least;
  const stays = doc.seats.map(() => true);
  for (let seat = doc.seats.length - 1; seat >= 0 && spare > 0; seat -= 1) {
    if (doc.seats[seat]?.kind !== 'open') continue;
    stays[seat] = false;
    spare -= 1;
  }
  const isKept = (_: unknown, seat: number): boolean => stays[seat] === true;
  return {
    ...doc,
    seats: doc.seats.filter(isKept),
    nonces: doc.nonces.filter(isKept),
    extraTime: doc.extraTime.filter(isKept),
    watchers: doc.watchers.map(withoutLoan), // seats have other numbers now
  };
};

/** Bots on the free chairs. */
export const withBots = (doc: TableDoc, { services }: Scene): TableDoc => ({
  ...doc,
  seats: doc.seats.map((place, seat): SeatDoc => {
    if (place.kind === 'human') return place;
    return place.kind === 'bot'
      ? { ...place, name: `Bot ${seat + 1}` }
      : seatForBot(services, doc.game, undefined, seat);
  }),
});

/** Who sits where, for «my tables». */
export const seatRows = (before: TableDoc, { id, seats }: TableDoc): readonly Write[] => [
  ...before.seats.map((_, seat) => ({ drop: 'seat', table: id, seat }) as const),
  ...seats.flatMap(({ kind, person }, seat) =>
    kind === 'human' && person !== undefined ? [{ put: 'seat', table: id, seat, person } as const] : [],
  ),
];
