import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expandRecord, orThrow, playOf, readRecord, verifyRecord } from '@conclave/kernel';
import { describe, expect, test } from 'vitest';
import type { Event } from '../rules/events.ts';
import { rules } from '../rules/rules.ts';

const folder = join(import.meta.dirname, 'records');
const load = (name: string) => orThrow(readRecord(readFileSync(join(folder, `${name}.json`), 'utf8')));
const events = (name: string): readonly Event[] =>
  expandRecord(load(name), rules).flatMap(line => (line.line === 'event' ? [line.event as Event] : []));

const totals = (name: string): readonly number[] => playOf(load(name), rules).state.table.totals;

/** Recorded games replay for ever; when a rule is corrected, the rules version rises and these must still load or say why not. */
describe('recorded games', () => {
  test.each(readdirSync(folder).map(file => file.replace('.json', '')))('%s is as recorded', name => {
    expect(verifyRecord(load(name), rules).filter(({ ok }) => !ok)).toEqual([]);
  });

  test.each([
    ['five-players', [34, 29, 73, 48, 34], [2, 1, 5, 4, 2]],
    ['four-players', [16, 51, 42, 47], [1, 4, 2, 3]],
    ['more-than-four-whites', [39, 42, 61, 46], [1, 2, 4, 3]],
    ['no-black-seal-left', [36, 27, 56, 50], [2, 1, 4, 3]],
    ['perfect-rounds-decide', [28, 34, 28], [1, 3, 2]],
    ['shared-win', [33, 33, 38], [1, 1, 3]],
    ['three-players-six-rounds', [50, 82, 74], [1, 3, 2]],
    ['white-seals-run-out', [33, 33, 50, 27, 51], [2, 2, 4, 1, 5]],
  ])('%s: totals %j give the places %j (SS-9.2)', (name, points, places) => {
    expect(totals(name)).toEqual(points);
    expect(load(name).places).toEqual(places);
  });

  test('white-seals-run-out: a giver goes without (SS-13.2)', () => {
    expect(
      events('white-seals-run-out').some(event => event.type === 'predicted' && event.whites < event.takeOvers.length),
    ).toBe(true);
  });
  test('no-black-seal-left: somebody is lucky (SS-6.7)', () => {
    expect(events('no-black-seal-left').some(({ type }) => type === 'blackAvoided')).toBe(true);
  });
});
