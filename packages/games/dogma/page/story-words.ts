import { catalogues } from '@conclave/dogma/words';
import type { InLanguages } from '@conclave/stage/language/catalogue.ts';
import { mal, many, times, viele } from '@conclave/stage/language/counted.ts';
import type { Hid, StoryWords } from '@conclave/stage/page/story.ts';

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
const listCards = (cards: readonly string[], names: CardNames): string =>
  [...new Set(cards)]
    .map(card => ({ name: names[card] ?? card, count: cards.filter(other => other === card).length }))
    .map(({ name, count }) => (count === 1 ? name : `${count} × ${name}`))
    .join(', ');

/** What lies on the pile for good, where something does. */
const withBoldest = (
  lies: string,
  boldest: Lie | undefined,
  names: CardNames,
  say: (cards: string, claim: string, chapter: number) => string,
): string =>
  boldest === undefined
    ? lies
    : `${lies} ${say(listCards(boldest.cards, names), names[boldest.claim] ?? boldest.claim, boldest.chapter)}`;

const en: StoryWords<Lies> = {
  chapters: n => many(n, 'confession', 'confessions'),
  headline: (names, several) => `${names} ${several ? 'leave' : 'leaves'} the confessional first`,
  value: value => (value === 0 ? 'no card left' : value === 1 ? '1 card left' : `${value} cards left`),
  axis: 'Cards in hand before each confession; fewer is better, so better is up.',
  chapter: n => (n === 0 ? 'at the start' : `around confession ${n}`),
  head: 'Confession',
  leap: (name, by, when) =>
    by > 0 ? `${name} picked up ${by} cards ${when}.` : `${name} got rid of ${-by} cards ${when}.`,
  awards: {
    believedLiar: { name: 'Most believed liar', line: n => many(n, 'lie believed', 'lies believed') },
    doubtedSaint: { name: 'The saint nobody trusted', line: n => many(n, 'truth doubted', 'truths doubted') },
    inquisitor: { name: 'Grand inquisitor', line: n => many(n, 'lie seen through', 'lies seen through') },
    lawgiver: { name: 'Infallible', line: n => many(n, 'dogma proclaimed', 'dogmas proclaimed') },
    mule: { name: 'The beast of burden', line: n => many(n, 'card carried off', 'cards carried off') },
  },
  hid: ({ told, caught, unseen, boldest }, name) =>
    withBoldest(
      told === 0
        ? `${name} never lied. Or so the record says.`
        : `${name} lied ${times(told)}, was caught ${caught === 0 ? 'never' : times(caught)}, and ${unseen === 0 ? 'no lie stayed' : unseen === 1 ? 'one lie stayed' : `${unseen} lies stayed`} covered.`,
      boldest,
      catalogues.en.cards,
      (cards, claim, n) => `Never found out: ${cards}, laid as ${claim} ${en.chapter(n)}.`,
    ),
};

const de: StoryWords<Lies> = {
  chapters: n => viele(n, 'Beichte', 'Beichten', 'eine'),
  headline: (names, several) => `${names} ${several ? 'verlassen' : 'verlässt'} den Beichtstuhl zuerst`,
  value: value => (value === 0 ? 'keine Karte übrig' : value === 1 ? '1 Karte übrig' : `${value} Karten übrig`),
  axis: 'Handkarten vor jeder Beichte; weniger ist besser, besser ist also oben.',
  chapter: n => (n === 0 ? 'am Anfang' : `um Beichte ${n}`),
  head: 'Beichte',
  leap: (name, by, when) =>
    by > 0 ? `${name} nahm ${by} Karten auf, ${when}.` : `${name} wurde ${-by} Karten los, ${when}.`,
  awards: {
    believedLiar: { name: 'Glaubwürdigste Lügen', line: n => viele(n, 'Lüge geglaubt', 'Lügen geglaubt', 'eine') },
    doubtedSaint: {
      name: 'Heilig, aber verdächtig',
      line: n => viele(n, 'Wahrheit bezweifelt', 'Wahrheiten bezweifelt', 'eine'),
    },
    inquisitor: { name: 'Großinquisition', line: n => viele(n, 'Lüge durchschaut', 'Lügen durchschaut', 'eine') },
    lawgiver: { name: 'Unfehlbar', line: n => viele(n, 'Dogma verkündet', 'Dogmen verkündet') },
    mule: {
      name: 'Lasttier des Abends',
      line: n => viele(n, 'Karte davongetragen', 'Karten davongetragen', 'eine'),
    },
  },
  hid: ({ told, caught, unseen, boldest }, name) =>
    withBoldest(
      told === 0
        ? `${name} hat nie gelogen. Sagt jedenfalls die Mitschrift.`
        : `${name} log ${mal(told)}, wurde ${caught === 0 ? 'nie' : mal(caught)} ertappt, und ${unseen === 0 ? 'keine Lüge blieb' : unseen === 1 ? 'eine Lüge blieb' : `${unseen} Lügen blieben`} verdeckt.`,
      boldest,
      catalogues.de.cards,
      (cards, claim, n) => `Nie aufgeflogen: ${cards}, gelegt als ${claim}, ${de.chapter(n)}.`,
    ),
};

export const storyWords: InLanguages<StoryWords<Lies>> = { en, de };
