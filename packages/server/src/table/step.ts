import { type Next, placesOf } from '@conclave/kernel';
import type { Counter } from '../house/metrics.ts';
import { withClockDeadline, withDeadlines } from './deadlines.ts';
import type { Scene } from './decision.ts';
import type { TableDoc } from './doc.ts';
import { type Asker, type Draft, draftFor, NOBODY, withAct, withStep, withTold } from './draft.ts';
import type { Loaded } from './loaded.ts';

/** A step of the game, and what it makes of the table: votes are over, clocks and bots are due anew, perhaps the game is over. */
export const afterStep = (
  loaded: Loaded,
  scene: Scene,
  next: Next,
  asker: Asker,
  counted?: readonly Counter[],
): Draft => {
  const { step } = next;
  const isQuiet = step.part !== undefined;
  const draft = withStep(draftFor(loaded, isQuiet ? undefined : counted), next, asker); // a figure that rises with a quiet step would tell of it
  // Nobody may notice a quiet one; only the table's clock is wound up again when it rang.
  if (isQuiet) return step.by === 'table' ? withClockDeadline(draft, scene) : draft;
  const { doc } = loaded;
  const places = placesOf(next.play);
  if (places !== undefined) {
    const counted = withTold(draft, { counts: [...draft.told.counts, 'games_finished'] });
    return withDeadlines(withAct(counted, scene, NOBODY, overWith(loaded, places, scene.now)), scene);
  }
  const after = playedOn(doc, step.by !== 'table' && step.how === undefined);
  return withDeadlines(after === doc ? draft : withAct(draft, scene, NOBODY, after), scene);
};

/** A vote is about the table as it was; and a game that a person plays on is not closed. */
const playedOn = (doc: TableDoc, byPerson: boolean): TableDoc => {
  const isTouched = byPerson && doc.expiresAt !== undefined;
  if (doc.votes.length === 0 && !isTouched) return doc;
  const { expiresAt, ...rest } = doc;
  return { ...(isTouched ? rest : doc), votes: [] };
};

const overWith = ({ doc, rules }: Loaded, places: readonly number[], now: number): TableDoc => ({
  ...doc,
  status: 'over',
  endedAt: now,
  places,
  votes: [],
  opened: rules.opensAfterGame(doc.options),
});
