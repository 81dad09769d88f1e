import { describe, expect, test } from 'vitest';
import { quietUntil } from '../../src/calling/quiet-hours.ts';
import { type Verdict, verdictOn, verdictOnNews, type Waiting } from '../../src/calling/turn.ts';

/** people.md, section 6, as a table. Times are seconds (or "3h", "2d") since the table began to wait. */
const time = (text: string): number => {
  const unit = { s: 1, m: 60, h: 3600, d: 86_400 }[text.at(-1) ?? ''] ?? 1;
  return Number.parseFloat(text) * unit * 1000;
};
const START = Date.UTC(2026, 5, 1, 12);
const at = (text: string): number => START + time(text);

/** Who looks where, which clock, how long it has waited, and what else: `left` of the time, `told` so often (first when). */
const waiting = (words: string): Waiting => {
  const said = new Map(words.split(' ').map(word => [word.split('=')[0] ?? '', word.split('=')[1] ?? '']));
  const has = (word: string): boolean => said.has(word);
  const now = at(said.get('after') ?? '0s');
  const clock = (['move', 'player', 'days', 'none'] as const).find(has) ?? 'none';
  const due = said.get('due');
  const quiet = said.get('quiet');
  const told = said.get('told');
  return {
    now,
    clock,
    since: START,
    due: due === undefined ? undefined : at(due),
    looks: has('here') ? 'atTable' : has('elsewhere') ? 'inHouse' : 'nowhere',
    told: Number(told ?? 0),
    toldAt: at(said.get('first') ?? '0s'),
    isWanted: !has('unwanted'),
    quietUntil: quiet === undefined ? undefined : at(quiet),
    mayBreakQuiet: has('mayBreak'),
    calls: Number(said.get('calls') ?? 0),
    freeAt: at(said.get('free') ?? '1h'),
  };
};

const spoken = (verdict: Verdict): string => {
  if (verdict.do === 'nothing') return 'nothing';
  if (verdict.do === 'call') return `${verdict.isUrgent ? 'urgent ' : ''}${verdict.isReminder ? 'reminder' : 'call'}`;
  return `${verdict.do} ${(verdict.until - START) / 1000}`;
};

describe('a table waits for somebody: are they called?', () => {
  test.each([
    // You look at it.
    ['here none after=10m', 'wait 660'],
    ['here move due=60s after=20s', 'wait 80'],
    ['here days due=2d after=1d', 'wait 86460'],
    ['here days due=2d after=1d told=1 first=5m', 'wait 86460'],
    // You look at another page of the house: it says so there.
    ['elsewhere none after=10m', 'show 660'],
    ['elsewhere move due=60s after=20s', 'show 80'],
    ['elsewhere days due=2d after=10m', 'show 660'],
    ['elsewhere player due=60s after=30s unwanted', 'nothing'],
    // Nothing, clock in seconds or per player: after 15 s, if 20 s are left.
    ['move due=60s after=0s', 'wait 15'],
    ['move due=60s after=14s', 'wait 15'],
    ['move due=60s after=15s', 'urgent call'],
    ['player due=600s after=15s', 'urgent call'],
    ['move due=35s after=15s', 'urgent call'],
    ['move due=34s after=0s', 'nothing'],
    ['move due=30s after=15s', 'nothing'],
    ['move due=60s after=45s', 'nothing'],
    ['player due=600s after=590s', 'nothing'],
    // No clock: after two minutes.
    ['none after=0s', 'wait 120'],
    ['none after=119s', 'wait 120'],
    ['none after=120s', 'call'],
    ['none after=3d', 'call'],
    // Days: after five minutes.
    ['days due=2d after=299s', 'wait 300'],
    ['days due=2d after=300s', 'call'],
    ['days due=2d after=2d', 'nothing'],
    // Told and not come: one reminder at half of the time left or after a day, the sooner; one more at nine tenths.
    ['days due=2d after=6m told=1 first=5m', 'wait 86550'],
    ['days due=1d after=13h told=1 first=0s', 'reminder'],
    ['days due=1d after=11h told=1 first=0s', 'wait 43200'],
    ['days due=3d after=24h told=1 first=0s', 'reminder'],
    ['days due=3d after=23h told=1 first=0s', 'wait 86400'],
    ['days due=3d after=25h told=2 first=0s', 'wait 233280'],
    ['days due=3d after=65h told=2 first=0s', 'reminder'],
    ['days due=3d after=66h told=3 first=0s', 'nothing'],
    ['none after=23h told=1 first=0s', 'wait 86400'],
    ['none after=24h told=1 first=0s', 'reminder'],
    ['none after=9d told=2 first=0s', 'nothing'],
    ['move due=600s after=300s told=1 first=15s', 'nothing'],
    ['player due=600s after=500s told=1 first=15s', 'nothing'],
    // Quiet hours: kept until they are over, unless the time runs out before and that was allowed.
    ['none after=10m quiet=8h', 'wait 28800'],
    ['none after=8h quiet=8h', 'call'],
    ['days due=2d after=10m quiet=8h', 'wait 28800'],
    ['days due=6h after=10m quiet=8h', 'nothing'],
    ['days due=6h after=10m quiet=8h mayBreak', 'call'],
    ['days due=2d after=10m quiet=8h mayBreak', 'wait 28800'],
    ['move due=60s after=20s quiet=8h', 'nothing'],
    ['move due=60s after=20s quiet=8h mayBreak', 'urgent call'],
    ['none after=10m quiet=8h mayBreak', 'wait 28800'],
    ['days due=1d after=12h told=1 first=0s quiet=14h', 'wait 50400'],
    // Six calls an hour: the rest with the next one.
    ['none after=10m calls=5 free=20m', 'call'],
    ['none after=10m calls=6 free=20m', 'wait 1200'],
    ['move due=60s after=20s calls=6 free=20m', 'nothing'],
    ['days due=2d after=10m calls=6 free=20m quiet=8h', 'wait 28800'],
    // Not wanted, or no way.
    ['none after=10m unwanted', 'nothing'],
    ['move due=60s after=20s unwanted', 'nothing'],
    ['days due=2d after=2h unwanted told=1', 'nothing'],
  ])('%s: %s', (words, expected) => {
    expect(spoken(verdictOn(waiting(words)))).toBe(expected);
  });

  test('a call is worth as long as there is time', () => {
    const fast = verdictOn(waiting('move due=60s after=20s'));
    const calm = verdictOn(waiting('none after=1h'));
    expect(fast.do === 'call' && fast.ttl).toBe(40_000);
    expect(calm.do === 'call' && calm.ttl).toBe(86_400_000);
  });
});

