import { a, after, count, die, into, list, quoted, spelled, the, times, verb } from '@conclave/kernel/german';
import type { HandEvent } from '../rules/meta-events.ts';
import type { Declaration } from '../rules/meta-moves.ts';
import { sinsOf, withoutStop } from './lists.ts';
import type { HandTexts, MetaOptionTexts } from './meta-catalogue.ts';
import { aLetter, characters, compartment, dens, gifts, items, notches, place, stones, taler } from './things-de.ts';

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
  honour1: 'verletzt Ehrensache 1',
  honour2: 'verletzt Ehrensache 2',
  honour3: 'verletzt Ehrensache 3',
  honour4: 'verletzt Ehrensache 4',
  honour5: 'verletzt Ehrensache 5',
};

const VERDICTS: HandTexts['verdicts'] = {
  upheld: 'Die Klage trifft zu',
  reminder: 'Das ist eine Erinnerung',
  dropped: 'Die Klage wird fallen gelassen',
  tooLate: 'Das kommt zu spät',
  unfounded: 'Die Klage ist grundlos',
  vote: 'Die anderen stimmen ab',
};

/** Wer sich selbst anklagt, gesteht. */
const CONFESSED: HandTexts['verdicts'] = {
  ...VERDICTS,
  upheld: 'Das Geständnis trifft zu',
  dropped: 'Es bleibt ohne Folgen',
  unfounded: 'Zu gestehen gab es nichts',
};

const WHERE = { market: 'nach dem Markt', card: 'nach einer Karte', turn: 'nach dem Zug' } as const;

/** Was jemand laut sagt. */
const declaration = (action: Declaration | { readonly type: 'travel' }): string => {
  switch (action.type) {
    case 'buy':
      return `Ich kaufe ${a(stones[action.good], 'accusative')}`;
    case 'greedy':
      return `Ich kaufe aus Habgier ${spelled(2, stones[action.good])}`;
    case 'buyLetter':
      return 'Ich kaufe einen Ablassbrief';
    case 'sell':
      return `Ich verkaufe ${a(stones[action.good], 'accusative')}`;
    case 'donate':
      return 'Ich spende';
    case 'visit':
      return `Ich besuche ${place(action.place)}`;
    case 'travel':
      return 'Ich bin auf Reisen';
  }
};

const undone = (event: Extract<HandEvent, { type: 'takenBack' }>): string => {
  switch (event.step) {
    case 'pay':
      return `eine Zahlung von ${taler(event.taler, 'dative')}`;
    case 'turn':
      return `eine Drehung um ${notches(event.notches)}`;
    case 'stone':
      return `einen Stein ${after('aus', dens[event.den])}`;
    case 'take':
      return `den Griff nach ${a(stones[event.stone], 'dative')}`;
    case 'sell':
      return `den Verkauf von ${a(stones[event.good], 'dative')}`;
    case 'drop':
      return `${event.item === undefined ? 'etwas' : a(items[event.item], 'accusative')} aus der Schatulle`;
  }
};

/** MC-26.29  Was vereinbart ist, steht in den Worten des Tisches. */
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
    ? `${name(seat)} gesteht auf Ehre: ${quoted(withoutStop(honour))}. ${CONFESSED[verdict]}.`
    : `${name(seat)} klagt ${name(culprit)} auf Ehre an: ${quoted(withoutStop(honour))}. ${VERDICTS[verdict]}.`;

