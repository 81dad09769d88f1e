import {
  at,
  clockStep,
  fastChance,
  judge,
  openPlay,
  orThrow,
  type Play,
  playStep,
  toActAt,
  undoRefusal,
} from '@conclave/kernel';
import { describe, expect, test } from 'vitest';
import { notation } from '../rules/notation.ts';
import { type MeaCulpa, rules } from '../rules/rules.ts';
import { words } from '../words/index.ts';
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
      expect([step.patch, step.events, step.part]).toEqual([[], [], expect.any(Number)]);
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
