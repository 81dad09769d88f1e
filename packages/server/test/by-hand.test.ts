import { type AnyGame, fastChance, type GameRecord, type SeatView, verifyRecord } from '@conclave/kernel';
import type { TableInfo } from '@conclave/protocol';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { LONGER } from '../../../scripts/longer.ts';
import { simpleBots } from '../src/index.ts';
import { Api, type Guest, Live, newGuest } from './client.ts';
import { type House, nonce, openHouse, rulesNamed } from './house.ts';

/** META CULPA at a table of the house: what bots say unasked, its clocks, its stand-ins. */

const SECOND = 1000;
const rules = rulesNamed('mea-culpa');
let house: House;
let now = 1_700_000_000_000;
beforeEach(async () => {
  house = await openHouse({}, { now: () => now, bots: { ...simpleBots, levels: () => ['cautious'] } });
});
afterEach(() => house.close());

const later = (seconds: number): void => {
  now += seconds * SECOND;
};

interface Sitting {
  readonly id: string;
  readonly guests: readonly Guest[];
  readonly lives: readonly Live[];
}

/** So many people, and so many bots. */
const sitDown = async (people: number, bots: number, options: object = {}, settings: object = {}): Promise<Sitting> => {
  const guests = await Promise.all(['Ada', 'Ben', 'Cleo'].slice(0, people).map(name => newGuest(house.base, name)));
  const open = guests.map(() => ({ kind: 'open' }));
  const { id, agreement = '' } = await new Api(house.base, guests[0]?.token).ok<TableInfo>('POST', '/api/tables', {
    game: 'mea-culpa',
    seats: [...open, ...Array.from({ length: bots }, () => ({ kind: 'bot', level: 'cautious' }))],
    options: { metaCulpa: 'on', ...options },
    settings,
  });
  for (const [seat, { token }] of guests.entries()) {
    await new Api(house.base, token).act(id, { do: 'sit', seat, nonce: nonce(seat) });
    await new Api(house.base, token).act(id, { do: 'accept', agreement });
  }
  const lives = await Promise.all(
    guests.map(async ({ token }) => {
      const live = await Live.open(house.base, token);
      await live.watch(id);
      return live;
    }),
  );
  return { id, guests, lives };
};

const liveOf = ({ lives }: Sitting, seat: number): Live => {
  const live = lives[seat];
  if (live === undefined) throw new Error(`nobody sits on ${seat}`);
  return live;
};

interface Frame {
  readonly at: string;
  readonly seat?: number;
}

const topOf = (live: Live): Frame | undefined =>
  (live.seen?.view as { readonly table: { readonly stack: readonly Frame[] } } | undefined)?.table.stack.at(-1);

/** Until the table asks for this, of this seat or of all. */
const untilAsked = (table: Sitting, at: string, seat?: number): Promise<Frame> =>
  liveOf(table, 0).until(() => {
    const frame = topOf(liveOf(table, 0));
    return frame?.at === at && (seat === undefined || frame.seat === seat) ? frame : undefined;
  }, at);

const seqSeen = (live: Live): number => live.seen?.seq ?? 0;

/** What anybody was told, this seat has been told as well: else its next move would be stale. */
const caughtUp = async ({ lives }: Sitting, live: Live): Promise<number> => {
  const newest = Math.max(...lives.map(seqSeen));
  await live.until(() => (seqSeen(live) >= newest ? true : undefined), 'what the others know');
  return seqSeen(live);
};

let sent = 0;
/** Why it was refused, or nothing. */
const move = async (table: Sitting, seat: number, what: object, known?: number) => {
  const seq = known ?? (await caughtUp(table, liveOf(table, seat)));
  sent += 1;
  const id = `m${sent}`;
  const { json } = await new Api(house.base, table.guests[seat]?.token).call('POST', `/api/tables/${table.id}/moves`, {
    id,
    seq,
    move: what,
  });
  const { seq: after = 0 } = json as { readonly seq?: number };
  await liveOf(table, seat).until(() => (seqSeen(liveOf(table, seat)) >= after ? true : undefined), 'the answer');
  return json.code as string | undefined;
};

