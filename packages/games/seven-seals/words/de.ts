import { a, count, das, der, die, either, list, spelled, verb } from '@conclave/kernel/german';
import { title } from '../title.ts';
import type { Catalogue } from './catalogue.ts';

const points = (number: number): string => count(number, der('Punkt', 'Punkte'));
const cards = (number: number): string => count(number, die('Karte', 'Karten'));
const tricks = (number: number): string => count(number, der('Stich', 'Stiche'));
const PENALTY = der('Strafpunkt', 'Strafpunkte');
const SEAL = das('Siegel', 'Siegel', 'Siegels');
/** Beiwörter ohne Endung; als Farbe einer Karte sind sie Hauptwörter. */
const COLOURS = ['rot', 'gelb', 'grün', 'blau', 'violett', 'weiß', 'schwarz'] as const;

export const de: Catalogue = {
  title: title.title.de,
  invitation: 'Sag genau an, was du gewinnst, Farbe für Farbe. Jemand am Tisch hofft, dass du dich irrst.',
  you: 'Du',
  colours: ['Rot', 'Gelb', 'Grün', 'Blau', 'Violett', 'Weiß', 'Schwarz'],
  list: parts => list(parts, 'keine'),
  either: parts => either(parts, 'keines'),
  seals: (number, colour) => `${number}× ${colour}`,
  aSeal: kind => a(SEAL, 'accusative', COLOURS[kind]),
  card: (colour, value) => `${colour} ${value}`,
  event: {
    firstDealer: name => `${name} gibt zuerst.`,
    roundStarted: (round, rounds, dealer) => `Runde ${round} von ${rounds} beginnt. ${dealer} gibt jedem 15 Karten.`,
    dealt: hand => `Du bekommst ${hand}.`,
    saboteurTaken: name => `${name} wird Saboteur: keine Siegel, nur Bosheit.`,
    predicted: (name, seals) => `${name} sagt an: ${seals}.`,
    predictedNothing: name => `${name} sagt keinen einzigen Stich an.`,
    takenOver: (seals, giver, whites) =>
      `${seals} von ${giver}${whites === 0 ? ' ohne Ersatz' : ` gegen ${spelled(whites, SEAL, 'accusative', 'weiß')}`}`,
    cardPlayed: (name, card) => `${name} spielt ${card}.`,
    trickWon: (name, card, led, ruffed) =>
      ruffed ? `${name} trumpft ${led} mit ${card} und gewinnt den Stich.` : `${name} gewinnt den Stich mit ${card}.`,
    handInAsked: (name, seals) => `${name} kann ${seals} abgeben.`,
    handedIn: (name, seal) => `${name} gibt ${seal} ab.`,
    blackTaken: name => `${name} hat kein passendes Siegel und nimmt ein schwarzes.`,
    blackAvoided: name => `${name} hat kein passendes Siegel, doch kein schwarzes ist mehr da: Das nennt man Glück.`,
    putAway: name => `Als Saboteur legt ${name} den Stich weg.`,
    roundScored: (round, scores) =>
      `Runde ${round} ist zu Ende. ${list(scores.map(({ name, points: number, total }, index) => (index === 0 ? `${name} bekommt ${points(number)} (insgesamt ${total})` : `${name} ${number} (${total})`)))}.`,
    gameEnded: (winners, number) =>
      `Das Spiel ist aus. ${list(winners)} ${verb(winners.length, 'gewinnt', 'gewinnen gemeinsam')} mit ${count(number, PENALTY, 'dative')}.`,
  },
  table: {
    round: (round, rounds, trick, dealer) =>
      `Runde ${round} von ${rounds}, Stich ${trick} von 15. ${dealer} hat gegeben.`,
    predicting: (round, rounds, dealer) => `Runde ${round} von ${rounds}, Ansagen. ${dealer} hat gegeben.`,
    over: 'Das Spiel ist aus.',
    middle: seals => `In der Mitte: ${seals}.`,
    saboteurInMiddle: 'Der Saboteur ist noch zu haben.',
    player: (name, left, won, seals, total) =>
      `${name}: ${cards(left)}, ${tricks(won)}, Siegel ${seals}; bisher ${points(total)}.`,
    saboteur: (name, left, won, total) => `${name}, Saboteur: ${cards(left)}, ${tricks(won)}; bisher ${points(total)}.`,
    toCome: (name, total) => `${name} hat noch nicht angesagt; bisher ${points(total)}.`,
    trick: laid => `Auf dem Tisch: ${laid}.`,
    lastTrick: laid => `Letzter Stich: ${laid}.`,
    playedBy: (name, card) => `${name} ${card}`,
    hand: held => (held === '' ? 'Deine Hand ist leer.' : `Deine Hand: ${held}`),
  },
  prompt: {
    over: 'Das Spiel ist aus.',
    waitPrediction: name => `${name} ist am Zug und sagt an.`,
    waitCard: name => `${name} ist am Zug und spielt.`,
    waitSeal: name => `${name} wählt ein Siegel.`,
    predict: 'Deine Ansage. Welche Stiche gewinnst du?',
    predictOrSabotage: 'Deine Ansage, oder nimm den Saboteur.',
    lead: 'Du spielst aus. Jede Karte ist erlaubt.',
    follow: colour => `Du bist am Zug. Bediene ${colour}.`,
    void: colour => `Du bist am Zug. Kein ${colour} mehr: Jede Karte ist erlaubt.`,
    handIn: seals => `Der Stich ist deiner. Gib ein Siegel ab: ${seals}.`,
  },
  move: {
    takeSaboteur: 'Nimm den Saboteur.',
    predict: seals => `Sag an: ${seals}.`,
    predictNothing: 'Sag keinen Stich an.',
    playCard: card => `Spiel ${card}.`,
    handIn: seal => `Gib ${seal} ab.`,
  },
  refusals: {
    notYourTurn: 'Du bist nicht am Zug.',
    handInPending: 'Wähle zuerst das Siegel, das du abgibst.',
    noHandInPending: 'Es ist kein Siegel zu wählen.',
    wrongPhase: 'Das geht jetzt nicht.',
    saboteurTaken: 'Der Saboteur ist schon vergeben.',
    sealKindNotAllowed: 'Ansagen kannst du nur farbige Siegel.',
    notInMiddle: 'In der Mitte liegen weniger Siegel dieser Farbe.',
    middleFirst: 'Nimm zuerst die Siegel aus der Mitte.',
    invalidGiver: 'Von hier kannst du kein Siegel nehmen: nicht von dir, nicht vom Saboteur, nicht vor der Ansage.',
    giverHasNone: 'Dort liegen zu wenige Siegel dieser Farbe.',
    noWhiteLeft: 'Es ist kein weißes Siegel mehr als Ersatz da.',
    tooManySeals: 'Mehr als 15 Siegel sind nicht möglich.',
    zeroNotAllowed: 'An diesem Tisch musst du mindestens ein Siegel ansagen.',
    cardNotInHand: 'Diese Karte hast du nicht.',
    mustFollowSuit: 'Du hast die ausgespielte Farbe noch.',
    sealNotAccepted: 'Dieses Siegel passt nicht zum Stich.',
    sealNotOwned: 'So ein Siegel hast du nicht.',
    optionNotAvailable: 'Diese Option passt nicht zur Zahl der Spieler.',
    malformed: 'Das ist kein Zug dieses Spiels.',
  },
  options: {
    saboteurBase: { name: 'Punkte des Saboteurs, höchstens', values: { 4: '4', 5: '5 (nur zu dritt)' } },
    whiteSupply: {
      name: 'Wenn die weißen Siegel ausgehen',
      values: {
        blocked: 'kein Wegnehmen mehr',
        noReplacement: 'der Gebende erhält nichts',
        unlimited: 'es gibt immer weitere',
      },
    },
    minPrediction: { name: 'Kleinste Ansage', values: { 0: 'kein Siegel', 1: 'ein Siegel' } },
    trickHistory: {
      name: 'Alte Stiche',
      values: { last: 'der letzte ist einsehbar', none: 'verdeckt', full: 'alle der Runde sind einsehbar' },
    },
    tieBreak: {
      name: 'Gleichstand',
      values: { shared: 'gemeinsamer Sieg', perfectRounds: 'mehr Runden ohne Punkt gewinnen' },
    },
    threePlayerRounds: { name: 'Runden zu dritt', values: { 6: 'sechs', 3: 'drei (kurzes Spiel)' } },
  },
};
