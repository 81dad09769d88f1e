import { a, count, list, noun, of, quoted, spelled, times, verb } from '@conclave/kernel/english';
import type { HandEvent } from '../rules/meta-events.ts';
import type { Declaration } from '../rules/meta-moves.ts';
import { sinsOf, withoutStop } from './lists.ts';
import type { HandTexts, MetaOptionTexts } from './meta-catalogue.ts';
import { aLetter, characters, compartment, dens, gifts, items, notches, place, stones, taler } from './things-en.ts';

/** What the feed of META CULPA says in English (MC-26.33): whole sentences with subject and verb, never a judgment. */
const ENTRIES: HandTexts['entries'] = {
  S1: 'takes something back',
  S2: 'takes a card before the bid is settled',
  S3: 'turns the post too late',
  S4: 'forgets the free stone',
  S5: 'takes before paying',
  S6: 'goes to the House as Pope without the die',
  S7: 'has not put the card back',
  S8: 'forgets the preliminary action',
  S9: 'puts the Lust stone too late',
  S10: 'puts the Greed stone too late',
  S11: 'does not show a donation',
  S12: 'is asleep',
  S13: 'plays out of turn',
  honour1: 'breaks honour entry 1',
  honour2: 'breaks honour entry 2',
  honour3: 'breaks honour entry 3',
  honour4: 'breaks honour entry 4',
  honour5: 'breaks honour entry 5',
};

const VERDICTS: HandTexts['verdicts'] = {
  upheld: 'The call is upheld',
  reminder: 'That is a reminder',
  dropped: 'The call is dropped',
  tooLate: 'That comes too late',
  unfounded: 'The call is unfounded',
  vote: 'The others vote',
};

/** Who accuses themselves confesses. */
const CONFESSED: HandTexts['verdicts'] = {
  ...VERDICTS,
  upheld: 'The confession is accepted',
  dropped: 'Nothing comes of it',
  unfounded: 'There was nothing to confess',
};

const WHERE = { market: 'the market', card: 'a card', turn: 'the turn' } as const;

/** What somebody says aloud. */
const declaration = (action: Declaration | { readonly type: 'travel' }): string => {
  switch (action.type) {
    case 'buy':
      return `I buy ${a(stones[action.good])}`;
    case 'greedy':
      return `Out of greed I buy ${spelled(2, stones[action.good])}`;
    case 'buyLetter':
      return 'I buy a letter';
    case 'sell':
      return `I sell ${a(stones[action.good])}`;
    case 'donate':
      return 'I donate';
    case 'visit':
      return `I visit ${place(action.place)}`;
    case 'travel':
      return 'I am travelling';
  }
};

const undone = (event: Extract<HandEvent, { type: 'takenBack' }>): string => {
  switch (event.step) {
    case 'pay':
      return `a payment of ${taler(event.taler)}`;
    case 'turn':
      return `a turn of ${notches(event.notches)}`;
    case 'stone':
      return `a stone from ${dens[event.den]}`;
    case 'take':
      return `the reach for ${a(stones[event.stone])}`;
    case 'sell':
      return `the sale of ${a(stones[event.good])}`;
    case 'drop':
      return `${event.item === undefined ? 'something' : a(items[event.item])} from the chest`;
  }
};

/** MC-26.29  What the table agreed on stands in its own words. */
const onHonour = (
  {
    seat,
    culprit,
    verdict,
    honour,
  }: { readonly honour: string } & Pick<Extract<HandEvent, { type: 'accused' }>, 'seat' | 'culprit' | 'verdict'>,
  name: (seat: number) => string,
): string =>
  seat === culprit
    ? `${name(seat)} confesses on our honour: ${quoted(withoutStop(honour))}. ${CONFESSED[verdict]}.`
    : `${name(seat)} accuses ${name(culprit)} on our honour: ${quoted(withoutStop(honour))}. ${VERDICTS[verdict]}.`;

