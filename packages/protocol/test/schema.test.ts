import { describe, expect, test } from 'vitest';
import type { z } from 'zod';
import { DEFAULT_SETTINGS } from '../src/index.ts';
import * as schema from '../src/schema/index.ts';

const TABLE = 'abcdefghijklmnop';
const ADA = 'abcdefghijkl';
const BEN = 'ABCDEF-_0123';
const at = (length: number): string => 'x'.repeat(length);

const takes = (what: z.ZodType, value: unknown): boolean => what.safeParse(value).success;
/** All that goes over the wire goes through whole: nothing is added, nothing left out. */
const expectTaken = (what: z.ZodType, value: object): void => expect(what.parse(value)).toEqual(value);

/** Each key in its place is needed, and none beside them is known. */
const expectExact = (what: z.ZodType, whole: object, needed: readonly string[] = Object.keys(whole)): void => {
  expectTaken(what, whole);
  expect(takes(what, { ...whole, more: 1 }), 'a key that nobody knows').toBe(false);
  for (const key of Object.keys(whole)) {
    const { [key as never]: _, ...rest } = whole;
    expect(takes(what, rest), `without ${key}`).toBe(!needed.includes(key));
  }
};

describe('the small words', () => {
  test.each([
    ['a seat', schema.seat, [0, 9], [-1, 10, 0.5, '0']],
    ['a step', schema.seq, [0, 100_000], [-1, 1.5, '1']],
    ['a table', schema.tableId, [TABLE, 'A_-0123456789abz'], [at(15), at(17), 'abcdefghijklmno!', ` ${at(15)}`, '']],
    ['a person', schema.personId, [ADA, BEN], [at(11), at(13), 'abcdefghijk.', '']],
    ['a request', schema.requestId, ['x', at(40)], ['', at(41), 1]],
    ['hexadecimal digits', schema.hex, ['', '09af'], ['0g', 'AF', 'x0', '0x', 1]],
    ['a level', schema.level, ['n', at(40)], ['', at(41)]],
    ['a viewer', schema.viewer, [0, 'spectator'], ['table', 'watcher', -1]],
    ['a mover', schema.mover, [0, 'table'], ['spectator', 10]],
    ['how', schema.how, ['bot', 'clock'], ['', 'person']],
    ['what is said', schema.chatText, ['x', at(2000)], ['', at(2001)]],
    ['a form', schema.form, ['plain', 'patch'], ['', 'json']],
    ['a number of tables', schema.tableParams, [{ id: TABLE }], [{ id: ADA }, {}]],
    ['a number of people', schema.personParams, [{ id: ADA }], [{ id: TABLE }, {}]],
    ['a number of reports', schema.reportParams, [{ id: at(40) }], [{ id: at(41) }, {}]],
    ['a number of games', schema.gameParams, [{ id: at(40) }], [{ id: at(41) }, {}]],
    ['minutes', schema.muteBody, [{ minutes: 0 }, { minutes: 525_600 }], [{ minutes: -1 }, { minutes: 525_601 }]],
    ['a name', schema.nameBody, [{ name: '' }, { name: at(200) }], [{ name: at(201) }, { name: 7 }, {}]],
  ])('%s', (_what, word, good, bad) => {
    for (const value of good) expect(takes(word, value), JSON.stringify(value)).toBe(true);
    for (const value of bad) expect(takes(word, value), JSON.stringify(value)).toBe(false);
  });
});

