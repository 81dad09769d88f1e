import type { CardType } from '../rules/components.ts';
import type { Decision, WhyNext, WhyOut, WhyTaken } from '../rules/events.ts';
import type { RefusalCode } from '../rules/refusals.ts';
import { title } from '../title.ts';

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

const cardCount = (count: number): string => (count === 1 ? '1 card' : `${count} cards`);
const rubyCount = (count: number): string => (count === 1 ? '1 ruby' : `${count} rubies`);
const confessionCount = (count: number): string => (count === 1 ? '1 confession' : `${count} confessions`);
const list = (items: readonly string[]): string => items.join(', ') || 'none';

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
  list,

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

  startingPlayer: (name: string) => `The lot falls on ${name} to begin.`,
  dealt: (sizes: string) => `The cards are dealt: ${sizes}.`,
  undealt: (count: number) => `${cardCount(count)} stay in the box, unseen.`,
  openedBox: (names: string) => `In the box: ${names}.`,
  hand: (name: string, names: string) => `${name} is dealt ${names}.`,
  ownHand: (names: string) => `Your cards: ${names}.`,
  setOfFour: (name: string, card: string) => `${name} shows all four ${card} cards and discards them.`,
  wentOut: (name: string, why: WhyOut, place: number) => `${name} is out of the game: place ${place}. ${howOut[why]}`,
  rubiesReturned: (name: string, count: number) => `${name} returns ${rubyCount(count)} to the supply.`,
  turn: (name: string, why: WhyNext) => `${name} ${whyNext[why]}.`,
  dogmaCreated: (name: string, dogma: string) => `${name} pays two rubies and seals the dogma of ${dogma}.`,
  dogmaReplaced: (name: string, dogma: string, replaced: string) =>
    `${name} pays two rubies and seals the dogma of ${dogma} in place of ${replaced}.`,
  virtueNow: (card: string) => `${card} is now a virtue.`,
  sinNow: (card: string) => `${card} is now a sin.`,
  confessed: (name: string, claim: string, count: number, card: string) =>
    `${name}: "${claim}" ${cardCount(count)}, claimed as ${card}.`,
  joined: (name: string, count: number, card: string, pile: number) =>
    `${name} joins with ${cardCount(count)}, claimed as ${card}. The pile has ${cardCount(pile)}.`,
  laid: (name: string, names: string) => `${name} laid ${names}.`,
  ownLaid: (names: string) => `You laid ${names}.`,
  decided: (name: string, decision: Decision, other: string) => `${name} ${decisions[decision]} ${other}.`,
  turnedUp: (name: string, names: string) => `${name}'s cards are turned up: ${names}.`,
  judgedHonest: (name: string) => `${name} was honest.`,
  judgedLie: (name: string) => `${name} lied.`,
  rubyGained: (name: string, rubies: number) => `${name} was right, gains a ruby and now has ${rubies}.`,
  rubyMissed: (name: string) => `${name} was right, but already has two rubies: this one is lost.`,
  pileDiscarded: (count: number, covered: number) =>
    covered === 0 ? `${cardCount(count)} discarded.` : `${cardCount(count)} discarded, ${covered} of them unseen.`,
  pileTaken: (name: string, count: number, why: WhyTaken) => `${name} ${whyTaken[why]} and takes ${cardCount(count)}.`,
  taken: (name: string, names: string) => `${name} takes ${names}.`,
  ownTaken: (names: string) => `You take ${names}.`,
  stalemateNear: (left: number) => `Nothing moves: in ${confessionCount(left)} without progress the game ends.`,
  stalemate: (count: number) => `${confessionCount(count)} without progress: the game ends in a stalemate.`,
  gameEnded: (losers: string, ranking: string) => `The game is over. Last and lost: ${losers}. Places: ${ranking}.`,
  and: ' and ',

  seatLine: (name: string, count: number, rubies: number) => `${name}: ${cardCount(count)}, ${rubyCount(rubies)}`,
  seatOut: (name: string, place: number) => `${name}: out, place ${place}`,
  altar: (names: string) => `Altar: ${names}.`,
  virtuesNow: (names: string) => `Virtues now: ${names}.`,
  pile: (claim: string, parts: string) => `Confession: ${claim}. Pile: ${parts}.`,
  discard: (count: number, sets: string) => `Discarded: ${cardCount(count)}; sets of four: ${sets}.`,
  yourHand: (names: string) => `Your hand: ${names}.`,
  stalemateCounter: (left: number) => `${confessionCount(left)} left before a stalemate.`,

  promptConfess: 'Your turn: lay one to three cards and name one virtue.',
  promptDogma: 'Your turn: create a dogma for two rubies, or confess.',
  promptRespond: (name: string, count: number, card: string) =>
    `${name} laid ${cardCount(count)} and claims ${card}. Believe, doubt or join?`,
  promptNoJoin: (name: string, count: number, card: string) =>
    `${name} laid ${cardCount(count)} and claims ${card}. Believe or doubt?`,
  waitConfess: (name: string) => `${name} is about to confess.`,
  waitRespond: (name: string) => `${name} must believe, doubt or join.`,
  over: (losers: string) => `The game is over. ${losers} lost.`,

  moveConfess: (names: string, card: string) => `Lay ${names} and claim ${card}.`,
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
