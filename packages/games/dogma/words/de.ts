import { count, der, die, inWords, list, quoted, spelled, verb } from '@conclave/kernel/german';
import type { CardType } from '../rules/components.ts';
import type { Decision, WhyNext, WhyOut, WhyTaken } from '../rules/events.ts';
import type { RefusalCode } from '../rules/refusals.ts';
import { title } from '../title.ts';
import { areAlike, type en } from './en.ts';

const cards: Record<CardType, string> = {
  honesty: 'Ehrlichkeit',
  diligence: 'Fleiß',
  mercy: 'Gnade',
  humility: 'Demut',
  chastity: 'Keuschheit',
  temperance: 'Mäßigung',
  patience: 'Geduld',
  fraud: 'Betrug',
  theft: 'Diebstahl',
  murder: 'Mord',
  blasphemy: 'Lästerung',
  adultery: 'Ehebruch',
  gluttony: 'Völlerei',
  envy: 'Neid',
};

const claims: Record<CardType, string> = {
  honesty: 'Ich war ehrlich.',
  diligence: 'Ich war fleißig.',
  mercy: 'Ich war gnädig.',
  humility: 'Ich war demütig.',
  chastity: 'Ich war keusch.',
  temperance: 'Ich hielt Maß.',
  patience: 'Ich war geduldig.',
  fraud: 'Ich habe betrogen.',
  theft: 'Ich habe gestohlen.',
  murder: 'Ich habe gemordet.',
  blasphemy: 'Ich habe gelästert.',
  adultery: 'Ich war untreu.',
  gluttony: 'Ich habe geprasst.',
  envy: 'Ich war neidisch.',
};

const refusals: Record<RefusalCode, string> = {
  playerOut: 'Du bist schon ausgeschieden.',
  notYourTurn: 'Du bist nicht am Zug.',
  wrongPhase: 'Das ist jetzt nicht möglich.',
  cardCount: 'Lege eine bis drei Karten.',
  cardNotInHand: 'Diese Karten hast du nicht.',
  oneVirtueOnly: 'Nenne genau eine Tugend.',
  notAVirtueNow: 'Das ist zurzeit eine Sünde und kann nicht gebeichtet werden.',
  joinNotPossible: 'Niemand könnte mehr antworten; glaube oder zweifle.',
  needTwoRubies: 'Ein Dogma kostet zwei Rubine.',
  dogmaOnAltar: 'Dieses Dogma liegt schon auf dem Altar.',
  chooseReplaced: 'Wähle eines der drei Dogmen, das ersetzt wird.',
  nothingToReplace: 'Auf dem Altar ist noch Platz; es wird nichts ersetzt.',
};

const howOut: Record<WhyOut, string> = {
  covered: 'Die letzten Karten sind für immer verdeckt.',
  checked: 'Keine Karte ist übrig.',
  dealt: 'Nach dem Austeilen ist keine Karte übrig.',
};

const whyTaken: Record<WhyTaken, string> = {
  believedLie: 'hat einer Lüge geglaubt',
  doubtedTruth: 'hat an der Wahrheit gezweifelt',
  caught: 'wurde beim Lügen ertappt',
};

const whyNext: Record<WhyNext, string> = {
  startingPlayer: 'beginnt die erste Beichte',
  responder: 'hat geantwortet und beginnt die nächste Beichte',
  afterResponder: 'folgt am Tisch und beginnt die nächste Beichte',
  nextActive: 'folgt im Spiel und beginnt die nächste Beichte',
};

const decisions: Record<Decision, (name: string, other: string) => string> = {
  believe: (name, other) => `${name} glaubt ${other}.`,
  doubt: (name, other) => `${name} zweifelt an den Worten von ${other}.`,
};

const CARD = die('Karte', 'Karten');
const RUBY = der('Rubin', 'Rubine', 'Rubins');
const CONFESSION = die('Beichte', 'Beichten');
const cardCount = (number: number): string => count(number, CARD);
const rubyCount = (number: number): string => count(number, RUBY);
const dogmaOf = (card: string): string => `das Dogma ${quoted(card)}`;

