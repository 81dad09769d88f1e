import { COLOUR_LETTERS, type Event } from '@conclave/seven-seals';
import type { Standing, StoryPart, Teller } from '@conclave/stage/page/story.ts';
import { awardTo, Tally } from '@conclave/stage/page/tally.ts';
import { type Suit, storyWords, type Trumps } from './story-words.ts';

/** The suits of one deal, red among them. */
const suitsOf = (cards: readonly string[], round: number): readonly Suit[] =>
  COLOUR_LETTERS.map(colour => ({ round, colour, cards: cards.filter(card => card.startsWith(colour)).length }));

/** Points by round; who foresaw, who collected black wax, who stole, who ruffed. */
const tell: Teller<Trumps> = (told, seats) => {
  const standings: Standing[] = [{ chapter: 0, values: Array<number>(seats).fill(0) }];
  const suits = Array.from({ length: seats }, (): Suit[] => []);
  const [foreseen, black, stolen, ruffs] = [new Tally(seats), new Tally(seats), new Tally(seats), new Tally(seats)];
  for (const { event: any } of told) {
    const event = any as Event;
    switch (event.type) {
      case 'dealt':
        suits[event.seat]?.push(...suitsOf(event.cards, standings.length));
        break;
      case 'predicted':
        stolen.add(event.seat, event.takeOvers.length);
        break;
      case 'trickWon':
        if (event.ruffed) ruffs.add(event.seat);
        break;
      case 'handedIn':
        foreseen.add(event.seat);
        break;
      case 'blackTaken':
        black.add(event.seat);
        break;
      case 'roundScored':
        standings.push({ chapter: event.round, values: event.totals });
        break;
      default:
    }
  }
  return {
    lowIsGood: true,
    standings,
    awards: [
      ...awardTo('prophet', foreseen),
      ...awardTo('blackCollector', black),
      ...awardTo('sealThief', stolen),
      ...awardTo('ruffian', ruffs),
    ],
    hid: suits.flatMap((dealt, seat) => {
      const [longest] = dealt.toSorted((one, other) => other.cards - one.cards);
      if (longest === undefined) return [];
      const byRound = dealt.filter(({ colour }) => colour === 'R').map(({ cards }) => cards);
      return [{ seat, byRound, longest, missing: dealt.find(({ cards }) => cards === 0) }];
    }),
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
