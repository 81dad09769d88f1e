import type { CardType, Event } from '@conclave/dogma';
import type { Seat } from '@conclave/kernel';
import type { Standing, StoryPart, Teller } from '@conclave/stage/page/story.ts';
import { awardTo, Tally } from '@conclave/stage/page/tally.ts';

import { type Lie, type Lies, storyWords } from './story-words.ts';

/** How many of these cards are not what they were said to be. */
const falseCards = ({ cards, claim }: Pick<Lie, 'cards' | 'claim'>): number =>
  cards.filter(card => card !== claim).length;

/** Cards in hand by confession; who was believed, who was not, who saw through it all. */
const tell: Teller<Lies> = (told, seats) => {
  const standings: Standing[] = [];
  const hands = new Tally(seats);
  const [lies, caught] = [new Tally(seats), new Tally(seats)];
  const [believed, doubted, seenThrough] = [new Tally(seats), new Tally(seats), new Tally(seats)];
  const [laws, taken] = [new Tally(seats), new Tally(seats)];
  const known = new Set<Seat>();
  const boldest: (Lie | undefined)[] = [];
  let newest: { readonly seat: Seat; readonly lie: Lie } | undefined;
  let claim: CardType | undefined;
  /** What lies below a join is never looked at (DG-7.2). */
  const cover = (): void => {
    if (newest === undefined) return;
    const { seat, lie } = newest;
    const before = boldest[seat];
    if (falseCards(lie) > (before === undefined ? 0 : falseCards(before))) boldest[seat] = lie;
  };
  let responder: Seat = 0;
  const note = (): void => void standings.push({ chapter: standings.length, values: hands.counts.slice() });
  for (const { event: any } of told) {
    const event = any as Event;
    switch (event.type) {
      case 'dealt':
        for (const [seat, size] of event.sizes.entries()) hands.add(seat, size);
        break;
      case 'turn':
        note();
        break;
      case 'setOfFour':
        hands.add(event.seat, event.handSize - hands.of(event.seat));
        break;
      case 'confessed':
      case 'joined':
        if (event.type === 'joined') cover();
        newest = undefined;
        claim = event.claim;
        hands.add(event.seat, -event.count);
        break;
      case 'laid':
        known.add(event.seat);
        if (event.cards.some(card => card !== claim)) lies.add(event.seat);
        newest = { seat: event.seat, lie: { chapter: standings.length, cards: event.cards, claim: claim ?? '' } };
        break;
      case 'decided':
        responder = event.seat;
        break;
      case 'judged':
        if (event.responderRight && !event.honest) {
          caught.add(event.seat);
          seenThrough.add(responder);
        } else if (!event.honest) believed.add(event.seat);
        else if (!event.responderRight) doubted.add(event.seat);
        break;
      case 'dogmaCreated':
        laws.add(event.seat);
        break;
      case 'pileTaken':
        taken.add(event.seat, event.count);
        hands.add(event.seat, event.count);
        break;
      case 'gameEnded':
        note();
        break;
      default:
    }
  }
  return {
    lowIsGood: true,
    standings,
    awards: [
      ...awardTo('believedLiar', believed),
      ...awardTo('doubtedSaint', doubted),
      ...awardTo('inquisitor', seenThrough),
      ...awardTo('lawgiver', laws),
      ...awardTo('mule', taken),
    ],
    hid: [...known]
      .sort((one, other) => one - other)
      .map(seat => {
        const unseen = lies.of(seat) - caught.of(seat) - believed.of(seat);
        return { seat, told: lies.of(seat), caught: caught.of(seat), unseen, boldest: boldest[seat] };
      }),
  };
};

export const story: StoryPart<Lies> = {
  tell,
  words: storyWords,
  medals: {
    believedLiar: { wax: 'gold', sign: 'halo' },
    doubtedSaint: { wax: 'white', sign: 'lamb' },
    inquisitor: { wax: 'red', sign: 'flame' },
    lawgiver: { wax: 'gold', sign: 'mitre' },
    mule: { wax: 'black', sign: 'stone' },
  },
};
