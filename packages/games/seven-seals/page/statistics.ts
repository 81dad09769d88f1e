import { isObject, isOneOf, type Seat } from '@conclave/kernel';
import { COLOUR_LETTERS, type ColourLetter, type Event } from '@conclave/seven-seals';
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
  de: { title: 'Eingetroffene Vorhersagen nach Farbe', what: 'Farbe', tried: 'Gewagt', hit: 'Eingetroffen' },
} as const;

const byColour = <What>(of: (colour: ColourLetter) => What): Record<ColourLetter, What> => ({
  R: of('R'),
  Y: of('Y'),
  G: of('G'),
  B: of('B'),
  V: of('V'),
});

/** The seals of one round: wanted by this seat, and handed in. */
interface Round {
  readonly wanted: Record<ColourLetter, number>;
  readonly given: Record<ColourLetter, number>;
}
const newRound = (): Round => ({ wanted: byColour(() => 0), given: byColour(() => 0) });

const noteRound = ({ wanted, given }: Round, event: Event, seat: Seat): void => {
  if (event.type === 'handedIn' && event.seat === seat && isOneOf(COLOUR_LETTERS, event.seal)) given[event.seal] += 1;
  if (event.type !== 'predicted') return;
  if (event.seat === seat) for (const colour of COLOUR_LETTERS) wanted[colour] += event.fromMiddle[colour] ?? 0;
  for (const { colour, giver } of event.takeOvers) {
    if (!isOneOf(COLOUR_LETTERS, colour)) continue;
    if (event.seat === seat) wanted[colour] += 1;
    if (giver === seat) wanted[colour] -= 1;
  }
};

const withRound = (before: Predictions, { wanted, given }: Round): Predictions =>
  byColour(colour => {
    const { tried, hit } = before[colour];
    if (wanted[colour] <= 0) return { tried, hit };
    return { tried: tried + 1, hit: hit + (given[colour] >= wanted[colour] ? 1 : 0) };
  });

/** SS-4, SS-6  A colour is hit when every seal wanted in it was handed in by the end of the round. */
export const statistics: StatisticsPart<Predictions> = {
  key: 'predictions',
  read: stored =>
    byColour(colour => {
      const kept = isObject(stored) ? stored[colour] : undefined;
      return { tried: countIn(kept, 'tried'), hit: countIn(kept, 'hit') };
    }),
  count: (before, events, seat) => {
    let predictions = before;
    let round = newRound();
    for (const event of events as readonly Event[]) {
      noteRound(round, event, seat);
      if (event.type !== 'roundScored') continue;
      predictions = withRound(predictions, round);
      round = newRound();
    }
    return predictions;
  },
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
