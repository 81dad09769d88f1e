import { at, chronicleOf, isObject } from '@conclave/kernel';
import { COLOUR_LETTERS, type ColourLetter, chronicler, type Deeds, sealsWanted } from '@conclave/seven-seals';
import { countIn, type StatisticsPart } from '@conclave/stage/page/statistics.ts';
import { COLOUR_WORDS } from './colours.ts';
import { WAX_OF } from './draw.ts';

/** Tried so often, came out so often. */
interface Tried {
  readonly tried: number;
  readonly hit: number;
}
type Predictions = Readonly<Record<ColourLetter, Tried>>;

const WORDS = {
  en: { title: 'Predictions that came true, by colour', what: 'Colour', tried: 'Tried', hit: 'Came true' },
  de: { title: 'Eingetroffene Ansagen nach Farbe', what: 'Farbe', tried: 'Gewagt', hit: 'Eingetroffen' },
} as const;

const byColour = <What>(of: (colour: ColourLetter) => What): Record<ColourLetter, What> => ({
  R: of('R'),
  Y: of('Y'),
  G: of('G'),
  B: of('B'),
  V: of('V'),
});

const withRound = (before: Predictions, deeds: Deeds): Predictions =>
  byColour(colour => {
    const { tried, hit } = before[colour];
    const wanted = sealsWanted(deeds, colour);
    if (wanted <= 0) return { tried, hit };
    return { tried: tried + 1, hit: hit + (deeds.handedIn[colour] >= wanted ? 1 : 0) };
  });

/** SS-4, SS-6  A colour is hit when every seal wanted in it was handed in by the end of the round. */
export const statistics: StatisticsPart<Predictions> = {
  key: 'predictions',
  read: stored =>
    byColour(colour => {
      const kept = isObject(stored) ? stored[colour] : undefined;
      return { tried: countIn(kept, 'tried'), hit: countIn(kept, 'hit') };
    }),
  count: (before, events, seat, seats) =>
    chronicleOf(chronicler, events, seats)
      .chapters.filter(({ points }) => points !== undefined)
      .reduce((predictions, { deeds }) => withRound(predictions, at(deeds, seat)), before),
  show: (predictions, language) => {
    const { title, ...head } = WORDS[language];
    const rows = COLOUR_LETTERS.map(colour => ({
      wax: WAX_OF[colour],
      name: COLOUR_WORDS[language][WAX_OF[colour]],
      ...predictions[colour],
    }));
    return { title, head, rows };
  },
};