describe('a client says', () => {
  const request = { table: TABLE, id: 'r1' };
  test.each([
    [{ type: 'move', ...request, seq: 3, move: { type: 'bid', card: 2 } }, undefined],
    [{ type: 'hello', protocol: 2, form: 'plain', token: at(200) }, ['type', 'protocol']],
    [{ type: 'watch', table: TABLE, have: { seq: 3, seat: 0 } }, ['type', 'table']],
    [{ type: 'unwatch', table: TABLE }, undefined],
    [{ type: 'choices', ...request }, undefined],
    [{ type: 'act', ...request, action: { do: 'leave' } }, undefined],
    [{ type: 'chat', ...request, text: 'hello' }, undefined],
    [{ type: 'hint', ...request, seq: 3 }, undefined],
    [{ type: 'mute', person: ADA, on: true }, undefined],
    [{ type: 'lobby', on: false }, undefined],
    [{ type: 'ping' }, undefined],
  ])('%j, and nothing less or more', (message, needed) => expectExact(schema.clientMessage, message, needed));

  test('what it has: a number, quiet steps where there were any, and as whom', () => {
    expectExact(schema.have, { seq: 1, quiet: 2, seat: 'spectator' }, ['seq', 'seat']);
  });
  test('nothing of another kind, no move that is no object, no token without end', () => {
    for (const message of [{ type: 'pong' }, { type: '' }, {}, [], 'ping'])
      expect(takes(schema.clientMessage, message)).toBe(false);
    expect(takes(schema.clientMessage, { type: 'move', ...request, seq: 3, move: 'bid' })).toBe(false);
    expect(takes(schema.clientMessage, { type: 'hello', protocol: 2, token: at(201) })).toBe(false);
    expect(takes(schema.clientMessage, { type: 'hello', protocol: 2.5 })).toBe(false);
  });
  test('by HTTP the same', () => {
    expectExact(schema.moveBody, { id: 'r1', seq: 0, move: { type: 'bid' } });
    expectExact(schema.chatBody, { text: 'hello' });
    expectExact(schema.nameBody, { name: 'Ada' });
    expectExact(schema.muteBody, { minutes: 5 });
    expectExact(schema.banBody, { banned: true });
  });
});

describe('at a table people may', () => {
  test.each([
    [{ do: 'sit', seat: 1, nonce: at(128) }, ['do', 'seat']],
    [{ do: 'leave' }, undefined],
    [{ do: 'seatBot', seat: 1, level: 'novice' }, ['do', 'seat']],
    [{ do: 'openSeat', seat: 1 }, undefined],
    [{ do: 'start', asWeAre: true }, ['do']],
    [{ do: 'close' }, undefined],
    [{ do: 'handOver', level: 'master' }, ['do']],
    [{ do: 'takeBack' }, undefined],
    [{ do: 'nudge' }, undefined],
    [{ do: 'wait' }, undefined],
    [{ do: 'replace', seat: 2 }, undefined],
    [{ do: 'abandon' }, undefined],
    [{ do: 'undo' }, undefined],
    [{ do: 'agree', to: 'undo', seat: 1 }, ['do', 'to']],
    [{ do: 'agree', to: 'abandon' }, undefined],
    [{ do: 'decline', to: 'replace', seat: 1 }, ['do', 'to']],
    [{ do: 'askToWatch' }, undefined],
    [{ do: 'admit', person: ADA }, undefined],
    [{ do: 'dismiss', person: ADA }, undefined],
    [{ do: 'lend', person: ADA }, undefined],
    [{ do: 'withdraw', person: ADA }, undefined],
    [{ do: 'chatRule', rule: 'off' }, undefined],
    [{ do: 'report', person: ADA, reason: at(500) }, undefined],
    [{ do: 'rematch' }, undefined],
  ])('%j', (action, needed) => expectExact(schema.tableAction, action, needed));

  test.each([
    { do: '' },
    { do: 'win' },
    { do: 'sit', seat: 10 },
    { do: 'sit', seat: 1, nonce: at(129) },
    { do: 'agree', to: 'everything' },
    { do: 'chatRule', rule: 'loud' },
    { do: 'report', person: ADA, reason: at(501) },
    { do: 'report', person: TABLE, reason: '' },
  ])('not %j', action => expect(takes(schema.tableAction, action)).toBe(false));
});

