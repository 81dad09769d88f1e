import {
  CARDS,
  CATEGORIES,
  CHARACTERS,
  type Character,
  COIN_VALUE,
  COLOUR,
  DEN,
  DENS,
  type Den,
  type Donation,
  type Good,
  ITEM,
  isFree,
  type Move,
  notchCost,
  type Place,
  postForAction,
  SITE,
  type Site,
  STONE,
  top,
} from '../rules/index.ts';
import { worthOfCharacter } from './character-worth.ts';
import { incognito } from './incognito.ts';
import { worthOfCard, worthOfPlace } from './places.ts';
import type { Reason } from './words/en.ts';
import type { Why } from './words/index.ts';
import { type Empathy, type Insight, placeIn } from './worth.ts';

/** Steps as a player says them. */
const steps = (worth: number): number => Math.max(1, Math.round(worth));

/** Why this move, from what the seat knows. What the others must not learn is not told either: bids, compartments, the Pope's die. */
export const whyMove = (insight: Insight, move: Move, empathy?: Empathy): Why => {
  const { table, own } = insight;
  switch (move.type) {
    case 'bonus':
      if (move.bonus === 'blueLetter') return { reason: 'mea-culpa.bonusLetter' };
      return { reason: 'mea-culpa.bonus', facts: { bonus: move.bonus, choices: table.bonuses.length } };
    case 'bid':
      return whyBid(insight);
    case 'character':
      return whyCharacter(insight, move.character);
    case 'holdBack':
      return { reason: move.when === 'later' ? 'mea-culpa.holdBack' : 'mea-culpa.notHeldBack' };
    case 'order':
      return { reason: 'mea-culpa.order' };
    case 'popeStone':
      return whyPopeStone(insight, move.to);
    case 'crew':
      return whyCrew(insight, move.site);
    case 'moveCrew':
      return whyCrew(insight, move.to);
    case 'pass':
      return whyPass(insight);
    case 'buy':
      return whyBuy(insight, move.good);
    case 'greedy':
      return { reason: 'mea-culpa.greedy', facts: pricesOf(insight, move.good) };
    case 'sell':
      if (move.good === undefined) return { reason: 'mea-culpa.byHand' };
      return { reason: 'mea-culpa.sell', facts: pricesOf(insight, move.good) };
    case 'takeGood':
      return { reason: 'mea-culpa.takeGood', facts: pricesOf(insight, move.good) };
    case 'donate':
      return whyDonation(insight, move.things);
    case 'visit':
      return whyVisit(insight, move.place);
    case 'travel':
      return whyTravel(insight);
    case 'guess':
      return whyGuess(insight, move.place, empathy);
    case 'room':
      return whyCard(table.rooms[move.room - 1] ?? 0);
    case 'use':
      return whyUse(insight);
    case 'rob':
      return { reason: 'mea-culpa.rob', facts: { taler: insight.taler[move.seat] ?? 0 } };
    case 'decline':
      return { reason: 'mea-culpa.decline' };
    case 'emptyDen':
      return { reason: 'mea-culpa.emptyDen', facts: { den: move.den, stones: ownAt(insight, move.den) } };
    case 'giveLetter':
      return {
        reason: 'mea-culpa.giveLetter',
        facts: { letter: move.letter, have: own.letters[COLOUR[move.letter]] ?? 0 },
      };
    case 'take':
      if (move.stone !== 'indulgence') return { reason: 'mea-culpa.takeGood', facts: pricesOf(insight, move.stone) };
      return move.letter === undefined ? { reason: 'mea-culpa.takeIndulgence' } : whyLetter(insight, move.letter);
    case 'buyLetter':
    case 'pick':
      return whyLetter(insight, move.letter);
    default:
      return { reason: 'mea-culpa.byHand' };
  }
};

/** MC-7  The character that is worth most, and what the others could bid for theirs. */
const whyBid = (insight: Insight): Why => {
  const [character, worth] = bestCharacter(insight, [...CHARACTERS]);
  const { taler } = insight.own;
  const most = Math.max(...insight.taler.filter((_, seat) => seat !== insight.seat));
  return {
    reason: taler < 3 ? 'mea-culpa.bidPoor' : 'mea-culpa.bid',
    facts: { character, worth: steps(worth), most, taler },
  };
};

