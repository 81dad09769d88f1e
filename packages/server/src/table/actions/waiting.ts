import type { Decision } from '../decision.ts';
import { isFreeChair, type TableDoc } from '../doc.ts';
import { decided, draftFor, nothingNew, withAct } from '../draft.ts';
import { askerOf, type Context, refused } from './context.ts';

const MOST_WAITING = 20;

/** Every chair is taken: who waits is told when one is free, once. */
export const waitForChair = (context: Context, on: boolean): Decision => {
  const { loaded, person, seat, scene } = context;
  const { doc } = loaded;
  const { waiting = [] } = doc;
  if (!scene.services.config.notices) return refused(context, 'notInThisHouse');
  if (doc.status !== 'open') return refused(context, 'alreadyStarted');
  if (seat !== undefined) return refused(context, 'alreadySeated');
  if (waiting.includes(person.id) === on) return nothingNew(loaded);
  if (on && doc.seats.some(place => isFreeChair(place, person.id))) return refused(context, 'chairIsFree');
  if (on && waiting.length >= MOST_WAITING) return refused(context, 'tooManyWait');
  const others = waiting.filter(id => id !== person.id);
  const next = withWaiting(doc, on ? [...others, person.id] : others);
  return decided(withAct(draftFor(loaded), scene, askerOf(context), next));
};

/** Nobody waits where there is nobody: the document does not say so. */
export const withWaiting = ({ waiting: _, ...doc }: TableDoc, waiting: readonly string[]): TableDoc =>
  waiting.length === 0 ? doc : { ...doc, waiting };
