import type { HandEvent } from '../rules/meta-events.ts';
import type { Declaration } from '../rules/meta-moves.ts';
import type { HandTexts, HandWords, MetaOptionTexts } from './meta-catalogue.ts';

/** Was bei META CULPA alle hören (MC-26.33): ganze Sätze, nie ein Urteil. */
const ENTRIES: HandTexts['entries'] = {
  S1: 'nimmt etwas zurück',
  S2: 'nimmt eine Karte, ehe das Gebot beglichen ist',
  S3: 'dreht das Kerbholz zu spät',
  S4: 'vergisst den freien Stein',
  S5: 'nimmt vor dem Zahlen',
  S6: 'geht als Papst ohne Würfel ins Freudenhaus',
  S7: 'hat die Karte nicht zurückgelegt',
  S8: 'vergisst das Vorspiel',
  S9: 'legt den Stein der Wollust zu spät',
  S10: 'legt den Stein der Habgier zu spät',
  S11: 'zeigt eine Spende nicht',
  S12: 'schläft',
  S13: 'spielt außer der Reihe',
  honour1: 'Ehre 1',
  honour2: 'Ehre 2',
  honour3: 'Ehre 3',
  honour4: 'Ehre 4',
  honour5: 'Ehre 5',
};

const VERDICTS: HandTexts['verdicts'] = {
  upheld: 'Die Klage trifft zu',
  reminder: 'Das ist eine Erinnerung',
  dropped: 'Die Klage wird fallen gelassen',
  tooLate: 'Das kommt zu spät',
  unfounded: 'Die Klage ist grundlos',
  vote: 'Die anderen stimmen ab',
};

const WHERE = { market: 'nach dem Markt', card: 'nach einer Karte', turn: 'nach dem Zug' } as const;

type Words = HandWords;

const declaration = (say: Words, action: Declaration | { readonly type: 'travel' }): string => {
  switch (action.type) {
    case 'buy':
      return `Ich kaufe ${say.stones[action.good]}`;
    case 'greedy':
      return `Ich kaufe habgierig zweimal ${say.stones[action.good]}`;
    case 'buyLetter':
      return 'Ich kaufe einen Ablassbrief';
    case 'sell':
      return `Ich verkaufe ${say.stones[action.good]}`;
    case 'donate':
      return 'Ich spende';
    case 'visit':
      return `Ich besuche ${say.place(action.place)}`;
    case 'travel':
      return 'Ich bin auf Reisen';
  }
};

const undone = (say: Words, event: Extract<HandEvent, { type: 'takenBack' }>): string => {
  switch (event.step) {
    case 'pay':
      return `${event.taler} Taler bezahlt`;
    case 'turn':
      return `${event.notches} Kerben gedreht`;
    case 'stone':
      return `ein Stein in ${say.dens[event.den]}`;
    case 'take':
      return `${say.stones[event.stone]} genommen`;
    case 'sell':
      return `${say.stones[event.good]} verkauft`;
    case 'drop':
      return event.item === undefined ? 'etwas eingeworfen' : `${say.items[event.item]} eingeworfen`;
  }
};

