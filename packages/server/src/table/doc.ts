import type { Hex, Seat, SeatLine, Viewer } from '@conclave/kernel';
import {
  type ClosedBy,
  DEFAULT_SETTINGS,
  type FindState,
  type Person,
  type PersonId,
  type Program,
  type SeatInfo,
  type StandInInfo,
  type TableId,
  type TableInfo,
  type TableLine,
  type TableSettings,
  type TableStatus,
  type Vote,
  type WatcherInfo,
} from '@conclave/protocol';
import type { TableRow } from '../storage/storage.ts';

/**
 * A table as it is stored, beside its log. A value: whoever changes something makes the next one. It holds the sealed secret and never
 * leaves the server as it is.
 */
export interface TableDoc {
  readonly id: TableId;
  readonly game: string;
  readonly rulesVersion: number;
  readonly options: object;
  /** What everyone who plays has to accept before the start, as a digest; nothing where that is not asked for (MC-26.6.1). */
  readonly agreement?: Hex;
  readonly settings: TableSettings;
  readonly status: TableStatus;
  readonly host: PersonId;
  readonly seats: readonly SeatDoc[];
  readonly watchers: readonly WatcherDoc[];
  readonly secret: Hex;
  readonly commitment: Hex;
  readonly nonces: readonly Hex[];
  readonly createdAt: number;
  readonly startedAt?: number;
  readonly endedAt?: number;
  readonly expiresAt?: number;
  readonly places?: readonly number[];
  readonly votes: readonly Vote[];
  /** Milliseconds that the others gave a seat. */
  readonly extraTime: readonly number[];
  readonly standIns?: readonly StandInInfo[];
  readonly closedBy?: ClosedBy;
  /** The house collects people here, until the game begins. */
  readonly find?: FindDoc;
  /** Everyone sits, but somebody was away then: the game begins when they are here. */
  readonly awaitsPeople?: boolean;
  /** The host has left and nobody was there to take over: the next who sits down is the host. */
  readonly hostLeft?: boolean;
  readonly rematch?: TableId;
  /** The club whose table it is: for nobody else it is there. */
  readonly club?: string;
  /** The evening for which it was opened. */
  readonly evening?: string;
  /** Who is told when a chair is free, before the game begins. */
  readonly waiting?: readonly PersonId[];
  /** Who asked for a seat here and was told that it is not theirs. */
  readonly turnedAway?: readonly PersonId[];
  /** May the seal be opened, now that the game is over? */
  readonly opened?: boolean;
  /** The deal that is played here with all rotations, and which of them this is (boards/ladder.ts). */
  readonly board?: { readonly id: string; readonly n: number };
  /** Who sat here when the game began, for the record. */
  readonly lines?: readonly SeatLine[];
}

export interface SeatDoc {
  readonly kind: 'open' | 'human' | 'bot';
  readonly person?: PersonId;
  readonly name: string;
  readonly level?: string;
  /** The agreement that this person has accepted. */
  readonly accepted?: Hex;
  /** A bot plays for the person who sits here. */
  readonly standIn?: boolean;
  /** How good its person was said to be, while the house collects people who are about as good. */
  readonly rating?: number;
  /** The word of the request for which the house found this chair: asked again, it is the same one. */
  readonly foundBy?: string;
  /** Who left this seat to a bot for good, and whose name it still has. */
  readonly leftBy?: PersonId;
  /** A program sits here, or the chair is kept for one until then. */
  readonly program?: Program;
  readonly invitedUntil?: number;
  /** How many of its moves were refused. */
  readonly refusals?: number;
  /** Why a program plays here no more: a bot plays on, and it is last. */
  readonly out?: 'silence' | 'refusals';
}

/** A table at which the house collects people who look for one (finding.ts). */
export interface FindDoc {
  readonly kind: string;
  readonly state: FindState;
  /** As many chairs as people, if the game allows it. */
  readonly any: boolean;
  /** When bots take the free chairs; nothing while nobody is waited for by the clock. */
  readonly fillsAt?: number;
  /** From then on it does not matter how good somebody is. */
  readonly anyoneAt: number;
}

export interface WatcherDoc extends WatcherInfo {
  /** Who lent the view of the seat `lent`. The loan is that person's, not the seat's: it ends when somebody else sits there. */
  readonly lentBy?: PersonId;
}

