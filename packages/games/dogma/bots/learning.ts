/** What learning needs of the game's bots (bench/learn): how a place, its choices and a position are described, and what is compared. */
export { chanceHonest } from './belief.ts';
export { BELIEF_FEATURES, BELIEF_INPUTS, describeClaim } from './claim-features.ts';
export { describeState, EYE_FEATURES, EYE_INPUTS } from './eye-features.ts';
export { CHOICE, describe, FEATURES, PLACE } from './features.ts';
export { insightFrom, insightOf } from './insight.ts';
export { learnedProspects } from './learned.ts';
export { exploiterOf } from './master.ts';
export { byThumb, learnedChoiceOf, learnedProspectsOf } from './mind.ts';
export { expectedPlaces, worth } from './outlook.ts';
export { prospectsIn } from './policy.ts';
export { sceneOf } from './scene.ts';
export { REGULAR } from './temper.ts';
