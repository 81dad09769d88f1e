import type { AnyGame, View } from '@conclave/kernel';
import type { Event, MeaCulpa } from '@conclave/mea-culpa';
import type { Cut, Moment } from '@conclave/stage/table/staging.ts';
import { breathOf } from './flights.ts';
import { follow } from './follow.ts';

/** Events that deserve a moment of their own; the others are told together with the next one. */
const MS: Readonly<Partial<Record<Event['type'], number>>> = {
  bonusTaken: 900,
  roundBegan: 700,
  bidsRevealed: 2600,
  characterTaken: 1000,
  bought: 900,
  letterBought: 900,
  sold: 900,
  donated: 900,
  freeStoneTaken: 900,
  visitBegan: 800,
  travelling: 900,
  guessed: 1500,
  cardUsed: 1100,
  soulMoved: 900,
  sinStonesPut: 700,
  popeStoneMoved: 900,
  yellowLetterTaken: 800,
  atonement: 1600,
  crewArrived: 800,
  built: 1400,
  postsCompared: 1300,
  chestsOpened: 2400,
  lettersDisplayed: 1600,
  letterPicked: 700,
  scored: 1800,
  // MC-26.33  What hands do, so that everybody can follow it; a verdict is a small ceremony.
  declared: 700,
  paid: 600,
  stoneTaken: 700,
  itemShown: 700,
  itemDropped: 600,
  bidSettled: 600,
  cardPutBack: 500,
  takenBack: 700,
  reached: 700,
  accused: 2800,
  voteEnded: 2600,
};

/** A long resolution is told step by step, and the town changes with every step: nothing is said of what is not there. */
export const cut: Cut = (shown, step): readonly Moment<AnyGame>[] => {
  const events = step.events as readonly Event[];
  let view = shown as View<MeaCulpa> | undefined;
  const moments: Moment<AnyGame>[] = [];
  let told: Event[] = [];
  let breathes = false;
  for (const event of events) {
    if (view !== undefined) view = follow(view, event);
    const before = moments.at(-1);
    // MC-12.1  Into which compartment something went is seen with it.
    if (event.type === 'stored' && before !== undefined && told.length === 0) {
      moments[moments.length - 1] = { ...before, view: view as View<AnyGame>, told: [...before.told, event] };
      continue;
    }
    told.push(event);
    const ms = MS[event.type];
    if (ms === undefined || view === undefined) continue;
    moments.push({ view: view as View<AnyGame>, told, ms });
    breathes = breathOf(told) !== undefined;
    told = [];
  }
  const last = moments.at(-1);
  if (last === undefined) return [{ view: step.view, told, ms: 0 }];
  // The last soul is seen to rise before the result covers the board, and bids lie open before anybody is asked what follows from them.
  if (step.places !== undefined || breathes) return [...moments, { view: step.view, told, ms: 0 }];
  // The last moment already shows where everything came to lie.
  return [...moments.slice(0, -1), { view: step.view, told: [...last.told, ...told], ms: last.ms }];
};