/** What goes into the chest, and what stays behind the screen (MC-5.6). */
const INTO: Readonly<Record<string, readonly string[]>> = { jewel: ['I'], coin: ['I'], blueLetter: [] };

/** One of the bonuses that are still there. */
const bonusAt = (live: Live): string => {
  const view = live.seen?.view as { readonly table: { readonly bonuses: readonly string[] } } | undefined;
  return Object.keys(INTO).find(bonus => view?.table.bonuses.includes(bonus)) ?? 'jewel';
};

/** Everyone takes a bonus and bids; the first seat bids most, and its taler lie beside its post. */
const untilTheChoice = async (table: Sitting): Promise<number> => {
  for (let turn = 0; turn < table.lives.length; turn += 1) {
    const { seat = 0 } = await liveOf(table, 0).until(() => {
      const frame = topOf(liveOf(table, 0));
      return frame?.at === 'bid' || (frame?.at === 'bonus' && (frame.seat ?? 9) < table.lives.length)
        ? frame
        : undefined;
    }, 'a bonus');
    if (topOf(liveOf(table, 0))?.at === 'bid') break;
    const bonus = bonusAt(liveOf(table, 0));
    expect(await move(table, seat, { type: 'bonus', bonus, into: INTO[bonus] ?? [] })).toBeUndefined();
  }
  await untilAsked(table, 'bid');
  for (const seat of table.lives.keys())
    expect(await move(table, seat, { type: 'bid', notches: seat === 0 ? 6 : 1, taler: 5 })).toBeUndefined();
  return (await untilAsked(table, 'choosing')).seat ?? 0;
};

const toldTo = ({ texts }: Live): string => texts.join('\n');
const untilTold = (live: Live, word: string): Promise<true> =>
  live.until(() => (toldTo(live).includes(word) ? true : undefined), word);

test('MC-26.18: a bot that is not asked calls what it sees, 3 to 8 seconds later', async () => {
  const table = await sitDown(1, 1, { botVigilance: 100 });
  const chooser = await untilTheChoice(table);
  expect(chooser).toBe(0);
  expect(await move(table, 0, { type: 'character', character: 'pope' })).toBeUndefined(); // S2: her bid still lies there
  const { seq = 0 } = liveOf(table, 0).seen ?? {};
  later(2);
  expect(await move(table, 0, { type: 'here' })).toBe('notNow');
  await new Api(house.base, table.guests[0]?.token).act(table.id, { do: 'chatRule', rule: 'off' }); // what is no move makes nobody forget
  expect(liveOf(table, 0).seen?.seq).toBe(seq);
  later(6.5);
  await untilTold(liveOf(table, 0), '"accused"');
  expect(toldTo(liveOf(table, 0))).toContain('"verdict":"upheld"');
});

/** A new sitting at the same table after the house was closed and opened again: the same people, new connections. */
const comeBack = async ({ id, guests }: Sitting, meanwhile?: () => void): Promise<Sitting> => {
  await house.restart(meanwhile);
  const lives = await Promise.all(guests.map(({ token }) => Live.open(house.base, token)));
  for (const live of lives) await live.watch(id);
  return { id, guests, lives };
};

test.each([
  ['live', 'while the house stays closed for a minute', {}, 60],
  ['live', 'before its time', {}, 0],
  ['over days', 'over night', { pace: 'correspondence' }, 43_200],
])('MC-26.18: a call that waits for its delay outlives a restart (%s, %s)', async (_pace, _when, options, closed) => {
  const before = await sitDown(1, 1, { botVigilance: 100, ...options });
  await untilTheChoice(before);
  expect(await move(before, 0, { type: 'character', character: 'pope' })).toBeUndefined(); // S2
  const table = await comeBack(before, () => later(closed));
  if (closed === 0) {
    expect(await move(table, 0, { type: 'here' })).toBe('notNow');
    expect(toldTo(liveOf(table, 0))).not.toContain('"accused"');
    later(8.5);
  }
  await untilTold(liveOf(table, 0), '"accused"');
  const calls = (live: Live) => toldTo(live).match(/"type":"accused"/g) ?? [];
  expect(calls(liveOf(table, 0))).toHaveLength(1);
  expect(toldTo(liveOf(table, 0))).toContain('"verdict":"upheld"');
  const again = await comeBack(table); // it has been said, and is not said twice
  later(20);
  expect(await move(again, 0, { type: 'done' })).toBeUndefined();
  expect(calls(liveOf(again, 0))).toHaveLength(1);
});