export const handDe: HandTexts = {
  entries: ENTRIES,
  verdicts: VERDICTS,
  events: say => ({
    cardPutBack: ({ seat, character }, name) => `${name(seat)} legt die Karte ${say.characters[character]} zurück.`,
    bidSettled: ({ seat, taler, to, madeUp }, name) =>
      `${name(seat)} begleicht das Gebot: ${taler} Taler ${to === 'bank' ? 'in die Kasse' : 'hinter den Sichtschirm'}${madeUp ? ' (nachgeholt)' : ''}.`,
    bidReturned: ({ seat, taler }, name) => `${taler} Taler kehren zu ${name(seat)} zurück.`,
    stonesLeftAlone: ({ seat }, name) => `${name(seat)} lässt die Papststeine liegen.`,
    choiceDone: ({ seat }, name) => `${name(seat)} sagt: fertig.`,
    declared: ({ seat, action, second }, name) =>
      `${name(seat)} sagt: ${second ? 'Und dann: ' : ''}${declaration(say, action)}.`,
    withdrawn: ({ seat }, name) => `${name(seat)} überlegt es sich anders.`,
    takenBack: (event, name) => `${name(event.seat)} nimmt zurück: ${undone(say, event)}.`,
    paid: ({ seat, taler, madeUp }, name) => `${name(seat)} zahlt ${taler} Taler${madeUp ? ' (nachgeholt)' : ''}.`,
    stoneTaken: ({ seat, stone, letter }, name) =>
      `${name(seat)} nimmt 1-mal ${say.stones[stone]}${letter === undefined ? '' : ` und einen Ablassbrief (${say.colours[letter]})`}.`,
    itemShown: ({ seat, item }, name) => `${name(seat)} zeigt ${say.items[item]}.`,
    itemDropped: ({ seat, item }, name) =>
      `${name(seat)} wirft ${item === undefined ? 'etwas' : say.items[item]} in die Schatulle.`,
    turnEnded: ({ seat }, name) => `${name(seat)} sagt: Mein Zug ist zu Ende.`,
    nextPlayerAsked: ({ seat }, name) => `${name(seat)} sagt: Wer ist dran, bitte?`,
    here: ({ seat }, name) => `${name(seat)} sagt: hier.`,
    nothingToCall: ({ seat }, name) => `${name(seat)} hat nichts anzuklagen.`,
    reached: ({ seat, where }, name) => `${name(seat)} greift ${WHERE[where]}.`,
    accused: ({ seat, culprit, entry, verdict }, name) =>
      seat === culprit
        ? `${name(seat)} gesteht: ${ENTRIES[entry]}. ${VERDICTS[verdict]}.`
        : `${name(seat)} klagt ${name(culprit)} an: ${ENTRIES[entry]}. ${VERDICTS[verdict]}.`,
    voted: ({ seat }, name) => `${name(seat)} hat abgestimmt.`,
    voteEnded: ({ culprit, upheld }, name) =>
      upheld
        ? `Die anderen sprechen ${name(culprit)} schuldig.`
        : `Die anderen sprechen ${name(culprit)} nicht schuldig.`,
    donationNamed: ({ seat, items }, name) =>
      `Die Spende von ${name(seat)} war ${items.map(item => say.items[item]).join(' und ')}.`,
    goodsReturned: ({ seat, good, number, to }, name) =>
      `${name(seat)} gibt ${number}-mal ${say.stones[good]} zurück ${to === 'market' ? 'auf den Markt' : 'in das Säckchen'}.`,
    letterReturned: ({ seat, letter }, name) => `${name(seat)} gibt einen Ablassbrief zurück (${say.colours[letter]}).`,
    visitUndone: ({ seat, place }, name) =>
      `Der offene Besuch von ${name(seat)} in ${say.place(place)} wird rückgängig gemacht.`,
    lastCallBegan: () => 'Der letzte Aufruf beginnt: Wer hat etwas anzuklagen?',
    lastCallEnded: () => 'Der letzte Aufruf ist vorbei.',
    timeUp: ({ seats }, name) => `Die Zeit ist um für ${seats.map(name).join(' und ')}.`,
    confessions: ({ sins, leftOut }, name) => {
      const all = (list: typeof sins) =>
        list.map(({ seat, entry, round }) => `${name(seat)} ${entry} (Runde ${round})`).join(', ');
      const cheek = leftOut.length === 0 ? '' : ` Vom Kleinen Sünder ausgelassen, also keine Sünde: ${all(leftOut)}.`;
      return sins.length === 0
        ? `Niemand hat ungesehen gesündigt.${cheek}`
        : `Sünden, die niemand angeklagt hat: ${all(sins)}.${cheek}`;
    },
  }),
  moves: say => ({
    putBack: ({ character }) => `Die Karte ${say.characters[character]} zurücklegen.`,
    settle: () => 'Das Gebot begleichen.',
    noMove: () => 'Die Papststeine liegen lassen.',
    done: () => 'Sagen: fertig.',
    declare: ({ action }) =>
      `Ansagen: ${declaration(say, action)}${action.type === 'travel' ? ` nach ${say.place(action.place)}` : ''}.`,
    withdraw: () => 'Es sich anders überlegen.',
    takeBack: () => 'Den letzten Schritt zurücknehmen.',
    pay: ({ taler }) => `${taler} Taler zahlen.`,
    turn: ({ notches }) => `Das Kerbholz um ${notches} drehen.`,
    stone: ({ den }) => `Einen Stein legen: ${say.dens[den]}.`,
    show: ({ item }) => `Zeigen: ${say.items[item]}.`,
    drop: ({ item, into }) => `Einwerfen: ${say.items[item]} in ${say.compartment(into)}.`,
    letter: () => 'Den gelben Ablassbrief nehmen.',
    end: () => 'Sagen: Mein Zug ist zu Ende.',
    ask: () => 'Fragen, wer dran ist.',
    here: () => 'Sagen: hier.',
    call: ({ culprit, entry }, name) => `Anklagen: ${name(culprit)} ${ENTRIES[entry]} (${entry}).`,
    vote: ({ yes }) => (yes ? 'Mit Ja stimmen: Das war eine Sünde.' : 'Mit Nein stimmen: Das war keine.'),
    nothing: () => 'Nichts anzuklagen.',
    clock: ({ what }) => `Die Uhr: ${what}.`,
  }),
  beside: (name, taler) => `Neben dem Kerbholz von ${name}: ${taler} Taler.`,
  register: entries => `Sündenregister: ${entries.join(', ')}.`,
  ask: {
    choosing: 'Deine Wahl: Gebot begleichen, Karte nehmen, tun, was dazugehört, und fertig sagen.',
    handTurn: 'Dein Zug, von Hand: ansagen, zahlen, drehen, legen, nehmen, und sagen, wann er zu Ende ist.',
    vote: 'War das eine Sünde? Stimme geheim ab.',
    lastCall: 'Der letzte Aufruf: Gibt es etwas anzuklagen?',
  },
  refusals: {
    badMove: 'Das ist kein Zug von META CULPA.',
    onlyTheClock: 'Das entscheidet nur die Uhr des Tisches.',
    clockNotRunning: 'Eine solche Uhr läuft nicht.',
    unknownEntry: 'Dieser Eintrag steht nicht im Register.',
    callsLocked: 'Du darfst noch nicht wieder anklagen.',
    voteRunning: 'Es wird schon abgestimmt.',
    lastCall: 'Der letzte Aufruf läuft: Sonst ist nichts zu tun.',
    notNow: 'Das geht jetzt nicht.',
    cannotAsk: 'Du kannst jetzt nicht fragen.',
    remindedFirst: 'Du bist erinnert worden: Das kommt zuerst.',
    phaseOver: 'Der Markt ist leer: keine weitere Aktion.',
    onlyTheEnd: 'Nach dem freien Stein bleibt nur das Ende des Zuges.',
    noMoreActions: 'In diesem Zug gibt es keine weitere Aktion.',
    firstUnfinished: 'Beende zuerst, was du angesagt hast.',
    notDeclared: 'Du hast nichts angesagt.',
    notOwed: 'Dergleichen bist du nicht schuldig.',
    moreThanOwed: 'So viel bist du nicht schuldig.',
    cannotTakeBack: 'Das lässt sich nicht zurücknehmen.',
    badRegister: 'Das ist kein gültiges Register.',
  },
};

