import { type Chronicle, chronicler, falseCards, liesOf } from '@conclave/dogma';
import { allSeats, at, chronicleOf, type Seat, sumBySeat } from '@conclave/kernel';
import { awardTo } from '@conclave/stage/page/award.ts';
import type { Standing, StoryPart, Teller } from '@conclave/stage/page/story.ts';
import { type Lie, type Lies, storyWords } from './story-words.ts';

/** Cards in hand before each confession, and at the end. */
const standingsOf = ({ chapters, handSizes, places }: Chronicle): readonly Standing[] =>
  [...chapters.map(confession => confession.handSizes), ...(places === undefined ? [] : [handSizes])].map(
    (values, chapter) => ({ chapter, values }),
  );

/** DG-7.2  The first of the largest lies that lie below a join, where nobody ever looks. */
const boldestOf = ({ chapters }: Chronicle, seat: Seat): Lie | undefined => {
  const covered = chapters.flatMap(({ pile }, index) =>
    pile.flatMap(laid => (laid.seat === seat && laid.covered ? [{ laid, chapter: index + 1 }] : [])),
  );
  const [boldest] = covered.toSorted((one, other) => falseCards(other.laid) - falseCards(one.laid));
  if (boldest === undefined || falseCards(boldest.laid) === 0) return undefined;
  return { chapter: boldest.chapter, cards: boldest.laid.cards ?? [], claim: boldest.laid.claim };
};

/** Only of a seat whose cards were told. */
const isKnown = ({ chapters }: Chronicle, seat: Seat): boolean =>
  chapters.some(({ pile }) => pile.some(laid => laid.seat === seat && laid.cards !== undefined));

const hidBy = (book: Chronicle, seat: Seat): Lies => {
  const told = liesOf(book, seat).length;
  const caught = at(
    sumBySeat(book, deeds => deeds.caught),
    seat,
  );
  const believed = at(
    sumBySeat(book, deeds => deeds.gotAway),
    seat,
  );
  return { seat, told, caught, unseen: told - caught - believed, boldest: boldestOf(book, seat) };
};

/** Cards in hand by confession; who was believed, who was not, who saw through it all. */
const tell: Teller<Lies> = (told, seats) => {
  const book = chronicleOf(
    chronicler,
    told.map(({ event }) => event),
    seats,
  );
  return {
    lowIsGood: true,
    standings: standingsOf(book),
    awards: [
      ...awardTo(
        'believedLiar',
        sumBySeat(book, ({ gotAway }) => gotAway),
      ),
      ...awardTo(
        'doubtedSaint',
        sumBySeat(book, ({ wronged }) => wronged),
      ),
      ...awardTo(
        'inquisitor',
        sumBySeat(book, ({ seenThrough }) => seenThrough),
      ),
      ...awardTo(
        'lawgiver',
        sumBySeat(book, ({ dogmas }) => dogmas),
      ),
      ...awardTo(
        'mule',
        sumBySeat(book, ({ carried }) => carried),
      ),
    ],
    hid: allSeats(seats)
      .filter(seat => isKnown(book, seat))
      .map(seat => hidBy(book, seat)),
  };
};

export const story: StoryPart<Lies> = {
  tell,
  words: storyWords,
  medals: {
    believedLiar: { wax: 'gold', sign: 'halo' },
    doubtedSaint: { wax: 'white', sign: 'eye' },
    inquisitor: { wax: 'red', sign: 'flame' },
    lawgiver: { wax: 'gold', sign: 'book' },
    mule: { wax: 'black', sign: 'sack' },
  },
};
