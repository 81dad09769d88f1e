import { catalogues } from '@conclave/dogma/words';
import * as english from '@conclave/kernel/english';
import * as german from '@conclave/kernel/german';
import type { InLanguages } from '@conclave/stage/language/catalogue.ts';
import type { Hid, StoryWords } from '@conclave/stage/page/story.ts';

const hat = (people: number): string => german.verb(people, 'hat', 'haben');
const LUEGE = german.die('Lüge', 'Lügen');

/** A lie that was covered before anybody could look. */
export interface Lie {
  readonly chapter: number;
  readonly cards: readonly string[];
  readonly claim: string;
}

/** The lies of a seat: told, caught, never looked at. */
export interface Lies extends Hid {
  readonly told: number;
  readonly caught: number;
  readonly unseen: number;
  readonly boldest?: Lie | undefined;
}

type CardNames = Readonly<Record<string, string>>;

/** Cards in order, equal ones together: 2 × Murder, Theft. */
const listCards = (cards: readonly string[], names: CardNames): readonly string[] =>
  [...new Set(cards)]
    .map(card => ({ name: names[card] ?? card, count: cards.filter(other => other === card).length }))
    .map(({ name, count }) => (count === 1 ? name : `${count} × ${name}`));

/** What lies on the pile for good, where something does. */
const withBoldest = (
  lies: string,
  boldest: Lie | undefined,
  names: CardNames,
  say: (cards: readonly string[], claim: string, chapter: number) => string,
): string =>
  boldest === undefined
    ? lies
    : `${lies} ${say(listCards(boldest.cards, names), names[boldest.claim] ?? boldest.claim, boldest.chapter)}`;

const CARD = english.noun('card');
const LIE = english.noun('lie');

const en: StoryWords<Lies> = {
  chapters: n => english.spelled(n, english.noun('confession')),
  headline: (names, several) => `${names} ${several ? 'leave' : 'leaves'} the confessional first`,
  value: value => `${value === 0 ? 'no cards' : english.count(value, CARD)} left`,
  axis: 'Cards in hand before each confession; fewer is better, so better is up.',
  chapter: n => (n === 0 ? 'at the start' : `around confession ${n}`),
  head: 'Confession',
  leap: (name, by, when) =>
    by > 0
      ? `${name} picked up ${english.count(by, CARD)} ${when}.`
      : `${name} got rid of ${english.count(-by, CARD)} ${when}.`,
  awards: {
    believedLiar: {
      name: 'Most believed liar',
      line: n => `told ${english.spelled(n, english.noun('lie'))} that ${english.verb(n, 'was', 'were')} believed`,
    },
    doubtedSaint: {
      name: 'The saint nobody trusted',
      line: n => `told ${english.spelled(n, english.noun('truth'))} that ${english.verb(n, 'was', 'were')} doubted`,
    },
    inquisitor: { name: 'Grand inquisitor', line: n => `saw through ${english.spelled(n, english.noun('lie'))}` },
    lawgiver: { name: 'Infallible', line: n => `created ${english.spelled(n, english.noun('dogma'))}` },
    mule: { name: 'The beast of burden', line: n => `carried off ${english.spelled(n, CARD)}` },
  },
  hid: ({ told, caught, unseen, boldest }, name) =>
    withBoldest(
      told === 0
        ? `${name} never lied. Or so the record says.`
        : `${name} lied ${english.times(told)}, was ${caught === 0 ? 'never caught' : `caught ${english.times(caught)}`}, and ${english.spelled(unseen, LIE)} stayed covered.`,
      boldest,
      catalogues.en.cards,
      (cards, claim, n) => `Nobody ever found out: ${english.list(cards)}, confessed as ${claim} ${en.chapter(n)}.`,
    ),
};

const KARTE = german.die('Karte', 'Karten');

const de: StoryWords<Lies> = {
  chapters: n => german.spelled(n, german.die('Beichte', 'Beichten')),
  headline: (names, several) => `${names} ${several ? 'verlassen' : 'verlässt'} den Beichtstuhl zuerst`,
  value: value => `${value === 0 ? 'keine Karte' : german.count(value, KARTE)} übrig`,
  axis: 'Handkarten vor jeder Beichte; weniger ist besser, besser ist also oben.',
  chapter: n => (n === 0 ? 'am Anfang' : `etwa bei der ${n}. Beichte`),
  head: 'Beichte',
  leap: (name, by, when) =>
    by > 0
      ? `${name} nahm ${when} ${german.count(by, KARTE)} auf.`
      : `${name} wurde ${when} ${german.count(-by, KARTE)} los.`,
  awards: {
    believedLiar: {
      name: 'Meistgeglaubter Lügner',
      line: (n, people) =>
        `${hat(people)} ${german.spelled(n, LUEGE, 'accusative')} erzählt, die geglaubt ${german.verb(n, 'wurde', 'wurden')}`,
    },
    doubtedSaint: {
      name: 'Der Heilige, dem niemand traute',
      line: (n, people) =>
        `${hat(people)} ${german.spelled(n, german.die('Wahrheit', 'Wahrheiten'), 'accusative')} gesagt, die bezweifelt ${german.verb(n, 'wurde', 'wurden')}`,
    },
    inquisitor: {
      name: 'Großinquisitor',
      line: (n, people) => `${hat(people)} ${german.spelled(n, LUEGE, 'accusative')} durchschaut`,
    },
    lawgiver: {
      name: 'Unfehlbar',
      line: (n, people) => `${hat(people)} ${german.spelled(n, german.das('Dogma', 'Dogmen'), 'accusative')} verkündet`,
    },
    mule: {
      name: 'Lasttier des Abends',
      line: (n, people) => `${hat(people)} ${german.spelled(n, KARTE, 'accusative')} davongetragen`,
    },
  },
  hid: ({ told, caught, unseen, boldest }, name) =>
    withBoldest(
      told === 0
        ? `${name} hat nie gelogen. Sagt jedenfalls die Mitschrift.`
        : `${name} log ${german.times(told)}, wurde ${caught === 0 ? 'nie' : german.times(caught)} ertappt, und ${german.spelled(unseen, german.die('Lüge', 'Lügen'))} ${german.verb(Math.max(1, unseen), 'blieb', 'blieben')} verdeckt.`,
      boldest,
      catalogues.de.cards,
      (cards, claim, n) => `Nie flog auf: ${german.list(cards)}, gebeichtet als ${claim}, ${de.chapter(n)}.`,
    ),
};

export const storyWords: InLanguages<StoryWords<Lies>> = { en, de };
