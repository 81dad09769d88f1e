import { MAX_NONCE_BYTES, type Seat, type SeatLine } from '@conclave/kernel';
import { seatForBot } from '../create.ts';
import { dropOpenDeadlines, withDeadlines } from '../deadlines.ts';
import type { Decision } from '../decision.ts';
import { humanSeats, type SeatDoc, type TableDoc } from '../doc.ts';
import { type Draft, decided, withWrites } from '../draft.ts';
import { begun } from '../loaded.ts';
import { levelAllowed, standInBegins } from '../stand-ins.ts';
import { type Context, change, changed, refused } from './context.ts';
import { withoutLoan } from './watching.ts';

const NONCE = new RegExp(`^([0-9a-f]{2}){8,${MAX_NONCE_BYTES}}$`);
const OPEN: SeatDoc = { kind: 'open', name: '' };

export const sit = (context: Context, seat: Seat, nonce: string | undefined): Decision => {
  const { loaded, person } = context;
  const { doc } = loaded;
  const place = doc.seats[seat];
  if (doc.status !== 'open') return refused(context, 'alreadyStarted');
  if (context.seat !== undefined) return refused(context, 'alreadySeated');
  if (place === undefined) return refused(context, 'noSuchSeat');
  if (place.kind !== 'open' || (place.person !== undefined && place.person !== person.id))
    return refused(context, 'seatTaken');
  if (nonce !== undefined && !NONCE.test(nonce))
    return refused(context, 'badNonce', 'a nonce is 8 to 64 bytes in small hex');
  const taken = withSeat(doc, seat, { kind: 'human', person: person.id, name: person.name }, nonce);
  const isFull = taken.seats.every(({ kind }) => kind !== 'open');
  const begins = isFull ? begin(context, taken) : 'seatsOpen';
  const draft = typeof begins === 'string' ? change(context, taken) : begins;
  return decided(withWrites(draft, [{ put: 'seat', table: doc.id, seat, person: person.id }]));
};

/** The document with somebody else on this seat: what its person lent is lent no more. */
const withSeat = (doc: TableDoc, seat: Seat, place: SeatDoc, nonce = ''): TableDoc => ({
  ...doc,
  seats: doc.seats.with(seat, place),
  nonces: doc.nonces.with(seat, nonce),
  watchers: withoutLoansOf(doc, seat),
});

const withoutLoansOf = ({ watchers }: TableDoc, seat: Seat): TableDoc['watchers'] =>
  watchers.map(watcher => (watcher.lent === seat ? withoutLoan(watcher) : watcher));

/** Before the game the seat is free again; later a bot has it for good. */
export const leave = (context: Context): Decision => {
  const { loaded, seat } = context;
  const { doc } = loaded;
  if (seat === undefined) return refused(context, 'notYourSeat');
  if (doc.status !== 'open' && doc.status !== 'running') return refused(context, 'notRunning');
  const drop = { drop: 'seat', table: doc.id, seat } as const;
  const draft = doc.status === 'open' ? change(context, withSeat(doc, seat, OPEN)) : leaveForGood(context, seat);
  return decided(withWrites(draft, [drop]));
};

/** Who leaves takes the consent along: nobody sees this seat's cards any more, the leaver included. */
const leaveForGood = (context: Context, seat: Seat): Draft => {
  const { loaded, scene } = context;
  const { doc } = loaded;
  const { level, name = '' } = doc.seats[seat] ?? OPEN;
  const bot = seatForBot(scene.services, doc.game, levelAllowed(doc.settings, scene.services, level), seat);
  const begins = standInBegins(loaded, scene, seat, seat, { ...bot, name });
  const left = { ...begins, watchers: withoutLoansOf(doc, seat) };
  if (humanSeats({ ...doc, ...left }).length === 0) return endUnfinished(context, left);
  return withDeadlines(change(context, left), scene);
};

/** The table is given up: no places, and its seal stays closed. */
export const endUnfinished = (context: Context, changes: Partial<TableDoc> = {}): Draft => {
  const { scene } = context;
  return withDeadlines(change(context, { ...changes, status: 'abandoned', endedAt: scene.now, votes: [] }), scene);
};

/** The host puts a bot on a free seat. */
export const seatBot = (context: Context, seat: Seat, level: string | undefined): Decision => {
  const { doc } = context.loaded;
  const why = onlyTheHostBefore(context);
  if (why !== undefined) return refused(context, why);
  if (doc.seats[seat]?.kind !== 'open') return refused(context, 'seatTaken');
  return changed(context, withSeat(doc, seat, seatForBot(context.scene.services, doc.game, level, seat)));
};

/** The host frees a seat. */
export const openSeat = (context: Context, seat: Seat): Decision => {
  const { doc } = context.loaded;
  const why = onlyTheHostBefore(context);
  if (why !== undefined) return refused(context, why);
  if (doc.seats[seat] === undefined) return refused(context, 'noSuchSeat');
  const draft = change(context, withSeat(doc, seat, OPEN));
  return decided(withWrites(draft, [{ drop: 'seat', table: doc.id, seat }]));
};

const onlyTheHostBefore = ({ loaded: { doc }, person }: Context): string | undefined => {
  if (doc.host !== person.id) return 'onlyTheHost';
  return doc.status === 'open' ? undefined : 'alreadyStarted';
};

export const start = (context: Context): Decision => {
  const { doc } = context.loaded;
  const why = onlyTheHostBefore(context);
  if (why !== undefined) return refused(context, why);
  if (doc.seats.some(({ kind }) => kind === 'open')) return refused(context, 'seatsOpen');
  const begins = begin(context, doc);
  return typeof begins === 'string' ? refused(context, begins) : decided(begins);
};

/** Everyone sits: the seed is fixed by the sealed secret and the nonces, and the game is set up. Or why these people cannot play it so. */
const begin = (context: Context, seated: TableDoc): Draft | string => {
  const { loaded, scene } = context;
  const { rules } = loaded;
  const humans = humanSeats(seated).length;
  const options = rules.options.parse(seated.options, { seats: seated.seats.length, humans });
  if (!options.ok) return options.fault.code;
  const { expiresAt: _, ...doc } = seated;
  const lines = doc.seats.map(place => lineOf(context, place));
  const running: TableDoc = { ...doc, status: 'running', startedAt: scene.now, lines };
  const draft = change({ ...context, loaded: { ...loaded, doc } }, running);
  const ready = { ...draft, loaded: begun(draft.loaded) };
  return withDeadlines(withWrites(ready, dropOpenDeadlines(doc.id)), scene);
};

/** As the record will name this seat, with its keys in the record's order. */
const lineOf = ({ loaded, scene }: Context, { kind, name, level }: SeatDoc): SeatLine =>
  kind === 'bot'
    ? { name: scene.services.bots.nameOf?.(loaded.doc.game, level) ?? name, kind: 'bot' }
    : { name, kind: 'human' };
