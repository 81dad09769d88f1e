import { type Dogma, type Event, refusal, removeCards } from '@conclave/dogma';
import type { AnyGame, View } from '@conclave/kernel';
import type { Cut, Foresee, Moment } from '@conclave/stage/table/staging.ts';

const MS: Readonly<Partial<Record<Event['type'], number>>> = {
  confessed: 1300,
  joined: 1200,
  dogmaCreated: 2200,
  pileTaken: 900,
  pileDiscarded: 900,
  wentOut: 1400,
};

/** DG-8.5  The check in its order: the decision, the cards turned up, the verdict with its ruby, and then the pile moves. */
export const cut: Cut = (before, step): readonly Moment<AnyGame>[] => {
  const events = step.events as readonly Event[];
  const turned = events.findIndex(event => event.type === 'turnedUp');
  if (turned >= 0 && before !== undefined) {
    const judged = events.findIndex(event => event.type === 'judged');
    const moved = events.findIndex(event => event.type === 'pileTaken' || event.type === 'pileDiscarded');
    return [
      { view: before, told: events.slice(0, turned), ms: 800 },
      { view: before, told: events.slice(turned, judged), ms: 1300 },
      { view: before, told: events.slice(judged, moved), ms: 1300 },
      {
        view: step.view,
        told: events.slice(moved),
        ms: Math.max(...events.slice(moved).map(event => MS[event.type] ?? 0)),
      },
      // Who goes out last is seen to go before the result covers the chapel.
      ...(step.places === undefined ? [] : [{ view: step.view, told: [], ms: 0 }]),
    ];
  }
  return [{ view: step.view, told: events, ms: Math.max(0, ...events.map(event => MS[event.type] ?? 0)) }];
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