describe('who opens a table', () => {
  const chair = { kind: 'open' } as const;
  const wish = { game: 'dogma', seats: [chair, { kind: 'bot', level: 'novice' }] };
  test('names a game and its chairs, and may sit down at once', () => {
    const whole = { ...wish, options: { any: 1 }, settings: { hints: true }, sit: { seat: 0 } };
    expectExact(schema.tableWish, whole, ['game', 'seats']);
    expect(takes(schema.tableWish, { ...wish, sit: {} })).toBe(false);
    expect(takes(schema.tableWish, { ...wish, sit: { seat: 0, nonce: 'aa' } })).toBe(false); // never before the commitment
  });
  test('has one to ten chairs, for people or bots', () => {
    expect(
      [0, 1, 10, 11].map(length => takes(schema.tableWish, { ...wish, seats: Array(length).fill(chair) })),
    ).toEqual([false, true, true, false]);
    for (const bad of [{ kind: 'human' }, { kind: '' }, {}, { ...chair, more: 1 }, { kind: 'bot', level: '' }])
      expect(takes(schema.tableWish, { ...wish, seats: [bad] })).toBe(false);
    expect(takes(schema.tableWish, { ...wish, game: at(41) })).toBe(false);
  });
  test('may say some of the settings', () => {
    for (const [key, value] of Object.entries(DEFAULT_SETTINGS)) {
      expectTaken(schema.tableWish, { ...wish, settings: { [key]: value } });
      expect(takes(schema.tableWish, { ...wish, settings: { [key]: 'x' } }), key).toBe(false);
    }
    expect(takes(schema.tableWish, { ...wish, settings: { more: 1 } })).toBe(false);
    expectExact(schema.tableSettings, DEFAULT_SETTINGS);
  });
  test('has a table that is found by its link alone, unwatched and without help, unless something else was said', () => {
    expect(DEFAULT_SETTINGS).toMatchObject({ visibility: 'link', watchers: 'nobody', hints: false });
  });
  test.each([
    [{ kind: 'none' }, undefined],
    [{ kind: 'move', seconds: 5 }, undefined],
    [{ kind: 'move', seconds: 86_400 }, undefined],
    [{ kind: 'player', seconds: 30, increment: 0 }, undefined],
    [{ kind: 'player', seconds: 86_400, increment: 600 }, undefined],
    [{ kind: 'days', days: 1 }, undefined],
    [{ kind: 'days', days: 30 }, undefined],
  ])('may choose the clock %j', (clock, needed) => expectExact(schema.clock, clock, needed));
  test.each([
    { kind: '' },
    { kind: 'hourglass' },
    { kind: 'move', seconds: 4 },
    { kind: 'move', seconds: 86_401 },
    { kind: 'player', seconds: 29, increment: 0 },
    { kind: 'player', seconds: 86_401, increment: 0 },
    { kind: 'player', seconds: 60, increment: -1 },
    { kind: 'player', seconds: 60, increment: 601 },
    { kind: 'days', days: 0 },
    { kind: 'days', days: 31 },
  ])('but not %j', clock => expect(takes(schema.clock, clock)).toBe(false));
});

const INFO = {
  ...{ id: TABLE, game: 'dogma', rulesVersion: 1, options: {}, settings: DEFAULT_SETTINGS, status: 'over', host: ADA },
  seats: [{ seat: 0, kind: 'human', person: ADA, name: 'Ada', level: 'novice', standIn: true, present: true }],
  watchers: [{ person: BEN, name: 'Ben', state: 'admitted', lent: 0 }],
  seal: { commitment: '00', nonces: ['aa', ''], opening: '0f' },
  ...{ createdAt: 1, startedAt: 2, endedAt: 3, expiresAt: 4, closedBy: 'nobody', places: [1], rematch: TABLE },
  votes: [{ what: 'replace', seat: 0, by: 1, agreed: [1] }],
  standIns: [{ seat: 0, by: 'table', after: 3, until: 4, at: 5, endedAt: 6 }],
};
const OPTIONAL = ['startedAt', 'endedAt', 'expiresAt', 'closedBy', 'places', 'standIns', 'rematch'];
const without = (whole: object, optional: readonly string[]) =>
  Object.keys(whole).filter(key => !optional.includes(key));

