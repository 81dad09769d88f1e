/** For page and bots: what a seat sees, what it may do, and how to write it down. Nothing here needs a whole state. */

export { cardsToLay, legalMoves, refusal, toAct } from './choices.ts';
export {
  type Chronicle,
  type Confession,
  chronicler,
  type Deeds,
  falseCards,
  type Habits,
  type Laid,
  liesOf,
  newHabits,
} from './chronicle.ts';
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
export { shownHistory } from './history.ts';
export type { Memory, Sighting } from './memory.ts';
export {
  BELIEVE,
  type Believe,
  type Confess,
  type CreateDogma,
  DOUBT,
  type Doubt,
  type Join,
  type Move,
  type PublicMove,
  parseMove,
  publicPart,
} from './moves.ts';
export { notation } from './notation.ts';
export { type Options, options } from './options.ts';
export { REFUSAL_CODES, REFUSALS, type RefusalCode } from './refusals.ts';
export { confessionsLeft, NOTICE } from './stalemate.ts';
export type { Contribution, Dogma, Phase, Secrets, SetOfFour, Table, View } from './state.ts';
export { isVirtueByNature, isVirtueNow, virtuesNow } from './virtue.ts';
export { inHand, NEWEST } from './whereabouts.ts';
