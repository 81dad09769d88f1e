/** The main door, for page and bots: what a table looks like, what can be decided, and questions that take a view. */
export { bidValue, hasLockedIn } from './bids.ts';
export { type BoardSheet, parseBoardSheet, type SheetWarning, sheetWarnings } from './board-sheet.ts';
export { buyingPrice } from './buy.ts';
export { ALL_CARDS, CARDS, type Card, cardName, cardQuestion, cardsInDeck } from './cards.ts';
export { isOpenSite } from './cathedrals.ts';
export { isFree } from './choice.ts';
export { legalMoves } from './choices.ts';
export * from './components.ts';
export { type Counts, kindsIn, type Named, total } from './counts.ts';
export { DEFAULT_SHEET } from './default-sheet.ts';
export { ownStones } from './dens.ts';
export { isOnlyABluff } from './donate.ts';
export { completeSets, isInHeaven, letterValue } from './end.ts';
export { donationValue } from './evaluation.ts';
export type { Declined, Event, EventOf, OpenScreen, WithoutEffect } from './events.ts';
export { decider, refusal } from './flow.ts';
export { isOpen, isWithinLimit, notchCost, openPlaces } from './house.ts';
export { imagine, type Memory, newMemory, remember } from './memory.ts';
export { type Donation, type Move, type MoveOf, parseMove, publicPart } from './moves.ts';
export { type Options, options, sheetOf } from './options.ts';
export { hellOrder, LAST_SPACE, nearestToHell, nearness, targetTowardsHell } from './record-of-sins.ts';
export { REFUSAL_CODES, type RefusalCode } from './refusals.ts';
export { sellingPrice } from './sell.ts';
export {
  type Bid,
  type CardFrame,
  type Frame,
  holderOf,
  type MeaCulpa,
  type PickFrame,
  type RunOutFrame,
  type Secrets,
  type Table,
  type TurnFrame,
  top,
} from './state.ts';
export { nextCharacter, postForAction } from './turn.ts';