describe('of a table is told', () => {
  const [seat = {}] = INFO.seats;
  const [watcher = {}] = INFO.watchers;
  const [vote = {}] = INFO.votes;
  const [standIn = {}] = INFO.standIns;
  test('all of it, field by field', () => {
    expectExact(schema.tableInfo, INFO, without(INFO, OPTIONAL));
    expectExact(schema.tableInfo.shape.seal, INFO.seal, ['commitment']);
    expectExact(schema.seatInfo, seat, ['seat', 'kind', 'name', 'present']);
    expectExact(schema.watcherInfo, watcher, ['person', 'name', 'state']);
    expectExact(schema.vote, vote, ['what', 'by', 'agreed']);
    expectExact(schema.standInInfo, standIn, ['seat', 'by', 'after', 'at']);
  });
  test('in words of which there are few', () => {
    for (const kind of ['open', 'human', 'bot', 'ghost'])
      expect(takes(schema.seatInfo, { ...seat, kind })).toBe(kind !== 'ghost');
    for (const state of ['asking', 'admitted', 'lurking'])
      expect(takes(schema.watcherInfo, { ...watcher, state })).toBe(state !== 'lurking');
    for (const what of ['undo', 'abandon', 'replace', 'party'])
      expect(takes(schema.vote, { ...vote, what })).toBe(what !== 'party');
    expect(takes(schema.tableInfo, { ...INFO, status: 'asleep' })).toBe(false);
    expect(takes(schema.tableInfo, { ...INFO, closedBy: 'wind' })).toBe(false);
  });
  test('in a line of the lobby', () => {
    const line = {
      ...{ id: TABLE, game: 'dogma', status: 'open', host: 'Ada', seats: [{ kind: 'open', name: '' }] },
      ...{ clock: { kind: 'none' }, watchers: 'nobody', createdAt: 1, expiresAt: 2, myTurn: true },
    };
    expectExact(schema.tableLine, line, without(line, ['expiresAt', 'myTurn']));
    expectExact(schema.tableLines, { tables: [line] });
  });
});

const CLOCK = { left: [1000, 2000.5], running: [1] };
const PAST = { seq: 1, by: 0, at: 5, how: 'bot', events: ['one'] };
const SNAPSHOT = {
  ...{ type: 'snapshot', table: TABLE, seq: 3, quiet: 1, info: INFO, past: [PAST], covered: true, clock: CLOCK },
  undone: true,
  view: { hand: ['V1'] },
  toAct: [0],
};
const STEP = {
  ...{ type: 'update', table: TABLE, seq: 4, quiet: 1, by: 'table', at: 5, how: 'clock', undo: 2, events: [{}] },
  ...{ clock: CLOCK, re: 'r1' },
};
const SOMETIMES = ['quiet', 'how', 'undo', 'clock', 're', 'own', 'told', 'past', 'covered', 'undone', 'view', 'toAct'];

describe('a game is told', () => {
  const snapshotKeys = without(SNAPSHOT, SOMETIMES);
  const stepKeys = without(STEP, SOMETIMES);
  test('in the plain form', () => {
    expectExact(schema.plainMessage, SNAPSHOT, snapshotKeys);
    const update = { ...STEP, view: { hand: [] }, toAct: [0] };
    expectExact(schema.plainMessage, update, [...stepKeys, 'view', 'toAct']);
    expectExact(schema.pastStep, PAST, ['seq', 'at', 'events']);
    expectExact(schema.clockState, CLOCK);
    expect(takes(schema.plainMessage, { ...SNAPSHOT, covered: false })).toBe(false);
    expect(takes(schema.plainMessage, { ...update, view: 7 })).toBe(false);
  });
  test('in the patch form, with what the receiver alone is told', () => {
    const view = { seat: 0, table: { turn: 1 }, own: { hand: [1] } };
    const { toAct: _, ...snapshot } = { ...SNAPSHOT, view };
    expectExact(schema.patchMessage, snapshot, snapshotKeys);
    expectExact(schema.gameView, view, ['seat', 'table']);
    const patch = [[['a', 0]], [['b'], 7], [['c'], 1, 2, ['x']]];
    expectExact(schema.patchMessage, { ...STEP, patch, own: [], told: [[0, 'mine']] }, [...stepKeys, 'patch']);
    for (const bad of [[7], [[]], [['a']], [[['a'], 1, 2]], [[['a'], 1, 2, 'x']], [[['a'], 1, 2, [], 0]], [[[{}]]]])
      expect(takes(schema.patch, bad), JSON.stringify(bad)).toBe(false);
    expect(takes(schema.ownEvent, [0.5, 'mine'])).toBe(false);
  });
  test('with its choices, two hundred at most', () => {
    const choices = { type: 'choices', re: 'r1', table: TABLE, seq: 3, moves: [{}], more: true };
    expectExact(schema.plainMessage, choices, without(choices, ['more']));
    expect([200, 201].map(length => takes(schema.choices, { ...choices, moves: Array(length).fill({}) }))).toEqual([
      true,
      false,
    ]);
    expect(takes(schema.choices, { ...choices, more: false })).toBe(false);
  });
});

