import type { TableSettings } from '@conclave/protocol';
import { describe, expect, test } from 'vitest';
import { DEFAULT_CONFIG } from '../../src/house/config.ts';
import { decideBeginning } from '../../src/table/begin.ts';
import { decideBotMove } from '../../src/table/bot-turn.ts';
import { decideClosing } from '../../src/table/close.ts';
import type { Decision } from '../../src/table/decision.ts';
import {
  decideDefault,
  decideRing,
  expire,
  handToBot,
  lateRing,
  lateSeat,
  lookAround,
  warnOfClosing,
} from '../../src/table/overdue.ts';
import { MINUTE, OPEN, Room, threeAtATable } from './room.ts';

const DAY = 86_400_000;
const WEEK = 7 * DAY;
const CLOCK = { kind: 'move', seconds: 60 } as const;
type Deciding = (loaded: Room['loaded'], scene: Room['scene']) => Decision;
const decides = (room: Room, work: Deciding): string => room.take(work(room.loaded, room.scene));
/** What will be looked at again, and when, from now on. */
const due = (room: Room): readonly (readonly [string, number])[] =>
  room.told.deadlines.map(({ kind, at }) => [kind, at - room.now]);
const dropped = (room: Room): readonly string[] =>
  room.writes.flatMap(write => ('drop' in write && write.drop === 'deadline' ? write.kind : []));

describe('when somebody’s time is up', () => {
  test('the first who is late is late from that moment on, while the game runs', () => {
    const room = threeAtATable({}, CLOCK);
    room.bid('ada');
    expect(lateSeat(room.loaded, room.now + MINUTE - 1)).toBeUndefined();
    expect(lateSeat(room.loaded, room.now + MINUTE)).toBe(1);
    room.act('ada', { do: 'close' });
    expect(lateSeat(room.loaded, room.now + MINUTE)).toBeUndefined();
    expect(lateSeat(new Room().loaded, room.now + DAY)).toBeUndefined();
  });
  test('the rules decide for that seat, by its clock; too early nothing is played', () => {
    const room = threeAtATable({}, CLOCK);
    decides(room, decideDefault);
    expect([room.seq, room.entries]).toEqual([0, []]);
    room.later(MINUTE);
    decides(room, decideDefault);
    expect(room.last?.change.table?.entries).toMatchObject([{ seat: 0, how: 'clock', kind: 'move', person: null }]);
    expect(room.told.counts).toEqual(['timeouts']);
  });
  test('a bot stands in, by the table’s decision, once; a bot’s seat stays as it is', () => {
    const room = threeAtATable({}, CLOCK);
    const handOn: Deciding = (loaded, scene) => handToBot(loaded, scene, 1);
    decides(room, handOn);
    expect(room.seat(1)).toEqual({ kind: 'human', person: 'ben', name: 'Ben', standIn: true });
    expect(room.doc.standIns).toEqual([{ seat: 1, by: 'table', after: 0, at: room.now }]);
    decides(room, handOn);
    expect(room.entries).toEqual([]);
    room.act('ben', { do: 'leave' });
    decides(room, handOn);
    expect([room.seat(1)?.kind, room.entries]).toEqual(['bot', []]);
  });
  test('the table’s own clock rings when it is time, and not after the game (MC-26.11)', () => {
    const room = threeAtATable();
    expect(lateRing(room.loaded, room.now + WEEK - 1)).toBeUndefined();
    decides(room, decideRing);
    expect(room.entries).toEqual([]);
    room.later(WEEK);
    expect(lateRing(room.loaded, room.now)).toMatchObject({ what: 'hurry' });
    decides(room, decideRing);
    expect(room.last?.change.table?.entries).toMatchObject([{ seat: null, kind: 'clock', body: '"hurry"', at: WEEK }]);
    expect(room.game.table.round).toBe(2);
    room.act('ada', { do: 'close' });
    expect(lateRing(room.loaded, room.now + WEEK)).toBeUndefined();
  });
});

