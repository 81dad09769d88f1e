/** For page and bots: what a seat sees, what it may do, and how to write it down. Nothing here needs a whole state. */

export { parseMove } from './border.ts';
export {
  ALTAR_ROOM,
  CARD_TYPES,
  CARDS,
  type CardType,
  COPIES,
  type Counts,
  cardsOf,
  DOGMA_PRICE,
  howMany,
  indexOf,
  MOST_CARDS_LAID,
  MOST_RUBIES,
  RUBIES,
  removeCards,
  SINS,
  sorted,
  VIRTUES,
} from './components.ts';
export { canJoin, lastContribution, mostCards, pileSize } from './confession.ts';
export { canCreateDogma, dogmaStock, isAltarFull, rubySupply } from './dogmas.ts';
export type { Decision, Event, WhyNext, WhyOut, WhyTaken } from './events.ts';
export { activeCount, isOut, isOver, nextPlayer } from './going-out.ts';
export type { Habits, Memory, Sighting } from './memory.ts';
export { BELIEVE, cardsToLay, DOUBT, legalMoves, refusal, toAct } from './moves.ts';
export { notation } from './notation.ts';
export { type Options, options } from './options.ts';
export { inHand, NEWEST } from './places.ts';
export { REFUSAL_CODES, REFUSALS, type RefusalCode } from './refusals.ts';
export { confessionsLeft, NOTICE } from './stalemate.ts';
export type {
  Believe,
  Confess,
  Contribution,
  CreateDogma,
  Dogma,
  Doubt,
  Join,
  Move,
  Phase,
  Secrets,
  SetOfFour,
  Table,
  View,
} from './state.ts';
export { type PublicMove, publicPart, shownHistory } from './view.ts';
export { isVirtueByNature, isVirtueNow, virtuesNow } from './virtue.ts';
