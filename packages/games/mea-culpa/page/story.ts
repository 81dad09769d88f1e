import { chronicleOf, type Seat, sumBySeat } from '@conclave/kernel';
import { type Chronicle, chronicler, type OpenScreen, stepsTowardsHell, sumOf } from '@conclave/mea-culpa';
import { awardTo } from '@conclave/stage/page/award.ts';
import type { Standing, StoryPart, Teller } from '@conclave/stage/page/story.ts';
import { type Screen, storyWords } from './story-words.ts';

/** Where the souls stood when a round began, before the last judgement, and after it. */
const standingsOf = ({ chapters, judged, souls, places }: Chronicle): readonly Standing[] =>
  [
    ...chapters.map(round => round.souls),
    ...(judged === undefined ? [] : [judged]),
    ...(places === undefined ? [] : [souls]),
  ].map((spaces, chapter) => ({ chapter, values: spaces.map(space => -space) }));

/** MC-12.3  Gifts by compartment, where they were told. */
const giftsOf = ({ chapters }: Chronicle, seat: Seat): readonly [number, number] | undefined => {
  const stored = chapters.flatMap(({ deeds }) => deeds[seat]?.stored ?? []);
  if (stored.length === 0) return undefined;
  return [stored.reduce((sum, { I }) => sum + I, 0), stored.reduce((sum, { II }) => sum + II, 0)];
};

const bidsOf = ({ chapters }: Chronicle, seat: Seat): readonly number[] =>
  chapters.flatMap(({ deeds }) => deeds[seat]?.bid?.taler ?? []);

const screenOf = (book: Chronicle, { taler, letters }: OpenScreen, seat: Seat): Screen => ({
  seat,
  taler,
  letters: sumOf(letters),
  bids: bidsOf(book, seat),
  gifts: giftsOf(book, seat),
  journeys: sumBySeat(book, deeds => deeds.journeys)[seat] ?? 0,
  caught: sumBySeat(book, deeds => deeds.caught)[seat] ?? 0,
});

/** Who sinned, gave, visited, sold and built. */
const tell: Teller<Screen> = (told, seats) => {
  const book = chronicleOf(
    chronicler,
    told.map(({ event }) => event),
    seats,
  );
  return {
    lowIsGood: false,
    standings: standingsOf(book),
    finale: book.judged !== undefined,
    triumph: (book.inHeaven?.length ?? 0) > 0,
    awards: [
      ...awardTo('sinner', sumBySeat(book, stepsTowardsHell)),
      ...awardTo(
        'patron',
        sumBySeat(book, ({ donated }) => donated),
      ),
      ...awardTo(
        'regular',
        sumBySeat(book, ({ visits }) => visits.length),
      ),
      ...awardTo(
        'merchant',
        sumBySeat(book, ({ sold }) => sold),
      ),
      ...awardTo(
        'builder',
        sumBySeat(book, ({ crews }) => crews),
      ),
    ],
    hid: book.screens.map((screen, seat) => screenOf(book, screen, seat)),
  };
};

export const story: StoryPart<Screen> = {
  tell,
  words: storyWords,
  medals: {
    sinner: { wax: 'red', sign: 'flame' },
    patron: { wax: 'gold', sign: 'chest' },
    regular: { wax: 'violet', sign: 'lips' },
    merchant: { wax: 'gold', sign: 'coin' },
    builder: { wax: 'green', sign: 'hammer' },
  },
};
