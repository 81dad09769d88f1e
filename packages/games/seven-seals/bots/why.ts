import { allSeats, type Seat } from '@conclave/kernel';
import {
  BLACK,
  bits,
  type Card,
  cardsIn,
  cardValue,
  colourOf,
  letterOf,
  type Move,
  makeCard,
  mustFollow,
  nth,
  parseCard,
  type Secrets,
  sealsToHandIn,
  type Table,
  TRUMP,
  WHITE,
  winningCard,
} from '../rules/index.ts';
import { beats, sealFor } from './card-choice.ts';
import { above, type Unseen } from './counting.ts';
import { firstStrengths, strengthOf, strengths } from './judgement.ts';
import { wantedSeals } from './prediction-choice.ts';
import { REGULAR } from './temper.ts';
import type { Why } from './words/index.ts';

/** What a seat knows when it says why. */
export interface Knowing {
  readonly table: Table;
  readonly own: Secrets;
  readonly seat: Seat;
  readonly unseen: Unseen;
}

/** Why this move, from the hand, the seals on the table and the cards not seen yet. */
export const whyMove = (knowing: Knowing, move: Move): Why => {
  switch (move.type) {
    case 'takeSaboteur':
      return whySaboteur(knowing);
    case 'predict':
      return whyPrediction(knowing, move.takeOvers[0]?.colour);
    case 'handIn':
      return whySeal(knowing, move.seal);
    case 'playCard':
      return whyCard(knowing, parseCard(move.card));
  }
};

/** SS-8.3  What the saboteur pays at most, beside what the best prediction is feared to cost. */
const whySaboteur = ({ table, own, seat, unseen }: Knowing): Why => {
  const { penalty } = wantedSeals(table, seat, firstStrengths(own.hand, unseen, REGULAR), REGULAR);
  return {
    reason: 'seven-seals.sabotage',
    facts: { points: Math.max(1, Math.round(penalty)), most: table.options.saboteurBase },
  };
};

/** The card that is surest to win a trick. */
const surest = ({ own, unseen }: Knowing): Card =>
  cardsIn(own.hand).reduce((best, card) => (chanceOf(card, unseen) > chanceOf(best, unseen) ? card : best));

const chanceOf = (card: Card, unseen: Unseen): number =>
  strengthOf(colourOf(card), cardValue(card), unseen, REGULAR) + cardValue(card) / 1000;

const whyPrediction = (knowing: Knowing, takenOver: string | undefined): Why => {
  const { own, unseen } = knowing;
  const sum = firstStrengths(own.hand, unseen, REGULAR).reduce((total, tricks) => total + tricks, 0);
  const facts = { tricks: Math.round(sum), card: makeCard(surest(knowing)) };
  if (takenOver !== undefined) return { reason: 'seven-seals.takeOver', facts: { ...facts, seal: takenOver } };
  return { reason: facts.tricks === 0 ? 'seven-seals.predictNone' : 'seven-seals.predict', facts };
};

/** SS-6.4  A white seal is the dearest to keep (SS-8.2); of two others the one stays that the hand can still serve. */
const whySeal = ({ table, own, seat, unseen }: Knowing, seal: string): Why => {
  if (seal === letterOf(WHITE)) return { reason: 'seven-seals.handInWhite' };
  const tricks = strengths(own.hand, unseen, REGULAR);
  const others = sealsToHandIn(table, seat).filter(kind => letterOf(kind) !== seal);
  const kept = others.reduce((best, kind) => ((tricks[kind] ?? 0) > (tricks[best] ?? 0) ? kind : best), others[0] ?? 0);
  if (kept === WHITE) return { reason: 'seven-seals.keepWhite', facts: { seal } };
  return { reason: 'seven-seals.handIn', facts: { seal, kept: letterOf(kept) } };
};

const whyCard = (knowing: Knowing, card: Card): Why => {
  const { table, seat } = knowing;
  if (seat === table.saboteur) return whySabotage(knowing, card);
  const { cards } = table.trick;
  const led = cards.length === 0 ? colourOf(card) : colourOf(nth(cards, 0));
  const best = cards.length === 0 ? undefined : winningCard(cards);
  const seal = sealFor(table.seals[seat] ?? [], led, colourOf(card) === TRUMP && led !== TRUMP);
  if (best !== undefined && !beats(card, best)) return whyNotWin(knowing, card, best, led);
  return seal === undefined ? whyUnwanted(knowing, card, led) : whyWin(knowing, card, led, letterOf(seal));
};

