import { count, inWords, list, noun, ordinal, quoted, verb } from '@conclave/kernel/english';
import type { CardType } from '../rules/components.ts';
import type { Decision, WhyNext, WhyOut, WhyTaken } from '../rules/events.ts';
import type { RefusalCode } from '../rules/refusals.ts';
import { title } from '../title.ts';

/** How many cards a seat was dealt. */
export interface Hand {
  readonly name: string;
  readonly size: number;
}

/** Has everyone the same number? */
export const areAlike = (hands: readonly Hand[]): boolean => hands.every(({ size }) => size === hands[0]?.size);

/** Who came where. */
export interface Ranked {
  readonly name: string;
  readonly place: number;
}

const cards: Record<CardType, string> = {
  honesty: 'Honesty',
  diligence: 'Diligence',
  mercy: 'Mercy',
  humility: 'Humility',
  chastity: 'Chastity',
  temperance: 'Temperance',
  patience: 'Patience',
  fraud: 'Fraud',
  theft: 'Theft',
  murder: 'Murder',
  blasphemy: 'Blasphemy',
  adultery: 'Adultery',
  gluttony: 'Gluttony',
  envy: 'Envy',
};

/** What the confessor says aloud. */
const claims: Record<CardType, string> = {
  honesty: 'I was honest.',
  diligence: 'I was diligent.',
  mercy: 'I showed mercy.',
  humility: 'I was humble.',
  chastity: 'I was chaste.',
  temperance: 'I kept measure.',
  patience: 'I was patient.',
  fraud: 'I cheated.',
  theft: 'I stole.',
  murder: 'I murdered.',
  blasphemy: 'I blasphemed.',
  adultery: 'I was unfaithful.',
  gluttony: 'I feasted.',
  envy: 'I was envious.',
};

const refusals: Record<RefusalCode, string> = {
  playerOut: 'You are out of the game.',
  notYourTurn: 'It is not your turn.',
  wrongPhase: 'This is not possible now.',
  cardCount: 'Lay one to three cards.',
  cardNotInHand: 'You do not have these cards.',
  oneVirtueOnly: 'Name exactly one virtue.',
  notAVirtueNow: 'This is a sin at the moment and cannot be confessed.',
  joinNotPossible: 'Nobody would be left to answer; believe or doubt.',
  needTwoRubies: 'A dogma costs two rubies.',
  dogmaOnAltar: 'This dogma already lies on the altar.',
  chooseReplaced: 'Choose one of the three dogmas to replace.',
  nothingToReplace: 'The altar still has room; nothing is replaced.',
};

const howOut: Record<WhyOut, string> = {
  covered: 'The last cards are covered for good.',
  checked: 'No card is left.',
  dealt: 'The deal left no card.',
};

const whyTaken: Record<WhyTaken, string> = {
  believedLie: 'believed a lie',
  doubtedTruth: 'doubted the truth',
  caught: 'was caught lying',
};

const whyNext: Record<WhyNext, string> = {
  startingPlayer: 'begins the first confession',
  responder: 'answered and starts the next confession',
  afterResponder: 'sits after the one who answered and starts the next confession',
  nextActive: 'is the next player still in the game and starts the next confession',
};

const decisions: Record<Decision, string> = { believe: 'believes', doubt: 'doubts' };

const CARD = noun('card');
const cardCount = (number: number): string => count(number, CARD);
const rubyCount = (number: number): string => count(number, noun('ruby', 'rubies'));
const confessionCount = (number: number): string => count(number, noun('confession'));

