import type { Hex, Seat, SeatLine } from '@conclave/kernel';
import {
  DEFAULT_SETTINGS,
  type Person,
  type PersonId,
  type SeatInfo,
  type TableId,
  type TableInfo,
  type TableLine,
  type TableSettings,
  type TableStatus,
  type Vote,
  type WatcherInfo,
} from '@conclave/protocol';
import type { TableRow } from '../storage/storage.ts';

/** A table as it is stored, beside its log of moves. It holds the sealed secret and never leaves the server as it is. */
export interface TableDoc {
  readonly id: TableId;
  readonly game: string;
  readonly rulesVersion: number;
  readonly options: object;
  settings: TableSettings;
  status: TableStatus;
  host: PersonId;
  seats: SeatDoc[];
  watchers: WatcherInfo[];
  readonly secret: Hex;
  readonly commitment: Hex;
  nonces: Hex[];
  readonly createdAt: number;
  startedAt?: number;
  endedAt?: number;
  expiresAt?: number;
  places?: readonly number[];
  votes: Vote[];
  /** Milliseconds that the others gave a seat. */
  extraTime: number[];
  rematch?: TableId;
  /** May the seal be opened, now that the game is over? */
  opened?: boolean;
  /** Who sat here when the game began, for the record. */
  lines?: readonly SeatLine[];
}

export interface SeatDoc {
  kind: 'open' | 'human' | 'bot';
  person?: PersonId;
  name: string;
  level?: string;
  /** A bot plays for the person who sits here. */
  standIn?: boolean;
}

export const seatOf = ({ seats }: TableDoc, person: PersonId | undefined): Seat | undefined => {
  if (person === undefined) return undefined;
  for (let seat = 0; seat < seats.length; seat += 1)
    if (seats[seat]?.person === person && seats[seat]?.kind === 'human') return seat;
  return undefined;
};

export const botPlays = ({ kind, standIn }: SeatDoc): boolean => kind === 'bot' || standIn === true;

export const humanSeats = (doc: TableDoc): readonly Seat[] =>
  doc.seats.flatMap(({ kind }, seat) => (kind === 'human' ? [seat] : []));

/** Seats whose people decide for themselves now. */
export const activeSeats = (doc: TableDoc): readonly Seat[] =>
  humanSeats(doc).filter(seat => doc.seats[seat]?.standIn !== true);

export const isFinished = ({ status }: TableDoc): boolean => status !== 'open' && status !== 'running';

/** What everyone may know; built from named fields, so that a new field of the document stays inside until it is named here. */
export const infoOf = (doc: TableDoc, present: ReadonlySet<PersonId>): TableInfo => ({
  id: doc.id,
  game: doc.game,
  rulesVersion: doc.rulesVersion,
  options: doc.options,
  settings: doc.settings,
  status: doc.status,
  host: doc.host,
  seats: doc.seats.map((seat, index) => seatInfo(seat, index, present)),
  watchers: doc.watchers,
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
  votes: doc.votes,
  ...(doc.rematch === undefined ? {} : { rematch: doc.rematch }),
});

const seatInfo = (
  { kind, person, name, level, standIn }: SeatDoc,
  seat: Seat,
  present: ReadonlySet<PersonId>,
): SeatInfo => ({
  seat,
  kind,
  ...(person === undefined ? {} : { person }),
  name,
  ...(level === undefined ? {} : { level }),
  ...(standIn === undefined ? {} : { standIn }),
  present: person !== undefined && present.has(person),
});

export const lineOf = (doc: TableDoc, myTurn?: boolean): TableLine => ({
  id: doc.id,
  game: doc.game,
  status: doc.status,
  host: doc.seats.find(({ person }) => person === doc.host)?.name ?? '',
  seats: doc.seats.map(({ kind, name }) => ({ kind, name })),
  clock: doc.settings.clock,
  watchers: doc.settings.watchers,
  createdAt: doc.createdAt,
  ...(myTurn === undefined ? {} : { myTurn }),
});

export const rowOf = (doc: TableDoc, now: number): TableRow => ({
  id: doc.id,
  game: doc.game,
  status: doc.status,
  visibility: doc.settings.visibility,
  host: doc.host,
  created_at: doc.createdAt,
  updated_at: now,
  doc: JSON.stringify(doc),
});

/** Settings that were not known when the table was stored have their usual value. */
export const docFrom = (row: TableRow): TableDoc => {
  const doc = JSON.parse(row.doc) as TableDoc;
  return { ...doc, settings: { ...DEFAULT_SETTINGS, ...doc.settings } };
};

export const person = ({ id, name }: Person): Person => ({ id, name });
