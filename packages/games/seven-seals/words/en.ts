import { a, count, either, inWords, list, noun, spelled, verb } from '@conclave/kernel/english';
import { title } from '../title.ts';
import type { Catalogue } from './catalogue.ts';

const CARD = noun('card');
const TRICK = noun('trick');
const POINT = noun('point');
const COLOURS = ['red', 'yellow', 'green', 'blue', 'violet', 'white', 'black'] as const;

export const en: Catalogue = {
  title: title.title.en,
  invitation: 'Say exactly what you will win, colour by colour. Somebody at the table hopes you are wrong.',
  you: 'You',
  colours: COLOURS,
  list: parts => list(parts, 'none'),
  either: parts => either(parts, 'none'),
  seals: (number, colour) => `${inWords(number)} ${colour}`,
  aSeal: kind => a(noun('seal'), COLOURS[kind]),
  card: (colour, value) => `${colour} ${value}`,
  event: {
    firstDealer: name => `${name} deals first.`,
    roundStarted: (round, rounds, dealer) => `Round ${round} of ${rounds} begins. ${dealer} deals 15 cards to each.`,
    dealt: cards => `You are dealt ${cards}.`,
    saboteurTaken: name => `${name} becomes the saboteur: no seals, only malice.`,
    predicted: (name, seals) => `${name} predicts ${seals}.`,
    predictedNothing: name => `${name} predicts no trick at all.`,
    takenOver: (seals, giver, whites) =>
      `${seals} from ${giver} (for ${whites === 0 ? 'nothing' : whites === 1 ? 'a white seal' : spelled(whites, noun('white seal'))})`,
    cardPlayed: (name, card) => `${name} plays ${card}.`,
    trickWon: (name, card, led, ruffed) =>
      ruffed ? `${name} ruffs ${led} with ${card} and wins the trick.` : `${name} wins the trick with ${card}.`,
    handInAsked: (name, seals) => `${name} may hand in ${seals}.`,
    handedIn: (name, seal) => `${name} hands in ${seal}.`,
    blackTaken: name => `${name} has no seal that fits and takes a black one.`,
    blackAvoided: name => `${name} has no seal that fits, but no black one is left: how lucky.`,
    putAway: name => `As the saboteur ${name} puts the trick away.`,
    roundScored: (round, scores) =>
      `Round ${round} is over. ${list(scores.map(({ name, points, total }, index) => (index === 0 ? `${name} gets ${count(points, POINT)} (${total} in all)` : `${name} ${points} (${total})`)))}.`,
    gameEnded: (winners, points) =>
      `The game is over. ${list(winners)} ${verb(winners.length, 'wins', 'win together')} with ${count(points, noun('penalty point'))}.`,
  },
  table: {
    round: (round, rounds, trick, dealer) => `Round ${round} of ${rounds}, trick ${trick} of 15. ${dealer} has dealt.`,
    predicting: (round, rounds, dealer) => `Round ${round} of ${rounds}, predictions. ${dealer} has dealt.`,
    over: 'The game is over.',
    middle: seals => `In the middle: ${seals}.`,
    saboteurInMiddle: 'The saboteur is still to be had.',
    player: (name, cards, tricks, seals, total) =>
      `${name}: ${count(cards, CARD)}, ${count(tricks, TRICK)}, seals ${seals}; ${count(total, POINT)} so far.`,
    saboteur: (name, cards, tricks, total) =>
      `${name}, saboteur: ${count(cards, CARD)}, ${count(tricks, TRICK)}; ${count(total, POINT)} so far.`,
    toCome: (name, total) => `${name} has not predicted yet; ${count(total, POINT)} so far.`,
    trick: cards => `On the table: ${cards}.`,
    lastTrick: cards => `Last trick: ${cards}.`,
    playedBy: (name, card) => `${name} ${card}`,
    hand: cards => (cards === '' ? 'Your hand is empty.' : `Your hand: ${cards}`),
  },
  prompt: {
    over: 'The game is over.',
    waitPrediction: name => `${name} is about to predict.`,
    waitCard: name => `${name} is about to play.`,
    waitSeal: name => `${name} is choosing a seal.`,
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
    handIn: seal => `Hand in ${seal}.`,
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
