import { fastChance, orThrow } from '@conclave/kernel';
import { expect, test } from 'vitest';
import { parseCard } from '../rules/components.ts';
import type { Event } from '../rules/events.ts';
import { shownHistory } from '../rules/history.ts';
import { rules } from '../rules/rules.ts';
import type { Secrets } from '../rules/state.ts';

test.each(['last', 'none', 'full'] as const)(
  'SS-10.2, SS-13.4: with trickHistory = %s a page shows the cards that lie there or may be looked at, and no others',
  trickHistory => {
    const luck = fastChance(4);
    const options = orThrow(rules.options.parse({ trickHistory }, { seats: 4, humans: 4 }));
    const told: Event[] = [];
    const emit = (_: unknown, event: Event): void => void told.push(event);
    const state = rules.setup(options, 4, luck, emit);
    let looked = 0;
    while (rules.places(state.table) === undefined) {
      const shown = shownHistory(told, state.table);
      const { lookable, trick } = state.table;
      const cards = shown.flatMap(event => (event.type === 'cardPlayed' ? [parseCard(event.card)] : []));
      expect(cards).toEqual([...lookable, trick].flatMap(({ cards: lying }) => lying));
      const complete = lookable.length + (state.table.phase === 'handIn' ? 1 : 0);
      expect(shown.filter(({ type }) => type === 'trickWon').length).toBe(complete);
      if (trickHistory === 'last') expect(complete).toBeLessThanOrEqual(1); // a trick is complete with its last card
      const others = (events: readonly Event[]): readonly Event[] =>
        events.filter(({ type }) => type !== 'cardPlayed' && type !== 'trickWon');
      expect(others(shown)).toEqual(others(told));
      looked = Math.max(looked, lookable.length);
      const seat = state.table.turn;
      const move = rules.randomMove(state.table, state.secrets[seat] as Secrets, seat, luck);
      rules.apply(state, seat, move, luck, emit);
    }
    expect(looked).toBe({ last: 1, none: 0, full: 14 }[trickHistory]);
  },
);
