import type { CardType } from '../rules/components.ts';
import type { Decision, WhyNext, WhyOut, WhyTaken } from '../rules/events.ts';
import type { RefusalCode } from '../rules/refusals.ts';
import { title } from '../title.ts';
import type { en } from './en.ts';

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
  afterResponder: 'sitzt nach der antwortenden Person und beginnt die nächste Beichte',
  nextActive: 'ist als Nächstes noch im Spiel und beginnt die nächste Beichte',
};

const decisions: Record<Decision, (name: string, other: string) => string> = {
  believe: (name, other) => `${name} glaubt ${other}.`,
  doubt: (name, other) => `${name} zweifelt an den Worten von ${other}.`,
};

const cardCount = (count: number): string => (count === 1 ? '1 Karte' : `${count} Karten`);
const rubyCount = (count: number): string => (count === 1 ? '1 Rubin' : `${count} Rubine`);
const list = (items: readonly string[]): string => items.join(', ') || 'nichts';

export const de: typeof en = {
  title: title.title.de,
  invitation:
    'Kardinäle beichten Tugenden, die sie nicht haben. Werde deine Karten los, und bleib nicht als Letzte oder Letzter am Tisch.',
  cards,
  claims,
  refusals,
  unknownRefusal: 'Das ist nicht möglich.',
  virtue: 'Tugend',
  sin: 'Sünde',
  cardCount,
  list,

  ceremony: {
    candle: 'Die Kerze brennt; das Wachs wird weich.',
    pour: dogma => `Rotes Wachs tropft auf das Pergament: „${dogma}“.`,
    press: name => `${name} drückt den Ring ins Wachs.`,
    virtueNow: dogma => `Es ist besiegelt: ${dogma} gilt von dieser Stunde an als Tugend.`,
    sinNow: dogma => `Es ist besiegelt: ${dogma} gilt von dieser Stunde an als Sünde.`,
    broken: dogma => `Das Siegel „${dogma}“ ist gebrochen; die alte Natur kehrt zurück.`,
    skip: 'Zeremonie überspringen',
  },

  startingPlayer: name => `Das Los fällt auf ${name}.`,
  dealt: sizes => `Die Karten sind ausgeteilt: ${sizes}.`,
  undealt: count => `${cardCount(count)} bleiben ungesehen in der Schachtel.`,
  openedBox: names => `In der Schachtel: ${names}.`,
  hand: (name, names) => `${name} bekommt ${names}.`,
  ownHand: names => `Deine Karten: ${names}.`,
  setOfFour: (name, card) => `${name} zeigt alle vier Karten „${card}“ und legt sie ab.`,
  wentOut: (name, why, place) => `${name} scheidet aus: Platz ${place}. ${howOut[why]}`,
  rubiesReturned: (name, count) => `${name} legt ${rubyCount(count)} zurück in den Vorrat.`,
  turn: (name, why) => `${name} ${whyNext[why]}.`,
  dogmaCreated: (name, dogma) => `${name} zahlt zwei Rubine und besiegelt das Dogma „${dogma}“.`,
  dogmaReplaced: (name, dogma, replaced) =>
    `${name} zahlt zwei Rubine und besiegelt das Dogma „${dogma}“ anstelle von „${replaced}“.`,
  virtueNow: card => `${card} ist jetzt eine Tugend.`,
  sinNow: card => `${card} ist jetzt eine Sünde.`,
  confessed: (name, claim, count, card) => `${name}: „${claim}“ ${cardCount(count)}, angesagt als ${card}.`,
  joined: (name, count, card, pile) =>
    `${name} schließt sich mit ${cardCount(count)} an, angesagt als ${card}. Der Stapel hat ${cardCount(pile)}.`,
  laid: (name, names) => `${name} hat ${names} gelegt.`,
  ownLaid: names => `Du hast ${names} gelegt.`,
  decided: (name, decision, other) => decisions[decision](name, other),
  turnedUp: (name, names) => `Die Karten von ${name} werden aufgedeckt: ${names}.`,
  judgedHonest: name => `${name} war ehrlich.`,
  judgedLie: name => `${name} hat gelogen.`,
  rubyGained: (name, rubies) => `${name} hatte recht, bekommt einen Rubin und hat jetzt ${rubies}.`,
  rubyMissed: name => `${name} hatte recht, hat aber schon zwei Rubine: dieser verfällt.`,
  pileDiscarded: (count, covered) =>
    covered === 0 ? `${cardCount(count)} abgelegt.` : `${cardCount(count)} abgelegt, davon ${covered} ungesehen.`,
  pileTaken: (name, count, why) => `${name} ${whyTaken[why]} und nimmt ${cardCount(count)}.`,
  taken: (name, names) => `${name} nimmt ${names}.`,
  ownTaken: names => `Du nimmst ${names}.`,
  stalemateNear: left =>
    left === 1
      ? 'Nichts bewegt sich: nach noch einer Beichte ohne Fortschritt endet das Spiel.'
      : `Nichts bewegt sich: nach noch ${left} Beichten ohne Fortschritt endet das Spiel.`,
  stalemate: count => `${count} Beichten ohne Fortschritt: das Spiel endet im Patt.`,
  gameEnded: (losers, ranking) => `Das Spiel ist aus. Verloren: ${losers}. Plätze: ${ranking}.`,
  and: ' und ',

  seatLine: (name, count, rubies) => `${name}: ${cardCount(count)}, ${rubyCount(rubies)}`,
  seatOut: (name, place) => `${name}: ausgeschieden, Platz ${place}`,
  altar: names => `Altar: ${names}.`,
  virtuesNow: names => `Tugenden jetzt: ${names}.`,
  pile: (claim, parts) => `Beichte: ${claim}. Stapel: ${parts}.`,
  discard: (count, sets) => `Abgelegt: ${cardCount(count)}; Vierersätze: ${sets}.`,
  yourHand: names => `Deine Hand: ${names}.`,
  stalemateCounter: left => (left === 1 ? 'Noch 1 Beichte bis zum Patt.' : `Noch ${left} Beichten bis zum Patt.`),

  promptConfess: 'Du bist am Zug: Lege eine bis drei Karten und nenne eine Tugend.',
  promptDogma: 'Du bist am Zug: Erschaffe für zwei Rubine ein Dogma oder beichte.',
  promptRespond: (name, count, card) =>
    `${name} hat ${cardCount(count)} gelegt und sagt ${card} an. Glauben, zweifeln oder anschließen?`,
  promptNoJoin: (name, count, card) =>
    `${name} hat ${cardCount(count)} gelegt und sagt ${card} an. Glauben oder zweifeln?`,
  waitConfess: name => `${name} ist mit der Beichte dran.`,
  waitRespond: name => `${name} muss glauben, zweifeln oder sich anschließen.`,
  over: losers => `Das Spiel ist aus. Verloren: ${losers}.`,

  moveConfess: (names, card) => `Lege ${names} und sage ${card} an.`,
  moveJoin: names => `Schließ dich an mit ${names}.`,
  moveBelieve: 'Glauben.',
  moveDoubt: 'Zweifeln.',
  moveDogma: dogma => `Erschaffe das Dogma „${dogma}“.`,
  moveReplace: (dogma, replaced) => `Erschaffe das Dogma „${dogma}“ anstelle von „${replaced}“.`,

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