export const handEn: HandTexts = {
  entries: ENTRIES,
  verdicts: VERDICTS,
  events: {
    cardPutBack: ({ seat, character }, name) => `${name(seat)} puts the ${characters[character]} back.`,
    bidSettled: ({ seat, taler: number, to, madeUp }, name) =>
      `${name(seat)} settles the bid${madeUp ? ' late' : ''} and puts ${taler(number)} ${to === 'bank' ? 'into the bank' : 'behind the screen'}.`,
    bidReturned: ({ seat, taler: number }, name) =>
      `${taler(number)} ${verb(number, 'returns', 'return')} to ${name(seat)}.`,
    stonesLeftAlone: ({ seat }, name) => `${name(seat)} leaves the Pope stones alone.`,
    choiceDone: ({ seat }, name) => `${name(seat)} says: ${quoted('Done.')}`,
    declared: ({ seat, action, second }, name) =>
      `${name(seat)} says: ${quoted(`${second ? 'And then: ' : ''}${declaration(action)}.`)}`,
    withdrawn: ({ seat }, name) => `${name(seat)} thinks again and withdraws the action.`,
    takenBack: (event, name) => `${name(event.seat)} takes back ${undone(event)}.`,
    paid: ({ seat, taler: number, madeUp }, name) => `${name(seat)} pays ${taler(number)}${madeUp ? ' late' : ''}.`,
    stoneTaken: ({ seat, stone, letter }, name) =>
      `${name(seat)} takes ${a(stones[stone])}${letter === undefined ? '' : ` and ${aLetter(letter)}`}.`,
    itemShown: ({ seat, item }, name) => `${name(seat)} shows ${a(items[item])}.`,
    itemDropped: ({ seat, item }, name) =>
      `${name(seat)} drops ${item === undefined ? 'something' : a(items[item])} into the chest.`,
    turnEnded: ({ seat }, name) => `${name(seat)} says: ${quoted('End of my turn.')}`,
    nextPlayerAsked: ({ seat }, name) => `${name(seat)} says: ${quoted('Next player, please!')}`,
    here: ({ seat }, name) => `${name(seat)} says: ${quoted('Here.')}`,
    nothingToCall: ({ seat }, name) => `${name(seat)} has nothing to call.`,
    reached: ({ seat, where }, name) => `${name(seat)} reaches for ${WHERE[where]}.`,
    accused: ({ seat, culprit, entry, verdict, honour }, name) => {
      if (honour !== undefined) return onHonour({ seat, culprit, verdict, honour }, name);
      return seat === culprit
        ? `${name(seat)} confesses: ${name(seat)} ${ENTRIES[entry]}. ${CONFESSED[verdict]}.`
        : `${name(seat)} accuses ${name(culprit)}, who ${ENTRIES[entry]}. ${VERDICTS[verdict]}.`;
    },
    voted: ({ seat }, name) => `${name(seat)} has voted.`,
    voteEnded: ({ culprit, upheld }, name) =>
      upheld ? `The others find ${name(culprit)} guilty.` : `The others do not find ${name(culprit)} guilty.`,
    donationNamed: ({ seat, items: dropped }, name) => `${of(name(seat))} donation was ${gifts(dropped)}.`,
    goodsReturned: ({ seat, good, number, to }, name) =>
      `${name(seat)} returns ${count(number, stones[good])} to the ${to === 'market' ? 'market' : 'bag'}.`,
    letterReturned: ({ seat, letter }, name) => `${name(seat)} returns ${aLetter(letter)} to its stack.`,
    visitUndone: ({ seat, place: number }, name) => `${of(name(seat))} open visit to ${place(number)} is undone.`,
    lastCallBegan: () => 'The last call begins: who has something to call?',
    lastCallEnded: () => 'The last call is over.',
    timeUp: ({ seats }, name) => `Time is up for ${list(seats.map(name))}.`,
    confessions: ({ sins, leftOut }, name) => {
      const all = (noted: typeof sins) => sinsOf(noted, name, { entries: ENTRIES, times, list }).join('; ');
      const cheek = leftOut.length === 0 ? '' : ` Left out by a Petty Sinner, which was no sin: ${all(leftOut)}.`;
      return sins.length === 0 ? `Nobody sinned unseen.${cheek}` : `Sins that nobody called: ${all(sins)}.${cheek}`;
    },
  },
  moves: {
    putBack: ({ character }) => `Put the ${characters[character]} back.`,
    settle: () => 'Settle your bid.',
    noMove: () => 'Leave the Pope stones alone.',
    done: () => 'Say: done.',
    declare: ({ action }) =>
      `Declare: ${declaration(action)}${action.type === 'travel' ? ` to ${place(action.place)}` : ''}.`,
    withdraw: () => 'Think again: withdraw the action.',
    takeBack: () => 'Take back your last step.',
    pay: ({ taler: number }) => `Pay ${taler(number)}.`,
    turn: ({ notches: number }) => `Turn your post by ${notches(number)}.`,
    stone: ({ den }) => `Put a stone into ${dens[den]}.`,
    show: ({ item }) => `Show ${a(items[item])}.`,
    drop: ({ item, into }) => `Drop ${a(items[item])} into ${compartment(into)}.`,
    letter: () => 'Take the yellow letter.',
    end: () => 'Say: end of my turn.',
    ask: () => 'Ask the next player to move.',
    here: () => 'Say: here.',
    call: ({ culprit, entry }, name) => `Accuse ${name(culprit)}, who ${ENTRIES[entry]} (${entry}).`,
    vote: ({ yes }) => (yes ? 'Vote yes: it was a sin.' : 'Vote no: it was none.'),
    nothing: () => 'Nothing to call.',
    clock: ({ what }) => `The clock: ${what}.`,
  },
  beside: (name, number) => `Beside ${of(name)} post: ${taler(number)}.`,
  register: entries => `Register: ${entries.join(', ')}.`,
  ask: {
    choosing: 'Your choice: settle your bid, take a card, do what belongs to it, and say done.',
    silent: 'The table says nothing. Whoever is next, moves.',
    silentChoice: 'The table says nothing. Whoever is next takes a card.',
    handTurn: 'Your turn, by hand: declare, pay, turn, put, take, and say when it is over.',
    vote: 'Was it a sin? Vote in secret.',
    lastCall: 'The last call: is there anything to call?',
  },
  refusals: {
    badMove: 'This is not a move of META CULPA.',
    onlyTheClock: 'Only the clock of the table decides this.',
    clockNotRunning: 'No such clock is running.',
    unknownEntry: 'This entry is not in the register.',
    callsLocked: 'You cannot call again yet.',
    voteRunning: 'A vote is already running.',
    lastCall: 'The last call runs: nothing else can be done.',
    notNow: 'This cannot be done now.',
    cannotAsk: 'You cannot ask now.',
    remindedFirst: 'You have been reminded: do that first.',
    phaseOver: 'The market is empty: no further action.',
    onlyTheEnd: 'After the free stone only the end of the turn is left.',
    noMoreActions: 'There is no further action in this turn.',
    firstUnfinished: 'Finish what you have declared first.',
    notDeclared: 'You have declared nothing.',
    notOwed: 'You owe nothing of the kind.',
    moreThanOwed: 'You do not owe so much.',
    cannotTakeBack: 'This cannot be taken back.',
    badRegister: 'This is not a valid register.',
  },
};

