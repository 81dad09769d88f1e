import * as english from '@conclave/kernel/english';
import * as german from '@conclave/kernel/german';
import type { Translated } from '@conclave/stage/language/catalogue.ts';
import { settings } from '@conclave/stage/settings/settings.svelte.ts';

const CARD = english.noun('card');
const RUBY = english.noun('ruby', 'rubies');
const SET = english.noun('set');
const CONFESSION = english.noun('confession');
const BEICHTE = german.die('Beichte', 'Beichten');
const KARTE = german.die('Karte', 'Karten');
const RUBIN = german.der('Rubin', 'Rubine');
const VIERLING = german.der('Vierling', 'Vierlinge');

const en = {
  /** It stands in one line beside four buttons of a small phone. */
  status: (confessors: number, sets: number) =>
    `${confessors} ${english.verb(confessors, 'sins', 'sin')} on${sets > 0 ? ` · ${english.count(sets, SET)} gone` : ''}`,
  stalemate: (left: number) => `${english.count(left, CONFESSION)} left`,
  hand: 'Your hand',
  types: 'Virtue or sin',
  virtue: 'virtue',
  sin: 'sin',
  altar: 'Altar',
  niche: 'empty niche',
  lectern: 'The confession',
  quiet: 'Nobody confesses yet.',
  laid: (name: string, count: number) => `${name}: ${english.count(count, CARD)}, face down`,
  cards: (count: number) => english.count(count, CARD),
  rubies: (count: number) => english.count(count, RUBY),
  place: (place: number) => `place ${place}`,
  quoted: (claim: string, count: number) =>
    `“${claim}${count === 0 ? '' : ` ${english.capital(english.times(count))}.`}”`,
  below: (count: number) => `${english.count(count, CARD)} below`,
  confesses: 'confesses',
  answers: 'answers',
  itWasTrue: 'true',
  itWasALie: 'a lie',
  takes: (name: string, count: number) => `${name} takes ${english.count(count, CARD)}.`,
  discarded: (count: number) => `${english.count(count, CARD)} discarded.`,
  claimed: (card: string) => `“${card}”,`,
  gone: 'gone',
  goneAlso: (cards: number, sets: readonly string[]) =>
    `${english.count(cards, CARD)} discarded${sets.length > 0 ? `, sets of four: ${sets.join(', ')}` : ''}`,
  onAltar: 'dogma on the altar',
  fourGone: 'all four are gone',
  putBack: 'clear',
  /** A claim, and what one's own eyes say to it. */
  claims: (name: string, count: number, card: string) => `${name} claims ${count} × ${card}.`,
  youHold: (mine: number, possible: boolean) => `You have ${mine} of the 4${possible ? '.' : ': impossible!'}`,
  allGone: 'All 4 are gone: impossible!',
  answersAre: (mayJoin: boolean) => (mayJoin ? 'Believe, doubt or join?' : 'Believe or doubt?'),
  inHand: (name: string, count: number, chosen: number) => `${name}, ${count} in hand, ${chosen} chosen`,
  claimAs: (name: string) => `Claim ${name}`,
  chooseCards: 'Lay one to three cards …',
  chooseClaim: '… and name a virtue.',
  chosen: (count: number, claim: string) => `${english.quoted(claim)} ${english.capital(english.times(count))}.`,
  confess: 'Confess',
  believe: 'Believe',
  ifTrue: 'true',
  ifLie: 'lie',
  believeSpoken: (cards: number, pays: boolean) =>
    `Believe. True: ${pays ? 'a ruby' : 'nothing, as you have two rubies'}. A lie: you take ${english.count(cards, CARD)}.`,
  doubt: 'Doubt',
  doubtSpoken: (cards: number, pays: boolean) =>
    `Doubt. A lie: ${pays ? 'a ruby' : 'nothing, as you have two rubies'}. True: you take ${english.count(cards, CARD)}.`,
  join: 'Join',
  joinRisk: (count: number) => (count === 0 ? 'then yours count' : `with ${english.count(count, CARD)}`),
  joinSpoken: (count: number) =>
    `${count === 0 ? 'Join' : `Join with ${english.count(count, CARD)}`}. The next player answers, and only your cards can be checked.`,
  joinFirst: 'Choose one to three cards below first.',
  createDogma: 'Create a dogma',
  creating: 'Which dogma?',
  replacing: 'Which dogma gives way?',
  sealOf: (name: string, becomes: string) => `Seal the dogma: ${name} becomes a ${becomes}`,
  sealNow: (name: string) => `Press the seal on ${name}`,
  holdSeal: (name: string) => `Hold to seal: ${name}`,
  sealOnceMore: (name: string) => `Press once more: ${name}`,
  sealSure: (name: string) => `Seal ${name} for two rubies?`,
  sure: (what: string) => `${what}?`,
  breakOf: (name: string) => `Break the seal of ${name}`,
  back: 'Rather confess',
  turnsTo: (name: string, now: string) => `${name} becomes a ${now}`,
  rules: [
    'Get rid of all your cards. The last one with cards loses (DG-2.2).',
    'On your turn lay one to three cards face down and claim one virtue for all of them. You may lie (DG-5).',
    'The next player believes, doubts, or joins with cards of their own under the same claim (DG-6, DG-7).',
    'Believe or doubt turns up the newest cards only. Right: you gain a ruby. Wrong: you take the whole pile. A liar who is doubted takes it instead (DG-8.2).',
    'Two rubies buy a dogma before you confess: it turns a virtue into a sin or a sin into a virtue (DG-10).',
    'Four of a kind in your hand are discarded at once (DG-11).',
    'An empty hand is out as soon as your last cards cannot come back (DG-12).',
  ],
};