/** Cards not seen that would beat this one when it is on top; a ruff is another matter. */
const higherThan = (card: Card, unseen: Unseen): number => above(unseen[colourOf(card)] ?? 0, cardValue(card));

const isLast = ({ trick, seats }: Table): boolean => trick.cards.length === seats - 1;

const canBeRuffed = (card: Card, unseen: Unseen): boolean => colourOf(card) !== TRUMP && bits(unseen[TRUMP] ?? 0) > 0;

const whyWin = ({ table, unseen }: Knowing, card: Card, led: number, seal: string): Why => {
  const higher = higherThan(card, unseen);
  const facts = { seal, card: makeCard(card), led: letterOf(led), higher };
  if (isLast(table)) return { reason: 'seven-seals.winLast', facts };
  if (higher > 0) return { reason: 'seven-seals.tryWin', facts };
  return { reason: canBeRuffed(card, unseen) ? 'seven-seals.winUnlessRuffed' : 'seven-seals.winSafe', facts };
};

const holdsSeals = ({ table, seat }: Knowing): boolean =>
  (table.seals[seat] ?? []).some((number, kind) => kind !== BLACK && number > 0);

const whyUnwanted = (knowing: Knowing, card: Card, led: number): Why => {
  const { table, unseen } = knowing;
  const higher = higherThan(card, unseen);
  const facts = { card: makeCard(card), led: letterOf(led), higher };
  if (isLast(table) || (higher === 0 && !canBeRuffed(card, unseen)))
    return { reason: 'seven-seals.winUnwanted', facts };
  if (higher === 0) return { reason: 'seven-seals.hopeForRuff', facts };
  return { reason: holdsSeals(knowing) ? 'seven-seals.leadAway' : 'seven-seals.doneLead', facts };
};

const isVoidIn = ({ hand }: Secrets, led: number): boolean => (hand[led] ?? 0) === 0;

/** The cards that could have been played. */
const choices = ({ own }: Knowing, led: number): readonly Card[] =>
  cardsIn(own.hand).filter(card => !mustFollow(own.hand, led) || colourOf(card) === led);

const whyNotWin = (knowing: Knowing, card: Card, best: Card, led: number): Why => {
  const { own, unseen } = knowing;
  const facts = { card: makeCard(card), best: makeCard(best), led: letterOf(led) };
  const possible = choices(knowing, led);
  if (possible.length === 1) return { reason: 'seven-seals.onlyCard', facts };
  if (!holdsSeals(knowing)) return { reason: 'seven-seals.doneUnder', facts };
  if (isVoidIn(own, led)) {
    const danger = strengthOf(colourOf(card), cardValue(card), unseen, REGULAR) > 0.3 && !wantsColour(knowing, card);
    return { reason: danger ? 'seven-seals.discardDanger' : 'seven-seals.discard', facts };
  }
  if (!possible.some(other => beats(other, best))) return { reason: 'seven-seals.cannotBeat', facts };
  const wanted = sealFor(knowing.table.seals[knowing.seat] ?? [], led, false) !== undefined;
  return { reason: wanted ? 'seven-seals.saveForLater' : 'seven-seals.stayUnder', facts };
};

const wantsColour = ({ table, seat }: Knowing, card: Card): boolean => (table.seals[seat]?.[colourOf(card)] ?? 0) > 0;

/** SS-7  The saboteur looks at who has a seal for the trick and who has not. */
const whySabotage = (knowing: Knowing, card: Card): Why => {
  const { table, seat } = knowing;
  const { cards, leader } = table.trick;
  const led = cards.length === 0 ? colourOf(card) : colourOf(nth(cards, 0));
  const others = allSeats(table.seats).filter(other => other !== seat);
  const without = others.filter(other => sealFor(table.seals[other] ?? [], led, false) === undefined).length;
  const facts = { card: makeCard(card), led: letterOf(led), count: without, others: others.length };
  if (cards.length === 0) return { reason: 'seven-seals.feedLead', facts };
  const best = winningCard(cards);
  const owner = (leader + cards.indexOf(best)) % table.seats;
  const hasSeal = sealFor(table.seals[owner] ?? [], led, colourOf(best) !== led) !== undefined;
  const more = { ...facts, best: makeCard(best) };
  if (beats(card, best)) return { reason: hasSeal ? 'seven-seals.feedTake' : 'seven-seals.feedOver', facts: more };
  return { reason: hasSeal ? 'seven-seals.feedWait' : 'seven-seals.feedTop', facts: more };
};
