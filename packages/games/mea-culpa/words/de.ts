import { at } from '@conclave/kernel';
import { title } from '../title.ts';
import type { Catalogue } from './catalogue.ts';
import { listOf, namedList } from './lists.ts';

const plural = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;
const taler = (count: number): string => `${count} Taler`;
const steps = (count: number): string => plural(count, 'Schritt', 'Schritte');
const stones = (count: number): string => plural(count, 'Sündenstein', 'Sündensteine');
const notches = (count: number): string => plural(count, 'Kerbe', 'Kerben');
const space = (place: number): string => (place < 0 ? `${-place} in Richtung Himmel` : `${place}`);
const ROMAN = { I: 'Fach I', II: 'Fach II' } as const;

const goods = { bread: 'Brot', wine: 'Wein', cloth: 'Tuch', jewel: 'Edelstein' } as const;
const characters = { pope: 'Papst', emperor: 'Kaiser', merchant: 'Kaufmann', pettySinner: 'Kleiner Sünder' } as const;
const ofCharacter = {
  pope: 'des Papstes',
  emperor: 'des Kaisers',
  merchant: 'des Kaufmanns',
  pettySinner: 'des Kleinen Sünders',
} as const;
const theCharacter = {
  pope: 'den Papst',
  emperor: 'den Kaiser',
  merchant: 'den Kaufmann',
  pettySinner: 'den Kleinen Sünder',
} as const;
const dens = { lust: 'Wollust', pettySins: 'Kleine Sünden', greed: 'Habgier' } as const;
const colours = { yellow: 'gelb', blue: 'blau', red: 'rot', green: 'grün' } as const;
const letters = {
  yellow: 'gelber Ablassbrief',
  blue: 'blauer Ablassbrief',
  red: 'roter Ablassbrief',
  green: 'grüner Ablassbrief',
} as const;
const theLetter = {
  yellow: 'einen gelben Ablassbrief',
  blue: 'einen blauen Ablassbrief',
  red: 'einen roten Ablassbrief',
  green: 'einen grünen Ablassbrief',
} as const;
const allStones = { ...goods, indulgence: 'Ablassstein' } as const;
const items = {
  ...goods,
  coin1: 'Münze zu 1 Taler',
  coin2: 'Münze zu 2 Talern',
  coin5: 'Münze zu 5 Talern',
  coin10: 'Münze zu 10 Talern',
} as const;
/** One and many, for lists with numbers. */
const counted = {
  bread: ['Brot', 'Brote'],
  wine: ['Wein', 'Weine'],
  cloth: ['Tuch', 'Tuche'],
  jewel: ['Edelstein', 'Edelsteine'],
  indulgence: ['Ablassstein', 'Ablasssteine'],
  coin1: ['Münze zu 1 Taler', 'Münzen zu 1 Taler'],
  coin2: ['Münze zu 2 Talern', 'Münzen zu 2 Talern'],
  coin5: ['Münze zu 5 Talern', 'Münzen zu 5 Talern'],
  coin10: ['Münze zu 10 Talern', 'Münzen zu 10 Talern'],
  yellow: ['gelb', 'gelb'],
  blue: ['blau', 'blau'],
  red: ['rot', 'rot'],
  green: ['grün', 'grün'],
} as const;

const bonuses = {
  breadAndWine: 'Brot und Wein',
  jewel: 'ein Edelstein',
  coin: 'eine Münze zu 10 Talern',
  blueLetter: 'ein blauer Ablassbrief',
} as const;
const categories = { breadWine: 'Brot und Wein', clothJewel: 'Tuch und Edelsteine', coins: 'Münzen' } as const;
const cards: Readonly<Record<string, string>> = {
  C1: 'der Kaiser überreicht einen Ablassbrief',
  C2: 'der Papst überreicht einen gelben Ablassbrief',
  C3: 'alle anderen 3 Schritte zur Hölle',
  C4: 'alle anderen 5 Schritte zur Hölle',
  C5: 'alle anderen legen zwei Sündensteine in die Wollust',
  C6: 'alle anderen legen zwei Sündensteine in die Habgier',
  C7: 'einen Bautrupp versetzen',
  C8: 'ein neuer Bautrupp',
  C9: 'einen Papststein versetzen',
  C10: '1 Ware nehmen',
  C11: '3 Taler rauben',
  C12: '3 Taler nehmen',
  C13: '5 Taler nehmen',
  C14: '7 Taler nehmen',
};
const place = (number: number): string => (number > 4 ? `Separee ${number}` : `Zimmer ${number}`);
const card = (id: string): string => cards[id] ?? id;
const and = 'und';
const none = 'nichts';
const list = (parts: readonly string[]): string => listOf(parts, and, none);