const seconds = (...values: readonly number[]) =>
  Object.fromEntries(values.map(value => [value, value === 0 ? 'at once' : count(value, noun('second'))]));
const percent = (...values: readonly number[]) => Object.fromEntries(values.map(value => [value, `${value} %`]));

export const metaOptionsEn: MetaOptionTexts = {
  metaCulpa: { name: 'META CULPA', values: { off: 'the table keeps the books', on: 'forgetting is a sin' } },
  register: { name: 'Register of sins', values: { printed: 'as printed', gentle: 'gentle, to begin with' } },
  metaCorrection: { name: 'The Pope in the open', values: { de: 'his visit is undone', en: 'his visit stands' } },
  wrongAccusation: {
    name: 'False witness',
    values: { stone: 'a stone and silence', lockout: 'silence until the next end', none: 'nothing happens' },
  },
  callWindow: {
    name: 'How long a sin can be called',
    values: { nextTurn: 'until the next turn is over', round: 'the whole round' },
  },
  askDelay: { name: 'Before "next player, please"', values: seconds(10, 0, 5, 20, 30) },
  answerSeconds: { name: 'Time to wake up', values: seconds(20, 10, 30, 60) },
  lastCallSeconds: { name: 'Length of the last call', values: seconds(20, 10, 30, 60) },
  graceSeconds: { name: 'Grace after a turn', values: seconds(8, 0, 4, 15, 30) },
  botSlips: { name: 'Bots slip', values: percent(0, 5, 10, 20) },
  botVigilance: { name: 'Bots notice', values: percent(60, 0, 30, 85, 100) },
  botCheek: { name: 'Bots as Petty Sinner leave out', values: percent(30, 0, 60, 100) },
  pace: { name: 'Pace', values: { live: 'all are here', correspondence: 'over days' } },
};
