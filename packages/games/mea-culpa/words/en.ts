import { at } from '@conclave/kernel';
import { title } from '../title.ts';
import type { Catalogue } from './catalogue.ts';
import { listOf, namedList } from './lists.ts';

const plural = (count: number, one: string, many = `${one}s`): string => `${count} ${count === 1 ? one : many}`;
const taler = (count: number): string => `${count} taler`;
const steps = (count: number): string => plural(count, 'step');
const stones = (count: number): string => plural(count, 'sin stone');
const space = (place: number): string => (place < 0 ? `${-place} towards Heaven` : `${place}`);
const ROMAN = { I: 'compartment I', II: 'compartment II' } as const;

const goods = { bread: 'bread', wine: 'wine', cloth: 'cloth', jewel: 'jewel' } as const;
const characters = { pope: 'Pope', emperor: 'Emperor', merchant: 'Merchant', pettySinner: 'Petty Sinner' } as const;
const dens = { lust: 'Lust', pettySins: 'Petty Sins', greed: 'Greed' } as const;
const colours = { yellow: 'yellow', blue: 'blue', red: 'red', green: 'green' } as const;
const allStones = { ...goods, indulgence: 'indulgence stone' } as const;
const items = {
  ...goods,
  coin1: 'a coin of 1 taler',
  coin2: 'a coin of 2 taler',
  coin5: 'a coin of 5 taler',
  coin10: 'a coin of 10 taler',
} as const;
/** One and many, for lists with numbers. */
const counted = {
  bread: ['bread', 'bread'],
  wine: ['wine', 'wine'],
  cloth: ['cloth', 'cloth'],
  jewel: ['jewel', 'jewels'],
  indulgence: ['indulgence stone', 'indulgence stones'],
  coin1: ['coin of 1 taler', 'coins of 1 taler'],
  coin2: ['coin of 2 taler', 'coins of 2 taler'],
  coin5: ['coin of 5 taler', 'coins of 5 taler'],
  coin10: ['coin of 10 taler', 'coins of 10 taler'],
  yellow: ['yellow', 'yellow'],
  blue: ['blue', 'blue'],
  red: ['red', 'red'],
  green: ['green', 'green'],
} as const;

const bonuses = {
  breadAndWine: 'bread and wine',
  jewel: 'a jewel',
  coin: 'a coin of 10 taler',
  blueLetter: 'a blue letter',
} as const;
const categories = { breadWine: 'bread and wine', clothJewel: 'cloth and jewels', coins: 'coins' } as const;
const cards: Readonly<Record<string, string>> = {
  C1: 'the Emperor presents a letter',
  C2: 'the Pope presents a yellow letter',
  C3: 'all others 3 steps towards Hell',
  C4: 'all others 5 steps towards Hell',
  C5: 'all others put two sin stones into Lust',
  C6: 'all others put two sin stones into Greed',
  C7: 'move a crew',
  C8: 'a new crew',
  C9: 'move a Pope stone',
  C10: 'take 1 good',
  C11: 'rob 3 taler',
  C12: 'take 3 taler',
  C13: 'take 5 taler',
  C14: 'take 7 taler',
};
const place = (number: number): string => (number > 4 ? `suite ${number}` : `room ${number}`);
const card = (id: string): string => cards[id] ?? id;
const and = 'and';
const none = 'none';
const list = (parts: readonly string[]): string => listOf(parts, and, none);

const compartment = (compartment: 'I' | 'II'): string => ROMAN[compartment];