describe('other news', () => {
  const news = {
    now: at('1h'),
    looks: 'nowhere',
    isWanted: true,
    quietUntil: undefined,
    calls: 0,
    freeAt: 0,
    lastAt: 0,
    every: time('30m'),
  } as const;
  test.each([
    ['who looks at nothing is told', {}, 'call'],
    ['who looks at a page is not', { looks: 'inHouse' }, 'nothing'],
    ['who was told of this less than half an hour ago is not', { lastAt: at('31m') }, 'nothing'],
    ['half an hour later again', { lastAt: at('30m') }, 'call'],
    ['in quiet hours a nudge reaches nobody', { quietUntil: at('8h') }, 'nothing'],
    ['after six calls neither', { calls: 6, freeAt: at('2h') }, 'nothing'],
    ['who does not want it is not', { isWanted: false }, 'nothing'],
  ] as const)('%s', (_, change, expected) => {
    expect(spoken(verdictOnNews({ ...news, ...change }, false))).toBe(expected);
  });
  test('what can wait comes when the quiet is over', () =>
    expect(spoken(verdictOnNews({ ...news, quietUntil: at('8h') }, true))).toBe('wait 28800'));
});

describe('quiet hours', () => {
  const berlin = { from: 22 * 60, until: 8 * 60, zone: 'Europe/Berlin' };
  const iso = (time: number | undefined): string | undefined =>
    time === undefined ? undefined : new Date(time).toISOString().slice(0, 16);
  test.each([
    ['in the evening', '2026-06-01T19:59Z', undefined],
    ['from ten on', '2026-06-01T20:00Z', '2026-06-02T06:00'],
    ['after midnight', '2026-06-02T00:30Z', '2026-06-02T06:00'],
    ['until eight', '2026-06-02T06:00Z', undefined],
    ['the night when clocks go forward', '2026-03-28T22:00Z', '2026-03-29T06:00'],
    ['the night when they go back', '2026-10-24T21:00Z', '2026-10-25T07:00'],
  ])('%s', (_, now, until) => expect(iso(quietUntil(berlin, Date.parse(now)))).toBe(until));
  test('at midday, elsewhere, and never', () => {
    const nap = { from: 13 * 60, until: 14 * 60 + 30, zone: 'Asia/Kolkata' };
    expect(iso(quietUntil(nap, Date.parse('2026-06-01T08:00Z')))).toBe('2026-06-01T09:00');
    expect(quietUntil({ ...nap, until: nap.from }, Date.parse('2026-06-01T08:00Z'))).toBeUndefined();
    expect(quietUntil(undefined, 0)).toBeUndefined();
  });
});