const bestCharacter = (insight: Insight, characters: readonly Character[]): readonly [Character, number] => {
  const rated = characters.map(character => [character, worthOfCharacter(insight, character)] as const);
  return rated.reduce((best, other) => (other[1] > best[1] ? other : best));
};

/** MC-7.8  What it promises, and the next best that was left. */
const whyCharacter = (insight: Insight, character: Character): Why => {
  const worth = worthOfCharacter(insight, character);
  const facts = { character, worth: steps(worth) };
  const others = CHARACTERS.filter(other => other !== character && isFree(insight.table, other));
  if (others.length === 0) return { reason: 'mea-culpa.onlyCharacter', facts };
  const [instead, other] = bestCharacter(insight, others);
  return { reason: reasonForCharacter(worth, other), facts: { ...facts, instead } };
};

const HARDLY = 0.5;

const reasonForCharacter = (worth: number, other: number): Reason => {
  if (other <= worth) return 'mea-culpa.character';
  return other - worth < HARDLY ? 'mea-culpa.characterEven' : 'mea-culpa.characterLess';
};

const ownAt = ({ table, seat }: Insight, den: Den): number => table.dens[DEN[den]]?.[seat] ?? 0;

/** MC-18.4 */
const whyPopeStone = (insight: Insight, den: Den): Why => {
  const { table, seat } = insight;
  const elsewhere = DENS.filter(other => other !== den);
  if ((table.popeStones[DEN[den]] ?? 0) < 2) {
    const stones = elsewhere.reduce((sum, other) => sum + ownAt(insight, other), 0);
    return { reason: 'mea-culpa.popeStone', facts: { den, mine: ownAt(insight, den), stones } };
  }
  let stones = 0;
  for (const other of elsewhere)
    for (const [who, number] of (table.dens[DEN[other]] ?? []).entries()) if (who !== seat) stones += number;
  return { reason: 'mea-culpa.atonement', facts: { den, stones } };
};

/** Donations in the compartment that is opened next, all categories: one's own, and the most expected from another. */
const whyCrew = (insight: Insight, site: Site): Why => {
  const { table, seat, chests } = insight;
  const index = SITE[site];
  const finishes = (table.parts[index] ?? 0) === 1 && (table.crews[index] ?? 0) === 1;
  const given = table.souls.map((_, other) =>
    CATEGORIES.reduce((sum, _category, category) => sum + (chests[placeIn(other, table.finished, category)] ?? 0), 0),
  );
  const theirs = Math.round(Math.max(...given.filter((_, other) => other !== seat)));
  return {
    reason: finishes ? 'mea-culpa.crewFinishes' : 'mea-culpa.crew',
    facts: { site, mine: Math.round(given[seat] ?? 0), theirs },
  };
};

/** MC-9.2, MC-9.3 */
const whyPass = ({ table, own, seat }: Insight): Why => {
  const frame = top(table);
  if (frame.at === 'turn' && frame.actions === 0) return { reason: 'mea-culpa.passFirst', facts: { taler: own.taler } };
  const most = Math.max(...table.posts.filter((_, other) => other !== seat));
  return { reason: 'mea-culpa.pass', facts: { notches: table.posts[seat] ?? 0, most } };
};

const pricesOf = ({ table }: Insight, good: Good): { good: Good; price: number; sale: number } => ({
  good,
  price: table.board.buy[STONE[good]] ?? 0,
  sale: table.board.sell[STONE[good]] ?? 0,
});

const categoryOf = (item: number): number => (item < 2 ? 0 : item < 4 ? 1 : 2);

/** MC-20.4  What has been given in a category, in both compartments: one's own with this on top, and the most known from another. */
const givenIn = (
  { table, seat, chests }: Insight,
  category: number,
  added: number,
): { mine: number; theirs: number } => {
  const given = table.souls.map((_, other) => {
    const first = table.finished > 0 ? 0 : (chests[placeIn(other, 0, category)] ?? 0);
    return first + (chests[placeIn(other, 1, category)] ?? 0);
  });
  const theirs = Math.max(...given.filter((_, other) => other !== seat));
  return { mine: Math.round((given[seat] ?? 0) + added), theirs: Math.round(theirs) };
};

