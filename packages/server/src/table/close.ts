import { dropOpenDeadlines, withDeadlines } from './deadlines.ts';
import type { Decision, Scene } from './decision.ts';
import { isFinished } from './doc.ts';
import { decided, draftFor, NOBODY, nothingNew, withAct, withWrites } from './draft.ts';
import type { Loaded } from './loaded.ts';

/** Whoever runs the server ends a table: no places, and its seal stays closed. */
export const decideClosing = (loaded: Loaded, scene: Scene): Decision => {
  const { doc } = loaded;
  if (isFinished(doc)) return nothingNew(loaded);
  const closed = { ...doc, status: 'abandoned', endedAt: scene.now, votes: [] } as const;
  const draft = withDeadlines(withAct(draftFor(loaded), scene, NOBODY, closed), scene);
  return decided(withWrites(draft, dropOpenDeadlines(doc.id)));
};
