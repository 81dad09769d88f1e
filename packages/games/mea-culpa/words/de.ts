import { at } from '@conclave/kernel';
import { a, after, bare, count, das, der, into, list, quoted, spelled, the, verb } from '@conclave/kernel/german';
import { title } from '../title.ts';
import type { Catalogue } from './catalogue.ts';
import {
  aLetter,
  bonuses,
  bonusInto,
  CREW,
  card,
  cards,
  categories,
  characters,
  colours,
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
} from './things-de.ts';

const SET = der('Satz', 'Sätze');
const STONE = der('Stein', 'Steine');
const THING = das('Ding', 'Dinge');

const goods = { bread: 'Brot', wine: 'Wein', cloth: 'Tuch', jewel: 'Edelstein' } as const;

export const de: Catalogue = {
  title: title.title.de,
  invitation:
    'Sündige am Markt und im Freudenhaus und erkaufe deiner Seele den Weg in den Himmel, ehe die Dome stehen.',
  list,
  stones: { ...goods, indulgence: 'Ablassstein' },
  colours,
  dens: { lust: bare(dens.lust), pettySins: bare(dens.pettySins), greed: bare(dens.greed) },
  characters: {
    pope: bare(characters.pope),
    emperor: bare(characters.emperor),
    merchant: bare(characters.merchant),
    pettySinner: bare(characters.pettySinner),
  },
  bonuses,
  items: {
    ...goods,
    coin1: bare(items.coin1),
    coin2: bare(items.coin2),
    coin5: bare(items.coin5),
    coin10: bare(items.coin10),
  },
  stonesCounted: (number, stone) => count(number, stones[stone]),
  goodList,
  letterList,
  categories,
  cards,
  place,
  site: site => `Dombauplatz ${site}`,
  compartment,
  events: {
    soulsLinedUp: ({ fromHell }, name) =>
      `Die Armen Seelen stellen sich auf, der Hölle am nächsten zuerst: ${list(fromHell.map(name))}.`,
    bonusTaken: ({ seat, bonus }, name) => `${name(seat)} nimmt ${bonuses[bonus]} als Kleinen Vorteil.`,
    bagFilled: ({ stones: filled }) => `In das Warensäckchen kommen ${goodList(filled, 'keine Steine')}.`,
    roundBegan: ({ round }) => `Runde ${round} beginnt.`,
    marketLaidOut: ({ stones: laid, bag }) =>
      `Der Markt bietet ${goodList(laid, 'nichts')}. ${bag === 0 ? 'Das Warensäckchen ist leer.' : `Im Warensäckchen ${verb(bag, 'bleibt', 'bleiben')} ${count(bag, STONE)}.`}`,
    crewSent: () => 'Ein Bautrupp geht von der Bauhütte auf die Karte des Kaisers.',
    suite6Restocked: () => 'In Separee 6 wartet ein neuer gelber Ablassbrief.',
    suite6Closed: () => 'Es gibt keinen gelben Ablassbrief mehr: Separee 6 bleibt in dieser Runde geschlossen.',
    cardsDiscarded: ({ cards: old }) =>
      `Die Zimmer bieten nicht länger ${list(old.map(id => card(id, 'accusative')))}.`,
    deckReshuffled: ({ cards: number }) => `Die Karten des Freudenhauses werden neu gemischt, ${number} an der Zahl.`,
    cardsDrawn: ({ rooms }) =>
      `Das Freudenhaus hat neue Karten. ${rooms.map((id, index) => `Zimmer ${index + 1}: ${card(id)}`).join('; ')}.`,
    bidLocked: ({ seat }, name) => `${name(seat)} gibt ein Gebot ab.`,
    bidSealed: ({ bid }) => `Du bietest ${notches(bid.notches)} und ${taler(bid.taler)}.`,
    bidsRevealed: ({ bids, keeper, order }, name) => {
      const sums = bids.map(
        (bid, seat) =>
          `${name(seat)}${seat === 0 ? ' bietet' : ''} ${bid.notches} + ${bid.taler} = ${bid.notches + bid.taler}`,
      );
      const [first, ...others] = order.map(name);
      return `${list(sums)}. ${name(keeper)} zeigt die meisten Kerben und behält die eigenen Taler. ${first} wählt zuerst, dann ${list(others)}.`;
    },
    characterTaken: ({ seat, character, automatic }, name) =>
      automatic
        ? `Für ${name(seat)} bleibt ${the(characters[character])}.`
        : `${name(seat)} nimmt ${the(characters[character], 'accusative')}.`,
    heldBack: ({ seat, character }, name) =>
      `${name(seat)} schiebt das Vorspiel ${the(characters[character], 'genitive')} auf, bis alle gewählt haben.`,
    preliminaryOrder: ({ seat, first, second }, name) =>
      `${name(seat)} spielt zuerst das Vorspiel ${the(characters[first], 'genitive')}, dann das ${the(characters[second], 'genitive')}.`,
    declined: ({ seat, what }, name) =>
      `${name(seat)} ${{ popeStone: 'lässt die Papststeine liegen', preliminaryVisit: 'besucht das Freudenhaus jetzt nicht', card: 'nutzt die Karte nicht' }[what]}.`,
    turnBegan: ({ seat, character }, name) => `${name(seat)} ist als ${bare(characters[character])} am Zug.`,
    passed: ({ seat, actions }, name) => `${name(seat)} ${actions === 0 ? 'passt' : 'beendet den Zug'}.`,
    postTurned: ({ seat, from, to }, name) => `${name(seat)} dreht das Kerbholz von ${from} auf ${to}.`,
    marketEmpty: () => 'Der Markt ist leer, und die Aktionsphase ist zu Ende.',
    bought: ({ seat, good, price, greedy }, name) =>
      greedy
        ? `Aus Habgier kauft ${name(seat)} ${spelled(2, stones[good])} für ${taler(price)}.`
        : `${name(seat)} kauft ${a(stones[good], 'accusative')} für ${taler(price)}.`,
    goodsTaken: ({ seat, good, number, rule }, name) =>
      `${name(seat)} nimmt ${count(number, stones[good], 'accusative')} vom Markt${rule === 'C10' ? ', ohne zu zahlen' : ''}.`,
    letterBought: ({ seat, letter, price }, name) =>
      `${name(seat)} nimmt einen Ablassstein, zahlt ${taler(price)} und bekommt ${aLetter(letter)}.`,
    sold: ({ seat, good, price }, name) =>
      `${name(seat)} verkauft ${a(stones[good], 'accusative')} für ${taler(price)}.`,
    donated: ({ seat, items: shown }, name) => `${name(seat)} spendet ${gifts(shown)}.`,
    stored: ({ things }) => `Du legst ${giftsInto(things)}.`,
    visitBegan: ({ seat, place: number }, name) => `${name(seat)} besucht ${place(number)}.`,
    suite5Turned: ({ seat }, name) => `Separee 5 heißt ${name(seat)} willkommen, und in dieser Runde sonst niemanden.`,
    roomChosen: ({ seat, room, card: id }, name) =>
      `${name(seat)} geht durch Separee 5 in Zimmer ${room}, für ${card(id, 'accusative')}.`,
    yellowLetterTaken: ({ seat }, name) => `${name(seat)} nimmt den gelben Ablassbrief aus Separee 6.`,
    travelling: ({ seat }, name) => `${name(seat)} reist als Papst inkognito.`,
    dieSet: ({ place: number }) => `Du stellst deinen Würfel auf ${place(number)}.`,
    guessed: ({ seat, pope, guess, place: number, caught }, name) =>
      caught
        ? `${name(seat)} tippt auf ${place(guess)}, und so zeigt es der Würfel: ${name(pope)} ist ertappt.`
        : `${name(seat)} tippt auf ${place(guess)}, doch der Würfel zeigt ${place(number)}: ${name(pope)} ist nicht ertappt.`,
    overTheLimit: ({ seat, place: number }, name) =>
      `${place(number)} übersteigt das Kerbholz von ${name(seat)}: Der Besuch bleibt ohne Wirkung und der Platz offen.`,
    cardUsed: ({ seat, card: id }, name) => `${name(seat)} ${deed(id)}.`,
    cardWithoutEffect: ({ why, victim }, name) =>
      `Daraus wird nichts: ${{ noOpponentHolds: 'Niemand sonst hat diese Figur', noLetter: 'Der Kaiser hat keinen Ablassbrief', noYellowLetter: 'Der Papst hat keinen gelben Ablassbrief', tooPoor: `${victim === undefined ? 'Das Opfer' : name(victim)} hat weniger als 3 Taler` }[why]}.`,
    cardCleared: ({ room }) => `Die Karte aus Zimmer ${room} wird abgelegt.`,
    letterGiven: ({ from, to, letter }, name) => `${name(from)} gibt ${name(to)} ${aLetter(letter)}.`,
    robbed: ({ from, to, taler: number }, name) => `${name(to)} raubt ${name(from)} ${taler(number)}.`,
    talerFromBank: ({ seat, taler: number }, name) => `${name(seat)} nimmt ${taler(number)} aus der Kasse.`,
    soulMoved: ({ seat, from, to, steps: number }, name) =>
      `${name(seat)} sinkt ${steps(number)} zur Hölle${to - from > number ? ' und rückt über besetzte Felder weiter' : ''}, von ${space(from)} auf ${space(to)}.`,
    soulStopped: ({ seat, at: here, steps: number }, name) =>
      `${steps(number)} ${verb(number, 'führte', 'führten')} ${name(seat)} in die Hölle: Die Arme Seele bleibt auf ${space(here)}.`,
    sinStonesPut: ({ seat, den, number }, name) => `${name(seat)} legt ${sinStones(number)} ${into(dens[den])}.`,
    sinStonesBack: ({ seat, den, number }, name) =>
      `${name(seat)} nimmt ${sinStones(number)} ${after('aus', dens[den])} zurück.`,
    ranOut: ({ seat, den, missing }, name) =>
      `${name(seat)} ${verb(missing, 'fehlt', 'fehlen')} ${sinStones(missing)} ${after('für', dens[den])}.`,
    popeStoneMoved: ({ seat, from, to }, name) =>
      `${name(seat)} versetzt einen Papststein ${after('von', dens[from])} ${after('zu', dens[to])}.`,
    atonement: ({ by, den }, name) =>
      `Sühne! Alle drei Papststeine liegen ${after('bei', dens[den])}. Alle sühnen, nur ${name(by)} nicht.`,
    popeStonesReturned: () => 'Die Papststeine kehren zurück, einer zu jedem Sündenpfuhl.',
    crewArrived: ({ seat, from, site }, name) => {
      if (from === 'emperor') return `${name(seat)} schickt den Bautrupp des Kaisers auf Dombauplatz ${site}.`;
      if (from === 'hut') return `${name(seat)} schickt einen Bautrupp aus der Bauhütte auf Dombauplatz ${site}.`;
      return `${name(seat)} versetzt einen Bautrupp von Dombauplatz ${from} auf Dombauplatz ${site}.`;
    },
    built: ({ site, part }) =>
      part === 'nave'
        ? `Auf Dombauplatz ${site} entsteht ein Kirchenschiff.`
        : `Der Dom auf Dombauplatz ${site} ist fertig!`,
    freeStoneTaken: ({ seat, stone, letter }, name) =>
      `${name(seat)} nimmt ${a(stones[stone], 'accusative')} als freien Stein${letter === undefined ? '' : ` und bekommt dafür ${aLetter(letter)}`}.`,
    postsCompared: ({ highest, lowest, mover }, name) =>
      mover === undefined
        ? `Alle Kerbhölzer zeigen ${notches(highest)}: Niemand sinkt.`
        : `Das höchste Kerbholz zeigt ${notches(highest)}, das niedrigste ${lowest}: ${name(mover)} muss ${steps(highest - lowest)} sinken.`,
    chestsOpened: ({ site, compartment: opened, contents }, name) => {
      const all = contents.map((held, seat) => `${name(seat)}${seat === 0 ? ' gab' : ''} ${goodList(held, 'nichts')}`);
      return `Dom ${site} steht, und ${compartment(opened)} jeder Schatulle wird geöffnet. ${all.join('; ')}.`;
    },
    lettersDisplayed: ({ category, letters, values, donors }, name) =>
      donors.length === 0
        ? `Niemand hat ${categories[category]} gespendet: Die Ablassbriefe bleiben.`
        : `${list(donors.map(seat => `${name(seat)} (${at(values, seat)})`))} ${verb(donors.length, 'hat', 'haben')} ${categories[category]} gespendet. Diese Ablassbriefe liegen bereit: ${letterList(letters)}.`,
    letterPicked: ({ seat, letter }, name) => `${name(seat)} nimmt ${aLetter(letter)}.`,
    chestsCleared: ({ compartment: opened }) =>
      `Die Waren aus ${compartment(opened)} kommen ins Warensäckchen, die Münzen in die Kasse.`,
    scored: ({ seat, letters, sets, value, from, to }, name) =>
      value === 0
        ? `${name(seat)} hat keine Ablassbriefe und bleibt auf ${space(from)}.`
        : `${name(seat)} hat diese Ablassbriefe: ${letterList(letters)}. ${sets === 0 ? 'Sie heben' : `Mit ${spelled(sets, SET, 'dative')} heben sie`} die Arme Seele um ${steps(value)}, auf ${space(to)}.`,
    gameOver: ({ winners, inHeaven }, name) => {
      const are = verb(winners.length, 'ist', 'sind');
      const win = verb(winners.length, 'gewinnt', 'gewinnen gemeinsam');
      return `Das Spiel ist aus. ${list(winners.map(name))} ${are} ${inHeaven.length === 0 ? 'dem Himmel am nächsten' : 'im Himmel'} und ${win}.`;
    },
    screensOpened: ({ screens }, name) => {
      const all = screens.map(
        (screen, seat) =>
          `${name(seat)}${seat === 0 ? ' hatte noch' : ''} ${talerAndGoods(screen.taler, screen.goods, 'nichts')}`,
      );
      return `Die Sichtschirme fallen. ${all.join('; ')}.`;
    },
  },
  moves: {
    bonus: ({ bonus, into: where }) => `Nimm ${bonuses[bonus]}${bonusInto(where)}.`,
    bid: ({ notches: shown, taler: number }) => `Biete ${notches(shown)} und ${taler(number)}.`,
    character: ({ character }) => `Nimm ${the(characters[character], 'accusative')}.`,
    holdBack: ({ when }) =>
      when === 'now'
        ? 'Spiel das Vorspiel jetzt.'
        : when === undefined
          ? 'Warte mit dem Vorspiel.'
          : 'Schieb das Vorspiel auf.',
    order: ({ first }) =>
      first === 'own' ? 'Spiel zuerst das eigene Vorspiel.' : 'Spiel zuerst das geerbte Vorspiel.',
    popeStone: ({ from, to }) => `Versetze einen Papststein ${after('von', dens[from])} ${after('zu', dens[to])}.`,
    crew: ({ site }) => `Schick den Bautrupp auf Dombauplatz ${site}.`,
    moveCrew: ({ from, to }) => `Versetze einen Bautrupp von Dombauplatz ${from} auf Dombauplatz ${to}.`,
    pass: () => 'Passe: Beende den Zug.',
    buy: ({ good }) => `Kaufe ${a(stones[good], 'accusative')}.`,
    greedy: ({ good }) => `Kaufe aus Habgier ${spelled(2, stones[good])}.`,
    buyLetter: ({ letter }) => `Kaufe ${aLetter(letter)}.`,
    sell: ({ good }) =>
      good === undefined ? 'Verkaufe die angekündigte Ware.' : `Verkaufe ${a(stones[good], 'accusative')}.`,
    donate: ({ things }) => `Spende ${giftsInto(things)}.`,
    visit: ({ place: number }) => `Besuche ${place(number)}.`,
    travel: ({ place: number }) => `Reise inkognito nach ${place(number)}.`,
    guess: ({ place: number }) => `Tippe auf ${place(number)}.`,
    room: ({ room }) => `Wähle Zimmer ${room}.`,
    use: () => 'Nutze die Karte.',
    takeGood: ({ good }) => `Nimm ${a(stones[good], 'accusative')} vom Markt.`,
    rob: ({ seat }, name) => `Beraube ${name(seat)}.`,
    decline: () => 'Verzichte.',
    giveLetter: ({ letter }) => `Gib ${aLetter(letter)}.`,
    emptyDen: ({ den }) => `Nimm deine Steine ${after('aus', dens[den])} zurück.`,
    take: ({ stone, letter }) =>
      `Nimm ${a(stones[stone], 'accusative')}${letter === undefined ? '' : `, dafür ${aLetter(letter)}`}.`,
    pick: ({ letter }) => `Nimm ${aLetter(letter)}.`,
  },
  ask: {
    bonus: 'Wähle einen Kleinen Vorteil und das Fach, in dem er verschwindet.',
    bid: 'Dein geheimes Gebot: Kerben und Taler.',
    choose: 'Wähle eine Figur.',
    holdBack: 'Spielst du dein Vorspiel jetzt oder nach der letzten Wahl, wenn du die übrige Karte kennst?',
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
  askCard: id => `Die Karte bietet ${card(id, 'accusative')}. Nutzt du sie?`,
  secondAction: 'Eine zweite Aktion anderer Art kostet eine Kerbe. Oder beende den Zug.',
  waitFor: names => `Der Tisch wartet auf ${names}.`,
  over: 'Das Spiel ist aus.',
  table: {
    round: round => (round === 0 ? 'Alle nehmen einen Kleinen Vorteil.' : `Runde ${round}.`),
    market: (laid, bag) => `Markt: ${laid}. Warensäckchen: ${count(bag, STONE)}.`,
    rooms: (rooms, suite5, suite6) => {
      const shown = rooms.map((id, index) => `Zimmer ${index + 1}: ${id === '' ? 'leer' : `${card(id)} (${id})`}`);
      return `Freudenhaus: ${shown.join('; ')}; Separee 5: ${suite5 ? 'jedes Zimmer' : 'besucht'}; Separee 6: ${suite6 ? 'ein gelber Ablassbrief' : 'geschlossen'}.`;
    },
    supply: letters => `Ablassbriefe im Vorrat: ${letters}.`,
    sites: ({ crews, parts, hut }, ids) => {
      const shown = ids.map(
        (id, site) =>
          `${id} ${['leer', 'Kirchenschiff', 'Dom'][at(parts, site)]}${at(crews, site) > 0 ? ' mit Bautrupp' : ''}`,
      );
      return `Dombauplätze: ${shown.join(', ')}. Bauhütte: ${count(hut, CREW)}.`;
    },
    popeStones: places => `Papststeine: ${places}.`,
    player: ({ name, characters: held, soul, post, stock, dens: sins, chest, locked }) =>
      `${name}${held.length > 0 ? ` (${held.join(', ')})` : ''}: Sündenleiste ${space(soul)}, ${post === 0 ? (locked ? 'Gebot abgegeben' : 'Kerbholz verdeckt') : `Kerbholz ${post}`}, ${sinStones(stock)} im Vorrat, Sünden ${sins}, ${count(chest, THING)} in der Schatulle.`,
    own: (number, held, letters) => `Hinter deinem Sichtschirm: ${taler(number)}; ${held}; Ablassbriefe: ${letters}.`,
    ledger: (name, number, held, letters) =>
      `Hinter dem Sichtschirm von ${name}: ${taler(number)}; ${held}; Ablassbriefe: ${letters}.`,
    noGoods: 'keine Waren',
    noLetters: 'keine',
    chest: (first, second) => `Deine Schatulle: in I ${first}; in II ${second}.`,
    bid: (shown, number) => `Dein verdecktes Gebot: ${notches(shown)} und ${taler(number)}.`,
    die: where => `Dein Würfel zeigt ${where}.`,
    display: letters => `Diese Ablassbriefe liegen bereit: ${letters}.`,
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
    `Spielplanblatt ${quoted(name)}: ${(['bread', 'wine', 'cloth', 'jewel'] as const).map(good => `${goods[good]} ${prices[good].buy}/${prices[good].sell}${prices[good].source === 'assumed' ? '*' : ''}`).join(', ')}, Ablassbrief ${prices.indulgence.buy}; Himmel ${track.heavenDistance}${track.heavenSource === 'assumed' ? '*' : ''} (* angenommen).`,
};