export const en: Catalogue = {
  title: title.title.en,
  invitation:
    'Sin at the market and in the House of Pleasure, then buy your soul a way to Heaven before the cathedrals stand.',
  and,
  none,
  stones: allStones,
  colours,
  dens,
  characters,
  bonuses,
  items,
  counted,
  categories,
  cards,
  place,
  site: site => `site ${site}`,
  compartment,
  events: {
    soulsLinedUp: ({ fromHell }, name) => `The souls line up, nearest to Hell first: ${fromHell.map(name).join(', ')}.`,
    bonusTaken: ({ seat, bonus }, name) => `${name(seat)}: starting bonus ${bonuses[bonus]}.`,
    bagFilled: ({ stones: filled }) => `Into the bag: ${namedList(filled, counted, and, none)}.`,
    roundBegan: ({ round }) => `Round ${round}.`,
    marketLaidOut: ({ stones: laid, bag }) =>
      `On the market: ${namedList(laid, counted, and, none)}. ${plural(bag, 'stone')} left in the bag.`,
    crewSent: () => 'A crew goes from the hut to the Emperor card.',
    suite6Restocked: () => 'A yellow letter is put into suite 6.',
    suite6Closed: () => 'There is no yellow letter left: suite 6 stays closed this round.',
    cardsDiscarded: ({ cards: old }) => `Discarded from the rooms: ${list(old.map(card))}.`,
    deckReshuffled: ({ cards: count }) => `The ${count} House cards are shuffled again.`,
    cardsDrawn: ({ rooms }) => `In the rooms: ${rooms.map((id, index) => `${index + 1} ${card(id)}`).join('; ')}.`,
    bidLocked: ({ seat }, name) => `${name(seat)}: bid locked in.`,
    bidSealed: ({ bid }) => `Your bid: ${plural(bid.notches, 'notch', 'notches')} and ${taler(bid.taler)}.`,
    bidsRevealed: ({ bids, keeper, order }, name) => {
      const all = bids.map((bid, seat) => `${name(seat)} ${bid.notches} + ${bid.taler} = ${bid.notches + bid.taler}`);
      return `Bids: ${all.join(', ')}. Most notches: ${name(keeper)}, whose taler stay. Order of choice: ${order.map(name).join(', ')}.`;
    },
    characterTaken: ({ seat, character }, name) => `${name(seat)}: ${characters[character]}.`,
    heldBack: ({ seat, character }, name) =>
      `${name(seat)}: the preliminary action of the ${characters[character]} is held back until all have chosen.`,
    preliminaryOrder: ({ seat, first, second }, name) =>
      `${name(seat)}: first the preliminary action of the ${characters[first]}, then of the ${characters[second]}.`,
    declined: ({ seat, what }, name) =>
      `${name(seat)}: ${{ popeStone: 'no Pope stone is moved', preliminaryVisit: 'no visit now', card: 'the card is declined' }[what]}.`,
    turnBegan: ({ seat, character }, name) => `Turn of the ${characters[character]}: ${name(seat)}.`,
    passed: ({ seat, actions }, name) => `${name(seat)}: ${actions === 0 ? 'pass' : 'no second action'}.`,
    postTurned: ({ seat, from, to }, name) => `${name(seat)}: post from ${from} to ${to}.`,
    marketEmpty: () => 'The market is empty: the action phase is over.',
    bought: ({ seat, good, price, greedy }, name) =>
      `${name(seat)}: ${greedy ? `greedy purchase, two ${goods[good]}` : goods[good]} for ${taler(price)}.`,
    goodsTaken: ({ seat, good, number, rule }, name) =>
      `${name(seat)}: ${number} ${goods[good]} from the market${rule === 'C10' ? ' without paying' : ''}.`,
    letterBought: ({ seat, letter, price }, name) =>
      `${name(seat)}: a ${letter} letter for an indulgence stone and ${taler(price)}.`,
    sold: ({ seat, good, price }, name) => `${name(seat)}: ${goods[good]} sold for ${taler(price)}.`,
    donated: ({ seat, items: shown }, name) => `${name(seat)}: donation of ${list(shown.map(item => items[item]))}.`,
    stored: ({ things }) =>
      `In your chest: ${list(things.map(({ item, into }) => `${items[item]} in ${ROMAN[into]}`))}.`,
    visitBegan: ({ seat, place: number }, name) => `${name(seat)}: visit to ${place(number)}.`,
    suite5Turned: ({ seat }, name) => `${name(seat)}: welcome in suite 5.`,
    roomChosen: ({ seat, room, card: id }, name) => `${name(seat)}: through suite 5 to room ${room}, ${card(id)}.`,
    yellowLetterTaken: ({ seat }, name) => `${name(seat)}: the yellow letter of suite 6.`,
    travelling: ({ seat }, name) => `${name(seat)}: the Pope is travelling.`,
    dieSet: ({ place: number }) => `Your die shows ${place(number)}.`,
    guessed: ({ seat, pope, guess, place: number, caught }, name) =>
      `${name(seat)}: the guess is ${place(guess)}. The die shows ${number}: ${name(pope)} ${caught ? 'caught' : 'not caught'}.`,
    overTheLimit: ({ seat, place: number }, name) =>
      `${name(seat)}: ${place(number)} is beyond the limit of the post. No effect; the place stays open.`,
    cardUsed: ({ seat, card: id }, name) => `${name(seat)}: ${card(id)}.`,
    cardWithoutEffect: ({ card: id, why, victim }, name) =>
      `Nothing comes of it (${card(id)}): ${{ noOpponentHolds: 'no opponent holds that character', noLetter: 'the Emperor has no letter', noYellowLetter: 'the Pope has no yellow letter', tooPoor: `fewer than 3 taler${victim === undefined ? '' : ` with ${name(victim)}`}` }[why]}.`,
    cardCleared: ({ room }) => `The card of room ${room} is discarded.`,
    letterGiven: ({ from, to, letter }, name) => `${name(from)} to ${name(to)}: a ${letter} letter.`,
    robbed: ({ from, to, taler: count }, name) => `${name(to)}: ${taler(count)} robbed from ${name(from)}.`,
    talerFromBank: ({ seat, taler: count }, name) => `${name(seat)}: ${taler(count)} from the bank.`,
    soulMoved: ({ seat, from, to, steps: count }, name) =>
      `${name(seat)}: the soul moves ${steps(count)} towards Hell, from ${space(from)} to ${space(to)}.`,
    soulStopped: ({ seat, at: here, steps: count }, name) =>
      `${name(seat)}: ${steps(count)} would lead into Hell; the soul stays on ${space(here)}.`,
    sinStonesPut: ({ seat, den, number }, name) => `${name(seat)}: ${stones(number)} into ${dens[den]}.`,
    sinStonesBack: ({ seat, den, number }, name) => `${name(seat)}: ${stones(number)} back from ${dens[den]}.`,
    ranOut: ({ seat, den, missing }, name) => `${name(seat)}: ${stones(missing)} missing for ${dens[den]}.`,
    popeStoneMoved: ({ seat, from, to }, name) => `${name(seat)}: Pope stone from ${dens[from]} to ${dens[to]}.`,
    atonement: ({ by, den }, name) => `Atonement! All three Pope stones are at ${dens[den]}. Exempt: ${name(by)}.`,
    popeStonesReturned: () => 'The Pope stones return, one to each den.',
    crewArrived: ({ seat, from, site }, name) => {
      const start =
        from === 'emperor' ? 'from the Emperor card' : from === 'hut' ? 'from the hut' : `from site ${from}`;
      return `${name(seat)}: a crew ${start} to site ${site}.`;
    },
    built: ({ site, part }) =>
      part === 'nave' ? `Site ${site}: a nave is built.` : `Site ${site}: the cathedral is finished!`,
    freeStoneTaken: ({ seat, stone, letter }, name) => {
      const exchange = letter === undefined ? '' : `, for a ${letter} letter`;
      return `${name(seat)}: free stone, ${allStones[stone]}${exchange}.`;
    },
    postsCompared: ({ highest, lowest, mover }, name) =>
      mover === undefined
        ? `All posts show ${highest}: nobody moves.`
        : `Posts: highest ${highest}, lowest ${lowest}. To move: ${name(mover)}, ${steps(highest - lowest)}.`,
    chestsOpened: ({ site, compartment, contents }, name) => {
      const all = contents.map((held, seat) => `${name(seat)} ${namedList(held, counted, and, none)}`);
      return `Cathedral ${site}: ${ROMAN[compartment]} of every chest is opened. ${all.join('; ')}.`;
    },
    lettersDisplayed: ({ category, letters, values, donors }, name) =>
      donors.length === 0
        ? `${categories[category]}: nobody donated, the letters stay.`
        : `${categories[category]}: ${namedList(letters, counted, and, none)}. Donors: ${donors.map(seat => `${name(seat)} ${at(values, seat)}`).join(', ')}.`,
    letterPicked: ({ seat, letter }, name) => `${name(seat)}: a ${letter} letter.`,
    chestsCleared: ({ compartment }) => `The goods of ${ROMAN[compartment]} go into the bag, the coins to the bank.`,
    scored: ({ seat, letters, sets, value, to }, name) =>
      `${name(seat)}: letters ${namedList(letters, counted, and, none)}, ${plural(sets, 'set')}, ${steps(value)} towards Heaven, to ${space(to)}.`,
    gameOver: ({ winners, inHeaven }, name) => {
      const who = list(winners.map(name));
      if (inHeaven.length === 0) return `The game is over. Nearest to Heaven: ${who}.`;
      return `The game is over. In Heaven: ${who}.`;
    },
    screensOpened: ({ screens }, name) => {
      const all = screens.map(
        (screen, seat) => `${name(seat)} ${taler(screen.taler)}, goods ${namedList(screen.goods, counted, and, none)}`,
      );
      return `The screens are lifted. ${all.join('; ')}.`;
    },
  },
  moves: {
    bonus: ({ bonus, into }) =>
      `Take ${bonuses[bonus]}${into.length === 0 ? '' : `, into ${into.map(each => ROMAN[each]).join(' and ')}`}.`,
    bid: ({ notches, taler: count }) => `Bid ${plural(notches, 'notch', 'notches')} and ${taler(count)}.`,
    character: ({ character }) => `Take the ${characters[character]}.`,
    holdBack: ({ when }) =>
      when === 'now'
        ? 'Preliminary action now.'
        : when === undefined
          ? 'Wait with the preliminary action.'
          : 'Hold the preliminary action back.',
    order: ({ first }) => (first === 'own' ? 'Own preliminary action first.' : 'Inherited preliminary action first.'),
    popeStone: ({ from, to }) => `Move a Pope stone from ${dens[from]} to ${dens[to]}.`,
    crew: ({ site }) => `Send the crew to site ${site}.`,
    moveCrew: ({ from, to }) => `Move a crew from site ${from} to site ${to}.`,
    pass: () => 'Pass.',
    buy: ({ good }) => `Buy ${goods[good]}.`,
    greedy: ({ good }) => `Buy two ${goods[good]} greedily.`,
    buyLetter: ({ letter }) => `Buy a ${letter} letter.`,
    sell: ({ good }) => (good === undefined ? 'Sell the good you declared.' : `Sell ${goods[good]}.`),
    donate: ({ things }) => `Donate ${list(things.map(({ item, into }) => `${items[item]} into ${ROMAN[into]}`))}.`,
    visit: ({ place: number }) => `Visit ${place(number)}.`,
    travel: ({ place: number }) => `Travel incognito to ${place(number)}.`,
    guess: ({ place: number }) => `Guess ${place(number)}.`,
    room: ({ room }) => `Choose room ${room}.`,
    use: () => 'Use the card.',
    takeGood: ({ good }) => `Take ${goods[good]} from the market.`,
    rob: ({ seat }, name) => `Rob ${name(seat)}.`,
    decline: () => 'Decline.',
    giveLetter: ({ letter }) => `Give a ${letter} letter.`,
    emptyDen: ({ den }) => `Take your stones back from ${dens[den]}.`,
    take: ({ stone, letter }) => `Take ${allStones[stone]}${letter === undefined ? '' : ` for a ${letter} letter`}.`,
    pick: ({ letter }) => `Pick a ${letter} letter.`,
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
  askCard: id => `The card says: ${card(id)}. Use it?`,
  secondAction: 'A second action costs one notch and is of another kind. Or stop.',
  waitFor: names => `Waiting for ${names}.`,
  over: 'The game is over.',
  table: {
    round: round => (round === 0 ? 'Starting bonuses.' : `Round ${round}.`),
    market: (laid, bag) => `Market: ${laid}. Bag: ${plural(bag, 'stone')}.`,
    rooms: (rooms, suite5, suite6) => {
      const shown = rooms.map((id, index) => `${index + 1} ${id === '' ? 'empty' : `${card(id)} (${id})`}`);
      return `House: ${shown.join('; ')}; suite 5 ${suite5 ? 'welcomes' : 'used'}; suite 6 ${suite6 ? 'yellow letter' : 'closed'}.`;
    },
    supply: letters => `Letters in supply: ${letters}.`,
    sites: ({ crews, parts, hut }, ids) => {
      const shown = ids.map(
        (id, site) =>
          `${id} ${['empty', 'nave', 'cathedral'][at(parts, site)]}${at(crews, site) > 0 ? ' with a crew' : ''}`,
      );
      return `Sites: ${shown.join(', ')}. Hut: ${plural(hut, 'crew')}.`;
    },
    popeStones: places => `Pope stones: ${places}.`,
    player: ({ name, characters: held, soul, post, stock, dens: sins, chest, locked }) =>
      `${name}${held.length > 0 ? ` (${held.join(', ')})` : ''}: soul on ${space(soul)}, ${post === 0 ? (locked ? 'bid locked in' : 'post covered') : `post ${post}`}, ${stones(stock)} in stock, sins ${sins}, ${plural(chest, 'thing')} in the chest.`,
    own: (count, held, letters) => `Behind your screen: ${taler(count)}; goods ${held}; letters ${letters}.`,
    ledger: (name, count, held, letters) =>
      `Behind the screen of ${name}: ${taler(count)}; goods ${held}; letters ${letters}.`,
    chest: (first, second) => `Your chest: I ${first}; II ${second}.`,
    bid: (notches, count) => `Your sealed bid: ${plural(notches, 'notch', 'notches')} and ${taler(count)}.`,
    die: where => `Your die shows ${where}.`,
    display: letters => `On display: ${letters}.`,
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
    `Board sheet "${name}": ${(['bread', 'wine', 'cloth', 'jewel'] as const).map(good => `${goods[good]} ${prices[good].buy}/${prices[good].sell}${prices[good].source === 'assumed' ? '*' : ''}`).join(', ')}, letter ${prices.indulgence.buy}; Heaven ${track.heavenDistance}${track.heavenSource === 'assumed' ? '*' : ''} (* assumed).`,
};