export const seatOf = ({ seats }: TableDoc, person: PersonId | undefined): Seat | undefined => {
  if (person === undefined) return undefined;
  for (let seat = 0; seat < seats.length; seat += 1)
    if (seats[seat]?.person === person && seats[seat]?.kind === 'human') return seat;
  return undefined;
};

/** Can this person take the chair? One that is kept for somebody is theirs alone. */
export const isFreeChair = ({ kind, person: of }: SeatDoc, person: PersonId): boolean =>
  kind === 'open' && (of === undefined || of === person);

/** The seat whose view this watcher has by the consent of the person who sits there. */
export const lentTo = ({ seats }: TableDoc, { lent, lentBy }: WatcherDoc): Seat | undefined => {
  const place = lent === undefined ? undefined : seats[lent];
  return lentBy !== undefined && place?.kind === 'human' && place.person === lentBy ? lent : undefined;
};

export const withoutLoan = ({ person, name, state }: WatcherDoc): WatcherDoc => ({ person, name, state });

/** Somebody who looks: a program sees less than people do. */
export type Looker = Pick<Person, 'id' | 'program'>;

/** As whom may somebody see the game: their seat, a seat that lends its view, a spectator, or not at all. */
export const viewerFor = (doc: TableDoc, looker: Looker | undefined): Viewer | undefined => {
  const person = looker?.id;
  const seat = seatOf(doc, person);
  if (seat !== undefined) return seat;
  if (looker?.program !== undefined && !isOpenBoard(doc)) return undefined; // programs play, they do not look on
  const watcher = doc.watchers.find(known => known.person === person);
  const lent = watcher === undefined ? undefined : lentTo(doc, watcher);
  if (lent !== undefined) return lent;
  if (doc.settings.watchers === 'anyone' || watcher?.state === 'admitted') return 'spectator';
  return everyoneIsABot(doc) && doc.host === person ? 'spectator' : undefined;
};

/** A board that is over: its records are for everybody. */
const isOpenBoard = (doc: TableDoc): boolean =>
  doc.board !== undefined && isFinished(doc) && doc.settings.watchers === 'anyone';

const everyoneIsABot = (doc: TableDoc): boolean => doc.seats.every(({ kind }) => kind === 'bot');

/** A club's table is not there for others, unless they sit at it: whoever is an outsider has to be a member (people/members.ts). */
export const isOutsider = ({ club, host, seats }: TableDoc, person: PersonId | undefined): boolean =>
  club !== undefined && (person === undefined || (host !== person && seats.every(seat => seat.person !== person)));

/** Before the game whoever has the link is in the room; later only those who may see the game hear what is said. */
export const mayListen = (doc: TableDoc, person: Looker | undefined): boolean =>
  person?.program === undefined && (doc.status === 'open' || viewerFor(doc, person) !== undefined);

export const botPlays = ({ kind, standIn }: SeatDoc): boolean => kind === 'bot' || standIn === true;

/** Seats for which a bot decides now. */
export const botSeats = (doc: TableDoc): readonly Seat[] =>
  doc.seats.flatMap((place, seat) => (botPlays(place) ? [seat] : []));

export const humanSeats = (doc: TableDoc): readonly Seat[] =>
  doc.seats.flatMap(({ kind }, seat) => (kind === 'human' ? [seat] : []));

/** Seats whose people decide for themselves now. */
export const activeSeats = (doc: TableDoc): readonly Seat[] =>
  humanSeats(doc).filter(seat => doc.seats[seat]?.standIn !== true);

/** Seats whose people have a say beside the game: programs have none. */
export const votingSeats = (doc: TableDoc): readonly Seat[] =>
  activeSeats(doc).filter(seat => doc.seats[seat]?.program === undefined);

/** Who belongs to a table: the host, and who sits there. */
export const peopleOf = (doc: TableDoc | undefined): readonly PersonId[] =>
  doc === undefined ? [] : [doc.host, ...doc.seats.flatMap(({ person }) => person ?? [])];

export const isFinished = ({ status }: TableDoc): boolean => status !== 'open' && status !== 'running';