export const de: typeof en = {
  title: title.title.de,
  invitation:
    'Kardinäle beichten Tugenden, die sie nicht haben. Werde deine Karten los, und bleib nicht bis zuletzt sitzen.',
  cards,
  claims,
  refusals,
  unknownRefusal: 'Das ist nicht möglich.',
  virtue: 'Tugend',
  sin: 'Sünde',
  cardCount,
  list: names => list(names),

  ceremony: {
    candle: 'Die Kerze brennt; das Wachs wird weich.',
    pour: dogma => `Rotes Wachs tropft auf das Pergament: ${quoted(dogma)}.`,
    press: name => `${name} drückt den Ring ins Wachs.`,
    virtueNow: dogma => `Es ist besiegelt: ${dogma} gilt von dieser Stunde an als Tugend.`,
    sinNow: dogma => `Es ist besiegelt: ${dogma} gilt von dieser Stunde an als Sünde.`,
    broken: dogma => `Das Siegel ${quoted(dogma)} ist gebrochen; die alte Natur kehrt zurück.`,
    skip: 'Zeremonie überspringen',
  },

  startingPlayer: name => `Das Los fällt auf ${name}.`,
  dealt: hands =>
    areAlike(hands)
      ? `Alle bekommen ${cardCount(hands[0]?.size ?? 0)}.`
      : `${list(hands.map(({ name, size }, index) => (index === 0 ? `${name} bekommt ${cardCount(size)}` : `${name} ${size}`)))}.`,
  undealt: number => `${cardCount(number)} ${verb(number, 'bleibt', 'bleiben')} ungesehen in der Schachtel.`,
  openedBox: names => `In der Schachtel lag: ${names}.`,
  hand: (name, names) => `${name} bekam ${names}.`,
  ownHand: names => `Du bekommst ${names}.`,
  setOfFour: (name, card) => `${name} zeigt alle vier Karten ${quoted(card)} und legt sie ab.`,
  wentOut: (name, why, place) => `${name} scheidet auf Platz ${place} aus. ${howOut[why]}`,
  rubiesReturned: (name, count) => `${name} legt ${rubyCount(count)} zurück in den Vorrat.`,
  turn: (name, why) => `${name} ${whyNext[why]}.`,
  dogmaCreated: (name, dogma) => `${name} zahlt zwei Rubine und verkündet ${dogmaOf(dogma)}.`,
  dogmaReplaced: (name, dogma, replaced) =>
    `${name} zahlt zwei Rubine und verkündet ${dogmaOf(dogma)} anstelle von ${quoted(replaced)}.`,
  virtueNow: card => `${card} ist jetzt eine Tugend.`,
  sinNow: card => `${card} ist jetzt eine Sünde.`,
  confessed: (name, claim, number, card) => `${name} legt ${cardCount(number)} und beichtet ${card}: ${quoted(claim)}`,
  joined: (name, number, card, pile) =>
    `${name} schließt sich mit ${cardCount(number)} an, ebenfalls gebeichtet als ${card}. Der Stapel hat jetzt ${cardCount(pile)}.`,
  laid: (name, names) => `${name} hat ${names} gelegt.`,
  ownLaid: names => `Du hast ${names} gelegt.`,
  decided: (name, decision, other) => decisions[decision](name, other),
  turnedUp: (name, names) => `${name} deckt auf: ${names}.`,
  judgedHonest: name => `${name} war ehrlich.`,
  judgedLie: name => `${name} hat gelogen.`,
  rubyGained: (name, rubies) =>
    `${name} hatte recht, bekommt einen Rubin und hat jetzt ${rubies === 1 ? 'einen' : inWords(rubies)}.`,
  rubyMissed: name => `${name} hatte recht, hat aber schon zwei Rubine: Dieser verfällt.`,
  pileDiscarded: (number, covered) => {
    const how = covered === number ? ' ungesehen' : '';
    const some = covered > 0 && covered < number ? `, davon ${covered} ungesehen` : '';
    return `${cardCount(number)} ${verb(number, 'wird', 'werden')}${how} abgelegt${some}.`;
  },
  pileTaken: (name, number, why) => `${name} ${whyTaken[why]} und nimmt ${cardCount(number)}.`,
  taken: (name, names) => `${name} nimmt ${names}.`,
  ownTaken: names => `Du nimmst ${names}.`,
  stalemateNear: left => `Nichts bewegt sich: Noch ${spelled(left, CONFESSION)} ohne Fortschritt, und das Spiel endet.`,
  stalemate: number => `Nach ${count(number, CONFESSION, 'dative')} ohne Fortschritt endet das Spiel im Patt.`,
  gameEnded: (losers, ranking) =>
    `Das Spiel ist aus, und ${list(losers)} ${verb(losers.length, 'verliert', 'verlieren')}. ${list(ranking.map(({ name, place }, index) => `${name}${index === 0 ? ' kommt' : ''} auf Platz ${place}`))}.`,

  seatLine: (name, number, rubies) => `${name}: ${cardCount(number)}, ${rubyCount(rubies)}`,
  seatOut: (name, place) => `${name}: ausgeschieden, Platz ${place}`,
  altar: names => `Auf dem Altar: ${names}.`,
  virtuesNow: names => `Tugenden jetzt: ${names}.`,
  pile: (claim, parts) => `Beichte: ${claim}. Stapel: ${parts}.`,
  noSets: 'keine',
  discard: (number, sets) => `Abgelegt: ${cardCount(number)}; Vierlinge: ${sets}.`,
  yourHand: names => `Deine Hand: ${names}.`,
  stalemateCounter: left => `Noch ${count(left, CONFESSION)} bis zum Patt.`,

  promptConfess: 'Du bist am Zug: Lege eine bis drei Karten und nenne eine Tugend.',
  promptDogma: 'Du bist am Zug: Verkünde für zwei Rubine ein Dogma oder beichte.',
  promptRespond: (name, number, card) =>
    `${name} hat ${cardCount(number)} gelegt und beichtet ${card}. Glauben, zweifeln oder anschließen?`,
  promptNoJoin: (name, number, card) =>
    `${name} hat ${cardCount(number)} gelegt und beichtet ${card}. Glauben oder zweifeln?`,
  waitConfess: name => `${name} ist am Zug und wird beichten.`,
  waitRespond: name => `${name} muss glauben, zweifeln oder sich anschließen.`,
  over: losers => `Das Spiel ist aus, und ${list(losers)} ${verb(losers.length, 'verliert', 'verlieren')}.`,

  moveConfess: (names, card) => `Leg ${names} und beichte ${card}.`,
  moveJoin: names => `Schließ dich mit ${names} an.`,
  moveBelieve: 'Glaube.',
  moveDoubt: 'Zweifle.',
  moveDogma: dogma => `Verkünde ${dogmaOf(dogma)}.`,
  moveReplace: (dogma, replaced) => `Verkünde ${dogmaOf(dogma)} anstelle von ${quoted(replaced)}.`,

  options: {
    nextStarter: 'Wer die nächste Beichte beginnt',
    wrongDoubtTakes: 'Was nimmt, wer zu Unrecht zweifelt',
    stalemateLimit: 'Beichten ohne Fortschritt, die das Spiel beenden',
    revealAfterGame: 'Nach dem Spiel alles aufdecken',
    history: 'Gezeigter Verlauf',
  },
  optionValues: {
    nextStarter: { responder: 'wer geantwortet hat', afterResponder: 'wer danach sitzt' },
    wrongDoubtTakes: { pile: 'den ganzen Stapel', lastContribution: 'nur die neuesten Karten' },
    stalemateLimit: { '60': '60', '30': '30', '120': '120', off: 'ohne Grenze' },
    revealAfterGame: { on: 'ja', off: 'nein, für immer geheim' },
    history: { last: 'laufende und vorige Beichte', full: 'alles' },
  },
};