const seconds = (...values: readonly number[]) =>
  Object.fromEntries(values.map(value => [value, value === 0 ? 'sofort' : `${value} Sekunden`]));
const percent = (...values: readonly number[]) => Object.fromEntries(values.map(value => [value, `${value} %`]));

export const metaOptionsDe: MetaOptionTexts = {
  metaCulpa: { name: 'META CULPA', values: { off: 'der Tisch führt Buch', on: 'Vergessen ist Sünde' } },
  register: { name: 'Sündenregister', values: { printed: 'wie gedruckt', gentle: 'sanft, für den Anfang' } },
  metaCorrection: { name: 'Der Papst ohne Würfel', values: { de: 'sein Besuch gilt nicht', en: 'sein Besuch gilt' } },
  wrongAccusation: {
    name: 'Falsches Zeugnis',
    values: { stone: 'ein Stein und Schweigen', lockout: 'Schweigen bis zum nächsten Ende', none: 'nichts geschieht' },
  },
  callWindow: {
    name: 'Wie lange man anklagen kann',
    values: { nextTurn: 'bis der nächste Zug vorbei ist', round: 'die ganze Runde' },
  },
  askDelay: { name: 'Bevor man fragt, wer dran ist', values: seconds(10, 0, 5, 20, 30) },
  answerSeconds: { name: 'Zeit zum Aufwachen', values: seconds(20, 10, 30, 60) },
  lastCallSeconds: { name: 'Dauer des letzten Aufrufs', values: seconds(20, 10, 30, 60) },
  graceSeconds: { name: 'Gnadenfrist nach einem Zug', values: seconds(8, 0, 4, 15, 30) },
  botSlips: { name: 'Bots versehen sich', values: percent(0, 5, 10, 20) },
  botVigilance: { name: 'Bots bemerken', values: percent(60, 0, 30, 85, 100) },
  botCheek: { name: 'Bots als Kleiner Sünder lassen aus', values: percent(30, 0, 60, 100) },
  pace: { name: 'Tempo', values: { live: 'alle sind da', correspondence: 'über Tage' } },
};
