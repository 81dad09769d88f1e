import type { Seat } from '@conclave/kernel';
import type { PersonId, SeatInfo, Seen, TableInfo, Vote, WatcherInfo } from '@conclave/protocol';

/** Questions to what everyone may know of a table. */
export const seatOfPerson = ({ seats }: TableInfo, person: PersonId | undefined): Seat | undefined =>
  person === undefined ? undefined : seats.find(seat => seat.kind === 'human' && seat.person === person)?.seat;

/** The chair that is kept for somebody, after a game with the same people. */
export const keptFor = ({ seats }: TableInfo, person: PersonId | undefined): Seat | undefined =>
  person === undefined ? undefined : seats.find(seat => seat.kind === 'open' && seat.person === person)?.seat;

export const isFinished = ({ status }: TableInfo): boolean => status !== 'open' && status !== 'running';

/**
 * After a gap: does what was known stand, so that only what followed is to be told, or is all of it told anew? It does not when it was
 * another seat's, when a part of it was taken back meanwhile, or when more may be looked at now.
 */
export const stillStands = (before: Seen | undefined, now: Seen, undone: boolean): before is Seen =>
  before !== undefined &&
  !undone &&
  before.view.seat === now.view.seat &&
  before.seq <= now.seq &&
  (before.covered !== true || now.covered === true);

/** A program sits there: it has no say, and nobody plays for it. */
const isProgram = ({ program }: SeatInfo): boolean => program !== undefined;
const decidesAlone = ({ kind, standIn }: SeatInfo): boolean => kind === 'human' && standIn !== true;

/** Whose word is still missing; about somebody who is away, only of those who are here. */
export const stillToAgree = ({ seats }: TableInfo, { agreed, seat: away }: Vote): readonly Seat[] =>
  seats
    .filter(
      seat =>
        decidesAlone(seat) && !isProgram(seat) && !agreed.includes(seat.seat) && (away === undefined || seat.present),
    )
    .map(({ seat }) => seat);

/** Who is back is not voted on any more. */
export const openVotes = ({ seats, votes }: TableInfo): readonly Vote[] =>
  votes.filter(({ seat }) => seat === undefined || seats[seat]?.present !== true);

/** People who sit here and are not at the table now, beside ourselves. */
export const awayFrom = ({ seats }: TableInfo, me: PersonId | undefined): readonly SeatInfo[] =>
  seats.filter(({ kind, present, person }) => kind === 'human' && !present && person !== me);

/** May the others ask for a bot here? Who has days for a move is never replaced by others; when it is time, the server knows. */
export const mayBeReplaced = ({ settings }: TableInfo, seat: SeatInfo): boolean =>
  decidesAlone(seat) && !isProgram(seat) && !seat.present && settings.clock.kind !== 'days';

/** People, not bots, whom the table waits for beside ourselves. */
export const waitedFor = ({ seats }: TableInfo, toAct: readonly Seat[], mine: Seat | undefined): readonly SeatInfo[] =>
  seats.filter(seat => decidesAlone(seat) && seat.seat !== mine && toAct.includes(seat.seat));

export const asking = ({ watchers }: TableInfo): readonly WatcherInfo[] =>
  watchers.filter(({ state }) => state === 'asking');

export const withPresent = (info: TableInfo, here: readonly PersonId[]): TableInfo => ({
  ...info,
  seats: info.seats.map(seat => ({ ...seat, present: seat.person !== undefined && here.includes(seat.person) })),
});
