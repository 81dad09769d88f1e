import * as english from '@conclave/kernel/english';
import * as german from '@conclave/kernel/german';
import type { ColourLetter } from '@conclave/seven-seals';
import type { InLanguages } from '@conclave/stage/language/catalogue.ts';
import type { Hid, StoryWords } from '@conclave/stage/page/story.ts';

const hat = (people: number): string => german.verb(people, 'hat', 'haben');
const SIEGEL = german.das('Siegel', 'Siegel', 'Siegels');

/** Cards of one colour that a seat was dealt in one round. */
export interface Suit {
  readonly round: number;
  readonly colour: ColourLetter;
  readonly cards: number;
}

/** The trumps a seat was dealt, and its longest or its missing colour. */
export interface Trumps extends Hid {
  readonly byRound: readonly number[];
  readonly longest: Suit;
  readonly missing?: Suit | undefined;
}

const total = (counts: readonly number[]): number => counts.reduce((sum, count) => sum + count, 0);

const EN = { R: 'red', Y: 'yellow', G: 'green', B: 'blue', V: 'violet' } as const;
const POINT = english.noun('point');
const en: StoryWords<Trumps> = {
  chapters: n => english.spelled(n, english.noun('round')),
  headline: (names, several) => `${names} ${several ? 'keep' : 'keeps'} the cleanest slate`,
  value: value => english.count(value, POINT),
  axis: 'Points after each round; fewer is better, so better is up.',
  chapter: n => (n === 0 ? 'at the start' : `in round ${n}`),
  head: 'Round',
  leap: (name, by, when) =>
    by > 0
      ? `${name} collected ${english.count(by, POINT)} ${when}.`
      : `${name} shed ${english.count(-by, POINT)} ${when}.`,
  awards: {
    prophet: { name: 'The prophet', line: n => `handed in ${english.spelled(n, english.noun('seal'))}` },
    blackCollector: {
      name: 'Patron of black wax',
      line: n => `took ${english.spelled(n, english.noun('black seal'))}`,
    },
    sealThief: {
      name: 'Thief in the night',
      line: n => `took ${english.spelled(n, english.noun('seal'))} from others`,
    },
    ruffian: { name: 'The ruffian', line: n => `ruffed ${english.spelled(n, english.noun('trick'))}` },
  },
  hid: ({ byRound, longest, missing }, name) => {
    const all = total(byRound);
    const suit =
      missing === undefined
        ? `${english.count(longest.cards, english.noun(`${EN[longest.colour]} card`))} in round ${longest.round}`
        : `not one ${EN[missing.colour]} card in round ${missing.round}`;
    return `${name} was dealt ${english.spelled(all, english.noun('trump'))} (by round: ${byRound.join(', ')}), and ${suit}.`;
  },
};

const DE = { R: 'rot', Y: 'gelb', G: 'grün', B: 'blau', V: 'violett' } as const;
const PUNKT = german.der('Punkt', 'Punkte');
const KARTE = german.die('Karte', 'Karten');
const de: StoryWords<Trumps> = {
  chapters: n => german.spelled(n, german.die('Runde', 'Runden')),
  headline: (names, several) => `${names} ${several ? 'haben' : 'hat'} die reinste Weste`,
  value: value => german.count(value, PUNKT),
  axis: 'Punkte nach jeder Runde; weniger ist besser, besser ist also oben.',
  chapter: n => (n === 0 ? 'am Anfang' : `in Runde ${n}`),
  head: 'Runde',
  leap: (name, by, when) =>
    by > 0
      ? `${name} sammelte ${german.count(by, PUNKT)} ${when}.`
      : `${name} wurde ${german.count(-by, PUNKT)} ${when} los.`,
  awards: {
    prophet: {
      name: 'Der Prophet',
      line: (n, people) => `${hat(people)} ${german.spelled(n, SIEGEL, 'accusative')} abgegeben`,
    },
    blackCollector: {
      name: 'Schutzpatron des schwarzen Wachses',
      line: (n, people) => `${hat(people)} ${german.spelled(n, SIEGEL, 'accusative', 'schwarz')} genommen`,
    },
    sealThief: {
      name: 'Dieb in der Nacht',
      line: (n, people) => `${hat(people)} ${german.spelled(n, SIEGEL, 'accusative')} von anderen genommen`,
    },
    ruffian: {
      name: 'Trumpfkönig',
      line: (n, people) =>
        `${hat(people)} ${german.spelled(n, german.der('Stich', 'Stiche'), 'accusative')} mit Trumpf gewonnen`,
    },
  },
  hid: ({ byRound, longest, missing }, name) => {
    const all = total(byRound);
    const suit =
      missing === undefined
        ? `${german.count(longest.cards, KARTE, 'accusative', DE[longest.colour])} in Runde ${longest.round}`
        : `keine einzige ${DE[missing.colour]}e Karte in Runde ${missing.round}`;
    return `${name} bekam ${german.spelled(all, german.der('Trumpf', 'Trümpfe'), 'accusative')} (nach Runden: ${byRound.join(', ')}) und ${suit}.`;
  },
};

export const storyWords: InLanguages<StoryWords<Trumps>> = { en, de };
