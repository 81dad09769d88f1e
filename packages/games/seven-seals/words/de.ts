import { title } from '../title.ts';
import type { Catalogue } from './catalogue.ts';

const plural = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;
const points = (count: number): string => plural(count, 'Punkt', 'Punkte');
const cards = (count: number): string => plural(count, 'Karte', 'Karten');
const tricks = (count: number): string => plural(count, 'Stich', 'Stiche');

export const de: Catalogue = {
  title: title.title.de,
  invitation: 'Sag genau voraus, was du gewinnst, Farbe für Farbe. Einer am Tisch hofft, dass du dich irrst.',
  you: 'Du',
  colours: ['rot', 'gelb', 'grün', 'blau', 'violett', 'weiß', 'schwarz'],
  and: 'und',
  none: 'keine',
  seals: (count, colour) => `${count} ${colour}${count === 1 ? 'es' : 'e'}`,
  card: (colour, value) => `${colour} ${value}`,
  event: {
    firstDealer: name => `Zuerst gibt: ${name}.`,
    roundStarted: (round, rounds, dealer) =>
      `Runde ${round} von ${rounds}. Jeder erhält 15 Karten, gegeben von: ${dealer}.`,
    dealt: list => `Deine Karten: ${list}.`,
    saboteurTaken: name => `${name}: Saboteur. Keine Siegel, nur Bosheit.`,
    predicted: (name, seals) => `Vorhersage von ${name}: ${seals}.`,
    predictedNothing: name => `Vorhersage von ${name}: kein einziger Stich.`,
    takenOver: (colour, giver, white) => `${colour} von ${giver}${white ? ' gegen ein weißes' : ' ohne Ersatz'}`,
    cardPlayed: (name, card) => `${name}: ${card}.`,
    trickWon: (name, card, led, ruffed) =>
      `Der Stich geht an ${name}, mit ${card}${ruffed ? ` (${led} gestochen)` : ''}.`,
    handInAsked: (name, seals) => `Passende Siegel für ${name}: ${seals}.`,
    handedIn: (name, seal) => `${name}: ein ${seal}es Siegel zurück in die Mitte.`,
    blackTaken: name => `${name}: kein Siegel passt, also ein schwarzes.`,
    blackAvoided: name => `${name}: kein Siegel passt, und kein schwarzes ist mehr da. Glück gehabt.`,
    putAway: name => `${name} ist der Saboteur: Der Stich wird weggelegt.`,
    roundScored: (round, scores) => `Runde ${round} ist zu Ende. ${scores}.`,
    score: (name, number, total) => `${name} ${number}, gesamt ${total}`,
    gameEnded: (winners, several, number) =>
      `Das Spiel ist aus. ${several ? `Gemeinsam gewinnen ${winners}` : `Es gewinnt ${winners}`} mit ${plural(number, 'Strafpunkt', 'Strafpunkten')}.`,
  },
  table: {
    round: (round, rounds, trick, dealer) => `Runde ${round} von ${rounds}, Stich ${trick} von 15. Geber: ${dealer}.`,
    predicting: (round, rounds, dealer) => `Runde ${round} von ${rounds}, Vorhersagen. Geber: ${dealer}.`,
    over: 'Das Spiel ist aus.',
    middle: seals => `In der Mitte: ${seals}.`,
    saboteurInMiddle: 'Der Saboteur ist noch zu haben.',
    player: (name, left, won, seals, total) =>
      `${name}: ${cards(left)}, ${tricks(won)}, Siegel ${seals}; bisher ${points(total)}.`,
    saboteur: (name, left, won, total) => `${name}, Saboteur: ${cards(left)}, ${tricks(won)}; bisher ${points(total)}.`,
    toCome: (name, total) => `${name} hat noch nicht vorhergesagt; bisher ${points(total)}.`,
    trick: list => `Auf dem Tisch: ${list}.`,
    lastTrick: list => `Letzter Stich: ${list}.`,
    playedBy: (name, card) => `${name} ${card}`,
    hand: list => `Deine Hand: ${list}`,
  },
  prompt: {
    over: 'Das Spiel ist aus.',
    waitPrediction: name => `Warten auf die Vorhersage von ${name}.`,
    waitCard: name => `Warten auf eine Karte von ${name}.`,
    waitSeal: name => `Warten auf ein Siegel von ${name}.`,
    predict: 'Deine Vorhersage. Welche Stiche gewinnst du?',
    predictOrSabotage: 'Deine Vorhersage, oder nimm den Saboteur.',
    lead: 'Du spielst aus. Jede Karte ist erlaubt.',
    follow: colour => `Du bist dran. Bediene ${colour}.`,
    void: colour => `Du bist dran. Kein ${colour} mehr: Jede Karte ist erlaubt.`,
    handIn: seals => `Der Stich ist deiner. Gib ein Siegel ab: ${seals}.`,
  },
  move: {
    takeSaboteur: 'Den Saboteur nehmen.',
    predict: seals => `Vorhersagen: ${seals}.`,
    predictNothing: 'Keinen Stich vorhersagen.',
    playCard: card => `${card} spielen.`,
    handIn: seal => `Ein ${seal}es Siegel abgeben.`,
  },
  refusals: {
    notYourTurn: 'Du bist nicht am Zug.',
    handInPending: 'Wähle zuerst das Siegel, das du abgibst.',
    noHandInPending: 'Es ist kein Siegel zu wählen.',
    wrongPhase: 'Das geht jetzt nicht.',
    saboteurTaken: 'Der Saboteur ist schon vergeben.',
    sealKindNotAllowed: 'Nur farbige Siegel können vorhergesagt werden.',
    notInMiddle: 'In der Mitte liegen weniger Siegel dieser Farbe.',
    middleFirst: 'Nimm zuerst die Siegel aus der Mitte.',
    invalidGiver: 'Von hier kannst du kein Siegel nehmen: nicht von dir, nicht vom Saboteur, nicht vor der Vorhersage.',
    giverHasNone: 'Dort liegen zu wenige Siegel dieser Farbe.',
    noWhiteLeft: 'Es ist kein weißes Siegel mehr als Ersatz da.',
    tooManySeals: 'Mehr als 15 Siegel sind nicht möglich.',
    zeroNotAllowed: 'An diesem Tisch muss mindestens ein Siegel vorhergesagt werden.',
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
    minPrediction: { name: 'Kleinste Vorhersage', values: { 0: 'kein Siegel', 1: 'ein Siegel' } },
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
