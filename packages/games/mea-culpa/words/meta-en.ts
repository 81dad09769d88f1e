import type { HandEvent } from '../rules/meta-events.ts';
import type { Declaration } from '../rules/meta-moves.ts';
import type { HandTexts, HandWords, MetaOptionTexts } from './meta-catalogue.ts';

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
  honour1: 'honour 1',
  honour2: 'honour 2',
  honour3: 'honour 3',
  honour4: 'honour 4',
  honour5: 'honour 5',
};

const VERDICTS: HandTexts['verdicts'] = {
  upheld: 'The call is upheld',
  reminder: 'That is a reminder',
  dropped: 'The call is dropped',
  tooLate: 'That comes too late',
  unfounded: 'The call is unfounded',
  vote: 'The others vote',
};

const WHERE = { market: 'the market', card: 'a card', turn: 'the turn' } as const;

type Words = HandWords;

const declaration = (say: Words, action: Declaration | { readonly type: 'travel' }): string => {
  switch (action.type) {
    case 'buy':
      return `I buy ${say.stones[action.good]}`;
    case 'greedy':
      return `I buy two ${say.stones[action.good]} greedily`;
    case 'buyLetter':
      return 'I buy a letter';
    case 'sell':
      return `I sell ${say.stones[action.good]}`;
    case 'donate':
      return 'I donate';
    case 'visit':
      return `I visit ${say.place(action.place)}`;
    case 'travel':
      return 'I am travelling';
  }
};

const undone = (say: Words, event: Extract<HandEvent, { type: 'takenBack' }>): string => {
  switch (event.step) {
    case 'pay':
      return `${event.taler} taler paid`;
    case 'turn':
      return `${event.notches} notches turned`;
    case 'stone':
      return `a stone in ${say.dens[event.den]}`;
    case 'take':
      return `${say.stones[event.stone]} taken`;
    case 'sell':
      return `${say.stones[event.good]} sold`;
    case 'drop':
      return event.item === undefined ? 'something dropped' : `${say.items[event.item]} dropped`;
  }
};

