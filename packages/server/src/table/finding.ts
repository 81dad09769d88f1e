import type { PersonId } from '@conclave/protocol';
import type { Write } from '../storage/storage.ts';
import { isAway } from './away.ts';
import { begin } from './begin.ts';
import { seatRows, withBots, withoutFreeChairs } from './chairs.ts';
import { closed } from './close.ts';
import { dropFill, withDeadlineAt } from './deadlines.ts';
import type { Decision, Scene } from './decision.ts';
import { type FindDoc, humanSeats, type SeatDoc, type TableDoc } from './doc.ts';
import { type Draft, decided, draftFor, NOBODY, nothingNew, withAct, withWrites } from './draft.ts';
import type { Loaded } from './loaded.ts';

/** So long after the first chair bots take the free ones; so much later when a second person comes at the last moment. */
const FILL = 60_000;
const LAST_MOMENT = 10_000;
const MORE = 30_000;
/** So long people are seated only with those who are about as good. */
const PICKY = 20_000;
/** When the house opens again, those who were here have so long to come back. */
const TO_RETURN = 15_000;

/** The house begins to collect people. */
export const collects = (kind: string, any: boolean, now: number): FindDoc => ({
  kind,
  any,
  state: 'collects',
  fillsAt: now + FILL,
  anyoneAt: now + PICKY,
});

export const collectsAgain = ({ kind, any }: FindDoc, now: number): FindDoc => collects(kind, any, now);

/** A minute from the first chair on; and a little more for a second person who has only just come. */
const timeAfter = (find: FindDoc, people: number, now: number): FindDoc => {
  if (find.fillsAt === undefined || people === 1) return collectsAgain(find, now);
  const isLate = people === 2 && find.fillsAt - now <= LAST_MOMENT;
  return isLate ? { ...find, fillsAt: find.fillsAt + MORE } : find;
};

export const afterSitting = (doc: TableDoc, now: number): TableDoc =>
  doc.find === undefined ? doc : { ...doc, find: timeAfter(doc.find, humanSeats(doc).length, now) };

/** Does it not matter (any more) how good somebody is who sits down here? */
export const isOpenToAnyone = ({ find, settings }: TableDoc, now: number): boolean =>
  settings.rated !== true || find === undefined || find.anyoneAt <= now;

/** When the house looks at this table next. */
export const nextLook = (doc: TableDoc, now: number): number | undefined => {
  const { find } = doc;
  if (find?.fillsAt === undefined) return undefined;
  return isOpenToAnyone(doc, now) ? find.fillsAt : Math.min(find.anyoneAt, find.fillsAt);
};

/** The deadline, where it is another one than before. */
export const withFillDeadline = (draft: Draft, before: TableDoc, now: number): Draft => {
  const { doc } = draft.loaded;
  const at = nextLook(doc, now);
  return at === undefined || doc.find?.fillsAt === before.find?.fillsAt ? draft : withDeadlineAt(draft, 'fill', at);
};

/** Who leaves a table that collects people has kept others waiting. */
export const walkout = ({ id, find }: TableDoc, person: PersonId, at: number): readonly Write[] =>
  find?.fillsAt === undefined ? [] : [{ put: 'walkout', row: { person_id: person, table_id: id, at } }];

const OPEN: SeatDoc = { kind: 'open', name: '' };

/** Without those who are not here any more: a game of minutes does not begin with them. In a slow one everybody is away most of the time. */
const withThoseHere = (doc: TableDoc, scene: Scene): TableDoc => {
  if (doc.settings.clock.kind === 'days') return doc;
  const seats = doc.seats.map((place, seat) => (place.kind === 'human' && isAway(doc, scene, seat) ? OPEN : place));
  const people = seats.flatMap(({ kind, person }) => (kind === 'human' ? (person ?? []) : []));
  const nonces = doc.nonces.map((nonce, seat) => (seats[seat] === OPEN ? '' : nonce));
  return { ...doc, seats, nonces, host: people.includes(doc.host) ? doc.host : (people[0] ?? doc.host) };
};

/** Time is up: bots take the free chairs, if there is somebody to play with besides them. */
export const fill = (loaded: Loaded, scene: Scene): Decision => {
  const { doc } = loaded;
  const { find, status } = doc;
  const draft = draftFor(loaded);
  if (status !== 'open' || find?.fillsAt === undefined)
    return decided(withWrites(draft, [{ drop: 'deadline', table: doc.id, kind: 'fill' }]));
  const dueAt = Math.max(find.fillsAt, scene.openSince + TO_RETURN);
  if (scene.now < dueAt) return decided(withDeadlineAt(draft, 'fill', dueAt));
  const here = withThoseHere(doc, scene);
  const people = humanSeats(here).length;
  if (people === 0) return decided(closed(loaded, scene, NOBODY, 'nobody'));
  const begins = people === 1 ? 'nobodyCame' : beginWith(loaded, scene, here);
  return decided(typeof begins === 'string' ? fellShort(loaded, scene, here) : begins);
};

/** With bots on the free chairs; where the number did not matter, with as few of them as the game allows. */
const beginWith = (loaded: Loaded, scene: Scene, here: TableDoc): Draft | string => {
  const { min } = loaded.rules.seats;
  const chairs = here.find?.any === true ? withoutFreeChairs(here, min) : here;
  const seated = withBots(chairs, scene);
  const begins = begin(loaded, scene, NOBODY, seated);
  return typeof begins === 'string' ? begins : withWrites(begins, seatRows(loaded.doc, seated));
};

/** Too few came: whoever is here says what is to become of the table. */
const fellShort = (loaded: Loaded, scene: Scene, here: TableDoc): Draft => {
  const { find, awaitsPeople: _, ...doc } = here;
  if (find === undefined) return draftFor(loaded);
  const { fillsAt: __, ...rest } = find;
  const draft = withAct(draftFor(loaded), scene, NOBODY, { ...doc, find: { ...rest, state: 'short' } });
  return withWrites(draft, [...seatRows(loaded.doc, here), ...dropFill(here)]);
};

/** From now on whoever comes is welcome here. */
export const decideOpening = (loaded: Loaded, scene: Scene): Decision => {
  const { doc } = loaded;
  if (doc.find === undefined || isOpenToAnyone(doc, scene.now)) return nothingNew(loaded);
  const find = { ...doc.find, anyoneAt: scene.now };
  return decided(withAct(draftFor(loaded), scene, NOBODY, { ...doc, find }));
};

/** These people are better off at another table: they are to look again, and this one is closed. */
export const decideSendingOn = (loaded: Loaded, scene: Scene, people: readonly PersonId[]): Decision => {
  const { doc } = loaded;
  const sit = doc.seats.flatMap(({ person }) => person ?? []);
  const isSame = sit.length === people.length && people.every(person => sit.includes(person));
  if (doc.status !== 'open' || doc.find?.fillsAt === undefined || !isSame) return nothingNew(loaded);
  const { fillsAt: _, ...find } = doc.find;
  const sentOn = { ...loaded, doc: { ...doc, find: { ...find, state: 'again' } as const } };
  return decided(closed(sentOn, scene, NOBODY, 'house'));
};
