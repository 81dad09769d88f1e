import { at, type Stream } from '@conclave/kernel';
import { type Net, weighChoices } from '@conclave/search';
import { describe } from './features.ts';
import type { Insight } from './insight.ts';
import { drawProspect, type Prospect } from './mixing.ts';
import { prospectsIn } from './policy.ts';
import { type Scene, sceneOf } from './scene.ts';
import { REGULAR } from './temper.ts';

/** What was learned is added to what the thumb says, in units of the temperature. */
export const learnedProspects = (net: Net, scene: Scene, prospects: readonly Prospect[]): readonly Prospect[] => {
  if (prospects.length < 2) return prospects;
  const { place, choices } = describe(scene, prospects);
  const weights = new Float64Array(prospects.length);
  weighChoices(net, place, choices, weights);
  const { temperature } = scene.temper;
  return prospects.map((prospect, index) => ({
    ...prospect,
    value: prospect.value + temperature * at(weights, index),
  }));
};

/** The prospects of a place by what was learned. */
export const learnedIn = (net: Net, insight: Insight, stream: Stream): readonly Prospect[] => {
  const scene = sceneOf(insight, REGULAR);
  return learnedProspects(net, scene, prospectsIn(scene, stream));
};

/** A draw among the prospects, by what was learned. */
export const chooseByLearned = (net: Net, insight: Insight, stream: Stream): Prospect => {
  const scene = sceneOf(insight, REGULAR);
  return drawProspect(learnedProspects(net, scene, prospectsIn(scene, stream)), scene.temper.temperature, stream);
};