export const handEn: HandTexts = {
  entries: ENTRIES,
  verdicts: VERDICTS,
  events: say => ({
    cardPutBack: ({ seat, character }, name) => `${name(seat)} puts the ${say.characters[character]} back.`,
    bidSettled: ({ seat, taler, to, madeUp }, name) =>
      `${name(seat)} settles the bid: ${taler} taler ${to === 'bank' ? 'to the bank' : 'behind the screen'}${madeUp ? ' (made up)' : ''}.`,
    bidReturned: ({ seat, taler }, name) => `${taler} taler return to ${name(seat)}.`,
    stonesLeftAlone: ({ seat }, name) => `${name(seat)} leaves the stones of the Pope alone.`,
    choiceDone: ({ seat }, name) => `${name(seat)} says: done.`,
    declared: ({ seat, action, second }, name) =>
      `${name(seat)} says: ${second ? 'and then ' : ''}${declaration(say, action)}.`,
    withdrawn: ({ seat }, name) => `${name(seat)} thinks again.`,
    takenBack: (event, name) => `${name(event.seat)} takes back: ${undone(say, event)}.`,
    paid: ({ seat, taler, madeUp }, name) => `${name(seat)} pays ${taler} taler${madeUp ? ' (made up)' : ''}.`,
    stoneTaken: ({ seat, stone, letter }, name) =>
      `${name(seat)} takes 1 ${say.stones[stone]}${letter === undefined ? '' : ` and a ${say.colours[letter]} letter`}.`,
    itemShown: ({ seat, item }, name) => `${name(seat)} shows ${say.items[item]}.`,
    itemDropped: ({ seat, item }, name) =>
      `${name(seat)} drops ${item === undefined ? 'something' : say.items[item]} into the chest.`,
    turnEnded: ({ seat }, name) => `${name(seat)} says: end of my turn.`,
    nextPlayerAsked: ({ seat }, name) => `${name(seat)} says: next player, please!`,
    here: ({ seat }, name) => `${name(seat)} says: here.`,
    nothingToCall: ({ seat }, name) => `${name(seat)} has nothing to call.`,
    reached: ({ seat, where }, name) => `${name(seat)} reaches for ${WHERE[where]}.`,
    accused: ({ seat, culprit, entry, verdict }, name) =>
      seat === culprit
        ? `${name(seat)} confesses: ${ENTRIES[entry]}. ${VERDICTS[verdict]}.`
        : `${name(seat)} accuses ${name(culprit)}: ${ENTRIES[entry]}. ${VERDICTS[verdict]}.`,
    voted: ({ seat }, name) => `${name(seat)} has voted.`,
    voteEnded: ({ culprit, upheld }, name) =>
      upheld ? `The others find ${name(culprit)} guilty.` : `The others do not find ${name(culprit)} guilty.`,
    donationNamed: ({ seat, items }, name) =>
      `The donation of ${name(seat)} was ${items.map(item => say.items[item]).join(' and ')}.`,
    goodsReturned: ({ seat, good, number, to }, name) =>
      `${name(seat)} returns ${number} ${say.stones[good]} to the ${to === 'market' ? 'market' : 'bag'}.`,
    letterReturned: ({ seat, letter }, name) => `${name(seat)} returns a ${say.colours[letter]} letter to its stack.`,
    visitUndone: ({ seat, place }, name) => `The open visit of ${name(seat)} to ${say.place(place)} is undone.`,
    lastCallBegan: () => 'The last call begins: who has something to call?',
    lastCallEnded: () => 'The last call is over.',
    timeUp: ({ seats }, name) => `Time is up for ${seats.map(name).join(' and ')}.`,
    confessions: ({ sins, leftOut }, name) => {
      const all = (list: typeof sins) =>
        list.map(({ seat, entry, round }) => `${name(seat)} ${entry} (round ${round})`).join(', ');
      const cheek = leftOut.length === 0 ? '' : ` Left out by a Petty Sinner, which was no sin: ${all(leftOut)}.`;
      return sins.length === 0 ? `Nobody sinned unseen.${cheek}` : `Sins that nobody called: ${all(sins)}.${cheek}`;
    },
  }),
  moves: say => ({
    putBack: ({ character }) => `Put the ${say.characters[character]} back.`,
    settle: () => 'Settle your bid.',
    noMove: () => 'Leave the stones of the Pope alone.',
    done: () => 'Say: done.',
    declare: ({ action }) =>
      `Declare: ${declaration(say, action)}${action.type === 'travel' ? ` to ${say.place(action.place)}` : ''}.`,
    withdraw: () => 'Think again: withdraw the action.',
    takeBack: () => 'Take back your last step.',
    pay: ({ taler }) => `Pay ${taler} taler.`,
    turn: ({ notches }) => `Turn your post by ${notches}.`,
    stone: ({ den }) => `Put a stone into ${say.dens[den]}.`,
    show: ({ item }) => `Show ${say.items[item]}.`,
    drop: ({ item, into }) => `Drop ${say.items[item]} into ${say.compartment(into)}.`,
    letter: () => 'Take the yellow letter.',
    end: () => 'Say: end of my turn.',
    ask: () => 'Ask the next player to move.',
    here: () => 'Say: here.',
    call: ({ culprit, entry }, name) => `Accuse ${name(culprit)}: ${ENTRIES[entry]} (${entry}).`,
    vote: ({ yes }) => (yes ? 'Vote yes: it was a sin.' : 'Vote no: it was none.'),
    nothing: () => 'Nothing to call.',
    clock: ({ what }) => `The clock: ${what}.`,
  }),
  beside: (name, taler) => `Beside the post of ${name}: ${taler} taler.`,
  register: entries => `Register: ${entries.join(', ')}.`,
  ask: {
    choosing: 'Your choice: settle your bid, take a card, do what belongs to it, and say done.',
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
    notOwed: 'Nothing of the kind is owed.',
    moreThanOwed: 'So much is not owed.',
    cannotTakeBack: 'This cannot be taken back.',
    badRegister: 'This is not a valid register.',
  },
};

const seconds = (...values: readonly number[]) =>
  Object.fromEntries(values.map(value => [value, value === 0 ? 'at once' : `${value} seconds`]));
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