/** What everyone may know; built from named fields, so that a new field of the document stays inside until it is named here. */
export const infoOf = (doc: TableDoc, present: ReadonlySet<PersonId>): TableInfo => ({
  id: doc.id,
  game: doc.game,
  rulesVersion: doc.rulesVersion,
  options: doc.options,
  ...(doc.agreement === undefined ? {} : { agreement: doc.agreement }),
  settings: doc.settings,
  status: doc.status,
  host: doc.host,
  seats: doc.seats.map((seat, index) => seatInfo(doc, seat, index, present)),
  watchers: doc.watchers.map(watcher => watcherInfo(doc, watcher)),
  seal: {
    commitment: doc.commitment,
    ...(doc.startedAt === undefined ? {} : { nonces: doc.nonces }),
    ...(doc.opened === true ? { opening: doc.secret } : {}),
  },
  createdAt: doc.createdAt,
  ...(doc.startedAt === undefined ? {} : { startedAt: doc.startedAt }),
  ...(doc.endedAt === undefined ? {} : { endedAt: doc.endedAt }),
  ...(doc.expiresAt === undefined ? {} : { expiresAt: doc.expiresAt }),
  ...(doc.places === undefined ? {} : { places: doc.places }),
  ...(doc.closedBy === undefined ? {} : { closedBy: doc.closedBy }),
  votes: doc.votes,
  ...(doc.standIns === undefined ? {} : { standIns: doc.standIns }),
  ...(doc.rematch === undefined ? {} : { rematch: doc.rematch }),
  ...(doc.club === undefined ? {} : { club: doc.club }),
  ...(doc.waiting === undefined ? {} : { waiting: doc.waiting }),
  ...(doc.find === undefined ? {} : { find: findInfo(doc.find) }),
});

const findInfo = ({ state, any, fillsAt }: FindDoc): NonNullable<TableInfo['find']> => ({
  state,
  any,
  ...(fillsAt === undefined ? {} : { fillsAt }),
});

/** Has the person on this seat accepted what the table agreed on? */
export const hasAccepted = ({ agreement }: TableDoc, { kind, accepted }: SeatDoc): boolean =>
  kind !== 'human' || agreement === undefined || accepted === agreement;

const seatInfo = (
  doc: TableDoc,
  { kind, person, name, level, standIn, accepted, program }: SeatDoc,
  seat: Seat,
  present: ReadonlySet<PersonId>,
): SeatInfo => ({
  seat,
  kind,
  ...(person === undefined ? {} : { person }),
  name,
  ...(level === undefined ? {} : { level }),
  ...(standIn === undefined ? {} : { standIn }),
  ...(accepted === undefined ? {} : { accepted: accepted === doc.agreement }),
  ...(program === undefined ? {} : { program }),
  present: person !== undefined && present.has(person),
});

const watcherInfo = (doc: TableDoc, watcher: WatcherDoc): WatcherInfo => {
  const { person, name, state } = watcher;
  const lent = lentTo(doc, watcher);
  return { person, name, state, ...(lent === undefined ? {} : { lent }) };
};

export const lineOf = (doc: TableDoc, myTurn?: boolean): TableLine => ({
  id: doc.id,
  game: doc.game,
  status: doc.status,
  host: doc.seats.find(({ person }) => person === doc.host)?.name ?? '',
  seats: doc.seats.map(({ kind, name }) => ({ kind, name })),
  clock: doc.settings.clock,
  watchers: doc.settings.watchers,
  ...(doc.settings.programs === undefined ? {} : { programs: doc.settings.programs }),
  createdAt: doc.createdAt,
  ...(doc.status === 'running' && doc.expiresAt !== undefined ? { expiresAt: doc.expiresAt } : {}),
  ...(myTurn === undefined ? {} : { myTurn }),
});

/** `n` is the number of the entry that made the document what it is; 0 for a new table. */
export const rowOf = (doc: TableDoc, n: number, now: number): TableRow => ({
  id: doc.id,
  n,
  game: doc.game,
  status: doc.status,
  visibility: doc.settings.visibility,
  host: doc.host,
  club_id: doc.club ?? null,
  created_at: doc.createdAt,
  updated_at: now,
  doc: JSON.stringify(doc),
});

/** Settings that were not known when the table was stored have their usual value. */
export const docFrom = (row: TableRow): TableDoc => {
  const doc = JSON.parse(row.doc) as TableDoc;
  return { ...doc, settings: { ...DEFAULT_SETTINGS, ...doc.settings } };
};
