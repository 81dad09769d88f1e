import * as english from '@conclave/kernel/english';
import * as german from '@conclave/kernel/german';
import type { InLanguages } from '@conclave/stage/language/catalogue.ts';
import type { Hid, StoryWords } from '@conclave/stage/page/story.ts';

const hat = (people: number): string => german.verb(people, 'hat', 'haben');

/** What lay behind a screen at the end, and what went on before it. */
export interface Screen extends Hid {
  readonly taler: number;
  readonly letters: number;
  readonly bids: readonly number[];
  /** Gifts by compartment, where they were told. */
  readonly gifts?: readonly [number, number] | undefined;
  readonly journeys: number;
  readonly caught: number;
}

const STEP = english.noun('step');
const TALER = english.noun('taler', 'taler');

const en: StoryWords<Screen> = {
  chapters: n => english.spelled(n, english.noun('round')),
  headline: (names, several) => `${names} ${several ? 'come' : 'comes'} nearest to Heaven`,
  triumph: (names, several) => `${names} ${several ? 'enter' : 'enters'} Heaven`,
  value: value =>
    value === 0 ? 'between Heaven and Hell' : value > 0 ? `${value} towards Heaven` : `${-value} towards Hell`,
  axis: 'Steps towards Heaven after each round, † after the Last Judgement; below zero lies Hell.',
  chapter: n => (n === 0 ? 'at the start' : `in round ${n}`),
  finale: 'at the Last Judgement',
  head: 'Round',
  leap: (name, by, when) =>
    by > 0
      ? `${name} rose ${english.count(by, STEP)} towards Heaven ${when}.`
      : `${name} fell ${english.count(-by, STEP)} towards Hell ${when}.`,
  awards: {
    sinner: { name: 'Greatest sinner', line: n => `sank ${english.spelled(n, STEP)} towards Hell` },
    patron: {
      name: 'Most generous conscience',
      line: n => `gave the Church ${english.spelled(n, english.noun('gift'))}`,
    },
    regular: { name: 'Regular of the House', line: n => `paid the House ${english.spelled(n, english.noun('visit'))}` },
    merchant: { name: 'Merchant of the year', line: n => `sold goods for ${english.count(n, TALER)}` },
    builder: { name: 'Master builder', line: n => `sent ${english.spelled(n, english.noun('crew'))}` },
  },
  hid: ({ taler, letters, bids, gifts, journeys, caught }, name) =>
    [
      `Behind ${english.of(name)} screen lay ${english.count(taler, TALER)} and ${english.spelled(letters, english.noun('letter'))} at the end. ${name} ${bids.length === 0 ? 'never bid' : `bid ${english.list(bids.map(String))} taler`}.`,
      ...(gifts === undefined ? [] : [giftsEn(...gifts)]),
      ...(journeys === 0
        ? []
        : [
            `As the Pope ${name} travelled incognito ${english.times(journeys)} and was ${caught === 0 ? 'never caught' : `caught ${english.times(caught)}`}.`,
          ]),
    ].join(' '),
};

const giftsEn = (first: number, second: number): string =>
  first + second === 0
    ? 'The chest stayed empty.'
    : `${english.capital(english.spelled(first, english.noun('gift')))} went into the chest for the first cathedral, ${second === 0 ? 'none' : english.inWords(second)} for the second.`;

const SCHRITT = german.der('Schritt', 'Schritte');
const TALER_DE = german.der('Taler', 'Taler');
const GABE = german.die('Gabe', 'Gaben');

const de: StoryWords<Screen> = {
  chapters: n => german.spelled(n, german.die('Runde', 'Runden')),
  headline: (names, several) => `${names} ${several ? 'kommen' : 'kommt'} dem Himmel am nächsten`,
  triumph: (names, several) => `${names} ${several ? 'fahren' : 'fährt'} gen Himmel`,
  value: value =>
    value === 0 ? 'zwischen Himmel und Hölle' : value > 0 ? `${value} Richtung Himmel` : `${-value} Richtung Hölle`,
  axis: 'Schritte zum Himmel nach jeder Runde, † nach dem Jüngsten Gericht; unter null liegt die Hölle.',
  chapter: n => (n === 0 ? 'am Anfang' : `in Runde ${n}`),
  finale: 'beim Jüngsten Gericht',
  head: 'Runde',
  leap: (name, by, when) =>
    by > 0
      ? `${name} stieg ${when} um ${german.count(by, SCHRITT)} zum Himmel.`
      : `${name} sank ${when} um ${german.count(-by, SCHRITT)} zur Hölle.`,
  awards: {
    sinner: {
      name: 'Sündenkönig',
      line: (n, people) =>
        `${german.verb(people, 'ist', 'sind')} ${german.spelled(n, SCHRITT, 'accusative')} zur Hölle gesunken`,
    },
    patron: {
      name: 'Großzügigstes Gewissen',
      line: (n, people) =>
        `${hat(people)} der Kirche ${german.spelled(n, german.die('Gabe', 'Gaben'), 'accusative')} gespendet`,
    },
    regular: {
      name: 'Stammgast des Hauses',
      line: (n, people) =>
        `${hat(people)} dem Freudenhaus ${german.spelled(n, german.der('Besuch', 'Besuche'), 'accusative')} abgestattet`,
    },
    merchant: {
      name: 'Kaufmann des Jahres',
      line: (n, people) => `${hat(people)} Waren für ${german.count(n, TALER_DE)} verkauft`,
    },
    builder: {
      name: 'Dombaumeister',
      line: (n, people) =>
        `${hat(people)} ${german.spelled(n, german.der('Bautrupp', 'Bautrupps'), 'accusative')} geschickt`,
    },
  },
  hid: ({ taler, letters, bids, gifts, journeys, caught }, name) =>
    [
      `Hinter dem Sichtschirm von ${name} lagen am Ende ${german.count(taler, TALER_DE)} und ${german.spelled(letters, german.der('Ablassbrief', 'Ablassbriefe'))}. ${name} bot ${bids.length === 0 ? 'nie' : `${german.list(bids.map(String))} Taler`}.`,
      ...(gifts === undefined ? [] : [giftsDe(...gifts)]),
      ...(journeys === 0
        ? []
        : [
            `Als Papst reiste ${name} ${german.times(journeys)} inkognito und wurde ${caught === 0 ? 'nie' : german.times(caught)} ertappt.`,
          ]),
    ].join(' '),
};

const giftsDe = (first: number, second: number): string =>
  first + second === 0
    ? 'Die Schatulle blieb leer.'
    : `${german.capital(german.spelled(first, GABE))} ${german.verb(Math.max(1, first), 'kam', 'kamen')} für den ersten Dom in die Schatulle, ${second === 1 ? 'eine' : second === 0 ? 'keine' : german.inWords(second)} für den zweiten.`;

export const storyWords: InLanguages<StoryWords<Screen>> = { en, de };
