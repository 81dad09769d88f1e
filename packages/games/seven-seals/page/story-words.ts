import type { ColourLetter } from '@conclave/seven-seals';
import type { InLanguages } from '@conclave/stage/language/catalogue.ts';
import { many, viele } from '@conclave/stage/language/counted.ts';
import type { Hid, StoryWords } from '@conclave/stage/page/story.ts';

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
const en: StoryWords<Trumps> = {
  chapters: n => many(n, 'round', 'rounds'),
  headline: (names, several) => `${names} ${several ? 'keep' : 'keeps'} the cleanest slate`,
  value: value => (value === 1 ? '1 point' : `${value} points`),
  axis: 'Points after each round; fewer is better, so better is up.',
  chapter: n => (n === 0 ? 'at the start' : `in round ${n}`),
  head: 'Round',
  leap: (name, by, when) =>
    by > 0 ? `${name} collected ${by} points ${when}.` : `${name} shed ${-by} points ${when}.`,
  awards: {
    prophet: { name: 'The prophet', line: n => many(n, 'seal handed in', 'seals handed in') },
    blackCollector: { name: 'Patron of black wax', line: n => many(n, 'black seal', 'black seals') },
    sealThief: { name: 'Thief in the night', line: n => many(n, 'seal taken from others', 'seals taken from others') },
    ruffian: { name: 'The ruffian', line: n => many(n, 'trick won with a ruff', 'tricks won with a ruff') },
  },
  hid: ({ byRound, longest, missing }, name) => {
    const all = total(byRound);
    const suit =
      missing === undefined
        ? `${longest.cards} ${EN[longest.colour]} cards in round ${longest.round}`
        : `not one ${EN[missing.colour]} card in round ${missing.round}`;
    return `${name} was dealt ${all === 0 ? 'no trump' : all === 1 ? 'one trump' : `${all} trumps`} (${byRound.join(', ')}), and ${suit}.`;
  },
};

const DE = { R: 'rote', Y: 'gelbe', G: 'grüne', B: 'blaue', V: 'violette' } as const;
const de: StoryWords<Trumps> = {
  chapters: n => viele(n, 'Runde', 'Runden', 'eine'),
  headline: (names, several) => `${names} ${several ? 'haben' : 'hat'} die reinste Weste`,
  value: value => (value === 1 ? '1 Punkt' : `${value} Punkte`),
  axis: 'Punkte nach jeder Runde; weniger ist besser, besser ist also oben.',
  chapter: n => (n === 0 ? 'am Anfang' : `in Runde ${n}`),
  head: 'Runde',
  leap: (name, by, when) =>
    by > 0 ? `${name} sammelte ${by} Punkte, ${when}.` : `${name} wurde ${-by} Punkte los, ${when}.`,
  awards: {
    prophet: { name: 'Prophetengabe', line: n => viele(n, 'Siegel abgegeben', 'Siegel abgegeben') },
    blackCollector: {
      name: 'Schutzpatron des schwarzen Wachses',
      line: n => viele(n, 'schwarzes Siegel', 'schwarze Siegel'),
    },
    sealThief: { name: 'Dieb in der Nacht', line: n => viele(n, 'Siegel von anderen', 'Siegel von anderen') },
    ruffian: { name: 'Trumpf des Abends', line: n => viele(n, 'Stich mit Trumpf', 'Stiche mit Trumpf') },
  },
  hid: ({ byRound, longest, missing }, name) => {
    const all = total(byRound);
    const suit =
      missing === undefined
        ? `${longest.cards} ${DE[longest.colour]} Karten in Runde ${longest.round}`
        : `keine einzige ${DE[missing.colour]} Karte in Runde ${missing.round}`;
    return `${name} bekam ${all === 0 ? 'keinen Trumpf' : all === 1 ? 'einen Trumpf' : `${all} Trümpfe`} (${byRound.join(', ')}) und ${suit}.`;
  },
};

export const storyWords: InLanguages<StoryWords<Trumps>> = { en, de };
