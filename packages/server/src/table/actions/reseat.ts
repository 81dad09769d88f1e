import type { Seat } from '@conclave/kernel';
import type { Person, PersonId, Vote } from '@conclave/protocol';
import type { Write } from '../../storage/storage.ts';
import { wasHereLately } from '../away.ts';
import type { Decision, Scene } from '../decision.ts';
import { type SeatDoc, seatOf, type TableDoc, votingSeats, withoutLoan } from '../doc.ts';
import { type Draft, decided, draftFor, NOBODY, nothingNew, withAct, withWrites } from '../draft.ts';
import type { Loaded } from '../loaded.ts';
import { nameAt } from '../names.ts';
import { type Context, change, changed, refused } from './context.ts';

const MOST_TURNED_AWAY = 20;
/** Who asks for seat 2 has a row as seat 102: where somebody is named, they can be found when they want to be forgotten. */
const DOOR = 100;

const isAbout =
  (seat: Seat) =>
  ({ what, seat: of }: Vote): boolean =>
    what === 'reseat' && of === seat;

/** Those who can say whose seat it is: who plays here, except whoever sits on it. */
const judges = (doc: TableDoc, seat: Seat): readonly Seat[] => votingSeats(doc).filter(other => other !== seat);

/** Why nobody can have this seat back: nothing when they can. */
const whyNot = ({ loaded: { doc }, scene }: Context, seat: Seat): string | undefined => {
  const place = doc.seats[seat];
  if (doc.status !== 'running') return 'notRunning';
  if (place === undefined) return 'noSuchSeat';
  if (place.kind !== 'human' || place.person === undefined || place.program !== undefined) return 'notReplaceable';
  if (scene.present().has(place.person)) return 'playerIsHere';
  return judges(doc, seat).length === 0 ? 'nobodyToAgree' : undefined;
};

/** "I sat here": somebody whom nobody knows any more asks for their seat. */
export const reseat = (context: Context, seat: Seat): Decision => {
  const { loaded, person } = context;
  const { votes, turnedAway = [] } = loaded.doc;
  if (!context.scene.services.config.keepsPeople) return refused(context, 'notInThisHouse');
  if (context.seat !== undefined) return refused(context, 'alreadySeated');
  const why = whyNot(context, seat);
  if (why !== undefined) return refused(context, why);
  if (turnedAway.includes(person.id)) return refused(context, 'turnedAway');
  if (votes.some(isAbout(seat))) return refused(context, 'somebodyAsks');
  if (votes.some(vote => vote.person?.id === person.id)) return refused(context, 'askedElsewhere');
  const draft = change(context, { votes: [...votes, { what: 'reseat', seat, person, by: seat, agreed: [] }] });
  return decided(withWrites(draft, [{ put: 'seat', table: loaded.doc.id, seat: DOOR + seat, person: person.id }]));
};

/** The host decides it; otherwise all others who play. Nobody's cards go to somebody else because a line broke: that takes two minutes. */
export const agreeToReseat = (context: Context, vote: Vote, seat: Seat): Decision => {
  const { loaded, person } = context;
  const { doc } = loaded;
  const mine = context.seat;
  const why = whyNot(context, seat);
  if (mine === undefined || mine === seat || vote.person === undefined) return refused(context, 'notYourSeat');
  if (why !== undefined) return refused(context, why);
  if (wasHereLately(loaded, context.scene, seat)) return refused(context, 'waitLonger');
  const agreed = [...new Set([...vote.agreed, mine])];
  const isDecided = doc.host === person.id || judges(doc, seat).every(other => agreed.includes(other));
  if (!isDecided)
    return changed(context, { votes: doc.votes.map(other => (other === vote ? { ...vote, agreed } : other)) });
  const isSeatedBy = seatOf(doc, vote.person.id);
  if (isSeatedBy !== undefined) return refused(context, 'alreadySeated');
  return decided(withSeatRow(change(context, reseated(doc, seat, vote.person)), seat, vote.person.id));
};

/** Who was turned away at this table does not ask again; who thinks better of it may. */
export const declineReseat = (context: Context, vote: Vote): Decision => {
  const { loaded, person, seat } = context;
  const { votes, turnedAway = [] } = loaded.doc;
  const isOwn = vote.person?.id === person.id;
  if (!isOwn && (seat === undefined || seat === vote.seat)) return refused(context, 'notYourSeat');
  const away = isOwn || vote.person === undefined ? turnedAway : [...turnedAway, vote.person.id];
  const draft = change(context, {
    votes: votes.filter(other => other !== vote),
    ...(away.length === 0 ? {} : { turnedAway: away.slice(-MOST_TURNED_AWAY) }),
  });
  return decided(withWrites(draft, [leavingDoor(loaded.doc, vote.seat ?? 0)]));
};

const leavingDoor = ({ id }: TableDoc, seat: Seat): Write => ({ drop: 'seat', table: id, seat: DOOR + seat });

const withSeatRow = (draft: Draft, seat: Seat, person: PersonId): Draft => {
  const { doc } = draft.loaded;
  return withWrites(draft, [{ put: 'seat', table: doc.id, seat, person }, leavingDoor(doc, seat)]);
};

/** The seat is this person's from now on, with everything that was its former person's: the table, if they were its host. */
export const reseated = (doc: TableDoc, seat: Seat, person: Person): TableDoc => {
  const place = doc.seats[seat];
  if (place === undefined) return doc;
  const others = { ...doc, seats: doc.seats.with(seat, { ...place, name: '' }) };
  const known = doc.watchers.filter(watcher => watcher.person !== person.id);
  const taken: SeatDoc = { ...place, person: person.id, name: nameAt(others, person) };
  return {
    ...doc,
    seats: doc.seats.with(seat, taken),
    host: doc.host === place.person ? person.id : doc.host,
    watchers: known.map(watcher => (watcher.lent === seat ? withoutLoan(watcher) : watcher)),
    votes: doc.votes.filter(vote => !isAbout(seat)(vote) && vote.person?.id !== person.id),
  };
};

/** One person on two devices: what was the guest's is the other's, without a vote. Where both sit, it stays as it is. */
export const decideBringing = (loaded: Loaded, scene: Scene, guest: PersonId, person: Person): Decision => {
  const { doc } = loaded;
  const seat = seatOf(doc, guest);
  if (seatOf(doc, person.id) !== undefined || (seat === undefined && doc.host !== guest)) return nothingNew(loaded);
  if (seat === undefined) return decided(withAct(draftFor(loaded), scene, NOBODY, { ...doc, host: person.id }));
  return decided(withSeatRow(withAct(draftFor(loaded), scene, NOBODY, reseated(doc, seat, person)), seat, person.id));
};
