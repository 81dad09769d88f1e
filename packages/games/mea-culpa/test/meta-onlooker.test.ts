import { at, fastChance, seatView } from '@conclave/kernel';
import { expect, test } from 'vitest';
import { onlooker } from '../rules/meta-onlooker.ts';
import { rules, type State } from '../rules/rules.ts';
import { as, byHand, hands } from './meta.ts';
import { seatOf } from './table.ts';

/** What the bot on C's seat wants to say after this line. */
const ideasAfter = (state: State, line: string) => {
  const before = rules.clone(state).table;
  const events = hands(state, line);
  return onlooker.notices({ before, view: seatView(state, seatOf(as('C'))), events }, fastChance(3));
};

const WATCHFUL = { botVigilance: 100, answerSeconds: 20 };
const SLEEPS = { type: 'call', culprit: seatOf(as('A')), entry: 'S12' } as const;

test('MC-26.18, MC-26.5 S12: a bot calls who was asked for and says nothing, 3 to 8 seconds after his time is over', () => {
  const state = byHand({ running: 'pope', options: WATCHFUL });
  const [idea, ...more] = ideasAfter(state, 'B: ask');
  expect([idea?.move, more]).toEqual([SLEEPS, []]);
  expect(idea?.seconds).toBeGreaterThanOrEqual(23);
  expect(idea?.seconds).toBeLessThanOrEqual(28);
  hands(state, 'clock asleep', 'C: call A S12');
  expect(at(at(state.table.dens, 1), seatOf(as('A')))).toBe(1);
});

test.each(['A: here', 'A: declare buy wine', 'A: end'])('MC-26.5 S12: after "%s" it lets it be', line => {
  const state = byHand({ running: 'pope', options: WATCHFUL });
  ideasAfter(state, 'B: ask');
  const glance = (events: ReturnType<typeof hands>) => ({
    before: rules.clone(state).table,
    view: seatView(state, seatOf(as('C'))),
    events,
  });
  expect(onlooker.stands(glance([]), SLEEPS)).toBe(true);
  expect(onlooker.stands(glance(hands(state, line)), SLEEPS)).toBe(false);
});

test('MC-25.5, MC-26.8: a Petty Sinner may sleep, and nobody calls himself', () => {
  expect(ideasAfter(byHand({ running: 'pettySinner', options: WATCHFUL }), 'A: ask')).toEqual([]);
  expect(ideasAfter(byHand({ running: 'merchant', options: WATCHFUL }), 'A: ask')).toEqual([]);
});
