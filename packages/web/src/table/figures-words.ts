import { settings } from '@conclave/stage/settings/settings.svelte.ts';
import type { Translated } from '@conclave/stage/words/catalogue.ts';
import type { FigureKey } from './figures.ts';

const en = {
  title: 'Figures of this game',
  names: {
    R: 'red predictions kept',
    Y: 'yellow predictions kept',
    G: 'green predictions kept',
    B: 'blue predictions kept',
    V: 'violet predictions kept',
    tricks: 'tricks won',
    black: 'black seals taken',
    confessions: 'confessions',
    caught: 'lies caught',
    believed: 'lies believed',
    doubted: 'truths doubted',
    rubies: 'rubies gained',
    carried: 'cards carried off',
    dogmas: 'dogmas proclaimed',
    sins: 'sin stones put',
    hell: 'steps towards Hell',
    visits: 'visits to the House',
    gifts: 'gifts to the Church',
    sales: 'taler from sales',
    letters: 'letters at the end',
    sets: 'sets of letters',
  } satisfies Record<FigureKey, string>,
};

const de: Translated<typeof en> = {
  title: 'Zahlen dieser Partie',
  names: {
    R: 'rote Ansagen erfüllt',
    Y: 'gelbe Ansagen erfüllt',
    G: 'grüne Ansagen erfüllt',
    B: 'blaue Ansagen erfüllt',
    V: 'violette Ansagen erfüllt',
    tricks: 'Stiche gemacht',
    black: 'schwarze Siegel genommen',
    confessions: 'Beichten',
    caught: 'ertappte Lügen',
    believed: 'geglaubte Lügen',
    doubted: 'bezweifelte Wahrheiten',
    rubies: 'gewonnene Rubine',
    carried: 'davongetragene Karten',
    dogmas: 'verkündete Dogmen',
    sins: 'gelegte Sündensteine',
    hell: 'Schritte zur Hölle',
    visits: 'Besuche im Freudenhaus',
    gifts: 'Gaben an die Kirche',
    sales: 'Taler aus Verkäufen',
    letters: 'Briefe am Ende',
    sets: 'Sätze aus Briefen',
  },
};

const catalogues = { en, de } as const;
export const sayFigures = (): Translated<typeof en> => catalogues[settings.language];
