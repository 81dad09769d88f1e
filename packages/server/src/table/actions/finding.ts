import type { Seat } from '@conclave/kernel';
import type { Person, PersonId } from '@conclave/protocol';
import type { Decision, Scene } from '../decision.ts';
import { type SeatDoc, seatOf, type TableDoc } from '../doc.ts';
import { decided, nothingNew } from '../draft.ts';
import { collectsAgain, isOpenToAnyone, withFillDeadline } from '../finding.ts';
import { askedBefore, type Loaded } from '../loaded.ts';
import { type Context, change, changed, refused } from './context.ts';
import { sit } from './seats.ts';

/** So many points apart people are not seated together at first. */
export const NEAR = 300;

/** Somebody for whom the house looks for a chair. */
export interface Seeker {
  readonly person: Person;
  /** The word for this request: done twice, it counts once. */
  readonly id: string;
  /** Whom they block, and who blocks them. */
  readonly foes: ReadonlySet<PersonId>;
  /** How good they are; only where it matters. */
  readonly rating?: number;
}

const freeChair = ({ seats }: TableDoc): Seat | undefined => {
  const seat = seats.findIndex(({ kind, person }) => kind === 'open' && person === undefined);
  return seat < 0 ? undefined : seat;
};

const isFar = (rating: number | undefined, { rating: other }: SeatDoc): boolean =>
  rating !== undefined && other !== undefined && Math.abs(rating - other) > NEAR;

/** Why somebody does not sit here: `notCollecting` for everybody, `keptApart` for them alone. */
const whyNotHere = ({ doc }: Loaded, now: number, { foes, rating }: Seeker): string | undefined => {
  if (doc.status !== 'open' || doc.find === undefined || doc.find.state === 'again') return 'notCollecting';
  if (freeChair(doc) === undefined) return 'notCollecting';
  if (doc.seats.some(({ person = '' }) => foes.has(person))) return 'keptApart';
  return !isOpenToAnyone(doc, now) && doc.seats.some(place => isFar(rating, place)) ? 'keptApart' : undefined;
};

/** A chair at a table that collects people. Who sits there already stays; if nobody had come, people are collected again. */
export const decideChair = (loaded: Loaded, scene: Scene, seeker: Seeker): Decision => {
  const { doc } = loaded;
  const { person, id, rating } = seeker;
  if (askedBefore(loaded, person.id, id) !== undefined) return nothingNew(loaded);
  const context: Context = { loaded, scene, person, id, seat: seatOf(doc, person.id) };
  if (context.seat !== undefined && doc.status === 'open' && doc.find !== undefined) return lookAgain(context);
  const why = whyNotHere(loaded, scene.now, seeker);
  if (why !== undefined) return refused(context, why);
  return sit(context, freeChair(doc) ?? -1, undefined, { foundBy: id, ...(rating === undefined ? {} : { rating }) });
};

const lookAgain = (context: Context): Decision => {
  const { loaded, scene } = context;
  const { find } = loaded.doc;
  if (find === undefined || find.fillsAt !== undefined) return nothingNew(loaded);
  const draft = change(context, { find: collectsAgain(find, scene.now) });
  return decided(withFillDeadline(draft, loaded.doc, scene.now));
};

/** Nobody came: whoever sits here waits on, and is told when somebody does. */
export const waitOn = (context: Context): Decision => {
  const { find } = context.loaded.doc;
  if (context.seat === undefined) return refused(context, 'notYourSeat');
  if (find?.state !== 'short') return refused(context, 'nothingToWaitFor');
  return changed(context, { find: { ...find, state: 'waits' } });
};
