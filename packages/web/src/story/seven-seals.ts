import type { Event } from '@conclave/seven-seals';
import type { Standing, Teller } from './story.ts';
import { awardTo, Tally } from './tally.ts';

/** Points by round; who foresaw, who collected black wax, who stole, who ruffed. */
export const tellSevenSeals: Teller = (told, seats) => {
  const standings: Standing[] = [{ chapter: 0, values: Array<number>(seats).fill(0) }];
  const trumps = Array.from({ length: seats }, (): number[] => []);
  const [foreseen, black, stolen, ruffs] = [new Tally(seats), new Tally(seats), new Tally(seats), new Tally(seats)];
  for (const { event: any } of told) {
    const event = any as Event;
    switch (event.type) {
      case 'dealt':
        trumps[event.seat]?.push(event.cards.filter(card => card.startsWith('R')).length);
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
    hid: trumps.flatMap((byRound, seat) => (byRound.length === 0 ? [] : [{ key: 'trumps' as const, seat, byRound }])),
  };
};
