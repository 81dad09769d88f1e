import { title } from '../title.ts';
import type { Catalogue } from './catalogue.ts';

const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six'];
const number = (count: number): string => NUMBERS[count] ?? `${count}`;
const plural = (count: number, word: string): string => `${count} ${word}${count === 1 ? '' : 's'}`;

export const en: Catalogue = {
  title: title.title.en,
  invitation: 'Say exactly what you will win, colour by colour. Somebody at the table hopes you are wrong.',
  you: 'You',
  colours: ['red', 'yellow', 'green', 'blue', 'violet', 'white', 'black'],
  and: 'and',
  none: 'none',
  seals: (count, colour) => `${number(count)} ${colour}`,
  card: (colour, value) => `${colour} ${value}`,
  event: {
    firstDealer: name => `${name} will deal first.`,
    roundStarted: (round, rounds, dealer) => `Round ${round} of ${rounds}. ${dealer} deals 15 cards to each.`,
    dealt: cards => `Your cards: ${cards}.`,
    saboteurTaken: name => `${name}: saboteur. No seals, only malice.`,
    predicted: (name, seals) => `${name} predicts ${seals}.`,
    predictedNothing: name => `${name} predicts no trick at all.`,
    takenOver: (colour, giver, white) =>
      `${colour} from ${giver}${white ? ', who gets a white seal' : ', who gets nothing for it'}`,
    cardPlayed: (name, card) => `${name}: ${card}.`,
    trickWon: (name, card, led, ruffed) =>
      `The trick goes to ${name}, with ${card}${ruffed ? `, ruffing ${led}` : ''}.`,
    handInAsked: (name, seals) => `Seals that fit for ${name}: ${seals}.`,
    handedIn: (name, seal) => `${name}: one ${seal} seal back to the middle.`,
    blackTaken: name => `${name}: no seal fits, so a black one.`,
    blackAvoided: name => `${name}: no seal fits, and no black seal is left. Lucky.`,
    putAway: name => `${name} is the saboteur: the trick is put away.`,
    roundScored: (round, scores) => `Round ${round} is over. ${scores}.`,
    score: (name, points, total) => `${name} ${points}, total ${total}`,
    gameEnded: (winners, several, points) =>
      `The game is over. ${winners} ${several ? 'win together' : 'wins'} with ${plural(points, 'penalty point')}.`,
  },
  table: {
    round: (round, rounds, trick, dealer) => `Round ${round} of ${rounds}, trick ${trick} of 15. Dealer: ${dealer}.`,
    predicting: (round, rounds, dealer) => `Round ${round} of ${rounds}, predictions. Dealer: ${dealer}.`,
    over: 'The game is over.',
    middle: seals => `In the middle: ${seals}.`,
    saboteurInMiddle: 'The saboteur is still to be had.',
    player: (name, cards, tricks, seals, total) =>
      `${name}: ${plural(cards, 'card')}, ${plural(tricks, 'trick')}, seals ${seals}; ${plural(total, 'point')} so far.`,
    saboteur: (name, cards, tricks, total) =>
      `${name}, saboteur: ${plural(cards, 'card')}, ${plural(tricks, 'trick')}; ${plural(total, 'point')} so far.`,
    toCome: (name, total) => `${name} has not predicted yet; ${plural(total, 'point')} so far.`,
    trick: cards => `On the table: ${cards}.`,
    lastTrick: cards => `Last trick: ${cards}.`,
    playedBy: (name, card) => `${name} ${card}`,
    hand: cards => `Your hand: ${cards}`,
  },
  prompt: {
    over: 'The game is over.',
    waitPrediction: name => `Waiting for ${name} to predict.`,
    waitCard: name => `Waiting for ${name} to play.`,
    waitSeal: name => `Waiting for ${name} to choose a seal.`,
    predict: 'Your prediction. Which tricks will you win?',
    predictOrSabotage: 'Your prediction, or take the saboteur.',
    lead: 'Your lead. Play any card.',
    follow: colour => `Your turn. Follow ${colour}.`,
    void: colour => `Your turn. No ${colour} left: play any card.`,
    handIn: seals => `You won the trick. Hand in a seal: ${seals}.`,
  },
  move: {
    takeSaboteur: 'Take the saboteur.',
    predict: seals => `Predict ${seals}.`,
    predictNothing: 'Predict no trick.',
    playCard: card => `Play ${card}.`,
    handIn: seal => `Hand in a ${seal} seal.`,
  },
  refusals: {
    notYourTurn: 'It is not your turn.',
    handInPending: 'First choose the seal to hand in.',
    noHandInPending: 'No choice of a seal is open.',
    wrongPhase: 'This is not possible now.',
    saboteurTaken: 'The saboteur has already been taken.',
    sealKindNotAllowed: 'Only coloured seals can be predicted.',
    notInMiddle: 'The middle has fewer seals of this colour.',
    middleFirst: 'Take the seals in the middle first.',
    invalidGiver:
      'You cannot take a seal from this player: yourself, the saboteur, or someone who has not predicted yet.',
    giverHasNone: 'This player has too few seals of this colour.',
    noWhiteLeft: 'No white seal is left as a replacement.',
    tooManySeals: 'More than 15 seals are not possible.',
    zeroNotAllowed: 'At this table at least one seal must be predicted.',
    cardNotInHand: 'You do not have this card.',
    mustFollowSuit: 'You still hold the led colour.',
    sealNotAccepted: 'This seal does not fit the trick.',
    sealNotOwned: 'You do not have such a seal.',
    optionNotAvailable: 'This option does not fit the number of players.',
    malformed: 'This is not a move of the game.',
  },
  options: {
    saboteurBase: { name: 'Points of the saboteur, at most', values: { 4: '4', 5: '5 (three players only)' } },
    whiteSupply: {
      name: 'When the white seals run out',
      values: {
        blocked: 'no more take-overs',
        noReplacement: 'the giver gets nothing',
        unlimited: 'there are always more',
      },
    },
    minPrediction: { name: 'Smallest prediction', values: { 0: 'no seal', 1: 'one seal' } },
    trickHistory: {
      name: 'Old tricks',
      values: { last: 'the last one may be seen', none: 'covered', full: 'all of the round may be seen' },
    },
    tieBreak: {
      name: 'Equal totals',
      values: { shared: 'win together', perfectRounds: 'more rounds without a point win' },
    },
    threePlayerRounds: { name: 'Rounds with three players', values: { 6: 'six', 3: 'three (short game)' } },
  },
};