const de: Translated<typeof en> = {
  status: (confessors, sets) =>
    sets > 0
      ? `${confessors} ${german.verb(confessors, 'sündigt', 'sündigen')} · ${german.count(sets, VIERLING)}`
      : `${confessors} ${german.verb(confessors, 'sündigt', 'sündigen')} noch`,
  stalemate: left => `Patt in ${german.count(left, BEICHTE, 'dative')}`,
  hand: 'Deine Hand',
  types: 'Tugend oder Sünde',
  virtue: 'Tugend',
  sin: 'Sünde',
  altar: 'Altar',
  niche: 'leere Nische',
  lectern: 'Die Beichte',
  quiet: 'Noch beichtet niemand.',
  laid: (name, count) => `${name}: ${german.count(count, KARTE)}, verdeckt`,
  cards: count => german.count(count, KARTE),
  rubies: count => german.count(count, RUBIN),
  place: place => `Platz ${place}`,
  quoted: (claim, count) => `„${claim}${count === 0 ? '' : ` ${german.capital(german.times(count))}.`}“`,
  below: count => `${german.count(count, KARTE)} darunter`,
  confesses: 'beichtet',
  answers: 'antwortet',
  itWasTrue: 'wahr',
  itWasALie: 'gelogen',
  takes: (name, count) => `${name} nimmt ${german.count(count, KARTE)}.`,
  discarded: count => `${german.count(count, KARTE)} abgelegt.`,
  claimed: card => `„${card}“,`,
  gone: 'fort',
  goneAlso: (cards, sets) =>
    `${german.count(cards, KARTE)} abgelegt${sets.length > 0 ? `, Vierlinge: ${sets.join(', ')}` : ''}`,
  onAltar: 'Dogma auf dem Altar',
  fourGone: 'alle vier sind fort',
  putBack: 'zurück',
  claims: (name, count, card) => `${name} beichtet ${count} × ${card}.`,
  youHold: (mine, possible) => `Du hast ${mine} von 4${possible ? '.' : ': unmöglich!'}`,
  allGone: 'Alle 4 sind fort: unmöglich!',
  answersAre: mayJoin => (mayJoin ? 'Glauben, zweifeln oder anschließen?' : 'Glauben oder zweifeln?'),
  inHand: (name, count, chosen) => `${name}, ${count} auf der Hand, ${chosen} gewählt`,
  claimAs: name => `Als ${name} beichten`,
  chooseCards: 'Leg eine bis drei Karten …',
  chooseClaim: '… und nenn eine Tugend.',
  chosen: (count, claim) => `${german.quoted(claim)} ${german.capital(german.times(count))}.`,
  confess: 'Beichten',
  believe: 'Glauben',
  ifTrue: 'wahr',
  ifLie: 'Lüge',
  believeSpoken: (cards, pays) =>
    `Glauben. Wahr: ${pays ? 'ein Rubin' : 'nichts, denn du hast zwei Rubine'}. Gelogen: Du nimmst ${german.count(cards, KARTE)}.`,
  doubt: 'Zweifeln',
  doubtSpoken: (cards, pays) =>
    `Zweifeln. Gelogen: ${pays ? 'ein Rubin' : 'nichts, denn du hast zwei Rubine'}. Wahr: Du nimmst ${german.count(cards, KARTE)}.`,
  join: 'Anschließen',
  joinRisk: count => (count === 0 ? 'dann zählen deine' : `mit ${german.count(count, KARTE)}`),
  joinSpoken: count =>
    `Anschließen${count === 0 ? '' : ` mit ${german.count(count, KARTE)}`}. Die nächste Person antwortet, und nur deine Karten können geprüft werden.`,
  joinFirst: 'Wähle unten erst eine bis drei Karten.',
  createDogma: 'Dogma verkünden',
  creating: 'Welches Dogma?',
  replacing: 'Welches Dogma weicht?',
  sealOf: (name, becomes) => `Dogma besiegeln: ${name} wird ${becomes}`,
  sealNow: name => `Das Siegel drücken: ${name}`,
  holdSeal: name => `Gedrückt halten: ${name}`,
  sealOnceMore: name => `Noch einmal drücken: ${name}`,
  sealSure: name => `${name} für zwei Rubine besiegeln?`,
  sure: what => `${what}?`,
  breakOf: name => `Siegel brechen: ${name}`,
  back: 'Doch lieber beichten',
  turnsTo: (name, now) => `${name} wird ${now}`,
  rules: [
    'Werde alle Karten los. Wer zuletzt noch Karten hat, verliert (DG-2.2).',
    'Leg in deinem Zug eine bis drei Karten verdeckt und behaupte für alle dieselbe Tugend. Lügen ist erlaubt (DG-5).',
    'Die nächste Person glaubt, zweifelt oder schließt sich mit eigenen Karten derselben Beichte an (DG-6, DG-7).',
    'Glauben und Zweifeln decken nur die neuesten Karten auf. Wer recht hat, bekommt einen Rubin; wer irrt, nimmt den ganzen Stapel. Wer beim Lügen ertappt wird, nimmt ihn selbst (DG-8.2).',
    'Zwei Rubine kaufen vor der Beichte ein Dogma: Es macht aus einer Tugend eine Sünde oder umgekehrt (DG-10).',
    'Ein Vierling auf der Hand wird sofort abgelegt (DG-11).',
    'Wer keine Karten mehr hat, scheidet aus, sobald die letzten nicht mehr zurückkommen können (DG-12).',
  ],
};

const catalogues = { en, de } as const;
export const sayHere = (): Translated<typeof en> => catalogues[settings.language];
