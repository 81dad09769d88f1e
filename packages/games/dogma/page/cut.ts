import { type Dogma, type Event, refusal, removeCards } from '@conclave/dogma';
import type { AnyGame, View } from '@conclave/kernel';
import type { Cut, Foresee, Moment } from '@conclave/stage/table/staging.ts';
import { MOST_FLYING } from './draw.ts';

const MS: Readonly<Partial<Record<Event['type'], number>>> = {
  confessed: 1300,
  joined: 1200,
  dogmaCreated: 2200,
  setOfFour: 1400,
  wentOut: 1400,
};

const isOfThePile = ({ type }: Event): boolean => type === 'pileTaken' || type === 'taken' || type === 'pileDiscarded';

const longest = (events: readonly Event[]): number => Math.max(0, ...events.map(event => MS[event.type] ?? 0));

/** Cards are turned one by one, and leave one after the other. */
const TURNING = 420;
const LEAVING = 110;
const flying = (events: readonly Event[]): number =>
  events.reduce(
    (sum, event) =>
      event.type === 'pileTaken' || event.type === 'pileDiscarded' ? sum + Math.min(MOST_FLYING, event.count) : sum,
    0,
  );

/**
 * DG-8.5  The check in its order: the decision, the cards turned up one by one, the verdict with its ruby. Then the pile, still on the
 * lectern, leaves for whoever takes it, and only then hands have changed.
 */
export const cut: Cut = (before, step): readonly Moment<AnyGame>[] => {
  const events = step.events as readonly Event[];
  const turned = events.findIndex(event => event.type === 'turnedUp');
  if (turned < 0 || before === undefined) return [{ view: step.view, told: events, ms: longest(events) }];
  const judged = events.findIndex(event => event.type === 'judged');
  const moved = events.findIndex(event => event.type === 'pileTaken' || event.type === 'pileDiscarded');
  const settled = events.findLastIndex(isOfThePile) + 1;
  const turning = events[turned];
  const cards = turning?.type === 'turnedUp' ? turning.cards.length : 1;
  const leaving = events.slice(moved, settled);
  const after = events.slice(settled);
  return [
    { view: before, told: events.slice(0, turned), ms: 800 },
    { view: before, told: events.slice(turned, judged), ms: 500 + TURNING * cards },
    { view: before, told: events.slice(judged, moved), ms: 1300 },
    { view: before, told: leaving, ms: 650 + LEAVING * flying(leaving) },
    { view: step.view, told: after, ms: longest(after) },
    // Who goes out last is seen to go before the result covers the chapel.
    ...(step.places === undefined ? [] : [{ view: step.view, told: [], ms: 0 }]),
  ];
};

/** DG-5.1, DG-7.1  Cards that may be laid leave the hand and lie face down on the pile. */
export const foresee: Foresee = (shown, move) => {
  const view = shown as View<Dogma>;
  const laid = move as Dogma['move'];
  if (view.seat === 'spectator' || (laid.type !== 'confess' && laid.type !== 'join')) return undefined;
  const { seat, table, own } = view;
  if (refusal(table, own, seat, laid) !== undefined) return undefined;
  const { cards } = laid;
  const pile = [...table.pile, { seat, count: cards.length }];
  const handSizes = table.handSizes.map((size, other) => (other === seat ? size - cards.length : size));
  const claim = laid.type === 'confess' ? laid.claim : table.claim;
  const hand = own.hand.slice();
  removeCards(hand, cards);
  return {
    ...view,
    table: { ...table, pile, handSizes, claim },
    own: { hand, laid: [...own.laid, cards] },
  } as View<AnyGame>;
};
