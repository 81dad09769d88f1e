/** What learning needs of the game's bots (bench/learn): how a position is described, and what an eye says of it. */
export { countingEye, type Eye, learnedEye, targetOf } from './eye.ts';
export { describe, FEATURES, INPUTS } from './features.ts';