/** Everything Dogma says in English. The German catalogue has the same shape, or it does not compile. */
export const en = {
  title: title.title.en,
  invitation:
    'Cardinals confess virtues they do not have. Get rid of your cards, and never be the last sinner at the table.',
  cards,
  claims,
  refusals,
  unknownRefusal: 'This is not possible.',
  virtue: 'virtue',
  sin: 'sin',
  cardCount,
  /** Cards with "and"; where there are none, `none`. */
  list: (names: readonly string[]) => list(names, 'none'),

  /** DG-1.6  The ceremony of the wax seal; it can be skipped and has no effect. */
  ceremony: {
    candle: 'The candle is lit; the wax grows soft.',
    pour: (dogma: string) => `Red wax drips on the parchment: "${dogma}".`,
    press: (name: string) => `${name} presses the ring into the wax.`,
    virtueNow: (dogma: string) => `It is sealed: ${dogma} is a virtue from this hour on.`,
    sinNow: (dogma: string) => `It is sealed: ${dogma} is a sin from this hour on.`,
    broken: (dogma: string) => `The seal of ${dogma} is broken; its nature returns.`,
    skip: 'Skip the ceremony',
  },

  startingPlayer: (name: string) => `The lot falls on ${name}.`,
  dealt: (hands: readonly Hand[]) =>
    areAlike(hands)
      ? `Everyone is dealt ${cardCount(hands[0]?.size ?? 0)}.`
      : `${list(hands.map(({ name, size }, index) => (index === 0 ? `${name} is dealt ${cardCount(size)}` : `${name} ${size}`)))}.`,
  undealt: (number: number) => `${cardCount(number)} ${verb(number, 'stays', 'stay')} in the box, unseen.`,
  openedBox: (names: string) => `The box held ${names}.`,
  hand: (name: string, names: string) => `${name} was dealt ${names}.`,
  ownHand: (names: string) => `You are dealt ${names}.`,
  setOfFour: (name: string, card: string) => `${name} shows all four ${card} cards and discards them.`,
  wentOut: (name: string, why: WhyOut, place: number) => `${name} goes out in ${ordinal(place)} place. ${howOut[why]}`,
  rubiesReturned: (name: string, number: number) => `${name} returns ${rubyCount(number)} to the supply.`,
  turn: (name: string, why: WhyNext) => `${name} ${whyNext[why]}.`,
  dogmaCreated: (name: string, dogma: string) => `${name} pays two rubies and creates the dogma of ${dogma}.`,
  dogmaReplaced: (name: string, dogma: string, replaced: string) =>
    `${name} pays two rubies and creates the dogma of ${dogma} in place of ${replaced}.`,
  virtueNow: (card: string) => `${card} is now a virtue.`,
  sinNow: (card: string) => `${card} is now a sin.`,
  confessed: (name: string, claim: string, number: number, card: string) =>
    `${name} lays ${cardCount(number)} and confesses ${card}: ${quoted(claim)}`,
  joined: (name: string, number: number, card: string, pile: number) =>
    `${name} joins with ${cardCount(number)}, confessed as ${card} too. The pile now has ${cardCount(pile)}.`,
  laid: (name: string, names: string) => `${name} laid ${names}.`,
  ownLaid: (names: string) => `You laid ${names}.`,
  decided: (name: string, decision: Decision, other: string) => `${name} ${decisions[decision]} ${other}.`,
  turnedUp: (name: string, names: string) => `${name} turns up ${names}.`,
  judgedHonest: (name: string) => `${name} was honest.`,
  judgedLie: (name: string) => `${name} lied.`,
  rubyGained: (name: string, rubies: number) => `${name} was right, gains a ruby and now has ${inWords(rubies)}.`,
  rubyMissed: (name: string) => `${name} was right, but already has two rubies: this one is lost.`,
  pileDiscarded: (number: number, covered: number) => {
    const unseen = covered === number ? ' unseen' : covered > 0 ? `, ${covered} of them unseen` : '';
    return `${cardCount(number)} ${verb(number, 'is', 'are')} discarded${unseen}.`;
  },
  pileTaken: (name: string, number: number, why: WhyTaken) =>
    `${name} ${whyTaken[why]} and takes ${cardCount(number)}.`,
  taken: (name: string, names: string) => `${name} takes ${names}.`,
  ownTaken: (names: string) => `You take ${names}.`,
  stalemateNear: (left: number) =>
    `Nothing moves: ${count(left, noun('more confession'))} without progress, and the game ends.`,
  stalemate: (number: number) => `After ${confessionCount(number)} without progress the game ends in a stalemate.`,
  gameEnded: (losers: readonly string[], ranking: readonly Ranked[]) =>
    `The game is over, and ${list(losers)} ${verb(losers.length, 'loses', 'lose')}. ${list(ranking.map(({ name, place }, index) => `${name}${index === 0 ? ' comes' : ''} ${ordinal(place)}`))}.`,

  seatLine: (name: string, number: number, rubies: number) => `${name}: ${cardCount(number)}, ${rubyCount(rubies)}`,
  seatOut: (name: string, place: number) => `${name}: out, place ${place}`,
  altar: (names: string) => `On the altar: ${names}.`,
  virtuesNow: (names: string) => `Virtues now: ${names}.`,
  pile: (claim: string, parts: string) => `Confession: ${claim}. Pile: ${parts}.`,
  noSets: 'none',
  discard: (number: number, sets: string) => `Discarded: ${cardCount(number)}; sets of four: ${sets}.`,
  yourHand: (names: string) => `Your hand: ${names}.`,
  stalemateCounter: (left: number) => `${confessionCount(left)} left before a stalemate.`,

  promptConfess: 'Your turn: lay one to three cards and name one virtue.',
  promptDogma: 'Your turn: create a dogma for two rubies, or confess.',
  promptRespond: (name: string, number: number, card: string) =>
    `${name} laid ${cardCount(number)} and claims ${card}. Believe, doubt or join?`,
  promptNoJoin: (name: string, number: number, card: string) =>
    `${name} laid ${cardCount(number)} and claims ${card}. Believe or doubt?`,
  waitConfess: (name: string) => `${name} is about to confess.`,
  waitRespond: (name: string) => `${name} must believe, doubt or join.`,
  over: (losers: readonly string[]) => `The game is over, and ${list(losers)} ${verb(losers.length, 'loses', 'lose')}.`,

  moveConfess: (names: string, card: string) => `Lay ${names}, and claim ${card}.`,
  moveJoin: (names: string) => `Join with ${names}.`,
  moveBelieve: 'Believe.',
  moveDoubt: 'Doubt.',
  moveDogma: (dogma: string) => `Create the dogma of ${dogma}.`,
  moveReplace: (dogma: string, replaced: string) => `Create the dogma of ${dogma} in place of ${replaced}.`,

  options: {
    nextStarter: 'Who starts the next confession',
    wrongDoubtTakes: 'What a wrong doubter takes',
    stalemateLimit: 'Confessions without progress that end the game',
    revealAfterGame: 'Open all secrets after the game',
    history: 'Shown history',
  },
  optionValues: {
    nextStarter: { responder: 'the one who answered', afterResponder: 'the player after that one' },
    wrongDoubtTakes: { pile: 'the whole pile', lastContribution: 'only the newest cards' },
    stalemateLimit: { '60': '60', '30': '30', '120': '120', off: 'no limit' },
    revealAfterGame: { on: 'yes', off: 'no, for ever secret' },
    history: { last: 'current and previous confession', full: 'everything' },
  },
};