test('MC-26.18: with botVigilance 0 it says nothing', async () => {
  const table = await sitDown(1, 1, { botVigilance: 0 });
  await untilTheChoice(table);
  await move(table, 0, { type: 'character', character: 'pope' });
  later(20);
  expect(await move(table, 0, { type: 'done' })).toBeUndefined();
  expect(toldTo(liveOf(table, 0))).not.toContain('"accused"');
});

test('MC-26.12: a call on an old view is never stale, any other move is', async () => {
  const table = await sitDown(2, 0);
  const chooser = await untilTheChoice(table);
  await move(table, chooser, { type: 'settle' });
  expect(await move(table, chooser, { type: 'character', character: 'pope' }, 0)).toBe('stale');
  expect(await move(table, 1 - chooser, { type: 'call', culprit: chooser, entry: 'S5' }, 0)).toBeUndefined();
});

test('MC-26.5 S12: nobody is asked for before askDelay is over, and who does not answer in answerSeconds has slept', async () => {
  const table = await sitDown(2, 0, { askDelay: 10, answerSeconds: 20 });
  const chooser = await untilTheChoice(table);
  const other = 1 - chooser;
  later(9);
  expect(await move(table, other, { type: 'ask' })).toBe('cannotAsk');
  later(2);
  expect(await move(table, other, { type: 'ask' })).toBeUndefined();
  later(19);
  expect(await move(table, other, { type: 'call', culprit: chooser, entry: 'S12' })).toBeUndefined();
  expect(toldTo(liveOf(table, other))).toContain('"verdict":"reminder"');
});

test('MC-26.18, MC-26.5 S12: a bot calls who sleeps after he was asked for', async () => {
  const table = await sitDown(2, 1, { askDelay: 0, answerSeconds: 20, botVigilance: 100 });
  const chooser = await untilTheChoice(table);
  await move(table, chooser, { type: 'settle' });
  expect(await move(table, 1 - chooser, { type: 'ask' })).toBeUndefined();
  later(29);
  await untilTold(liveOf(table, 0), '"entry":"S12"');
  expect(toldTo(liveOf(table, 0))).toContain('"verdict":"upheld"');
});

test('MC-26.5 S12: after answerSeconds it is a sin, unless the seat is not there (MC-26.28)', async () => {
  for (const isHere of [true, false]) {
    const table = await sitDown(2, 0, { askDelay: 0, answerSeconds: 20, wrongAccusation: 'none' });
    const chooser = await untilTheChoice(table);
    const other = 1 - chooser;
    expect(await move(table, other, { type: 'ask' })).toBeUndefined();
    if (!isHere) {
      liveOf(table, chooser).close();
      await liveOf(table, other).until(
        () => (toldTo(liveOf(table, other)).includes('"presence"') ? true : undefined),
        'left',
      );
    }
    later(21);
    const storage = house.server.services.storage;
    await expect.poll(async () => (await storage.due(now, 10)).length).toBe(0);
    await move(table, other, { type: 'call', culprit: chooser, entry: 'S12' });
    const verdict = isHere ? 'upheld' : 'reminder';
    expect(toldTo(liveOf(table, other))).toContain(`"verdict":"${verdict}"`);
    for (const live of table.lives) live.close();
  }
});

test('MC-26.19, MC-26.28: a seat that goes to a stand-in has ended its step', async () => {
  const table = await sitDown(2, 0);
  const chooser = await untilTheChoice(table);
  await new Api(house.base, table.guests[chooser]?.token).act(table.id, { do: 'handOver' });
  await untilTold(liveOf(table, 1 - chooser), '"timeUp"');
  expect(toldTo(liveOf(table, 1 - chooser))).toContain('"choiceDone"');
});

