import { describe, expect, test } from 'vitest';
import { dayBefore, momentOf, nextTime, readWall, stageAfter, stageNow, wallAt } from '../../src/clubs/when.ts';

const HOUR = 3_600_000;
const MINUTE = 60_000;
const wall = (text: string): number => readWall(text) ?? Number.NaN;
const shown = (time: number, zone: string): string => new Date(wallAt(time, zone)).toISOString().slice(0, 16);
/** All times of an evening between two days. */
const times = (
  first: string,
  every: Parameters<typeof nextTime>[1],
  zone: string,
  count: number,
): readonly string[] => {
  const found: string[] = [];
  let after = momentOf(wall(first), zone) - 1;
  for (let n = 0; n < count; n += 1) {
    after = nextTime(wall(first), every, zone, after) ?? Number.NaN;
    found.push(shown(after, zone));
  }
  return found;
};

/** Spring and autumn of each zone, in which the wall of the club stays what counts. */
const ZONES = [
  ['Europe/Berlin', '2026-03-19T20:00', '2026-10-15T20:00'],
  ['America/New_York', '2026-02-26T20:00', '2026-10-22T20:00'],
  ['Australia/Lord_Howe', '2026-09-24T20:00', '2026-03-26T20:00'], // half an hour, and the other way round
] as const;

describe.each(ZONES)('in %s', (zone, spring, autumn) => {
  test.each([
    ['spring', spring],
    ['autumn', autumn],
  ])('Thursday at eight stays Thursday at eight over %s', (_, first) => {
    const weeks = times(first, 'week', zone, 4);
    expect(weeks.map(day => day.slice(11))).toEqual(['20:00', '20:00', '20:00', '20:00']);
    expect(weeks.map(day => new Date(`${day}Z`).getUTCDay())).toEqual([4, 4, 4, 4]);
    const lengths = weeks.slice(1).map((day, index) => {
      const before = weeks[index] ?? '';
      return (momentOf(wall(day), zone) - momentOf(wall(before), zone)) / HOUR;
    });
    expect(lengths.filter(length => length !== 168)).toHaveLength(1); // the clocks were changed once
    for (const day of weeks) {
      const at = momentOf(wall(day), zone);
      expect(shown(dayBefore(at, zone), zone)).toBe(`${shown(at - 24 * HOUR, zone).slice(0, 11)}20:00`);
    }
  });
});

test('a time that the wall never shows is as much later, and one that it shows twice is the first', () => {
  expect(shown(momentOf(wall('2026-03-29T02:30'), 'Europe/Berlin'), 'Europe/Berlin')).toBe('2026-03-29T03:30');
  expect(momentOf(wall('2026-10-25T02:30'), 'Europe/Berlin')).toBe(Date.UTC(2026, 9, 25, 0, 30));
  expect(momentOf(wall('2026-11-01T01:30'), 'America/New_York')).toBe(Date.UTC(2026, 10, 1, 5, 30));
  expect(momentOf(wall('2026-06-01T12:00'), 'UTC')).toBe(Date.UTC(2026, 5, 1, 12));
  for (const text of ['2026-02-30T20:00', '2026-13-01T20:00', '2026-01-01T24:00', 'soon'])
    expect(readWall(text), text).toBeUndefined();
});

test('rhythms: once, every other week, and the same weekday of the month, where a fifth is the last', () => {
  const zone = 'Europe/Berlin';
  const at = momentOf(wall('2026-11-19T20:00'), zone);
  expect(nextTime(wall('2026-11-19T20:00'), 'once', zone, at - 1)).toBe(at);
  expect(nextTime(wall('2026-11-19T20:00'), 'once', zone, at)).toBeUndefined();
  expect(times('2026-11-19T20:00', 'fortnight', zone, 3).map(day => day.slice(5, 10))).toEqual([
    '11-19',
    '12-03',
    '12-17',
  ]);
  expect(times('2026-01-29T20:00', 'month', zone, 5).map(day => day.slice(5, 10))).toEqual([
    ...['01-29', '02-26', '03-26', '04-30', '05-28'], // the fifth Thursday, or the last
  ]);
  expect(times('2026-01-15T20:00', 'month', zone, 3).map(day => day.slice(5, 10))).toEqual(['01-15', '02-19', '03-19']);
  const years = momentOf(wall('2036-11-19T00:00'), zone); // far ahead, and nothing is passed over
  expect(shown(nextTime(wall('2026-11-19T20:00'), 'week', zone, years) ?? 0, zone)).toBe('2036-11-20T20:00');
});

test('what is to be done of a time, in its order; what a closed house missed is passed over, but not the table', () => {
  const time = { at: Date.UTC(2026, 5, 4, 18), zone: 'Europe/Berlin', minutes: 180 };
  expect(stageAfter(time, time.at - 48 * HOUR)).toBe('day');
  expect(stageAfter(time, time.at - 2 * HOUR)).toBe('hour');
  expect(stageAfter(time, time.at - 10 * MINUTE)).toBe('open');
  expect(stageNow(time, 'day', time.at - 24 * HOUR)).toBe('day');
  expect(stageNow(time, 'day', time.at - 30 * MINUTE)).toBe('hour');
  expect(stageNow(time, 'day', time.at + 5 * MINUTE)).toBe('open');
  expect(stageNow(time, 'hour', time.at + 20 * MINUTE)).toBe('open');
  expect(stageNow(time, 'free', time.at + 20 * MINUTE)).toBe('free');
  expect(stageNow(time, 'day', time.at + 4 * HOUR)).toBe('end');
});
