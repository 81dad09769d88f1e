/** What learning needs of the game's bots (bench/learn): how a position is described, and the eyes to compare. */
export { countingEye, type Eye, learnedEye, valuesOfPlaces } from './eye.ts';
export { describe, FEATURES, INPUTS } from './features.ts';