test('MC-26.6.1: the game begins when every person has accepted exactly this register', async () => {
  const guests = await Promise.all(['Ada', 'Ben'].map(name => newGuest(house.base, name)));
  const [ada, ben] = guests.map(({ token }) => new Api(house.base, token)) as [Api, Api];
  const open = (options: object): Promise<TableInfo> =>
    ada.ok('POST', '/api/tables', { game: 'mea-culpa', seats: guests.map(() => ({ kind: 'open' })), options });
  const usual = await open({});
  expect(usual.agreement).toBeUndefined(); // enforced mode asks nobody
  const { id, agreement = '' } = await open({ metaCulpa: 'on' });
  const other = await open({ metaCulpa: 'on', register: 'gentle' });
  expect(other.agreement).not.toBe(agreement);
  await ada.act(id, { do: 'sit', seat: 0, nonce: nonce(0) });
  expect((await ada.act(id, { do: 'accept', agreement })).seats.map(({ accepted }) => accepted)).toEqual([
    true,
    undefined,
  ]);
  expect((await ben.act(id, { do: 'sit', seat: 1, nonce: nonce(1) })).status).toBe('open');
  const refused = async (api: Api, action: object) =>
    (await api.call('POST', `/api/tables/${id}/actions`, action)).json.code;
  expect(await refused(ada, { do: 'start' })).toBe('notAccepted');
  expect(await refused(ben, { do: 'accept', agreement: other.agreement })).toBe('otherAgreement');
  expect(await refused(ben, { do: 'accept', agreement: 'no digest' })).toBe('malformed');
  expect((await ben.ok<TableInfo>('GET', `/api/tables/${id}`)).status).toBe('open');
  expect((await ben.act(id, { do: 'accept', agreement })).status).toBe('running');
});

test('MC-26.6.1: who sits down on a chair that was left has accepted nothing yet', async () => {
  const guests = await Promise.all(['Ada', 'Ben', 'Cleo'].map(name => newGuest(house.base, name)));
  const [ada, ben, cleo] = guests.map(({ token }) => new Api(house.base, token)) as [Api, Api, Api];
  const { id, agreement = '' } = await ada.ok<TableInfo>('POST', '/api/tables', {
    game: 'mea-culpa',
    seats: [{ kind: 'open' }, { kind: 'open' }],
    options: { metaCulpa: 'on' },
  });
  await ben.act(id, { do: 'sit', seat: 1, nonce: nonce(1) });
  await ben.act(id, { do: 'accept', agreement });
  await ben.act(id, { do: 'leave' });
  await ada.act(id, { do: 'sit', seat: 0, nonce: nonce(0) });
  await ada.act(id, { do: 'accept', agreement });
  expect((await cleo.act(id, { do: 'sit', seat: 1, nonce: nonce(1) })).status).toBe('open');
});

test('MC-26.19: nobody is advised and nothing is taken back but as a sin, whatever the table was asked for', async () => {
  const [guest] = await Promise.all([newGuest(house.base, 'Ada')]);
  const { settings } = await new Api(house.base, guest.token).ok<TableInfo>('POST', '/api/tables', {
    game: 'mea-culpa',
    seats: [{ kind: 'open' }, { kind: 'bot' }],
    options: { metaCulpa: 'on' },
    settings: { hints: true, undo: 'consent' },
  });
  expect(settings).toMatchObject({ hints: false, undo: 'none' });
});

test('MC-26.20: nothing of the hidden books goes over the wire when somebody has sinned', async () => {
  const table = await sitDown(2, 0, { botVigilance: 0 }, { watchers: 'anyone' });
  const chooser = await untilTheChoice(table);
  const watcher = await Live.open(house.base); // a spectator
  await watcher.watch(table.id);
  await move(table, chooser, { type: 'character', character: 'merchant' }); // S2
  await watcher.until(() => (toldTo(watcher).includes('merchant') ? true : undefined), 'the card');
  for (const live of [...table.lives, watcher]) expect(toldTo(live)).not.toMatch(/"(sins|uncalled|hidden|fate|books)"/);
});

