/** The Seven Seals as the page and the bots see it: views, moves, events, and the questions that a seat may ask. */

export { refusal, toAct } from './choices.ts';
export {
  type Chronicle,
  chronicler,
  type Deeds,
  type Round,
  sealsHandedIn,
  sealsWanted,
  tricksWon,
} from './chronicle.ts';
export * from './components.ts';
export * from './events.ts';
export { shownHistory } from './history.ts';
export type { Memory } from './memory.ts';
export { isVoid } from './memory.ts';
export type { HandIn, Move, PlayCard, Predict, SealCounts, TakeOver } from './moves.ts';
export { makePrediction } from './moves.ts';
export { type Options, options } from './options.ts';
export { canGive } from './prediction.ts';
export { REFUSAL_CODES, type RefusalCode } from './refusals.ts';
export { places } from './scoring.ts';
export { sealsToHandIn } from './settling.ts';
export { highestValue, numberOfRounds } from './setup.ts';
export type { OwnView, Phase, Secrets, SevenSeals, State, Table, Trick, View } from './state.ts';
export { cardsLeft, NOT_YET, TRICKS } from './state.ts';
export { ledColour, mustFollow, playable, playedBy, winningCard } from './tricks.ts';
