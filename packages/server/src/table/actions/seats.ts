import { MAX_NONCE_BYTES, type Seat } from '@conclave/kernel';
import type { Person } from '@conclave/protocol';
import { begin, everyoneIsHere } from '../begin.ts';
import { isStranger, seatForBot } from '../create.ts';
import { withArchive, withDeadlines } from '../deadlines.ts';
import type { Decision } from '../decision.ts';
import { humanSeats, type SeatDoc, type TableDoc, withoutLoan } from '../doc.ts';
import { type Draft, decided, draftFor, withAct, withWrites } from '../draft.ts';
import { afterSitting, walkout, withFillDeadline } from '../finding.ts';
import { nameAt } from '../names.ts';
import { chairFor, whyNotProgram, withLapseDeadline } from '../programs.ts';
import { levelAllowed, standInBegins } from '../stand-ins.ts';
import { withTurnHandedOver } from '../step.ts';
import { askerOf, type Context, change, refused } from './context.ts';
import { inherited, onlyTheHostBefore } from './host.ts';
import { withWaiting } from './waiting.ts';

const NONCE = new RegExp(`^([0-9a-f]{2}){8,${MAX_NONCE_BYTES}}$`);
const OPEN: SeatDoc = { kind: 'open', name: '' };

export const sit = (
  context: Context,
  seat: Seat,
  nonce: string | undefined,
  known: Pick<SeatDoc, 'rating' | 'foundBy'> = {},
): Decision => {
  const { loaded, person, scene } = context;
  const { doc } = loaded;
  const place = doc.seats[seat];
  if (doc.status !== 'open') return refused(context, 'alreadyStarted');
  if (context.seat !== undefined) return refused(context, 'alreadySeated');
  if (place === undefined) return refused(context, 'noSuchSeat');
  if (place.kind !== 'open' || (place.person !== undefined && place.person !== person.id))
    return refused(context, 'seatTaken');
  const why = person.program === undefined ? undefined : whyNotProgram(doc, place, person);
  if (why !== undefined) return refused(context, why);
  if (nonce !== undefined && doc.board !== undefined) return refused(context, 'badNonce', 'a board is dealt already');
  if (nonce !== undefined && !NONCE.test(nonce))
    return refused(context, 'badNonce', 'a nonce is 8 to 64 bytes in small hex');
  const program = person.program === undefined ? {} : { program: person.program };
  const sits: SeatDoc = { kind: 'human', person: person.id, name: nameAt(doc, person), ...known, ...program };
  const taken = withSeat(doc, seat, sits, nonce);
  const { hostLeft, ...sat } = afterSitting(withWaiting(taken, waitingBut(doc, person.id)), scene.now);
  const seated = hostLeft === true ? { ...sat, host: person.id } : sat;
  const isFull = seated.seats.every(({ kind }) => kind !== 'open');
  const isReady = isFull && everyoneIsHere(doc, scene); // who sits down is here
  const begins = isReady ? begin(loaded, scene, askerOf(context), seated) : 'seatsOpen';
  const draft =
    typeof begins === 'string' ? become(context, isFull ? { ...seated, awaitsPeople: true } : seated) : begins;
  const filled = withFillDeadline(draft, doc, scene.now);
  return decided(withWrites(filled, [{ put: 'seat', table: doc.id, seat, person: person.id }]));
};

/** MC-26.6.1  Exactly what is agreed on here; the last one who accepts begins the game. */
export const accept = (context: Context, agreement: string): Decision => {
  const { loaded, seat, scene } = context;
  const { doc } = loaded;
  const place = seat === undefined ? undefined : doc.seats[seat];
  if (doc.status !== 'open') return refused(context, 'alreadyStarted');
  if (seat === undefined || place === undefined) return refused(context, 'notYourSeat');
  if (agreement !== doc.agreement) return refused(context, 'otherAgreement');
  const accepted = { ...doc, seats: doc.seats.with(seat, { ...place, accepted: agreement }) };
  const isReady = accepted.seats.every(({ kind }) => kind !== 'open') && everyoneIsHere(accepted, scene);
  const begins = isReady ? begin(loaded, scene, askerOf(context), accepted) : 'seatsOpen';
  return decided(typeof begins === 'string' ? become(context, accepted) : begins);
};

/** The document with somebody else on this seat: what its person lent is lent no more. */
const withSeat = ({ awaitsPeople: _, ...doc }: TableDoc, seat: Seat, place: SeatDoc, nonce = ''): TableDoc => ({
  ...doc,
  seats: doc.seats.with(seat, place),
  nonces: doc.nonces.with(seat, nonce),
  watchers: withoutLoansOf(doc, seat),
});

