import type { AnyGame, View } from '@conclave/kernel';
import { copyHand, type Event, parseCard, playable, remove, type SevenSeals } from '@conclave/seven-seals';
import type { Cut, Foresee, Moment } from '@conclave/stage/table/staging.ts';

const MS: Readonly<Partial<Record<Event['type'], number>>> = {
  predicted: 1500,
  saboteurTaken: 1500,
  cardPlayed: 550,
  handedIn: 600,
  roundScored: 1600,
};

/** The table with one more card in the trick, which is in the hand no more. */
const withCard = (view: View<SevenSeals>, card: number): View<SevenSeals> => {
  const { trick } = view.table;
  const table = { ...view.table, trick: { ...trick, cards: [...trick.cards, card] } };
  if (view.seat === 'spectator') return { ...view, table };
  const hand = copyHand(view.own.hand);
  remove(hand, card);
  return { ...view, table, own: { ...view.own, hand } };
};

/** A card that ends a trick is seen lying, then the winner is named and settles, then the table is clear. */
export const cut: Cut = (earlier, step): readonly Moment<AnyGame>[] => {
  const events = step.events as readonly Event[];
  const won = events.findIndex(event => event.type === 'trickWon');
  const played = events.find(event => event.type === 'cardPlayed');
  const before = earlier as View<SevenSeals> | undefined;
  if (won >= 0 && played !== undefined && before !== undefined) {
    // The trick as it lay before it was put away: the table has already moved on when we hear of the last card.
    const lying = withCard(before, parseCard(played.card)) as View<AnyGame>;
    return [
      { view: lying, told: events.slice(0, won), ms: 550 },
      { view: lying, told: events.slice(won), ms: 1300 },
      { view: step.view, told: [], ms: 150 },
    ];
  }
  const ms = Math.max(0, ...events.map(event => MS[event.type] ?? 0));
  return [{ view: step.view, told: events, ms }];
};

/** SS-5.2 to SS-5.5  A card that may be played leaves the hand and lies in the trick. */
export const foresee: Foresee = (shown, move) => {
  const view = shown as View<SevenSeals>;
  const play = move as SevenSeals['move'];
  if (view.seat === 'spectator' || play.type !== 'playCard') return undefined;
  if (!playable(view.table, view.own).some(({ card }) => card === play.card)) return undefined;
  return withCard(view, parseCard(play.card)) as View<AnyGame>;
};