describe('what a bot thought of', () => {
  const thought = (more: object = {}) => ({ seat: 1, seq: 0, move: undefined, how: 'bot', ...more }) as const;
  const thinks = (room: Room, more: object = {}): string =>
    decides(room, (loaded, scene) => decideBotMove(loaded, scene, thought(more)));
  test('is played while a bot sits there, and what is no move becomes the rules’ own', () => {
    const room = threeAtATable();
    thinks(room);
    expect(room.entries).toEqual([]);
    room.act('ben', { do: 'handOver' });
    const card = room.game.secrets[1]?.hand[2];
    thinks(room, { move: { type: 'bid', card } });
    expect(room.last?.change.table?.entries).toMatchObject([
      { seat: 1, how: 'bot', person: null, move_id: null, body: JSON.stringify({ type: 'bid', card }) },
    ]);
    expect(room.told.counts).toEqual(['bot_moves']);
    room.act('cleo', { do: 'handOver' });
    thinks(room, { seat: 2, seq: 1, move: { type: 'bid', card: 99 } });
    const lowest = Math.min(...(room.game.secrets[2]?.hand ?? []));
    expect(room.game.secrets[2]?.bid).toBe(lowest);
  });
  test('comes too late when the seat has decided, the game is over or somebody changed something', () => {
    const room = threeAtATable();
    room.act('ben', { do: 'handOver' });
    thinks(room);
    thinks(room, { seq: 1 });
    expect(room.entries).toEqual([]);
    for (const who of ['ada', 'cleo'] as const) room.bid(who);
    thinks(room, { seq: 1 });
    expect(room.entries).toEqual([]); // the next round has begun meanwhile
    room.act('ada', { do: 'close' });
    thinks(room, { seq: room.seq });
    expect(room.entries).toEqual([]);
  });
  test('for a clock is played although a person sits there', () => {
    const room = threeAtATable();
    thinks(room, { how: 'clock' });
    expect(room.told.counts).toEqual(['timeouts']);
  });
});

describe('a game that nobody touches', () => {
  const quiet = DEFAULT_CONFIG.quietGameMs - DEFAULT_CONFIG.quietWarningMs;
  test('is warned of after weeks, and closed days later', () => {
    const room = threeAtATable();
    room.later(quiet);
    decides(room, warnOfClosing);
    expect(room.doc.expiresAt).toBe(room.now + DEFAULT_CONFIG.quietWarningMs);
    expect(due(room)).toEqual([['expiry', DEFAULT_CONFIG.quietWarningMs]]);
    expect(dropped(room)).toEqual(['warn', 'expiry', 'empty']);
    room.later(DEFAULT_CONFIG.quietWarningMs);
    decides(room, expire);
    expect(room.doc).toMatchObject({ status: 'abandoned', closedBy: 'nobody', endedAt: room.now });
    expect(due(room).map(([kind]) => kind)).toEqual(['archive']);
    decides(room, expire);
    expect([room.entries, dropped(room)]).toEqual([[], ['warn', 'expiry', 'empty']]);
    decides(room, warnOfClosing);
    expect([room.entries, dropped(room)]).toEqual([[], ['warn', 'expiry', 'empty']]);
  });
  test('who moved has put it off; what a clock or a bot did has not', () => {
    const room = threeAtATable();
    room.later(DAY);
    room.bid('ada');
    room.later(quiet - DAY);
    decides(room, decideDefault);
    decides(room, (loaded, scene) => decideBotMove(loaded, scene, { seat: 1, seq: 1, move: undefined, how: 'clock' }));
    decides(room, warnOfClosing);
    expect(due(room)).toEqual([['warn', DAY]]);
    expect(room.doc.expiresAt).toBeUndefined();
  });
  test('what a clock or a bot does after the warning does not take it back', () => {
    const room = threeAtATable();
    room.later(quiet);
    decides(room, warnOfClosing);
    const { expiresAt } = room.doc;
    room.act('ada', { do: 'abandon' });
    decides(room, (loaded, scene) => decideBotMove(loaded, scene, { seat: 1, seq: 0, move: undefined, how: 'clock' }));
    expect([room.seq, room.doc.expiresAt, room.doc.votes]).toEqual([1, expiresAt, []]);
  });
  test('who moved after the warning has taken it back', () => {
    const room = threeAtATable();
    room.later(quiet);
    decides(room, warnOfClosing);
    room.bid('ben');
    room.later(DAY);
    decides(room, expire);
    expect(room.doc.status).toBe('running');
    expect(due(room)).toEqual([['warn', quiet - DAY]]);
  });
  test('has longer where a decision may take days', () => {
    const room = threeAtATable({}, { kind: 'days', days: 30 });
    room.later(quiet);
    decides(room, warnOfClosing);
    expect(due(room)).toEqual([['warn', 31 * DAY - quiet]]);
  });
});

