import type { InLanguages } from '@conclave/stage/language/catalogue.ts';
import { mal, many, times, viele } from '@conclave/stage/language/counted.ts';
import type { Hid, StoryWords } from '@conclave/stage/page/story.ts';

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

const en: StoryWords<Screen> = {
  chapters: n => many(n, 'round', 'rounds'),
  headline: (names, several) => `${names} ${several ? 'come' : 'comes'} nearest to Heaven`,
  triumph: (names, several) => `${names} ${several ? 'enter' : 'enters'} Heaven`,
  value: value =>
    value === 0 ? 'between Heaven and Hell' : value > 0 ? `${value} towards Heaven` : `${-value} towards Hell`,
  axis: 'Steps towards Heaven after each round, † after the Last Judgement; below zero lies Hell.',
  chapter: n => (n === 0 ? 'at the start' : `in round ${n}`),
  finale: 'at the Last Judgement',
  head: 'Round',
  leap: (name, by, when) =>
    by > 0 ? `${name} rose ${by} steps towards Heaven ${when}.` : `${name} fell ${-by} steps towards Hell ${when}.`,
  awards: {
    sinner: { name: 'Greatest sinner', line: n => many(n, 'step towards Hell', 'steps towards Hell') },
    patron: { name: 'Most generous conscience', line: n => many(n, 'gift to the Church', 'gifts to the Church') },
    regular: { name: 'Regular of the House', line: n => many(n, 'visit', 'visits') },
    merchant: { name: 'Merchant of the year', line: n => `${n} taler of sales` },
    builder: { name: 'Master builder', line: n => many(n, 'crew sent', 'crews sent') },
  },
  hid: ({ taler, letters, bids, gifts, journeys, caught }, name) =>
    [
      `Behind the screen of ${name}: ${taler} taler and ${many(letters, 'letter', 'letters')} at the end; bids of ${bids.length === 0 ? 'no' : bids.join(', ')} taler.`,
      ...(gifts === undefined ? [] : [giftsEn(...gifts)]),
      ...(journeys === 0
        ? []
        : [`As Pope incognito ${times(journeys)}, caught ${caught === 0 ? 'never' : times(caught)}.`]),
    ].join(' '),
};

const giftsEn = (first: number, second: number): string =>
  first + second === 0
    ? 'The chest stayed empty.'
    : `Into the chest went ${first} for the first cathedral and ${second} for the second.`;

const de: StoryWords<Screen> = {
  chapters: n => viele(n, 'Runde', 'Runden', 'eine'),
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
      ? `${name} stieg ${by} Schritte zum Himmel auf, ${when}.`
      : `${name} fiel ${-by} Schritte zur Hölle hin, ${when}.`,
  awards: {
    sinner: { name: 'Größte Sünde', line: n => viele(n, 'Schritt zur Hölle', 'Schritte zur Hölle') },
    patron: {
      name: 'Großzügigstes Gewissen',
      line: n => viele(n, 'Gabe an die Kirche', 'Gaben an die Kirche', 'eine'),
    },
    regular: { name: 'Stammgast des Hauses', line: n => viele(n, 'Besuch', 'Besuche') },
    merchant: { name: 'Bester Handel', line: n => `${n} Taler Umsatz` },
    builder: { name: 'Baumeisterei', line: n => viele(n, 'Bautrupp geschickt', 'Bautrupps geschickt') },
  },
  hid: ({ taler, letters, bids, gifts, journeys, caught }, name) =>
    [
      `Hinter dem Schirm von ${name}: am Ende ${taler} Taler und ${viele(letters, 'Brief', 'Briefe')}; Gebote von ${bids.length === 0 ? 'keinen' : bids.join(', ')} Talern.`,
      ...(gifts === undefined ? [] : [giftsDe(...gifts)]),
      ...(journeys === 0
        ? []
        : [`Als Papst ${mal(journeys)} inkognito, ${caught === 0 ? 'nie' : mal(caught)} ertappt.`]),
    ].join(' '),
};

const giftsDe = (first: number, second: number): string =>
  first + second === 0
    ? 'Die Schatulle blieb leer.'
    : `In die Schatulle gingen ${first} für den ersten Dom und ${second} für den zweiten.`;

export const storyWords: InLanguages<StoryWords<Screen>> = { en, de };