describe('everybody is told in both forms', () => {
  const line = { n: 1, person: ADA, name: 'Ada', text: 'hello', at: 5 };
  const why = { reason: 'wins', facts: { chance: 7, card: 'V1' }, found: { reason: 'seen', facts: {} } };
  const other = { move: { type: 'bid' }, distance: 'close', hundredths: 3, why };
  const advice = { move: { type: 'bid', card: 1 }, why, worlds: 40, others: [other] };
  test.each([
    [{ type: 'welcome', protocol: 2, person: { id: ADA, name: 'Ada' }, now: 5 }, ['type', 'protocol', 'now']],
    [{ type: 'outdated', protocol: 2 }, undefined],
    [{ type: 'farewell', code: 'banned' }, undefined],
    [{ type: 'farewell', code: 'notKnown' }, undefined],
    [{ type: 'current', table: TABLE, seq: 3, clock: CLOCK }, ['type', 'table', 'seq']],
    [{ type: 'info', table: TABLE, info: INFO }, undefined],
    [{ type: 'presence', table: TABLE, here: [ADA] }, undefined],
    [{ type: 'done', re: 'r1', table: TABLE, seq: 3 }, ['type', 're']],
    [{ type: 'hint', re: 'r1', table: TABLE, seq: 3, advice }, undefined],
    [
      { type: 'refused', re: 'r1', table: TABLE, code: 'stale', rule: 'table', seq: 3, detail: 'why' },
      ['type', 'code', 'rule'],
    ],
    [{ type: 'chat', table: TABLE, lines: [line] }, undefined],
    [{ type: 'notice', table: TABLE, code: 'nudge', by: 'Ada' }, undefined],
    [{ type: 'notice', table: TABLE, code: 'expiresSoon', at: 5 }, undefined],
    [{ type: 'lobby', tables: [] }, undefined],
    [{ type: 'gone', table: TABLE, code: 'closed', detail: 'why' }, ['type', 'table', 'code']],
    [{ type: 'pong' }, undefined],
  ])('%j', (message, needed) => {
    for (const form of [schema.plainMessage, schema.patchMessage]) expectExact(form, message, needed);
  });
  test('nothing else', () => {
    for (const message of [
      { type: '' },
      { type: 'farewell', code: 'tired' },
      { type: 'notice', table: TABLE, code: '' },
    ])
      for (const form of [schema.plainMessage, schema.patchMessage]) expect(takes(form, message)).toBe(false);
  });
  test('a line of chat and a master’s advice, field by field', () => {
    expectExact(schema.chatLine, line);
    expectExact(schema.chatLines, { lines: [line] });
    expectExact(schema.advice, advice);
    for (const distance of ['even', 'close', 'behind', 'far', 'lost'])
      expect(takes(schema.advice, { ...advice, others: [{ ...other, distance }] })).toBe(distance !== 'lost');
    const { why: _, ...plain } = other;
    expectTaken(schema.advice, { ...advice, why: { reason: 'wins' }, others: [plain] });
    for (const bad of [{ move: {} }, { why: {} }, { why: { reason: 'wins', facts: { chance: [] } } }, { worlds: 0.5 }])
      expect(takes(schema.advice, { ...advice, ...bad })).toBe(false);
    expect(takes(schema.advice, { ...advice, others: [{ ...plain, hundredths: 0.5 }] })).toBe(false);
    expect(takes(schema.advice, { ...advice, others: [{ ...plain, more: 1 }] })).toBe(false);
  });
});

