import type { Seat } from '@conclave/kernel';
import type { Person } from '@conclave/protocol';
import type { Write } from '../storage/storage.ts';
import { begin } from './begin.ts';
import { withDeadlineAt } from './deadlines.ts';
import type { Decision, Scene } from './decision.ts';
import type { SeatDoc, TableDoc } from './doc.ts';
import { type Draft, decided, draftFor, NOBODY, nothingNew, withAct, withWrites } from './draft.ts';
import type { Loaded } from './loaded.ts';
import { expired } from './overdue.ts';
import { standInBegins } from './stand-ins.ts';
import { withTurnHandedOver } from './step.ts';

/** So long a chair is kept for a program that was asked. */
export const INVITED_FOR = 20_000;
/** Who is refused so often in a game has lost it. */
export const MOST_REFUSALS = 20;
const OPEN: SeatDoc = { kind: 'open', name: '' };

/** A chair that is kept for a program. */
export const chairFor = (program: Person, now: number): SeatDoc => ({
  kind: 'open',
  person: program.id,
  name: program.name,
  ...(program.program === undefined ? {} : { program: program.program }),
  invitedUntil: now + INVITED_FOR,
});

/** Why this program does not sit down on this chair: nothing when it may. */
export const whyNotProgram = ({ settings }: TableDoc, place: SeatDoc, { id }: Person): string | undefined => {
  const { programs = 'no' } = settings;
  if (programs === 'no') return 'noPrograms';
  return programs === 'invited' && place.person !== id ? 'notInvited' : undefined;
};

/** When the next of the chairs that are kept is free again. */
const nextLapse = ({ seats }: TableDoc): number | undefined => {
  const times = seats.flatMap(({ kind, invitedUntil }) => (kind === 'open' ? (invitedUntil ?? []) : []));
  return times.length === 0 ? undefined : Math.min(...times);
};

export const withLapseDeadline = (draft: Draft): Draft => {
  const { doc } = draft.loaded;
  const at = nextLapse(doc);
  return at === undefined || doc.status !== 'open'
    ? withWrites(draft, [{ drop: 'deadline', table: doc.id, kind: 'invite' }])
    : withDeadlineAt(draft, 'invite', at);
};

const isLapsed = ({ kind, invitedUntil }: SeatDoc, now: number): boolean =>
  kind === 'open' && invitedUntil !== undefined && invitedUntil <= now;

const DROP = 'invite';

/** Nobody has seen anything of this board: it is not played. */
const callOff = (loaded: Loaded, scene: Scene): Decision =>
  decided(withWrites(expired(loaded, scene), [{ drop: 'deadline', table: loaded.doc.id, kind: DROP }]));

/** Who has seen a rotation cannot stay away from the next ones: a bot plays there, and they are last. */
const playWithout = (loaded: Loaded, scene: Scene): Decision => {
  const { doc } = loaded;
  const missed = ({ invitedUntil: _, ...place }: SeatDoc): SeatDoc => ({
    ...{ ...place, kind: 'human', standIn: true, out: 'silence' },
  });
  const seats = doc.seats.map(place => (isLapsed(place, scene.now) ? missed(place) : place));
  const begins = begin(loaded, scene, NOBODY, { ...doc, seats });
  return typeof begins === 'string'
    ? callOff(loaded, scene)
    : decided(withWrites(begins, [{ drop: 'deadline', table: doc.id, kind: DROP }]));
};

/** Who was asked and did not come is not expected any more. */
export const lapse = (loaded: Loaded, scene: Scene): Decision => {
  const { doc } = loaded;
  const isAny = doc.status === 'open' && doc.seats.some(place => isLapsed(place, scene.now));
  if (!isAny) return decided(withLapseDeadline(draftFor(loaded)));
  if (doc.board !== undefined) return doc.board.n === 0 ? callOff(loaded, scene) : playWithout(loaded, scene);
  const seats = doc.seats.map(place => (isLapsed(place, scene.now) ? OPEN : place));
  const rows = doc.seats.flatMap((place, seat): readonly Write[] =>
    isLapsed(place, scene.now) ? [{ drop: 'seat', table: doc.id, seat }] : [],
  );
  return decided(withLapseDeadline(withWrites(withAct(draftFor(loaded), scene, NOBODY, { ...doc, seats }), rows)));
};

/** What is nobody's mistake: the table had moved on, or the house could not keep it. */
const FORGIVEN: ReadonlySet<string> = new Set([
  ...['stale', 'tooFast', 'notSaved', 'serverError', 'elsewhere', 'noSuchTable', 'notYourSeat'],
  ...['notRunning', 'botPlaysHere'],
]);
export const countsAsRefusal = (code: string): boolean => !FORGIVEN.has(code);

/** A move of a program was refused. Some mistakes are forgiven; who only makes mistakes has lost. */
export const decideRefusal = (loaded: Loaded, scene: Scene, seat: Seat): Decision => {
  const { doc } = loaded;
  const place = doc.seats[seat];
  if (doc.status !== 'running' || place?.program === undefined || place.standIn === true) return nothingNew(loaded);
  const refusals = (place.refusals ?? 0) + 1;
  if (refusals < MOST_REFUSALS) {
    const seats = doc.seats.with(seat, { ...place, refusals });
    return decided(withAct(draftFor(loaded), scene, NOBODY, { ...doc, seats }));
  }
  const lost: SeatDoc = { ...place, refusals, standIn: true, out: 'refusals' };
  const begins = standInBegins(loaded, scene, seat, 'table', lost);
  return decided(withTurnHandedOver(withAct(draftFor(loaded), scene, NOBODY, { ...doc, ...begins }), scene, seat));
};
