import { allSeats, at, chronicleOf } from '@conclave/kernel';
import * as english from '@conclave/kernel/english';
import * as german from '@conclave/kernel/german';
import {
  COLOUR_LETTERS,
  chronicler,
  type Deeds,
  type Event,
  numberOfRounds,
  type Round,
  type SevenSeals,
  type Table,
} from '@conclave/seven-seals';
import type { InLanguages } from '@conclave/stage/language/catalogue.ts';
import type { RoundLine, RoundPart } from '@conclave/stage/table/staging.ts';

const en = {
  title: (round: number, rounds: number) => `Round ${round} of ${rounds}`,
  why: 'A seal left over costs 2, a black one 3, a white one 4.',
  saboteurWhy: 'The saboteur pays less for every black seal of the others.',
  kept: (handedIn: number, predicted: number) =>
    predicted === 0
      ? 'predicted no trick'
      : `${handedIn} of ${english.count(predicted, english.noun('seal'))} handed in`,
  black: (count: number) => `${count} black`,
  white: (count: number) => `${count} white`,
  saboteur: (black: number) => `saboteur; the others took ${black} black`,
  total: (total: number) => `${total}`,
};
const de: typeof en = {
  title: (round, rounds) => `Runde ${round} von ${rounds}`,
  why: 'Ein übriges Siegel kostet 2, ein schwarzes 3, ein weißes 4.',
  saboteurWhy: 'Für jedes schwarze Siegel der anderen zahlt der Saboteur weniger.',
  kept: (handedIn, predicted) =>
    predicted === 0
      ? 'keinen Stich angesagt'
      : `${handedIn} von ${german.count(predicted, german.das('Siegel', 'Siegel'), 'dative')} abgegeben`,
  black: count => `${count} schwarz`,
  white: count => `${count} weiß`,
  saboteur: black => `Saboteur; die anderen nahmen ${black} schwarze`,
  total: total => `${total}`,
};
const said: InLanguages<typeof en> = { en, de };

const sum = (counts: Deeds['predicted']): number => COLOUR_LETTERS.reduce((all, letter) => all + counts[letter], 0);

/** What is left of a prediction: what the others took over is theirs (SS-4.8). */
const sealsOf = ({ predicted, givenUp, handedIn, black }: Deeds) => ({
  own: sum(predicted) - sum(givenUp),
  handedIn: sum(handedIn),
  black: black - handedIn.K,
});

/** SS-8.2  What the points are not for coloured and black seals, they are for white ones. */
const whitesIn = (points: number, own: number, handedIn: number, black: number): number =>
  Math.max(0, Math.round((points - 2 * (own - handedIn) - 3 * black) / 4));

const blackOf = ({ deeds, saboteur }: Round): number =>
  deeds.reduce((all, own, seat) => (seat === saboteur ? all : all + sealsOf(own).black), 0);

const whatOf = (round: Round, seat: number, words: typeof en): string => {
  if (round.saboteur === seat) return words.saboteur(blackOf(round));
  const { own, handedIn, black } = sealsOf(at(round.deeds, seat));
  const white = whitesIn(round.points?.[seat] ?? 0, own, handedIn, black);
  return [
    words.kept(handedIn, own),
    ...(black > 0 ? [words.black(black)] : []),
    ...(white > 0 ? [words.white(white)] : []),
  ].join(', ');
};

/** SS-8  Points by seal, and the standing; few points are good. */
export const round: RoundPart<SevenSeals> = {
  ends: events => events.some(({ type }) => type === 'roundScored'),
  tell: (log: readonly Event[], table: Table, language) => {
    const words = said[language];
    const { chapters, seats } = chronicleOf(chronicler, log, table.totals.length);
    const last = chapters.findLast(({ points }) => points !== undefined);
    if (last === undefined) return { title: '', why: '', rules: [], lines: [] };
    const { points = [], totals = [], saboteur } = last;
    const lines = allSeats(seats).map(
      (seat): RoundLine => ({
        seat,
        what: whatOf(last, seat, words),
        points: `+${points[seat] ?? 0}`,
        stands: words.total(totals[seat] ?? 0),
      }),
    );
    return {
      title: words.title(last.round, numberOfRounds(table)),
      why: saboteur === undefined ? words.why : `${words.why} ${words.saboteurWhy}`,
      rules: saboteur === undefined ? ['SS-8.2'] : ['SS-8.2', 'SS-8.3'],
      lines: lines.toSorted((one, other) => (totals[one.seat] ?? 0) - (totals[other.seat] ?? 0)),
    };
  },
};