describe('by HTTP is answered', () => {
  const person = { id: ADA, name: 'Ada' };
  const spec = { key: 'rounds', values: [1], rule: 'SS-13' };
  const game = { id: 'dogma', rulesVersion: 1, seats: { min: 2, max: 6 }, options: [spec], bots: ['novice'] };
  const known = {
    ...{ ...person, hidden: 'Adda', kept: true, created_at: 1, seen_at: 2, changed_at: 3, banned: 1, muted_until: 0 },
    ...{ devices: 2, reports: 1, off_ladder: false, steward: false },
  };
  const report = {
    ...{ id: 'x', table_id: TABLE, by_id: ADA, by_name: 'Ada', person_id: BEN, person_name: 'Ben', hidden: true },
    ...{ kind: 'words', reason: 'slow', at: 5, done: 0, earlier: [] },
    context: [{ person: BEN, name: 'Ben', text: 'hello', at: 4 }],
  };
  test.each([
    [schema.guest, { person, token: 't' }, undefined],
    [schema.me, { person }, undefined],
    [schema.mutedPeople, { muted: [ADA] }, undefined],
    [schema.newToken, { token: 't' }, undefined],
    [schema.said, { said: true }, undefined],
    [schema.played, { seq: 4 }, undefined],
    [schema.erased, { erased: true }, undefined],
    [schema.games, { protocol: 2, games: [game] }, undefined],
    [schema.gameSchemas, { game: 'dogma', rulesVersion: 1, move: { a: 1 }, view: {}, event: {} }, undefined],
    [schema.health, { status: 'ok' }, undefined],
    [schema.people, { people: [known] }, undefined],
    [schema.knownPerson, known, without(known, ['hidden'])],
    [schema.reports, { reports: [report] }, undefined],
    [schema.report, report, without(report, ['hidden'])],
    [schema.muted, { muted_until: 5 }, undefined],
    [schema.banned, { banned: false }, undefined],
    [schema.reportDone, { done: true }, undefined],
    [schema.refusal, { code: 'stale', rule: 'table', message: 'Too late.', seq: 3 }, ['code', 'rule', 'message']],
  ])('%#', (answer, whole, needed) => expectExact(answer, whole, needed));

  test('what is true is never said to be false', () => {
    for (const [answer, key] of [
      [schema.said, 'said'],
      [schema.erased, 'erased'],
      [schema.reportDone, 'done'],
    ] as const)
      expect(takes(answer, { [key]: false })).toBe(false);
    expect([-1, 0, 1, 2].map(banned => takes(schema.knownPerson, { ...known, banned }))).toEqual([
      ...[false, true, true, false],
    ]);
    expect(takes(schema.people, { people: [{ id: ADA }] })).toBe(false);
    expect(takes(schema.games, { protocol: 2, games: [{ ...game, seats: { min: 2 } }] })).toBe(false);
    expect(takes(schema.games, { protocol: 2, games: [{ ...game, options: [{ key: 'x' }] }] })).toBe(false);
    expect(takes(schema.games, { protocol: 2, games: [{ ...game, more: 1 }] })).toBe(false);
  });
  test('records of two formats, and everything about a person, as they are', () => {
    for (const format of ['conclave-record', 'conclave-seat-record'])
      expectTaken(schema.record, { format, version: 2, moves: [] });
    expect(takes(schema.record, { format: 'pgn', version: 2 })).toBe(false);
    expect(takes(schema.record, { format: 'conclave-record' })).toBe(false);
    expectTaken(schema.everything, { any: 1 });
    expectTaken(schema.person, person);
    expect(takes(schema.everything, 'x')).toBe(false);
  });
});