const waitingBut = ({ waiting = [] }: TableDoc, person: string): readonly string[] =>
  waiting.filter(id => id !== person);

/** The document as a whole: what it does not say any more is gone. */
const become = (context: Context, doc: TableDoc): Draft =>
  withAct(draftFor(context.loaded), context.scene, askerOf(context), doc);

const withoutLoansOf = ({ watchers }: TableDoc, seat: Seat): TableDoc['watchers'] =>
  watchers.map(watcher => (watcher.lent === seat ? withoutLoan(watcher) : watcher));

/** Before the game the seat is free again; later a bot has it for good. A host who leaves hands the table to the next person. */
export const leave = (context: Context): Decision => {
  const { loaded, seat, person } = context;
  const { doc } = loaded;
  if (seat === undefined) return refused(context, 'notYourSeat');
  if (doc.status !== 'open' && doc.status !== 'running') return refused(context, 'notRunning');
  if (doc.status === 'running') return decided(leaveForGood(context, seat)); // its row stays, for the day when its name is to be forgotten
  const left = withWaiting(withSeat(doc, seat, OPEN), []); // whoever waited for a chair is told of this one
  const draft = become(context, { ...left, ...inherited(left, person.id) });
  return decided(
    withWrites(draft, [{ drop: 'seat', table: doc.id, seat }, ...walkout(doc, person.id, context.scene.now)]),
  );
};

/** Who leaves takes the consent along: nobody sees this seat's cards any more, the leaver included. */
const leaveForGood = (context: Context, seat: Seat): Draft => {
  const { loaded, scene } = context;
  const { doc } = loaded;
  const { level, name = '' } = doc.seats[seat] ?? OPEN;
  const bot = seatForBot(scene.services, doc.game, levelAllowed(doc.settings, scene.services, level), seat);
  const begins = standInBegins(loaded, scene, seat, seat, { ...bot, name, leftBy: context.person.id });
  const { host } = inherited({ ...doc, ...begins }, context.person.id);
  const left = { ...begins, host, watchers: withoutLoansOf(doc, seat) };
  if (humanSeats({ ...doc, ...left }).length === 0) return endUnfinished(context, left);
  return withTurnHandedOver(change(context, left), scene, seat);
};

/** The table is given up: no places, and its seal stays closed. */
export const endUnfinished = (context: Context, changes: Partial<TableDoc> = {}): Draft => {
  const { scene } = context;
  const ended = change(context, { ...changes, status: 'abandoned', endedAt: scene.now, votes: [] });
  return withArchive(withDeadlines(ended, scene), scene);
};

/** The host puts a bot on a free seat. */
export const seatBot = (context: Context, seat: Seat, level: string | undefined): Decision => {
  const { doc } = context.loaded;
  const why = onlyTheHostBefore(context);
  if (why !== undefined) return refused(context, why);
  if (doc.seats[seat]?.kind !== 'open') return refused(context, 'seatTaken');
  if (isStranger(context.scene.services, doc.game, level)) return refused(context, 'noSuchCharacter');
  return decided(become(context, withSeat(doc, seat, seatForBot(context.scene.services, doc.game, level, seat))));
};

/** The host frees a seat. */
export const openSeat = (context: Context, seat: Seat): Decision => {
  const { doc } = context.loaded;
  const why = onlyTheHostBefore(context);
  if (why !== undefined) return refused(context, why);
  if (doc.seats[seat] === undefined) return refused(context, 'noSuchSeat');
  const draft = become(context, withWaiting(withSeat(doc, seat, OPEN), []));
  return decided(withWrites(draft, [{ drop: 'seat', table: doc.id, seat }]));
};

/** The host asks a program that is ready (programs/ready.ts); its chair is kept for a moment. */
export const invite = (context: Context, seat: Seat, program: Person | undefined): Decision => {
  const { doc } = context.loaded;
  const why = onlyTheHostBefore(context);
  if (why !== undefined) return refused(context, why);
  if ((doc.settings.programs ?? 'no') === 'no') return refused(context, 'noPrograms');
  if (program === undefined) return refused(context, 'notReady');
  if (doc.seats[seat]?.kind !== 'open' || doc.seats[seat].person !== undefined) return refused(context, 'seatTaken');
  if (doc.seats.some(({ person }) => person === program.id)) return refused(context, 'alreadySeated');
  const chair = chairFor({ ...program, name: nameAt(doc, program) }, context.scene.now);
  const draft = withLapseDeadline(become(context, withSeat(doc, seat, chair)));
  return decided(withWrites(draft, [{ put: 'seat', table: doc.id, seat, person: program.id }]));
};