const DONATED = [1, 2, 1, 2] as const;
const worthIn = (item: number): number => DONATED[item] ?? COIN_VALUE[item] ?? 0;

const whyBuy = (insight: Insight, good: Good): Why => {
  const item = ITEM[good];
  const prices = pricesOf(insight, good);
  const given = givenIn(insight, categoryOf(item), worthIn(item));
  if (insight.coin * prices.sale > 0.6 && given.mine <= given.theirs)
    return { reason: 'mea-culpa.buyToSell', facts: prices };
  return {
    reason: 'mea-culpa.buyToGive',
    facts: { ...prices, ...given, category: CATEGORIES[categoryOf(item)] as string },
  };
};

/** MC-21.3  Where the letter belongs among the sets. */
const whyLetter = ({ own }: Insight, letter: keyof typeof COLOUR): Why => {
  const level = (own.letters[COLOUR[letter]] ?? 0) + 1;
  const colours = 1 + own.letters.filter((count, colour) => colour !== COLOUR[letter] && count >= level).length;
  return { reason: colours === 4 ? 'mea-culpa.completesSet' : 'mea-culpa.letter', facts: { letter, colours } };
};

const whyDonation = (insight: Insight, things: readonly Donation[]): Why => {
  const first = ITEM[things[0]?.item ?? 'coin1'];
  const category = categoryOf(first);
  let added = 0;
  for (const { item } of things) if (categoryOf(ITEM[item]) === category) added += worthIn(ITEM[item]);
  const given = givenIn(insight, category, added);
  const facts = { ...given, category: CATEGORIES[category] as string };
  return { reason: given.mine >= given.theirs ? 'mea-culpa.leads' : 'mea-culpa.follows', facts };
};

/** The best card that lies in a room. */
const bestCard = (insight: Insight): number =>
  insight.table.rooms.reduce((best, card) => (worthOfCard(insight, card) > worthOfCard(insight, best) ? card : best));

const effectOf = (card: number): string => CARDS[card]?.id ?? '';

const whyVisit = (insight: Insight, place: Place): Why => {
  const { table, own } = insight;
  if (place === 6) return { reason: 'mea-culpa.visitSuite6', facts: { have: own.letters[COLOUR.yellow] ?? 0 } };
  if (place === 5) return { reason: 'mea-culpa.visitSuite5', facts: { effect: effectOf(bestCard(insight)) } };
  const frame = top(table);
  const free = frame.at === 'preliminaryVisit' || (frame.at === 'turn' && frame.character === 'pettySinner');
  return {
    reason: 'mea-culpa.visitCard',
    facts: {
      door: place,
      effect: effectOf(table.rooms[place - 1] ?? 0),
      worth: steps(worthOfPlace(insight, place)),
      notches: free ? 0 : notchCost(table, place),
    },
  };
};

/** MC-14  Not where, only how many doors it could be. */
const whyTravel = (insight: Insight): Why => {
  const frame = top(insight.table);
  if (frame.at !== 'turn') return { reason: 'onlyMove' };
  const { doors, value } = incognito(insight, postForAction(insight.table, frame));
  return { reason: 'mea-culpa.travel', facts: { doors: doors.length, worth: steps(value) } };
};

const whyGuess = (insight: Insight, place: Place, empathy: Empathy | undefined): Why => {
  const frame = top(insight.table);
  const pope = frame.at === 'guess' && empathy !== undefined ? empathy(frame.pope) : insight;
  const { doors } = incognito(pope, pope.table.posts[pope.seat] ?? 1);
  const facts = { door: place, worth: steps(worthOfPlace(pope, place)) };
  return { reason: doors[0]?.place === place ? 'mea-culpa.guess' : 'mea-culpa.guessDoubt', facts };
};

const whyCard = (card: number): Why => ({ reason: 'mea-culpa.use', facts: { effect: effectOf(card) } });

const whyUse = ({ table }: Insight): Why => {
  const frame = top(table);
  return frame.at === 'card' ? whyCard(frame.card) : { reason: 'onlyMove' };
};
