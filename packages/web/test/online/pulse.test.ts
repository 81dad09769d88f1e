import { expect, test } from 'vitest';
import { LOOK_EVERY, Pulse, retryAfter } from '../../src/online/pulse.ts';

/** Looks every second from the first moment on, and says when something was to be done. */
const follow = (pulse: Pulse, until: number, waitsSince?: number, answers = false): readonly [number, string][] => {
  const done: [number, string][] = [];
  for (let now = LOOK_EVERY; now <= until; now += LOOK_EVERY) {
    const what = pulse.look(now, waitsSince);
    if (what !== 'nothing') done.push([now, what]);
    if (what === 'ask' && answers) pulse.heard(now + 50);
    if (what === 'hangUp') break;
  }
  return done;
};

test('a dead line is asked and noticed within ten seconds', () => {
  const done = follow(new Pulse(0), 60_000);
  expect(done.map(([, what]) => what)).toEqual(['ask', 'hangUp']);
  expect(done.at(-1)?.[0]).toBeLessThan(10_000);
});

test('the looks may come at any moment between: still within ten seconds', () => {
  for (let early = 0; early < LOOK_EVERY; early += 50)
    expect(follow(new Pulse(-early), 60_000).at(-1)?.[0] ?? 0).toBeLessThanOrEqual(10_000 - early);
});

test('a line that answers is asked now and then, and never hung up', () => {
  const done = follow(new Pulse(0), 60_000, undefined, true);
  expect(new Set(done.map(([, what]) => what))).toEqual(new Set(['ask']));
  expect(done.length).toBeLessThanOrEqual(15);
});

test('a move without an answer for three seconds makes the page ask, also while others are heard', () => {
  const pulse = new Pulse(0);
  for (let now = 1000; now < 3000; now += 1000) {
    pulse.heard(now);
    expect(pulse.look(now, 0)).toBe('nothing');
  }
  pulse.heard(3000);
  expect(pulse.look(3000, 0)).toBe('ask');
  pulse.heard(3050);
  expect(pulse.look(4000, 0)).toBe('nothing'); // not again at once
});

test('who slept long asks before hanging up', () => {
  const pulse = new Pulse(0);
  expect(pulse.look(3_600_000)).toBe('ask');
  pulse.heard(3_600_100);
  expect(pulse.look(3_601_000)).toBe('nothing');
});

test('pages come back by luck: three times within 0.1 to 0.9 seconds, never later than five', () => {
  expect(retryAfter(0, () => 0)).toBe(100);
  for (const soon of [0, 1, 2]) expect(retryAfter(soon, () => 1)).toBe(900);
  expect(retryAfter(3, () => 1)).toBeGreaterThan(900);
  for (let tries = 0; tries < 50; tries += 1) {
    expect(retryAfter(tries, () => 1)).toBeLessThanOrEqual(5000);
    expect(retryAfter(tries, () => 0)).toBe(100);
  }
  expect(retryAfter(49, () => 1)).toBe(5000);
});
