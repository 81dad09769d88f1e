import { allSeats, at, chronicleOf, sumBySeat } from '@conclave/kernel';
import { COLOUR_LETTERS, chronicler, type Round, sealsHandedIn } from '@conclave/seven-seals';
import { awardTo } from '@conclave/stage/page/award.ts';
import type { Standing, StoryPart, Teller } from '@conclave/stage/page/story.ts';
import { type Suit, storyWords, type Trumps } from './story-words.ts';

const standingsOf = (rounds: readonly Round[], seats: number): readonly Standing[] => [
  { chapter: 0, values: Array<number>(seats).fill(0) },
  ...rounds.flatMap(({ round, totals }) => (totals === undefined ? [] : [{ chapter: round, values: totals }])),
];

/** The suits that a seat was dealt, round by round, where that was told. */
const suitsOf = (rounds: readonly Round[], seat: number): readonly Suit[] =>
  rounds.flatMap(({ round, deeds }) => {
    const { dealt } = at(deeds, seat);
    return dealt === undefined ? [] : COLOUR_LETTERS.map(colour => ({ round, colour, cards: dealt[colour] }));
  });

const trumpsOf = (rounds: readonly Round[], seat: number): readonly Trumps[] => {
  const suits = suitsOf(rounds, seat);
  const [longest] = suits.toSorted((one, other) => other.cards - one.cards);
  if (longest === undefined) return [];
  const byRound = suits.filter(({ colour }) => colour === 'R').map(({ cards }) => cards);
  return [{ seat, byRound, longest, missing: suits.find(({ cards }) => cards === 0) }];
};

/** Points by round; who foresaw, who collected black wax, who stole, who ruffed. */
const tell: Teller<Trumps> = (told, seats) => {
  const book = chronicleOf(
    chronicler,
    told.map(({ event }) => event),
    seats,
  );
  return {
    lowIsGood: true,
    standings: standingsOf(book.chapters, seats),
    awards: [
      ...awardTo('prophet', sumBySeat(book, sealsHandedIn)),
      ...awardTo(
        'blackCollector',
        sumBySeat(book, ({ black }) => black),
      ),
      ...awardTo(
        'sealThief',
        sumBySeat(book, ({ takenOver }) => takenOver),
      ),
      ...awardTo(
        'ruffian',
        sumBySeat(book, ({ ruffs }) => ruffs),
      ),
    ],
    hid: allSeats(seats).flatMap(seat => trumpsOf(book.chapters, seat)),
  };
};

export const story: StoryPart<Trumps> = {
  tell,
  words: storyWords,
  medals: {
    prophet: { wax: 'violet', sign: 'eye' },
    blackCollector: { wax: 'black', sign: 'cross' },
    sealThief: { wax: 'blue', sign: 'saboteur' },
    ruffian: { wax: 'red', sign: 'rose' },
  },
};
