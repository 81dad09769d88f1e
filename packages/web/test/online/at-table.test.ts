import { DEFAULT_SETTINGS, type SeatInfo, type Seen, type TableInfo } from '@conclave/protocol';
import { isLow, secondsLeft, timeLeft } from '@conclave/stage/table/clock.ts';
import { describe, expect, test } from 'vitest';
import {
  asking,
  keptFor,
  seatOfPerson,
  stillStands,
  stillToAgree,
  waitedFor,
  withPresent,
} from '../../src/online/at-table.ts';
import { shownNames } from '../../src/online/bot-names.ts';

const human = (seat: number, person: string, more: Partial<SeatInfo> = {}): SeatInfo => ({
  seat,
  kind: 'human',
  person,
  name: person,
  present: true,
  ...more,
});
const bot = (seat: number, level: string, name = `Bot ${seat + 1}`): SeatInfo => ({
  seat,
  kind: 'bot',
  name,
  level,
  present: false,
});
const table = (seats: readonly SeatInfo[], more: Partial<TableInfo> = {}): TableInfo => ({
  id: 't',
  game: 'dogma',
  rulesVersion: 1,
  options: {},
  settings: DEFAULT_SETTINGS,
  status: 'running',
  host: 'ada',
  seats,
  watchers: [],
  seal: { commitment: '' },
  createdAt: 0,
  votes: [],
  ...more,
});

describe('after a gap what was known', () => {
  const seen = (more: Partial<Seen> = {}): Seen => ({
    ...{ seq: 4, quiet: 0, view: { seat: 0, table: {} }, past: [] },
    ...more,
  });
  test('stands, and only the rest is told', () => {
    expect(stillStands(seen(), seen({ seq: 9 }), false)).toBe(true);
    expect(stillStands(seen({ covered: true }), seen({ covered: true }), false)).toBe(true);
    expect(stillStands(seen(), seen({ seq: 9, covered: true }), false)).toBe(true);
  });
  test('is told anew when a part of it was taken back, or more may be seen, or by somebody else’s eyes', () => {
    expect(stillStands(seen(), seen({ seq: 9 }), true)).toBe(false);
    expect(stillStands(undefined, seen(), false)).toBe(false);
    expect(stillStands(seen(), seen({ seq: 3 }), false)).toBe(false);
    expect(stillStands(seen({ covered: true }), seen(), false)).toBe(false);
    expect(stillStands(seen(), seen({ view: { seat: 'spectator', table: {} } }), false)).toBe(false);
  });
});

describe('who is who at a table', () => {
  const three = table([human(0, 'ada'), human(1, 'ben', { standIn: true }), bot(2, 'master')]);

  test('a seat belongs to the person who took it, not to the one it is kept for', () => {
    expect(seatOfPerson(three, 'ben')).toBe(1);
    expect(seatOfPerson(three, undefined)).toBeUndefined();
    const next = table([human(0, 'ada'), { seat: 1, kind: 'open', person: 'ben', name: 'ben', present: false }]);
    expect(seatOfPerson(next, 'ben')).toBeUndefined();
    expect(keptFor(next, 'ben')).toBe(1);
    expect(keptFor(next, 'ada')).toBeUndefined();
  });

  test('bots and seats a bot stands in for are neither asked to agree nor nudged', () => {
    const four = table([...three.seats, human(3, 'eve')]);
    expect(stillToAgree(four, { what: 'undo', by: 0, agreed: [0] })).toEqual([3]);
    expect(waitedFor(four, [0, 1, 2, 3], 0).map(({ seat }) => seat)).toEqual([3]);
    expect(waitedFor(four, [1, 2], 0)).toEqual([]);
  });

  test('only guests who wait at the door ask', () => {
    const watched = table(three.seats, {
      watchers: [
        { person: 'fay', name: 'Fay', state: 'asking' },
        { person: 'gil', name: 'Gil', state: 'admitted' },
      ],
    });
    expect(asking(watched).map(({ person }) => person)).toEqual(['fay']);
  });

  test('presence names the people who are here', () => {
    expect(withPresent(three, ['ben']).seats.map(({ present }) => present)).toEqual([false, true, false]);
  });
});

describe('names of bots', () => {
  test('by character and language, the second of a name with a numeral', () => {
    const bots = table([human(0, 'ada'), bot(1, 'regular'), bot(2, 'regular'), bot(3, 'master')]);
    expect(shownNames(bots, 'en')).toEqual(['ada', 'Abbess Clara', 'Sister Agnes', 'The Grand Inquisitor']);
    expect(shownNames(bots, 'de')).toEqual(['ada', 'Äbtissin Clara', 'Schwester Agnes', 'Der Großinquisitor']);
  });

  test('a seat that was left keeps its name, and so do bots that the page does not know', () => {
    expect(shownNames(table([bot(0, 'regular', 'Ben'), bot(1, 'cautious')]), 'en')).toEqual(['Ben', 'Bot 2']);
  });
});

describe('clocks', () => {
  const clock = { left: [65_000, 3_700_000, 180_000_000, 9000], running: [0, 3], since: 1000 };

  test('minutes, hours and days', () => {
    expect([0, 1, 2].map(seat => timeLeft(clock, seat, 1000))).toEqual(['1:05', '1:01:40', '2 d 2:00']);
    expect(timeLeft(clock, 2, 1000, 'T')).toBe('2 T 2:00');
  });

  test('only a running clock counts, and not below nothing', () => {
    expect(secondsLeft(clock, 0, 11_000)).toBe(55);
    expect(secondsLeft(clock, 1, 11_000)).toBe(3700);
    expect(secondsLeft(clock, 3, 60_000)).toBe(0);
  });

  test('only a running clock hurries', () => {
    expect([isLow(clock, 3, 1000), isLow(clock, 0, 1000), isLow({ ...clock, running: [] }, 3, 1000)]).toEqual([
      true,
      false,
      false,
    ]);
  });
});
