import type { Stream } from '@conclave/kernel';
import { honestConfessions, lies } from './confession-choice.ts';
import { dogmas } from './dogma-choice.ts';
import type { Insight } from './insight.ts';
import { drawProspect, type Prospect } from './mixing.ts';
import { checks, joins } from './response-choice.ts';
import { type Scene, sceneOf } from './scene.ts';
import { REGULAR } from './temper.ts';

const confessions = (scene: Scene, stream: Stream): readonly Prospect[] =>
  honestConfessions(scene).concat(lies(scene, stream));

/** DG-13.2  Who believes or doubts starts the next confession: what the best one would bring. */
const nextTurn = (scene: Scene, stream: Stream): number => {
  let best = 0;
  for (const { value } of confessions(scene, stream)) if (value > best) best = value;
  return best;
};

/** Everything worth a thought in this scene, with what it promises. */
export const prospectsIn = (scene: Scene, stream: Stream): readonly Prospect[] => {
  if (scene.insight.table.phase === 'respond') {
    return checks(scene, nextTurn(scene, stream)).concat(joins(scene, stream));
  }
  const useful = dogmas(scene);
  return useful.length > 0 ? useful : confessions(scene, stream); // after a dogma a confession follows all the same
};

/** Everything worth a thought in this place, with what it promises. */
export const prospects = (insight: Insight, stream: Stream, tempers = REGULAR): readonly Prospect[] =>
  prospectsIn(sceneOf(insight, tempers), stream);

/** The rules of thumb: a draw among the prospects. */
export const chooseByThumb = (insight: Insight, stream: Stream, tempers = REGULAR): Prospect => {
  const scene = sceneOf(insight, tempers);
  return drawProspect(prospectsIn(scene, stream), scene.temper.temperature, stream);
};