/** Somebody who plays by luck, one request after the other, until this holds or the game is over. */
const playOn = async (table: Sitting, seat: number, enough: () => boolean): Promise<void> => {
  const live = liveOf(table, seat);
  const luck = fastChance(seat + 1);
  const isOver = (): boolean => live.info?.status === 'over' || enough();
  const asked = (): SeatView<AnyGame> | undefined => {
    const view = live.seen?.view as SeatView<AnyGame>;
    return rules.toAct(view.table).includes(seat) ? view : undefined;
  };
  while (!isOver()) {
    const view = await live.until(() => (isOver() ? 'over' : asked()), `seat ${seat} to be asked`);
    if (view === 'over') return;
    sent += 1;
    const what = rules.randomMove(view.table, view.own, seat, luck.stream(`${sent}`));
    await live.request({
      type: 'move',
      id: `p${sent}`,
      table: table.id,
      seq: live.seen?.seq ?? 0,
      move: what,
    } as never);
  }
};

/** All people play, and time goes by as far as the table waits for it. */
const playAll = async (table: Sitting, enough: () => boolean): Promise<void> => {
  const clock = setInterval(() => later(5), 5);
  await Promise.all(table.lives.map((_, seat) => playOn(table, seat, enough))).finally(() => clearInterval(clock));
};

const saidNothing = (live: Live, seat: number): boolean =>
  live.texts.some(text => text.includes('"lastCallBegan"') && text.includes(`"nothingToCall","seat":${seat}`));

test('MC-26.11: "nothing" in advance is told to nobody, outlives a restart and is made when the last call begins', async () => {
  const before = await sitDown(2, 0, { pace: 'correspondence' });
  await untilTheChoice(before);
  const [, heard] = before.lives.map(({ texts }) => texts.length);
  const { seq } = liveOf(before, 0).seen ?? {};
  expect(await move(before, 0, { type: 'nothing' })).toBeUndefined();
  expect(await move(before, 0, { type: 'nothing' })).toBe('notNow');
  await move(before, 1, { type: 'vote', yes: true }); // refused: whatever was to be told has been told by now
  expect(liveOf(before, 1).texts.slice(heard)).toEqual([]);
  expect(liveOf(before, 1).seen?.seq).toBe(seq);
  const table = await comeBack(before);
  expect(liveOf(table, 0).seen?.view).toMatchObject({ own: { ahead: true } });
  expect(JSON.stringify(liveOf(table, 1).seen)).not.toContain('ahead');
  await playAll(table, () => toldTo(liveOf(table, 1)).includes('"lastCallBegan"'));
  expect(saidNothing(liveOf(table, 1), 0)).toBe(true);
});

/** CI plays a round and so many steps of the next, `npm run long -- by-hand-people` to the end. */
const MOST_STEPS = LONGER > 1 ? Number.POSITIVE_INFINITY : 15;

test.each([
  ['live', {}],
  ['over days, with the house closed over night', { pace: 'correspondence' }],
])(
  'three people and a bot play the whole register (%s), and the record verifies',
  async (_pace, options) => {
    const sitting = await sitDown(3, 1, { register: 'printed', botSlips: 20, botVigilance: 30, ...options });
    const rounds = (table: Sitting) =>
      (liveOf(table, 0).seen?.view.table as { readonly round: number } | undefined)?.round ?? 0;
    await playAll(sitting, () => rounds(sitting) > 1);
    const table = 'pace' in options ? await comeBack(sitting, () => later(43_200)) : sitting;
    expect(rounds(table)).toBe(2);
    const seqOf = (): number => liveOf(table, 0).seen?.seq ?? 0;
    const most = seqOf() + MOST_STEPS;
    await playAll(table, () => seqOf() >= most);
    const views = table.lives.map(live => live.seen?.view.table);
    if (LONGER === 1) return;
    for (const view of views) expect(view).toEqual(views[0]);
    const { info } = liveOf(table, 0);
    expect([info?.status, info?.places?.length]).toEqual(['over', 4]);
    const api = new Api(house.base, table.guests[0]?.token);
    const record = await api.ok<GameRecord>('GET', `/api/tables/${table.id}/record`);
    expect(verifyRecord(record, rules).filter(({ ok }) => !ok)).toEqual([]);
  },
  600_000 * LONGER,
);
