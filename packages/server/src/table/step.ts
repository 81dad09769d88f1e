import { clockRefusal, clockStep, type Next, placesOf, type Seat } from '@conclave/kernel';
import type { Counter } from '../house/metrics.ts';
import { withArchive, withClockDeadline, withDeadlines, withResults } from './deadlines.ts';
import type { Scene } from './decision.ts';
import type { TableDoc } from './doc.ts';
import { type Asker, type Draft, draftFor, NOBODY, timeAt, withAct, withStep, withTold } from './draft.ts';
import type { Loaded } from './loaded.ts';
import { remarksNow } from './remarks.ts';

/** A step of the game, and what it makes of the table: votes are over, clocks and bots are due anew, perhaps the game is over. */
export const afterStep = (
  loaded: Loaded,
  scene: Scene,
  next: Next,
  asker: Asker,
  counted?: readonly Counter[],
): Draft => {
  const isQuiet = next.step.part !== undefined; // a figure that rises with a quiet step would tell of it
  return withNextStep(draftFor(loaded, isQuiet ? undefined : counted), scene, next, asker);
};

const withNextStep = (before: Draft, scene: Scene, next: Next, asker: Asker): Draft => {
  const { loaded } = before;
  const { step } = next;
  const draft = withRemarks(withStep(before, next, asker), remarksNow(loaded, next));
  // Nobody may notice a quiet one; only the table's clock is wound up again when it rang.
  if (step.part !== undefined) return step.by === 'table' ? withClockDeadline(draft, scene) : draft;
  const { doc } = loaded;
  const places = placesOf(next.play);
  if (places !== undefined) {
    const counted = withTold(draft, { counts: [...draft.told.counts, 'games_finished'] });
    const over = withDeadlines(withAct(counted, scene, NOBODY, overWith(loaded, places, scene.now)), scene);
    return withResults(withArchive(over, scene), scene);
  }
  const after = playedOn(doc, step.by !== 'table' && step.how === undefined);
  return withDeadlines(after === doc ? draft : withAct(draft, scene, NOBODY, after), scene);
};

/** What the table's own clock decides when this seat's time is up or a bot stands in for it (MC-26.28); nothing in most games. */
export const endOfTurn = ({ play }: Loaded, seat: Seat): string | undefined => {
  const what = play?.rules.clock?.handOver?.(play.state.table, seat);
  return play === undefined || what === undefined || clockRefusal(play, what) !== undefined ? undefined : what;
};

/** A seat goes to a stand-in: where the rules say so its turn is over, and in any case bots and clocks are due anew. */
export const withTurnHandedOver = (draft: Draft, scene: Scene, seat: Seat): Draft => {
  const { loaded } = draft;
  const what = endOfTurn(loaded, seat);
  if (what === undefined || loaded.play === undefined) return withDeadlines(draft, scene);
  return withNextStep(draft, scene, clockStep(loaded.play, what, timeAt(loaded, scene.now)), NOBODY);
};

const withRemarks = (draft: Draft, remarks: Loaded['remarks']): Draft =>
  remarks === draft.loaded.remarks ? draft : { ...draft, loaded: { ...draft.loaded, remarks } };

/** A vote is about the table as it was, except whose seat one is; and a game that a person plays on is not closed. */
const playedOn = (doc: TableDoc, byPerson: boolean): TableDoc => {
  const isTouched = byPerson && doc.expiresAt !== undefined;
  if (doc.votes.every(({ what }) => what === 'reseat') && !isTouched) return doc;
  const { expiresAt, ...rest } = doc;
  return { ...(isTouched ? rest : doc), votes: doc.votes.filter(({ what }) => what === 'reseat') };
};

const overWith = ({ doc, rules }: Loaded, places: readonly number[], now: number): TableDoc => ({
  ...doc,
  status: 'over',
  endedAt: now,
  places,
  votes: [],
  opened: rules.opensAfterGame(doc.options),
});
