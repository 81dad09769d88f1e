import {
  at,
  clockStep,
  fastChance,
  judge,
  openPlay,
  orThrow,
  type Play,
  patchIn,
  playStep,
  toActAt,
  undoRefusal,
} from '@conclave/kernel';
import { describe, expect, test } from 'vitest';
import type { Event } from '../rules/events.ts';
import { notation } from '../rules/notation.ts';
import { type MeaCulpa, rules } from '../rules/rules.ts';
import { words } from '../words/index.ts';
import { byHand, hands } from './meta.ts';
import { randomMetaOptions } from './random-options.ts';

const NAMES = ['Dominik', 'Johanna', 'Paula', 'Gregor'];

const opened = (options: object = {}): Play<MeaCulpa> =>
  openPlay({
    rules,
    options: orThrow(rules.options.parse({ metaCulpa: 'on', ...options }, { seats: 4, humans: 4 })),
    seats: 4,
    chance: fastChance(3),
  });

test('MC-26.12: a call is never stale, whatever has happened since', () => {
  let play = opened();
  for (let at = 1; play.state.table.round === 0; at += 1) {
    const [seat = 0] = toActAt(play);
    const own = play.state.secrets[seat];
    if (own === undefined) throw new Error('no seat');
    play = playStep(play, seat, rules.timeoutMove(play.state.table, own, seat, fastChance(1)), { at }).play;
  }
  expect(judge(play, 0, { type: 'bid', notches: 1, taler: 0 }, 0)).toEqual({
    refusal: { code: 'stale', rule: 'table' },
  });
  expect(judge(play, 0, { type: 'call', culprit: 1, entry: 'S5' }, 0)).toHaveProperty('move');
});

test('MC-26.19: nothing is taken back but by S1', () => {
  const play = opened();
  const [seat = 0] = toActAt(play);
  const move = { type: 'bonus', bonus: 'blueLetter', into: [] } as const;
  expect(undoRefusal(playStep(play, seat, move, { at: 1 }).play, seat, true)).toBe('nothingToUndo');
});

test('MC-26.33: asleep and windowClosed are told to nobody', () => {
  const luck = fastChance(11);
  let play = opened();
  let quiet = 0;
  for (let time = 1; quiet < 5 && rules.places(play.state.table) === undefined; time += 1) {
    const due = rules.clock?.due(play.state.table).find(({ what }) => what === 'windowClosed' || what === 'asleep');
    const isOpen = play.state.table.manual?.beside.every(taler => taler === 0);
    if (due !== undefined && isOpen) {
      const { step, play: next } = clockStep(play, due.what, time);
      expect([patchIn(step.changes), step.events, step.part]).toEqual([[], [], expect.any(Number)]);
      quiet += 1;
      play = next;
    }
    const waiting = toActAt(play);
    const seat = at(waiting, luck.below(waiting.length));
    const own = at(play.state.secrets, seat);
    play = playStep(play, seat, rules.randomMove(play.state.table, own, seat, luck), { at: time }).play;
  }
  expect(quiet).toBe(5);
});

describe.each(['en', 'de'] as const)('%s', language => {
  test('MC-26.33: whole games by hand can be told, described, asked for and typed without a gap', () => {
    const say = words[language];
    const luck = fastChance(21);
    for (const seats of [2, 3, 4]) {
      const state = rules.setup(randomMetaOptions(seats, luck), seats, luck);
      while (rules.places(state.table) === undefined) {
        const waiting = rules.toAct(state.table);
        const seat = at(waiting, luck.below(waiting.length));
        const view = { seat, table: state.table, own: at(state.secrets, seat) };
        const move = rules.randomMove(state.table, view.own, seat, luck);
        expect(notation.readMove(notation.writeMove(move).toUpperCase(), view)).toEqual({ ok: true, value: move });
        const texts = [say.prompt(view, NAMES), say.moveLabel(move, NAMES), ...say.describe(view, NAMES)];
        rules.apply(state, seat, move, luck, (_, event) => texts.push(say.tell(event, NAMES, seat)));
        for (const text of texts) expect(text).toMatch(/^[\p{Lu}\d].*[.!?][“”]?$/u);
        expect(texts.join()).not.toMatch(/undefined|NaN|\[object/);
      }
    }
  });
});

test('MC-26.29, MC-26.33: an honour entry is told in the words that were agreed on, and sins are read out in words', () => {
  const state = byHand({ running: 'pope', options: { register: { honour: ['Do not sigh.'] } as never } });
  const told = hands(state, 'A: call B honour1');
  const lines = (language: 'en' | 'de', events: readonly Event[]) =>
    events.map(event => words[language].tell(event, NAMES, 0)).join(' ');
  expect(lines('en', told)).toBe(`${NAMES[0]} accuses ${NAMES[1]} on our honour: “Do not sigh”. The others vote.`);
  expect(lines('de', told)).toBe(`${NAMES[0]} klagt ${NAMES[1]} auf Ehre an: „Do not sigh“. Die anderen stimmen ab.`);
  const sin = { seat: 0, round: 1, step: 1 } as const;
  const sins = (['S4', 'S5', 'S4'] as const).map(entry => ({ ...sin, entry }));
  const read: Event = { type: 'confessions', sins, leftOut: [], rule: 'MC-26.6.3' };
  expect(lines('en', [read])).toContain(`${NAMES[0]} forgets the free stone (twice) and takes before paying.`);
  expect(lines('de', [read])).toContain(`${NAMES[0]} vergisst den freien Stein (zweimal) und nimmt vor dem Zahlen.`);
});
