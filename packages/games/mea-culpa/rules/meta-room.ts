/** MC-26  All that enforced mode and the bots ask of manual mode, where a table has books to keep. */
export { owedNotches, owedTaler } from './meta-acts.ts';
export { layBeside, noticeUnsettledBid, revealByHand } from './meta-bids.ts';
export { decideByHand, legalMovesByHand, randomMoveByHand, refusalByHand } from './meta-choices.ts';
export { choosingQuestion } from './meta-choosing.ts';
export { clock } from './meta-clock.ts';
export { correct, doPenance, restore } from './meta-corrections.ts';
export { asTurn } from './meta-declare.ts';
export { isFreeStoneDue } from './meta-duties.ts';
export { cutOff, readConfessions } from './meta-end.ts';
export { imagineBooks, imagineByHand } from './meta-imagine.ts';
export { lastCallQuestion, voteQuestion } from './meta-last-call.ts';
export { rememberByHand } from './meta-memory.ts';
export { parseMoveByHand, publicHandPart } from './meta-moves.ts';
export { draftHandMove, spelledByHand, writeHandMove } from './meta-notation.ts';
export { ENTRIES } from './meta-register.ts';
export { beginHandTurn, emptyHiddenBooks, openBooks } from './meta-state.ts';
export { arriveByHand, endOfTravel } from './meta-travel.ts';
export { goOnWithStep, handTurnQuestion } from './meta-turn.ts';