describe('a table that has not begun', () => {
  const waiting = (settings: Partial<TableSettings> = {}): Room => {
    const room = new Room({ settings });
    room.act('ada', { do: 'sit', seat: 0 });
    return room;
  };
  test('goes when its time is over, and is removed a day later', () => {
    const room = waiting();
    decides(room, expire);
    expect(room.doc).toMatchObject({ status: 'expired', endedAt: room.now });
    expect([due(room), dropped(room)]).toEqual([[['remove', DAY]], ['warn', 'expiry', 'empty']]);
  });
  test('goes from the lobby when nobody has been there for ten minutes, since the last one left', () => {
    const room = waiting({ visibility: 'lobby' });
    room.later(4 * MINUTE);
    room.leaves('ada');
    room.later(9 * MINUTE);
    decides(room, lookAround);
    expect([room.doc.status, due(room)]).toEqual(['open', [['empty', MINUTE]]]);
    room.later(MINUTE);
    decides(room, lookAround);
    expect(room.doc.status).toBe('expired');
    decides(room, lookAround);
    expect([room.entries, dropped(room)]).toEqual([[], ['warn', 'expiry', 'empty']]);
  });
  test('counts from the last of all who sit there, not from its host alone', () => {
    const room = waiting({ visibility: 'lobby' });
    room.act('ben', { do: 'sit', seat: 1 });
    room.leaves('ada');
    room.later(5 * MINUTE);
    room.leaves('ben');
    room.later(6 * MINUTE);
    decides(room, lookAround);
    expect(due(room)).toEqual([['empty', 4 * MINUTE]]);
  });
  test('counts from the opening of the house for whom nobody remembers', () => {
    const room = waiting({ visibility: 'lobby' });
    room.later(30 * MINUTE);
    room.openSince = room.now - MINUTE;
    decides(room, lookAround);
    expect(due(room)).toEqual([['empty', 9 * MINUTE]]);
  });
  test('that is found by its link alone stays', () => {
    const room = waiting();
    room.later(30 * MINUTE);
    decides(room, lookAround);
    expect([room.doc.status, due(room)]).toEqual(['open', [['empty', 10 * MINUTE]]]);
  });
  test('stays while somebody is there, who inherits it from a host who has been away for two minutes', () => {
    const room = waiting({ visibility: 'lobby' });
    room.comes('ben');
    room.act('ben', { do: 'sit', seat: 1 });
    room.leaves('ada');
    room.later(2 * MINUTE - 1);
    decides(room, lookAround);
    expect([room.doc.host, room.entries, due(room)]).toEqual(['ada', [], [['empty', 2 * MINUTE]]]);
    room.later(1);
    decides(room, lookAround);
    expect([room.doc.host, room.entries, due(room)]).toEqual(['ben', ['act'], [['empty', 2 * MINUTE]]]);
  });
  test('is not inherited by who only looks in', () => {
    const room = waiting();
    room.leaves('ada');
    room.comes('dan');
    room.later(DAY);
    decides(room, lookAround);
    expect(room.doc.host).toBe('ada');
  });
  test('begins when the last one is back for whom it waited', () => {
    const room = new Room({ seats: [OPEN, OPEN] });
    room.comes('ada', 'ben');
    decides(room, decideBeginning);
    room.act('ada', { do: 'sit', seat: 0 });
    room.leaves('ada');
    room.act('ben', { do: 'sit', seat: 1 });
    decides(room, decideBeginning);
    expect(room.doc.status).toBe('open');
    room.comes('ada');
    decides(room, decideBeginning);
    expect(room.doc.status).toBe('running');
    decides(room, decideBeginning);
    expect(room.entries).toEqual([]);
  });
  test('is ended by the house, once', () => {
    const room = waiting();
    const deed = {
      id: 'd',
      by_id: 'admin',
      what: 'closeTable',
      target: room.doc.id,
      reason: 'x',
      detail: '',
      until: 0,
      at: 1,
    };
    const closing: Parameters<typeof decides>[1] = (loaded, scene) => decideClosing(loaded, scene, deed);
    decides(room, closing);
    expect(room.doc).toMatchObject({ status: 'abandoned', closedBy: 'house' });
    decides(room, closing);
    expect(room.entries).toEqual([]);
  });
});
