import { allSeats } from '@conclave/kernel';
import { ALTAR_ROOM, CARD_TYPES, COPIES, howMany, MOST_RUBIES, sizeOf } from './components.ts';
import { lastContribution, pileSize } from './confession.ts';
import { rubySupply } from './dogmas.ts';
import { isOut, isOver, seatsOf } from './going-out.ts';
import { cardsInPlay } from './setup.ts';
import { handSize, type State, type Table } from './state.ts';
import { isVirtueNow, virtuesNow } from './virtue.ts';

/** DG-20  What does not hold here, in words with its number; none when all is well. DG-20.7 to DG-20.10 speak of two moments: see the tests. */
export const brokenInvariants = (state: State): readonly string[] => {
  const broken: string[] = [];
  for (const [rule, holds] of checks(state)) if (!holds) broken.push(rule);
  return broken;
};

const checks = (state: State): readonly (readonly [string, boolean])[] => [
  ['DG-20.1: hands, pile and discard pile are all the cards', countsAllCards(state)],
  ['DG-20.1: a hand is as large as the table says', handsMatchTable(state)],
  ['DG-16.1: contributions are as large as the table says', contributionsMatchTable(state)],
  ['DG-20.2: four copies of each type', everyTypeFourTimes(state)],
  ['DG-20.2: no hand holds a set of four', state.secrets.every(({ hand }) => hand.every(count => count < COPIES))],
  ['DG-20.3: every active player but L has a card', activePlayersHaveCards(state.table)],
  ['DG-20.4: 0 to 2 rubies each', state.table.rubies.every(rubies => rubies >= 0 && rubies <= MOST_RUBIES)],
  ['DG-20.4, DG-9.4: the supply never runs out', rubySupply(state.table) >= 2],
  ['DG-20.5: 0 to 3 different dogmas on the altar', isAltarInOrder(state.table)],
  ['DG-20.6: the claim is a virtue now', isClaimAVirtue(state.table)],
  ['DG-4.4: 4 to 10 virtues', virtuesNow(state.table.altar).length >= 4 && virtuesNow(state.table.altar).length <= 10],
  ['DG-20.8: each player goes out once', new Set(state.table.out).size === state.table.out.length],
  ['DG-12.5: L is active', isLastActive(state.table)],
];

const countsAllCards = ({ table }: State): boolean => {
  const inHands = table.handSizes.reduce((sum, size) => sum + size, 0);
  return inHands + pileSize(table) + table.discarded === cardsInPlay(seatsOf(table));
};

const handsMatchTable = ({ table, secrets }: State): boolean =>
  secrets.every(({ hand }, seat) => sizeOf(hand) === handSize(table, seat) && hand.every(count => count >= 0));

const contributionsMatchTable = ({ table, secrets }: State): boolean =>
  secrets.every(({ laid }, seat) => {
    const counts = table.pile.filter(contribution => contribution.seat === seat).map(({ count }) => count);
    return laid.length === counts.length && laid.every((cards, index) => cards.length === counts[index]);
  });

const everyTypeFourTimes = ({ table, secrets, hidden }: State): boolean =>
  CARD_TYPES.every(type => {
    const inHands = secrets.reduce((sum, { hand }) => sum + howMany(hand, type), 0);
    const inPile = secrets.flatMap(({ laid }) => laid.flat()).filter(card => card === type).length;
    const inSets = table.sets.filter(({ card }) => card === type).length * COPIES;
    return inHands + inPile + inSets + howMany(hidden.discard, type) + howMany(hidden.box, type) === COPIES;
  });

const activePlayersHaveCards = (table: Table): boolean => {
  if (isOver(table)) return true;
  const last = lastContribution(table)?.seat;
  return allSeats(seatsOf(table)).every(seat => isOut(table, seat) || seat === last || handSize(table, seat) > 0);
};

const isAltarInOrder = ({ altar }: Table): boolean =>
  altar.length <= ALTAR_ROOM && new Set(altar).size === altar.length;

const isClaimAVirtue = ({ claim, altar, phase }: Table): boolean =>
  phase === 'respond' ? claim !== undefined && isVirtueNow(claim, altar) : claim === undefined;

const isLastActive = (table: Table): boolean => {
  const last = lastContribution(table);
  return last === undefined || !isOut(table, last.seat);
};
