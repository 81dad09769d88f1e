import { levelIn, MASTERS, type Mover, type Play, type Seat, type StandIn } from '@conclave/kernel';
import type { StandInInfo } from '@conclave/protocol';
import type { Scene } from './decision.ts';
import type { SeatDoc, TableDoc } from './doc.ts';
import type { Loaded } from './loaded.ts';

/** Where nobody may ask for a hint, no stand-in is a master or stronger: one for oneself would be a hint for every move. */
export const levelAllowed = (
  { hints }: TableDoc['settings'],
  { bots }: Pick<Scene['services'], 'bots'>,
  level: string | undefined,
): string | undefined =>
  !hints && level !== undefined && (bots.masters?.levels ?? MASTERS).includes(levelIn(level)) ? undefined : level;

const isOpen = ({ until }: StandInInfo): boolean => until === undefined;

/** From now on a bot plays on this seat; `place` is how it looks then. */
export const standInBegins = (
  { doc, play }: Loaded,
  { now }: Pick<Scene, 'now'>,
  seat: Seat,
  by: Mover,
  place: SeatDoc,
): Pick<TableDoc, 'seats' | 'standIns'> => {
  const { standIns = [] } = doc;
  const isKnown = standIns.some(known => known.seat === seat && isOpen(known));
  const begins = { seat, by, after: play?.seq ?? 0, at: now };
  return { seats: doc.seats.with(seat, place), standIns: isKnown ? standIns : [...standIns, begins] };
};

/** Its person is back. */
export const standInEnds = (
  { doc, play }: Loaded,
  { now }: Pick<Scene, 'now'>,
  seat: Seat,
  place: SeatDoc,
): Pick<TableDoc, 'seats' | 'standIns'> => {
  const until = play?.seq ?? 0;
  const standIns = (doc.standIns ?? []).map(known =>
    known.seat === seat && isOpen(known) ? { ...known, until, endedAt: now } : known,
  );
  return { seats: doc.seats.with(seat, place), standIns };
};

type Standing = Play['standing'];

const movesOf = (play: Play): readonly NonNullable<Standing['entry']>[] => {
  const moves: NonNullable<Standing['entry']>[] = [];
  for (let here: Standing | undefined = play.standing; here?.entry !== undefined; here = here.before)
    moves.push(here.entry);
  return moves.reverse();
};

/**
 * The same for the record, where moves are counted that were not taken back. Who came back before the bot had moved, or whose bot's moves
 * were all taken back, was not stood in for. Tables from before there was such a list leave it to the moves themselves.
 */
export const standInsOf = ({ standIns }: TableDoc, play: Play): readonly StandIn[] | undefined => {
  const moves = movesOf(play);
  return standIns?.flatMap(({ seat, by, after, until }) => {
    const first = moves.findIndex(
      made =>
        'seat' in made &&
        made.seat === seat &&
        made.how === 'bot' &&
        made.seq > after &&
        (until === undefined || made.seq <= until),
    );
    const to = until === undefined ? undefined : moves.filter(({ seq }) => seq <= until).length;
    return first < 0 ? [] : [{ seat, from: first + 1, ...(to === undefined ? {} : { to }), by }];
  });
};
