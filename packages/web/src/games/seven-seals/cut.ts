import type { AnyGame, View } from '@conclave/kernel';
import { type Event, parseCard, type SevenSeals } from '@conclave/seven-seals';
import type { Cut, Moment } from '../../table/run.svelte.ts';

const MS: Readonly<Partial<Record<Event['type'], number>>> = {
  predicted: 1500,
  saboteurTaken: 1500,
  cardPlayed: 550,
  handedIn: 600,
  roundScored: 1600,
};

/** The trick as it lay before it was put away: the table has already moved on when we hear of the last card. */
const withCard = (before: View<SevenSeals>, card: number): View<SevenSeals> => ({
  ...before,
  table: { ...before.table, trick: { ...before.table.trick, cards: [...before.table.trick.cards, card] } },
});

/** A card that ends a trick is seen lying, then the winner is named and settles, then the table is clear. */
export const cut: Cut = (earlier, step): readonly Moment<AnyGame>[] => {
  const events = step.events as readonly Event[];
  const won = events.findIndex(event => event.type === 'trickWon');
  const played = events.find(event => event.type === 'cardPlayed');
  const before = earlier as View<SevenSeals> | undefined;
  if (won >= 0 && played !== undefined && before !== undefined) {
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
