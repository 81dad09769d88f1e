import { at } from '@conclave/kernel';
import { a, count, list, noun, of, quoted, spelled, verb } from '@conclave/kernel/english';
import { title } from '../title.ts';
import type { Catalogue } from './catalogue.ts';
import {
  aLetter,
  bonuses,
  bonusInto,
  card,
  cards,
  categories,
  characters,
  compartment,
  deed,
  dens,
  gifts,
  giftsInto,
  goodList,
  items,
  letterList,
  notches,
  place,
  sinStones,
  space,
  steps,
  stones,
  taler,
  talerAndGoods,
} from './things-en.ts';

const CREW = noun('crew');
const SET = noun('set');
const STONE = noun('stone');
const THING = noun('thing');

const colours = { yellow: 'yellow', blue: 'blue', red: 'red', green: 'green' } as const;
const goods = { bread: 'bread', wine: 'wine', cloth: 'cloth', jewel: 'jewel' } as const;

export const en: Catalogue = {
  title: title.title.en,
  invitation:
    'Sin at the market and in the House of Pleasure, then buy your soul a way to Heaven before the cathedrals stand.',
  list,
  stones: { ...goods, indulgence: 'indulgence stone' },
  colours,
  dens,
  characters,
  bonuses,
  items: {
    ...goods,
    coin1: a(items.coin1),
    coin2: a(items.coin2),
    coin5: a(items.coin5),
    coin10: a(items.coin10),
  },
  stonesCounted: (number, stone) => count(number, stones[stone]),
  goodList,
  letterList,
  categories,
  cards,
  place,
  site: site => `site ${site}`,
  compartment,
  events: {
    soulsLinedUp: ({ fromHell }, name) =>
      `The souls line up, the one nearest to Hell first: ${list(fromHell.map(name))}.`,
    bonusTaken: ({ seat, bonus }, name) => `${name(seat)} takes ${bonuses[bonus]} as a starting bonus.`,
    bagFilled: ({ stones: filled }) => `Into the bag go ${goodList(filled, 'no stones')}.`,
    roundBegan: ({ round }) => `Round ${round} begins.`,
    marketLaidOut: ({ stones: laid, bag }) =>
      `The market offers ${goodList(laid, 'nothing')}. ${bag === 0 ? 'The bag is empty.' : `The bag still holds ${count(bag, STONE)}.`}`,
    crewSent: () => 'A crew goes from the hut to the card of the Emperor.',
    suite6Restocked: () => 'A new yellow letter waits in suite 6.',
    suite6Closed: () => 'No yellow letter is left: suite 6 stays closed this round.',
    cardsDiscarded: ({ cards: old }) => `The rooms no longer offer ${list(old.map(card))}.`,
    deckReshuffled: ({ cards: count }) => `The House cards are shuffled again, ${count} in all.`,
    cardsDrawn: ({ rooms }) =>
      `The House has new cards. ${rooms.map((id, index) => `${index === 0 ? 'Room' : 'room'} ${index + 1}: ${card(id)}`).join('; ')}.`,
    bidLocked: ({ seat }, name) => `${name(seat)} locks in a bid.`,
    bidSealed: ({ bid }) => `You bid ${notches(bid.notches)} and ${taler(bid.taler)}.`,
    bidsRevealed: ({ bids, keeper, order }, name) => {
      const sums = bids.map(
        (bid, seat) =>
          `${name(seat)}${seat === 0 ? ' bids' : ''} ${bid.notches} + ${bid.taler} = ${bid.notches + bid.taler}`,
      );
      const [first, ...others] = order.map(name);
      return `${list(sums)}. ${name(keeper)} shows the most notches and keeps the taler. ${first} chooses first, then ${list(others)}.`;
    },
    characterTaken: ({ seat, character, automatic }, name) =>
      automatic
        ? `The ${characters[character]} is left for ${name(seat)}.`
        : `${name(seat)} takes the ${characters[character]}.`,
    heldBack: ({ seat, character }, name) =>
      `${name(seat)} holds back the preliminary action of the ${characters[character]} until all have chosen.`,
    preliminaryOrder: ({ seat, first, second }, name) =>
      `${name(seat)} plays the preliminary action of the ${characters[first]} first, then that of the ${characters[second]}.`,
    declined: ({ seat, what }, name) =>
      `${name(seat)} ${{ popeStone: 'leaves the Pope stones alone', preliminaryVisit: 'does not visit the House now', card: 'leaves the card unused' }[what]}.`,
    turnBegan: ({ seat, character }, name) => `${name(seat)} takes a turn as the ${characters[character]}.`,
    passed: ({ seat, actions }, name) => `${name(seat)} ${actions === 0 ? 'passes' : 'ends the turn'}.`,
    postTurned: ({ seat, from, to }, name) => `${name(seat)} turns the post from ${from} to ${to}.`,
    marketEmpty: () => 'The market is empty, and the action phase is over.',
    bought: ({ seat, good, price, greedy }, name) =>
      greedy
        ? `Out of greed ${name(seat)} buys ${spelled(2, stones[good])} for ${taler(price)}.`
        : `${name(seat)} buys ${a(stones[good])} for ${taler(price)}.`,
    goodsTaken: ({ seat, good, number, rule }, name) =>
      `${name(seat)} takes ${count(number, stones[good])} from the market${rule === 'C10' ? ' without paying' : ''}.`,
    letterBought: ({ seat, letter, price }, name) =>
      `${name(seat)} takes an indulgence stone, pays ${taler(price)} and gets ${aLetter(letter)}.`,
    sold: ({ seat, good, price }, name) => `${name(seat)} sells ${a(stones[good])} for ${taler(price)}.`,
    donated: ({ seat, items: shown }, name) => `${name(seat)} donates ${gifts(shown)}.`,
    stored: ({ things }) => `You put ${giftsInto(things)}.`,
    visitBegan: ({ seat, place: number }, name) => `${name(seat)} visits ${place(number)}.`,
    suite5Turned: ({ seat }, name) => `Suite 5 welcomes ${name(seat)}, and nobody else this round.`,
    roomChosen: ({ seat, room, card: id }, name) =>
      `${name(seat)} goes through suite 5 into room ${room}, for ${card(id)}.`,
    yellowLetterTaken: ({ seat }, name) => `${name(seat)} takes the yellow letter of suite 6.`,
    travelling: ({ seat }, name) => `${name(seat)} travels incognito as the Pope.`,
    dieSet: ({ place: number }) => `You set your die to ${place(number)}.`,
    guessed: ({ seat, pope, guess, place: number, caught }, name) =>
      caught
        ? `${name(seat)} guesses ${place(guess)}, and so says the die: ${name(pope)} is caught.`
        : `${name(seat)} guesses ${place(guess)}, but the die says ${place(number)}: ${name(pope)} is not caught.`,
    overTheLimit: ({ seat, place: number }, name) =>
      `${place(number)} is beyond the limit of ${of(name(seat))} post: the visit has no effect, and the place stays open.`,
    cardUsed: ({ seat, card: id }, name) => `${name(seat)} ${deed(id)}.`,
    cardWithoutEffect: ({ why, victim }, name) =>
      `Nothing comes of it: ${{ noOpponentHolds: 'nobody else holds that character', noLetter: 'the Emperor has no letter', noYellowLetter: 'the Pope has no yellow letter', tooPoor: `${victim === undefined ? 'the victim' : name(victim)} has fewer than 3 taler` }[why]}.`,
    cardCleared: ({ room }) => `The card of room ${room} is discarded.`,
    letterGiven: ({ from, to, letter }, name) => `${name(from)} gives ${name(to)} ${aLetter(letter)}.`,
    robbed: ({ from, to, taler: number }, name) => `${name(to)} robs ${name(from)} of ${taler(number)}.`,
    talerFromBank: ({ seat, taler: number }, name) => `${name(seat)} takes ${taler(number)} from the bank.`,
    soulMoved: ({ seat, from, to, steps: number }, name) =>
      `${name(seat)} sinks ${steps(number)} towards Hell${to - from > number ? ' and is pushed on past occupied spaces' : ''}, from ${space(from)} to ${space(to)}.`,
    soulStopped: ({ seat, at: here, steps: number }, name) =>
      `${steps(number)} would lead ${name(seat)} into Hell: the soul stays on ${space(here)}.`,
    sinStonesPut: ({ seat, den, number }, name) => `${name(seat)} puts ${sinStones(number)} into ${dens[den]}.`,
    sinStonesBack: ({ seat, den, number }, name) => `${name(seat)} takes ${sinStones(number)} back from ${dens[den]}.`,
    ranOut: ({ seat, den, missing }, name) => `${name(seat)} is ${sinStones(missing)} short for ${dens[den]}.`,
    popeStoneMoved: ({ seat, from, to }, name) => `${name(seat)} moves a Pope stone from ${dens[from]} to ${dens[to]}.`,
    atonement: ({ by, den }, name) =>
      `Atonement! All three Pope stones lie at ${dens[den]}. Everyone atones except ${name(by)}.`,
    popeStonesReturned: () => 'The Pope stones return, one to each den.',
    crewArrived: ({ seat, from, site }, name) => {
      if (from === 'emperor') return `${name(seat)} sends the crew of the Emperor to site ${site}.`;
      if (from === 'hut') return `${name(seat)} sends a crew from the hut to site ${site}.`;
      return `${name(seat)} moves a crew from site ${from} to site ${site}.`;
    },
    built: ({ site, part }) =>
      part === 'nave' ? `A nave rises on site ${site}.` : `The cathedral on site ${site} is finished!`,
    freeStoneTaken: ({ seat, stone, letter }, name) =>
      `${name(seat)} takes ${a(stones[stone])} as the free stone${letter === undefined ? '' : ` and gets ${aLetter(letter)} for it`}.`,
    postsCompared: ({ highest, lowest, mover }, name) =>
      mover === undefined
        ? `All posts show ${notches(highest)}: nobody sinks.`
        : `The highest post shows ${notches(highest)}, the lowest ${highest - lowest === 0 ? 'as many' : lowest}: ${name(mover)} must sink ${steps(highest - lowest)}.`,
    chestsOpened: ({ site, compartment: opened, contents }, name) => {
      const all = contents.map(
        (held, seat) => `${name(seat)}${seat === 0 ? ' gave' : ''} ${goodList(held, 'nothing')}`,
      );
      return `Cathedral ${site} stands, and ${compartment(opened)} of every chest is opened. ${all.join('; ')}.`;
    },
    lettersDisplayed: ({ category, letters, values, donors }, name) =>
      donors.length === 0
        ? `Nobody donated ${categories[category]}: the letters stay.`
        : `${list(donors.map(seat => `${name(seat)} (${at(values, seat)})`))} donated ${categories[category]}. These letters lie ready: ${letterList(letters)}.`,
    letterPicked: ({ seat, letter }, name) => `${name(seat)} takes ${aLetter(letter)}.`,
    chestsCleared: ({ compartment: opened }) =>
      `The goods of ${compartment(opened)} go into the bag, the coins to the bank.`,
    scored: ({ seat, letters, sets, value, from, to }, name) =>
      value === 0
        ? `${name(seat)} has no letters and stays on ${space(from)}.`
        : `${name(seat)} has these letters: ${letterList(letters)}. ${sets === 0 ? 'They' : `With ${spelled(sets, SET)} they`} lift the soul ${steps(value)}, to ${space(to)}.`,
    gameOver: ({ winners, inHeaven }, name) => {
      const is = verb(winners.length, 'is', 'are');
      const wins = verb(winners.length, 'wins', 'win together');
      return `The game is over. ${list(winners.map(name))} ${is} ${inHeaven.length === 0 ? 'nearest to Heaven' : 'in Heaven'} and ${wins}.`;
    },
    screensOpened: ({ screens }, name) => {
      const all = screens.map(
        (screen, seat) =>
          `${name(seat)}${seat === 0 ? ' had' : ''} ${talerAndGoods(screen.taler, screen.goods, 'nothing')}${seat === 0 ? ' left' : ''}`,
      );
      return `The screens are lifted. ${all.join('; ')}.`;
    },
  },
  moves: {
    bonus: ({ bonus, into }) => `Take ${bonuses[bonus]}${bonusInto(into)}.`,
    bid: ({ notches: shown, taler: number }) => `Bid ${notches(shown)} and ${taler(number)}.`,
    character: ({ character }) => `Take the ${characters[character]}.`,
    holdBack: ({ when }) =>
      when === 'now'
        ? 'Play the preliminary action now.'
        : when === undefined
          ? 'Wait with the preliminary action.'
          : 'Hold the preliminary action back.',
    order: ({ first }) =>
      first === 'own' ? 'Play your own preliminary action first.' : 'Play the inherited preliminary action first.',
    popeStone: ({ from, to }) => `Move a Pope stone from ${dens[from]} to ${dens[to]}.`,
    crew: ({ site }) => `Send the crew to site ${site}.`,
    moveCrew: ({ from, to }) => `Move a crew from site ${from} to site ${to}.`,
    pass: () => 'Pass: end the turn.',
    buy: ({ good }) => `Buy ${a(stones[good])}.`,
    greedy: ({ good }) => `Buy ${spelled(2, stones[good])} out of greed.`,
    buyLetter: ({ letter }) => `Buy ${aLetter(letter)}.`,
    sell: ({ good }) => (good === undefined ? 'Sell the good you declared.' : `Sell ${a(stones[good])}.`),
    donate: ({ things }) => `Donate ${giftsInto(things)}.`,
    visit: ({ place: number }) => `Visit ${place(number)}.`,
    travel: ({ place: number }) => `Travel incognito to ${place(number)}.`,
    guess: ({ place: number }) => `Guess ${place(number)}.`,
    room: ({ room }) => `Choose room ${room}.`,
    use: () => 'Use the card.',
    takeGood: ({ good }) => `Take ${a(stones[good])} from the market.`,
    rob: ({ seat }, name) => `Rob ${name(seat)}.`,
    decline: () => 'Decline.',
    giveLetter: ({ letter }) => `Give ${aLetter(letter)}.`,
    emptyDen: ({ den }) => `Take your stones back from ${dens[den]}.`,
    take: ({ stone, letter }) => `Take ${a(stones[stone])}${letter === undefined ? '' : ` for ${aLetter(letter)}`}.`,
    pick: ({ letter }) => `Take ${aLetter(letter)}.`,
  },
  ask: {
    bonus: 'Choose a starting bonus and where to hide it.',
    bid: 'Your secret bid: notches and taler.',
    choose: 'Choose a character.',
    holdBack: 'Your preliminary action now, or after the last choice, when you know which card is left?',
    preliminaryOrder: 'Two preliminary actions are yours. Which one first?',
    popeStone: 'You may move a Pope stone.',
    crew: 'Place the crew on a site.',
    preliminaryVisit: 'You may visit the House at once, without turning your post.',
    turn: 'Your turn: buy, sell, donate, visit, or pass.',
    guess: 'Where is the Pope? Guess a place.',
    room: 'Suite 5: which room?',
    card: 'Use the card?',
    giveLetter: 'You must give a letter. Which one?',
    runOut: 'You are short of sin stones. Which den do you empty?',
    freeStone: 'Take your free stone.',
    pick: 'Pick a letter.',
  },
  askCard: id => `The card offers ${card(id)}. Use it?`,
  secondAction: 'A second action of another kind costs one notch. Or end the turn.',
  waitFor: names => `The table waits for ${names}.`,
  over: 'The game is over.',
  table: {
    round: round => (round === 0 ? 'Everyone takes a starting bonus.' : `Round ${round}.`),
    market: (laid, bag) => `Market: ${laid}. Bag: ${count(bag, STONE)}.`,
    rooms: (rooms, suite5, suite6) => {
      const shown = rooms.map((id, index) => `room ${index + 1}: ${id === '' ? 'empty' : `${card(id)} (${id})`}`);
      return `House: ${shown.join('; ')}; suite 5: ${suite5 ? 'any room' : 'visited'}; suite 6: ${suite6 ? 'a yellow letter' : 'closed'}.`;
    },
    supply: letters => `Letters in the supply: ${letters}.`,
    sites: ({ crews, parts, hut }, ids) => {
      const shown = ids.map(
        (id, site) =>
          `${id} ${['empty', 'nave', 'cathedral'][at(parts, site)]}${at(crews, site) > 0 ? ' with a crew' : ''}`,
      );
      return `Sites: ${shown.join(', ')}. Hut: ${count(hut, CREW)}.`;
    },
    popeStones: places => `Pope stones: ${places}.`,
    player: ({ name, characters: held, soul, post, stock, dens: sins, chest, locked }) =>
      `${name}${held.length > 0 ? ` (${held.join(', ')})` : ''}: soul on ${space(soul)}, ${post === 0 ? (locked ? 'bid locked in' : 'post covered') : `post ${post}`}, ${sinStones(stock)} in stock, sins ${sins}, ${count(chest, THING)} in the chest.`,
    own: (number, held, letters) => `Behind your screen: ${taler(number)}; ${held}; letters: ${letters}.`,
    ledger: (name, number, held, letters) =>
      `Behind ${of(name)} screen: ${taler(number)}; ${held}; letters: ${letters}.`,
    noGoods: 'no goods',
    noLetters: 'none',
    chest: (first, second) => `Your chest: in I ${first}; in II ${second}.`,
    bid: (shown, number) => `Your sealed bid: ${notches(shown)} and ${taler(number)}.`,
    die: where => `Your die shows ${where}.`,
    display: letters => `These letters lie ready: ${letters}.`,
  },
  refusals: {
    gameOver: 'The game is over.',
    notYourTurn: 'This is not your decision now.',
    notAsked: 'Something else is asked now.',
    bonusGone: 'This bonus has been taken.',
    notches: 'A post shows 1 to 6 notches.',
    bidBeyondTaler: 'You do not have so many taler behind your screen.',
    characterTaken: 'This character has been taken.',
    noPopeStoneThere: 'There is no Pope stone at this den.',
    siteFinished: 'The cathedral on this site is finished.',
    noCrewThere: 'No crew stands on this site.',
    hutEmpty: 'There is no crew in the hut.',
    sameKind: 'The second action must be of another kind.',
    postAtLimit: 'Your post shows 6 notches: no second action.',
    notOnMarket: 'This good is not on the market.',
    noPairOnMarket: 'A greedy purchase needs two of this good on the market.',
    noIndulgenceStone: 'There is no indulgence stone on the market.',
    colourExhausted: 'There are no letters of this colour left.',
    tooExpensive: 'You cannot pay the price.',
    noSuchGood: 'You do not have this good behind your screen.',
    onlyTheEmperor: 'Only the Emperor may donate two things at once.',
    notYours: 'You do not have this behind your screen.',
    onlyIncognito: 'The Pope visits the House only incognito, with the die.',
    onlyThePope: 'Only the Pope travels incognito.',
    placeNotOpen: 'This place is not open.',
    nowhereToTravel: 'No open place is within the limit of your post.',
    overTheLimit: 'This visit would lift your post above 6.',
    secondTooCostly: 'After the notch for the second action this visit would lift your post above 6.',
    popeOverTheLimit: 'This place is beyond the limit of your post, caught or not.',
    cannotGuess: 'Name a place that is still open.',
    noCardThere: 'There is no card in this room.',
    otherQuestion: 'The card asks something else.',
    notOnMarketForCard: 'This good is not on the market.',
    noSuchOpponent: 'Nobody sits there.',
    cannotRobYourself: 'Name an opponent.',
    noSuchLetter: 'You have no letter of this colour.',
    noStonesThere: 'You have no stones in this den.',
    stoneNotThere: 'This stone is not on the market.',
    chooseColour: 'Choose a red or a green letter for the indulgence stone.',
    notDisplayed: 'No letter of this colour is on display.',
    malformed: 'This is not a move of the game.',
    optionNotAvailable: 'This option does not fit the number of players.',
    boardSheet: 'The board sheet is not valid.',
  },
  options: {
    boardSheet: { name: 'Board sheet', values: { default: 'the default sheet' } },
    houseRules: {
      name: 'House rules for the board sheet',
      values: { off: 'rulebook facts stay', on: 'own prices and lists' },
    },
    twoPlayerSplit: { name: 'Letters with two players', values: { de: '2, 1, rest', en: '2, 2, rest' } },
    popeOverLimit: {
      name: 'Pope beyond the limit of his post',
      values: { blocked: 'not possible', penalised: 'always penalised', riskIfCaught: 'penalised only if caught' },
    },
    threePlayerInheritance: {
      name: 'Inherited preliminary action (three players)',
      values: {
        mayHoldBack: 'now or later, as its holder likes',
        afterLastPick: 'own at once, the other after the last choice',
        deferBoth: 'both after the last choice',
      },
    },
    openLedger: {
      name: 'Help for memory',
      values: { off: 'log of this round', log: 'whole log', full: 'totals of all players' },
    },
    turnTimer: {
      name: 'Time for a decision',
      values: {
        off: 'no limit',
        30: '30 seconds',
        60: '1 minute',
        90: '90 seconds',
        120: '2 minutes',
        180: '3 minutes',
        300: '5 minutes',
      },
    },
  },
  warnings: {
    fewLettersLeft: 'Two cathedrals together leave fewer than 6 letters of a colour for the market.',
    longList: 'A list has more than 5 letters.',
    richMargin: 'A good sells for more than 8 above its buying price.',
  },
  cathedral: id => `Cathedral ${id}`,
  sheet: ({ name, prices, track }) =>
    `Board sheet ${quoted(name)}: ${(['bread', 'wine', 'cloth', 'jewel'] as const).map(good => `${goods[good]} ${prices[good].buy}/${prices[good].sell}${prices[good].source === 'assumed' ? '*' : ''}`).join(', ')}, letter ${prices.indulgence.buy}; Heaven ${track.heavenDistance}${track.heavenSource === 'assumed' ? '*' : ''} (* assumed).`,
};