export const handDe: HandTexts = {
  entries: ENTRIES,
  verdicts: VERDICTS,
  events: {
    cardPutBack: ({ seat, character }, name) =>
      `${name(seat)} legt die Karte ${the(characters[character], 'genitive')} zurück.`,
    bidSettled: ({ seat, taler: number, to, madeUp }, name) =>
      `${name(seat)} begleicht das Gebot${madeUp ? ' nachträglich' : ''} und legt ${taler(number)} ${to === 'bank' ? 'in die Kasse' : 'hinter den Sichtschirm'}.`,
    bidReturned: ({ seat, taler: number }, name) =>
      `${taler(number)} ${verb(number, 'kehrt', 'kehren')} zu ${name(seat)} zurück.`,
    stonesLeftAlone: ({ seat }, name) => `${name(seat)} lässt die Papststeine liegen.`,
    choiceDone: ({ seat }, name) => `${name(seat)} sagt: ${quoted('Fertig.')}`,
    declared: ({ seat, action, second }, name) =>
      `${name(seat)} sagt: ${quoted(`${second ? 'Und dann: ' : ''}${declaration(action)}.`)}`,
    withdrawn: ({ seat }, name) => `${name(seat)} überlegt es sich anders.`,
    takenBack: (event, name) => `${name(event.seat)} nimmt ${undone(event)} zurück.`,
    paid: ({ seat, taler: number, madeUp }, name) =>
      `${name(seat)} zahlt ${madeUp ? 'nachträglich ' : ''}${taler(number)}.`,
    stoneTaken: ({ seat, stone, letter }, name) =>
      `${name(seat)} nimmt ${a(stones[stone], 'accusative')}${letter === undefined ? '' : ` und ${aLetter(letter)}`}.`,
    itemShown: ({ seat, item }, name) => `${name(seat)} zeigt ${a(items[item], 'accusative')}.`,
    itemDropped: ({ seat, item }, name) =>
      `${name(seat)} wirft ${item === undefined ? 'etwas' : a(items[item], 'accusative')} in die Schatulle.`,
    turnEnded: ({ seat }, name) => `${name(seat)} sagt: ${quoted('Mein Zug ist zu Ende.')}`,
    nextPlayerAsked: ({ seat }, name) => `${name(seat)} sagt: ${quoted('Wer ist am Zug, bitte?')}`,
    here: ({ seat }, name) => `${name(seat)} sagt: ${quoted('Hier.')}`,
    nothingToCall: ({ seat }, name) => `${name(seat)} hat nichts anzuklagen.`,
    reached: ({ seat, where }, name) => `${name(seat)} greift ${WHERE[where]}.`,
    accused: ({ seat, culprit, entry, verdict, honour }, name) => {
      if (honour !== undefined) return onHonour({ seat, culprit, verdict, honour }, name);
      return seat === culprit
        ? `${name(seat)} gesteht: ${name(seat)} ${ENTRIES[entry]}. ${CONFESSED[verdict]}.`
        : `${name(seat)} klagt an: ${name(culprit)} ${ENTRIES[entry]}. ${VERDICTS[verdict]}.`;
    },
    voted: ({ seat }, name) => `${name(seat)} hat abgestimmt.`,
    voteEnded: ({ culprit, upheld }, name) =>
      upheld
        ? `Die anderen sprechen ${name(culprit)} schuldig.`
        : `Die anderen sprechen ${name(culprit)} nicht schuldig.`,
    donationNamed: ({ seat, items: dropped }, name) => `${name(seat)} hat ${gifts(dropped)} gespendet.`,
    goodsReturned: ({ seat, good, number, to }, name) =>
      `${name(seat)} legt ${count(number, stones[good], 'accusative')} ${to === 'market' ? 'auf den Markt' : 'in das Warensäckchen'} zurück.`,
    letterReturned: ({ seat, letter }, name) => `${name(seat)} legt ${aLetter(letter)} auf den Stapel zurück.`,
    visitUndone: ({ seat, place: number }, name) =>
      `Der offene Besuch von ${name(seat)} in ${place(number)} wird rückgängig gemacht.`,
    lastCallBegan: () => 'Der letzte Aufruf beginnt: Wer hat etwas anzuklagen?',
    lastCallEnded: () => 'Der letzte Aufruf ist vorbei.',
    timeUp: ({ seats }, name) => `Die Zeit ist um für ${list(seats.map(name))}.`,
    confessions: ({ sins, leftOut }, name) => {
      const all = (noted: typeof sins) => sinsOf(noted, name, { entries: ENTRIES, times, list }).join('; ');
      const cheek = leftOut.length === 0 ? '' : ` Vom Kleinen Sünder ausgelassen, also keine Sünde: ${all(leftOut)}.`;
      return sins.length === 0
        ? `Niemand hat ungesehen gesündigt.${cheek}`
        : `Sünden, die niemand angeklagt hat: ${all(sins)}.${cheek}`;
    },
  },
  moves: {
    putBack: ({ character }) => `Leg die Karte ${the(characters[character], 'genitive')} zurück.`,
    settle: () => 'Begleiche das Gebot.',
    noMove: () => 'Lass die Papststeine liegen.',
    done: () => 'Sag: Fertig.',
    declare: ({ action }) =>
      `Kündige an: ${declaration(action)}${action.type === 'travel' ? ` nach ${place(action.place)}` : ''}.`,
    withdraw: () => 'Überleg es dir anders.',
    takeBack: () => 'Nimm den letzten Schritt zurück.',
    pay: ({ taler: number }) => `Zahle ${taler(number)}.`,
    turn: ({ notches: number }) => `Dreh das Kerbholz um ${notches(number)}.`,
    stone: ({ den }) => `Leg einen Stein ${into(dens[den])}.`,
    show: ({ item }) => `Zeig ${a(items[item], 'accusative')}.`,
    drop: ({ item, into: where }) => `Wirf ${a(items[item], 'accusative')} in ${compartment(where)}.`,
    letter: () => 'Nimm den gelben Ablassbrief.',
    end: () => 'Sag: Mein Zug ist zu Ende.',
    ask: () => 'Frag, wer am Zug ist.',
    here: () => 'Sag: Hier.',
    call: ({ culprit, entry }, name) => `Klage an: ${name(culprit)} ${ENTRIES[entry]} (${entry}).`,
    vote: ({ yes }) => (yes ? 'Stimm mit Ja: Das war eine Sünde.' : 'Stimm mit Nein: Das war keine.'),
    nothing: () => 'Klage nichts an.',
    clock: ({ what }) => `Die Uhr: ${what}.`,
  },
  beside: (name, number) => `Neben dem Kerbholz von ${name}: ${taler(number)}.`,
  register: entries => `Sündenregister: ${entries.join(', ')}.`,
  ask: {
    choosing: 'Deine Wahl: Gebot begleichen, Karte nehmen, tun, was dazugehört, und fertig sagen.',
    silent: 'Der Tisch schweigt. Wer an der Reihe ist, zieht.',
    silentChoice: 'Der Tisch schweigt. Wer an der Reihe ist, nimmt eine Karte.',
    handTurn: 'Dein Zug, von Hand: ankündigen, zahlen, drehen, legen, nehmen, und sagen, wann er zu Ende ist.',
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
    firstUnfinished: 'Beende zuerst, was du angekündigt hast.',
    notDeclared: 'Du hast nichts angekündigt.',
    notOwed: 'So etwas bist du nicht schuldig.',
    moreThanOwed: 'So viel bist du nicht schuldig.',
    cannotTakeBack: 'Das lässt sich nicht zurücknehmen.',
    badRegister: 'Das ist kein gültiges Register.',
  },
};

const seconds = (...values: readonly number[]) =>
  Object.fromEntries(values.map(value => [value, value === 0 ? 'sofort' : count(value, die('Sekunde', 'Sekunden'))]));
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
  askDelay: { name: 'Bevor man fragt, wer am Zug ist', values: seconds(10, 0, 5, 20, 30) },
  answerSeconds: { name: 'Zeit zum Aufwachen', values: seconds(20, 10, 30, 60) },
  lastCallSeconds: { name: 'Dauer des letzten Aufrufs', values: seconds(20, 10, 30, 60) },
  graceSeconds: { name: 'Gnadenfrist nach einem Zug', values: seconds(8, 0, 4, 15, 30) },
  botSlips: { name: 'Bots versehen sich', values: percent(0, 5, 10, 20) },
  botVigilance: { name: 'Bots bemerken', values: percent(60, 0, 30, 85, 100) },
  botCheek: { name: 'Bots als Kleiner Sünder lassen aus', values: percent(30, 0, 60, 100) },
  pace: { name: 'Tempo', values: { live: 'alle sind da', correspondence: 'über Tage' } },
};