const compartment = (compartment: 'I' | 'II'): string => ROMAN[compartment];

export const de: Catalogue = {
  title: title.title.de,
  invitation:
    'Sündige am Markt und im Freudenhaus und erkaufe deiner Seele den Weg in den Himmel, ehe die Dome stehen.',
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
  site: site => `Dombauplatz ${site}`,
  compartment,
  events: {
    soulsLinedUp: ({ fromHell }, name) =>
      `Die Armen Seelen stellen sich auf, der Hölle am nächsten zuerst: ${fromHell.map(name).join(', ')}.`,
    bonusTaken: ({ seat, bonus }, name) => `${name(seat)}: Kleiner Vorteil, ${bonuses[bonus]}.`,
    bagFilled: ({ stones: filled }) => `In das Warensäckchen kommen: ${namedList(filled, counted, and, none)}.`,
    roundBegan: ({ round }) => `Runde ${round}.`,
    marketLaidOut: ({ stones: laid, bag }) =>
      `Auf dem Markt: ${namedList(laid, counted, and, none)}. Im Säckchen: ${plural(bag, 'Stein', 'Steine')}.`,
    crewSent: () => 'Ein Bautrupp geht von der Bauhütte auf die Karte des Kaisers.',
    suite6Restocked: () => 'In Separee 6 wird ein gelber Ablassbrief gelegt.',
    suite6Closed: () => 'Es gibt keinen gelben Ablassbrief mehr: Separee 6 bleibt in dieser Runde geschlossen.',
    cardsDiscarded: ({ cards: old }) => `Aus den Zimmern abgelegt: ${list(old.map(card))}.`,
    deckReshuffled: ({ cards: count }) => `Die ${count} Karten des Freudenhauses werden neu gemischt.`,
    cardsDrawn: ({ rooms }) => `In den Zimmern: ${rooms.map((id, index) => `${index + 1} ${card(id)}`).join('; ')}.`,
    bidLocked: ({ seat }, name) => `${name(seat)}: Gebot abgegeben.`,
    bidSealed: ({ bid }) => `Dein Gebot: ${notches(bid.notches)} und ${taler(bid.taler)}.`,
    bidsRevealed: ({ bids, keeper, order }, name) => {
      const all = bids.map((bid, seat) => `${name(seat)} ${bid.notches} + ${bid.taler} = ${bid.notches + bid.taler}`);
      return `Gebote: ${all.join(', ')}. Die meisten Kerben: ${name(keeper)}, diese Taler bleiben. Reihenfolge der Wahl: ${order.map(name).join(', ')}.`;
    },
    characterTaken: ({ seat, character }, name) => `${name(seat)}: ${characters[character]}.`,
    heldBack: ({ seat, character }, name) =>
      `${name(seat)}: das Vorspiel ${ofCharacter[character]} wird aufgeschoben, bis alle gewählt haben.`,
    preliminaryOrder: ({ seat, first, second }, name) =>
      `${name(seat)}: zuerst das Vorspiel ${ofCharacter[first]}, dann das ${ofCharacter[second]}.`,
    declined: ({ seat, what }, name) =>
      `${name(seat)}: ${{ popeStone: 'kein Papststein wird versetzt', preliminaryVisit: 'jetzt kein Besuch', card: 'die Karte wird nicht genutzt' }[what]}.`,
    turnBegan: ({ seat, character }, name) => `Zug ${ofCharacter[character]}: ${name(seat)}.`,
    passed: ({ seat, actions }, name) => `${name(seat)}: ${actions === 0 ? 'passt' : 'keine zweite Aktion'}.`,
    postTurned: ({ seat, from, to }, name) => `${name(seat)}: Kerbholz von ${from} auf ${to}.`,
    marketEmpty: () => 'Der Markt ist leer: Die Aktionsphase ist zu Ende.',
    bought: ({ seat, good, price, greedy }, name) =>
      `${name(seat)}: ${greedy ? `habgieriger Kauf, zweimal ${goods[good]}` : goods[good]} für ${taler(price)}.`,
    goodsTaken: ({ seat, good, number, rule }, name) =>
      `${name(seat)}: ${number}-mal ${goods[good]} vom Markt${rule === 'C10' ? ', ohne zu zahlen' : ''}.`,
    letterBought: ({ seat, letter, price }, name) =>
      `${name(seat)}: ${letters[letter]} für einen Ablassstein und ${taler(price)}.`,
    sold: ({ seat, good, price }, name) => `${name(seat)}: ${goods[good]} verkauft für ${taler(price)}.`,
    donated: ({ seat, items: shown }, name) => `${name(seat)}: Spende, ${list(shown.map(item => items[item]))}.`,
    stored: ({ things }) =>
      `In deiner Schatulle: ${list(things.map(({ item, into }) => `${items[item]} in ${ROMAN[into]}`))}.`,
    visitBegan: ({ seat, place: number }, name) => `${name(seat)}: Besuch in ${place(number)}.`,
    suite5Turned: ({ seat }, name) => `${name(seat)}: willkommen in Separee 5.`,
    roomChosen: ({ seat, room, card: id }, name) => `${name(seat)}: durch Separee 5 in Zimmer ${room}, ${card(id)}.`,
    yellowLetterTaken: ({ seat }, name) => `${name(seat)}: der gelbe Ablassbrief aus Separee 6.`,
    travelling: ({ seat }, name) => `${name(seat)}: Der Papst ist auf Reisen.`,
    dieSet: ({ place: number }) => `Dein Würfel zeigt ${place(number)}.`,
    guessed: ({ seat, pope, guess, place: number, caught }, name) =>
      `Tipp von ${name(seat)}: ${place(guess)}. Der Würfel zeigt ${number}: ${name(pope)} ${caught ? 'ertappt' : 'nicht ertappt'}.`,
    overTheLimit: ({ seat, place: number }, name) =>
      `${name(seat)}: ${place(number)} übersteigt das Kerbholz. Keine Wirkung; der Platz bleibt offen.`,
    cardUsed: ({ seat, card: id }, name) => `${name(seat)}: ${card(id)}.`,
    cardWithoutEffect: ({ card: id, why, victim }, name) =>
      `Das bringt nichts (${card(id)}): ${{ noOpponentHolds: 'niemand sonst hat diese Figur', noLetter: 'der Kaiser hat keinen Ablassbrief', noYellowLetter: 'der Papst hat keinen gelben Ablassbrief', tooPoor: `weniger als 3 Taler${victim === undefined ? '' : ` bei ${name(victim)}`}` }[why]}.`,
    cardCleared: ({ room }) => `Die Karte aus Zimmer ${room} wird abgelegt.`,
    letterGiven: ({ from, to, letter }, name) => `${name(from)} an ${name(to)}: ${letters[letter]}.`,
    robbed: ({ from, to, taler: count }, name) => `${name(to)}: ${taler(count)} von ${name(from)} geraubt.`,
    talerFromBank: ({ seat, taler: count }, name) => `${name(seat)}: ${taler(count)} aus der Kasse.`,
    soulMoved: ({ seat, from, to, steps: count }, name) =>
      `${name(seat)}: Die Arme Seele zieht ${steps(count)} zur Hölle, von ${space(from)} auf ${space(to)}.`,
    soulStopped: ({ seat, at: here, steps: count }, name) =>
      `${name(seat)}: ${steps(count)} führten in die Hölle; die Arme Seele bleibt auf ${space(here)}.`,
    sinStonesPut: ({ seat, den, number }, name) => `${name(seat)}: ${stones(number)} in den Sündenpfuhl ${dens[den]}.`,
    sinStonesBack: ({ seat, den, number }, name) =>
      `${name(seat)}: ${stones(number)} zurück aus dem Sündenpfuhl ${dens[den]}.`,
    ranOut: ({ seat, den, missing }, name) => `${name(seat)}: Für ${dens[den]} fehlen ${stones(missing)}.`,
    popeStoneMoved: ({ seat, from, to }, name) => `${name(seat)}: Papststein von ${dens[from]} nach ${dens[to]}.`,
    atonement: ({ by, den }, name) => `Sühne! Alle drei Papststeine liegen bei ${dens[den]}. Ausgenommen: ${name(by)}.`,
    popeStonesReturned: () => 'Die Papststeine kehren zurück, einer zu jedem Sündenpfuhl.',
    crewArrived: ({ seat, from, site }, name) => {
      const start =
        from === 'emperor' ? 'von der Karte des Kaisers' : from === 'hut' ? 'aus der Bauhütte' : `von Platz ${from}`;
      return `${name(seat)}: ein Bautrupp ${start} auf Dombauplatz ${site}.`;
    },
    built: ({ site, part }) =>
      part === 'nave' ? `Dombauplatz ${site}: Ein Kirchenschiff entsteht.` : `Dombauplatz ${site}: Der Dom ist fertig!`,
    freeStoneTaken: ({ seat, stone, letter }, name) => {
      const exchange = letter === undefined ? '' : `, dafür ein ${letters[letter]}`;
      return `${name(seat)}: freier Stein, ${allStones[stone]}${exchange}.`;
    },
    postsCompared: ({ highest, lowest, mover }, name) =>
      mover === undefined
        ? `Alle Kerbhölzer zeigen ${highest}: Niemand zieht.`
        : `Kerbhölzer: höchstes ${highest}, niedrigstes ${lowest}. Es zieht die Seele von ${name(mover)}, ${steps(highest - lowest)}.`,
    chestsOpened: ({ site, compartment, contents }, name) => {
      const all = contents.map((held, seat) => `${name(seat)} ${namedList(held, counted, and, none)}`);
      return `Dom ${site}: ${ROMAN[compartment]} jeder Schatulle wird geöffnet. ${all.join('; ')}.`;
    },
    lettersDisplayed: ({ category, letters: shown, values, donors }, name) =>
      donors.length === 0
        ? `${categories[category]}: Niemand hat gespendet, die Ablassbriefe bleiben.`
        : `${categories[category]}: ${namedList(shown, counted, and, none)}. Spender: ${donors.map(seat => `${name(seat)} ${at(values, seat)}`).join(', ')}.`,
    letterPicked: ({ seat, letter }, name) => `${name(seat)}: ${letters[letter]}.`,
    chestsCleared: ({ compartment }) =>
      `Die Waren aus ${ROMAN[compartment]} kommen ins Säckchen, die Münzen in die Kasse.`,
    scored: ({ seat, letters: held, sets, value, to }, name) =>
      `${name(seat)}: Ablassbriefe ${namedList(held, counted, and, none)}, ${plural(sets, 'Satz', 'Sätze')}, ${steps(value)} zum Himmel, auf ${space(to)}.`,
    gameOver: ({ winners, inHeaven }, name) => {
      const who = list(winners.map(name));
      if (inHeaven.length === 0) return `Das Spiel ist aus. Dem Himmel am nächsten: ${who}.`;
      return `Das Spiel ist aus. Im Himmel: ${who}.`;
    },
    screensOpened: ({ screens }, name) => {
      const all = screens.map(
        (screen, seat) => `${name(seat)} ${taler(screen.taler)}, Waren ${namedList(screen.goods, counted, and, none)}`,
      );
      return `Die Sichtschirme fallen. ${all.join('; ')}.`;
    },
  },
  moves: {
    bonus: ({ bonus, into }) =>
      `Kleiner Vorteil: ${bonuses[bonus]}${into.length === 0 ? '' : `, in ${into.map(each => ROMAN[each]).join(' und ')}`}.`,
    bid: ({ notches: shown, taler: count }) => `${notches(shown)} und ${taler(count)} bieten.`,
    character: ({ character }) => `${theCharacter[character]} nehmen.`,
    holdBack: ({ when }) =>
      when === 'now'
        ? 'Das Vorspiel jetzt.'
        : when === undefined
          ? 'Mit dem Vorspiel warten.'
          : 'Das Vorspiel aufschieben.',
    order: ({ first }) => (first === 'own' ? 'Zuerst das eigene Vorspiel.' : 'Zuerst das geerbte Vorspiel.'),
    popeStone: ({ from, to }) => `Einen Papststein von ${dens[from]} nach ${dens[to]} versetzen.`,
    crew: ({ site }) => `Den Bautrupp auf Dombauplatz ${site} schicken.`,
    moveCrew: ({ from, to }) => `Einen Bautrupp von Platz ${from} auf Platz ${to} versetzen.`,
    pass: () => 'Passen.',
    buy: ({ good }) => `${goods[good]} kaufen.`,
    greedy: ({ good }) => `Habgierig zweimal ${goods[good]} kaufen.`,
    buyLetter: ({ letter }) => `${theLetter[letter]} kaufen.`,
    sell: ({ good }) => (good === undefined ? 'Die angesagte Ware verkaufen.' : `${goods[good]} verkaufen.`),
    donate: ({ things }) => `Spenden: ${list(things.map(({ item, into }) => `${items[item]} in ${ROMAN[into]}`))}.`,
    visit: ({ place: number }) => `${place(number)} besuchen.`,
    travel: ({ place: number }) => `Inkognito nach ${place(number)} reisen.`,
    guess: ({ place: number }) => `Auf ${place(number)} tippen.`,
    room: ({ room }) => `Zimmer ${room} wählen.`,
    use: () => 'Die Karte nutzen.',
    takeGood: ({ good }) => `${goods[good]} vom Markt nehmen.`,
    rob: ({ seat }, name) => `${name(seat)} berauben.`,
    decline: () => 'Verzichten.',
    giveLetter: ({ letter }) => `${theLetter[letter]} geben.`,
    emptyDen: ({ den }) => `Eigene Steine aus ${dens[den]} zurücknehmen.`,
    take: ({ stone, letter }) =>
      `${allStones[stone]} nehmen${letter === undefined ? '' : `, dafür ${theLetter[letter]}`}.`,
    pick: ({ letter }) => `${theLetter[letter]} wählen.`,
  },
  ask: {
    bonus: 'Wähle einen Kleinen Vorteil und das Fach, in dem er verschwindet.',
    bid: 'Dein geheimes Gebot: Kerben und Taler.',
    choose: 'Wähle eine Figur.',
    holdBack: 'Dein Vorspiel jetzt, oder nach der letzten Wahl, wenn du weißt, welche Karte übrig ist?',
    preliminaryOrder: 'Du hast zwei Vorspiele. Welches zuerst?',
    popeStone: 'Du darfst einen Papststein versetzen.',
    crew: 'Stelle den Bautrupp auf einen Dombauplatz.',
    preliminaryVisit: 'Du darfst sofort das Freudenhaus besuchen, ohne dein Kerbholz zu drehen.',
    turn: 'Du bist am Zug: kaufen, verkaufen, spenden, besuchen oder passen.',
    guess: 'Wo ist der Papst? Nenne einen Platz.',
    room: 'Separee 5: Welches Zimmer?',
    card: 'Die Karte nutzen?',
    giveLetter: 'Du musst einen Ablassbrief geben. Welchen?',
    runOut: 'Dir fehlen Sündensteine. Welchen Sündenpfuhl leerst du?',
    freeStone: 'Nimm deinen freien Stein.',
    pick: 'Wähle einen Ablassbrief.',
  },
  askCard: id => `Die Karte sagt: ${card(id)}. Nutzt du sie?`,
  secondAction: 'Eine zweite Aktion kostet eine Kerbe und muss von anderer Art sein. Oder höre auf.',
  waitFor: names => `Warten auf ${names}.`,
  over: 'Das Spiel ist aus.',
  table: {
    round: round => (round === 0 ? 'Kleine Vorteile.' : `Runde ${round}.`),
    market: (laid, bag) => `Markt: ${laid}. Warensäckchen: ${plural(bag, 'Stein', 'Steine')}.`,
    rooms: (rooms, suite5, suite6) => {
      const shown = rooms.map((id, index) => `${index + 1} ${id === '' ? 'leer' : `${card(id)} (${id})`}`);
      return `Freudenhaus: ${shown.join('; ')}; Separee 5 ${suite5 ? 'frei' : 'besucht'}; Separee 6 ${suite6 ? 'gelber Ablassbrief' : 'geschlossen'}.`;
    },
    supply: shown => `Ablassbriefe im Vorrat: ${shown}.`,
    sites: ({ crews, parts, hut }, ids) => {
      const shown = ids.map(
        (id, site) =>
          `${id} ${['leer', 'Kirchenschiff', 'Dom'][at(parts, site)]}${at(crews, site) > 0 ? ' mit Bautrupp' : ''}`,
      );
      return `Dombauplätze: ${shown.join(', ')}. Bauhütte: ${plural(hut, 'Bautrupp', 'Bautrupps')}.`;
    },
    popeStones: places => `Papststeine: ${places}.`,
    player: ({ name, characters: held, soul, post, stock, dens: sins, chest, locked }) =>
      `${name}${held.length > 0 ? ` (${held.join(', ')})` : ''}: Sündenleiste ${space(soul)}, ${post === 0 ? (locked ? 'Gebot abgegeben' : 'Kerbholz verdeckt') : `Kerbholz ${post}`}, ${stones(stock)} im Vorrat, Sünden ${sins}, ${plural(chest, 'Ding', 'Dinge')} in der Schatulle.`,
    own: (count, held, shown) => `Hinter deinem Sichtschirm: ${taler(count)}; Waren ${held}; Ablassbriefe ${shown}.`,
    ledger: (name, count, held, shown) =>
      `Hinter dem Sichtschirm von ${name}: ${taler(count)}; Waren ${held}; Ablassbriefe ${shown}.`,
    chest: (first, second) => `Deine Schatulle: I ${first}; II ${second}.`,
    bid: (shown, count) => `Dein verdecktes Gebot: ${notches(shown)} und ${taler(count)}.`,
    die: where => `Dein Würfel zeigt ${where}.`,
    display: shown => `Ausgelegt: ${shown}.`,
  },
  refusals: {
    gameOver: 'Das Spiel ist aus.',
    notYourTurn: 'Das entscheidest jetzt nicht du.',
    notAsked: 'Jetzt ist etwas anderes gefragt.',
    bonusGone: 'Dieser Vorteil ist schon vergeben.',
    notches: 'Ein Kerbholz zeigt 1 bis 6 Kerben.',
    bidBeyondTaler: 'So viele Taler hast du nicht hinter deinem Sichtschirm.',
    characterTaken: 'Diese Figur ist schon vergeben.',
    noPopeStoneThere: 'Bei diesem Sündenpfuhl liegt kein Papststein.',
    siteFinished: 'Der Dom auf diesem Platz ist fertig.',
    noCrewThere: 'Auf diesem Platz steht kein Bautrupp.',
    hutEmpty: 'In der Bauhütte ist kein Bautrupp.',
    sameKind: 'Die zweite Aktion muss von anderer Art sein.',
    postAtLimit: 'Dein Kerbholz zeigt 6 Kerben: keine zweite Aktion.',
    notOnMarket: 'Diese Ware liegt nicht auf dem Markt.',
    noPairOnMarket: 'Für einen habgierigen Kauf müssen zwei davon auf dem Markt liegen.',
    noIndulgenceStone: 'Auf dem Markt liegt kein Ablassstein.',
    colourExhausted: 'Von dieser Farbe gibt es keine Ablassbriefe mehr.',
    tooExpensive: 'Den Preis kannst du nicht zahlen.',
    noSuchGood: 'Diese Ware hast du nicht hinter deinem Sichtschirm.',
    onlyTheEmperor: 'Nur der Kaiser darf zwei Dinge auf einmal spenden.',
    notYours: 'Das hast du nicht hinter deinem Sichtschirm.',
    onlyIncognito: 'Der Papst besucht das Freudenhaus nur inkognito, mit dem Würfel.',
    onlyThePope: 'Nur der Papst reist inkognito.',
    placeNotOpen: 'Dieser Platz ist nicht offen.',
    nowhereToTravel: 'Kein offener Platz liegt in den Grenzen deines Kerbholzes.',
    overTheLimit: 'Dieser Besuch höbe dein Kerbholz über 6.',
    secondTooCostly: 'Nach der Kerbe für die zweite Aktion höbe dieser Besuch dein Kerbholz über 6.',
    popeOverTheLimit: 'Dieser Platz übersteigt dein Kerbholz, ertappt oder nicht.',
    cannotGuess: 'Nenne einen Platz, der noch offen ist.',
    noCardThere: 'In diesem Zimmer liegt keine Karte.',
    otherQuestion: 'Die Karte fragt etwas anderes.',
    notOnMarketForCard: 'Diese Ware liegt nicht auf dem Markt.',
    noSuchOpponent: 'Dort sitzt niemand.',
    cannotRobYourself: 'Nenne jemand anderen am Tisch.',
    noSuchLetter: 'Du hast keinen Ablassbrief dieser Farbe.',
    noStonesThere: 'In diesem Sündenpfuhl liegen keine Steine von dir.',
    stoneNotThere: 'Dieser Stein liegt nicht auf dem Markt.',
    chooseColour: 'Wähle für den Ablassstein einen roten oder grünen Ablassbrief.',
    notDisplayed: 'Von dieser Farbe liegt kein Ablassbrief aus.',
    malformed: 'Das ist kein Zug dieses Spiels.',
    optionNotAvailable: 'Diese Option passt nicht zur Zahl der Spieler.',
    boardSheet: 'Das Spielplanblatt ist nicht gültig.',
  },
  options: {
    boardSheet: { name: 'Spielplanblatt', values: { default: 'das übliche Blatt' } },
    houseRules: {
      name: 'Hausregeln für das Spielplanblatt',
      values: { off: 'Angaben der Anleitung bleiben', on: 'eigene Preise und Listen' },
    },
    twoPlayerSplit: { name: 'Ablassbriefe zu zweit', values: { de: '2, 1, Rest', en: '2, 2, Rest' } },
    popeOverLimit: {
      name: 'Papst über der Grenze seines Kerbholzes',
      values: { blocked: 'nicht möglich', penalised: 'immer bestraft', riskIfCaught: 'nur bestraft, wenn ertappt' },
    },
    threePlayerInheritance: {
      name: 'Geerbtes Vorspiel (zu dritt)',
      values: {
        mayHoldBack: 'sofort oder später, wie man will',
        afterLastPick: 'eigenes sofort, geerbtes nach der letzten Wahl',
        deferBoth: 'beide nach der letzten Wahl',
      },
    },
    openLedger: {
      name: 'Gedächtnishilfe',
      values: { off: 'Protokoll dieser Runde', log: 'ganzes Protokoll', full: 'Bestände aller Spieler' },
    },
    turnTimer: {
      name: 'Zeit für eine Entscheidung',
      values: {
        off: 'unbegrenzt',
        30: '30 Sekunden',
        60: '1 Minute',
        90: '90 Sekunden',
        120: '2 Minuten',
        180: '3 Minuten',
        300: '5 Minuten',
      },
    },
  },
  warnings: {
    fewLettersLeft: 'Zwei Dome zusammen lassen weniger als 6 Ablassbriefe einer Farbe für den Markt.',
    longList: 'Eine Liste hat mehr als 5 Ablassbriefe.',
    richMargin: 'Eine Ware bringt über 8 Taler mehr, als sie kostet.',
  },
  cathedral: id => `Dom ${id}`,
  sheet: ({ name, prices, track }) =>
    `Spielplanblatt „${name}“: ${(['bread', 'wine', 'cloth', 'jewel'] as const).map(good => `${goods[good]} ${prices[good].buy}/${prices[good].sell}${prices[good].source === 'assumed' ? '*' : ''}`).join(', ')}, Ablassbrief ${prices.indulgence.buy}; Himmel ${track.heavenDistance}${track.heavenSource === 'assumed' ? '*' : ''} (* angenommen).`,
};
