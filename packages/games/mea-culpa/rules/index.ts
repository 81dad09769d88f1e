/** The main door, for page and bots: what a table looks like, what can be decided, and questions that take a view. */
export { postForAction } from './actions.ts';
export { sheetOf } from './agreed.ts';
export { bidValue, hasLockedIn } from './bids.ts';
export type { BoardSheet } from './board-sheet.ts';
export { asTurn, isFreeStoneDue, owedNotches, owedTaler, placeOfEntry } from './books.ts';
export { parseMove, publicPart } from './border.ts';
export { buyingPrice } from './buy.ts';
export { ALL_CARDS, askedBy, CARDS, type Card, cardName, cardsInDeck } from './cards.ts';
export { isOpenSite } from './cathedrals.ts';
export { isFree } from './characters.ts';
export { hidesTurn, legalMoves, refusal, toAct } from './choices.ts';
export {
  CAUSES,
  type Cause,
  type Chronicle,
  chronicler,
  type Deeds,
  type Round,
  stepsTowardsHell,
} from './chronicle.ts';
export * from './components.ts';
export { type Counts, kindsIn, type Named, sumOf, total } from './counts.ts';
export { DEFAULT_SHEET } from './default-sheet.ts';
export { ownStones } from './dens.ts';
export { isOnlyABluff } from './donate.ts';
export { completeSets, isInHeaven, letterValue, places } from './end.ts';
export { donationValue } from './evaluation.ts';
export type { Declined, Event, EventOf, OpenScreen, WithoutEffect } from './events.ts';
export { timeoutFreeStone } from './free-stone.ts';
export { shownHistory } from './history.ts';
export { isOpen, isWithinLimit, notchCost, openPlaces } from './house.ts';
export { imagine } from './imagine.ts';
export { type Memory, newMemory, remember } from './memory.ts';
export type { Entry } from './meta-register.ts';
export type { Act } from './meta-state.ts';
export type { Donation, Move, MoveOf } from './moves.ts';
export type { Options } from './options.ts';
export { hellOrder, LAST_SPACE, nearestToHell, nearness, targetTowardsHell } from './record-of-sins.ts';
export { REFUSAL_CODES, type RefusalCode } from './refusals.ts';
export { sellingPrice } from './sell.ts';
export type { SheetWarning } from './sheet-check.ts';
export {
  type CardFrame,
  type ChoosingFrame,
  type Frame,
  type HandTurnFrame,
  type PickFrame,
  type RunOutFrame,
  type TurnFrame,
  top,
} from './stack.ts';
export { type Bid, holderOf, isByHand, type MeaCulpa, type Secrets, type Table } from './state.ts';
export { handTimeout } from './timeouts.ts';
export { nextCharacter } from './turn.ts';
