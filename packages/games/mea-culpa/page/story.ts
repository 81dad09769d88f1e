import type { Event } from '@conclave/mea-culpa';
import type { Standing, StoryPart, Teller } from '@conclave/stage/page/story.ts';
import { awardTo, Tally } from '@conclave/stage/page/tally.ts';
import { type Screen, storyWords } from './story-words.ts';

const sum = (counts: Readonly<Record<string, number | undefined>>): number =>
  Object.values(counts).reduce<number>((all, count) => all + (count ?? 0), 0);

/** Where the souls stood when a round began, and after the last judgement; who sinned, gave, visited, sold and built. */
const tell: Teller<Screen> = (told, seats) => {
  const standings: Standing[] = [];
  const souls = new Tally(seats);
  const [sins, gifts, visits, sales, crews] = Array.from({ length: 5 }, () => new Tally(seats)) as [
    Tally,
    Tally,
    Tally,
    Tally,
    Tally,
  ];
  const [first, second, journeys, caught] = [new Tally(seats), new Tally(seats), new Tally(seats), new Tally(seats)];
  const knownChests = new Set<number>();
  let saved = false;
  let judged = false;
  const bids = Array.from({ length: seats }, (): number[] => []);
  let screens: Extract<Event, { type: 'screensOpened' }>['screens'] = [];
  const note = (): void =>
    void standings.push({ chapter: standings.length, values: souls.counts.map(space => -space) });
  for (const { event: any } of told) {
    const event = any as Event;
    switch (event.type) {
      case 'roundBegan':
        note();
        break;
      case 'bidsRevealed':
        for (const [seat, { taler }] of event.bids.entries()) bids[seat]?.push(taler);
        break;
      case 'soulMoved':
        souls.add(event.seat, event.to - souls.of(event.seat));
        if (event.to > event.from) sins.add(event.seat, event.to - event.from);
        break;
      case 'donated':
        gifts.add(event.seat, event.items.length);
        break;
      case 'stored':
        knownChests.add(event.seat);
        for (const { into } of event.things) (into === 'I' ? first : second).add(event.seat);
        break;
      case 'guessed':
        journeys.add(event.pope);
        if (event.caught) caught.add(event.pope);
        break;
      case 'visitBegan':
        visits.add(event.seat);
        break;
      case 'sold':
        sales.add(event.seat, event.price);
        break;
      case 'crewArrived':
        crews.add(event.seat);
        break;
      case 'scored':
        if (!judged) note();
        judged = true;
        souls.add(event.seat, event.to - souls.of(event.seat));
        break;
      case 'gameOver':
        saved = event.inHeaven.length > 0;
        note();
        break;
      case 'screensOpened':
        screens = event.screens;
        break;
      default:
    }
  }
  return {
    lowIsGood: false,
    standings,
    finale: judged,
    triumph: saved,
    awards: [
      ...awardTo('sinner', sins),
      ...awardTo('patron', gifts),
      ...awardTo('regular', visits),
      ...awardTo('merchant', sales),
      ...awardTo('builder', crews),
    ],
    hid: screens.map(
      ({ taler, letters }, seat): Screen => ({
        seat,
        taler,
        letters: sum(letters),
        bids: bids[seat] ?? [],
        gifts: knownChests.has(seat) ? [first.of(seat), second.of(seat)] : undefined,
        journeys: journeys.of(seat),
        caught: caught.of(seat),
      }),
    ),
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
