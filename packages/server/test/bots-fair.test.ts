import type { AnyGame, AnyRules } from '@conclave/kernel';
import { fastChance } from '@conclave/kernel';
import { afterEach, expect, test } from 'vitest';
import { MasterSeats } from '../src/bots/master-seats.ts';
import { queuedBots, type Thought } from '../src/bots/queued-bots.ts';
import type { BotRegistry, Config } from '../src/index.ts';
import { Api, type Guest, Live, newGuest } from './client.ts';
import { type House, openHouse, rulesNamed, TEST_CONFIG } from './house.ts';

/** Bots that think when the test lets them, one at a time. */
class FakeBots {
  readonly thoughts: Thought[] = [];
  readonly masters: MasterSeats;
  readonly #waiting: (() => void)[] = [];
  readonly registry: BotRegistry;

  constructor(masterSeats: number) {
    this.masters = new MasterSeats(masterSeats, () => 0);
    const think = (thought: Thought): Promise<AnyGame['move']> => {
      this.thoughts.push(thought);
      return new Promise(resolve => this.#waiting.push(() => resolve(moveIn(rulesNamed(thought.game), thought))));
    };
    const levels = ['novice', 'regular', 'master', 'cardinal'];
    const thinkers = { places: 1, levels, knows: () => true, think, pace: () => 0 };
    this.registry = {
      ...queuedBots(thinkers, seat => this.masters.take(seat)),
      masters: { levels: ['master', 'cardinal'], seats: this.masters },
    };
  }

  /** A thought is under way. */
  async begin(): Promise<void> {
    await expect.poll(() => this.#waiting.length).toBe(1);
  }

  /** The thought that is under way comes to its end. */
  async answer(): Promise<void> {
    await this.begin();
    this.#waiting.shift()?.();
  }
}

const moveIn = (rules: AnyRules, { situation: { view }, seed }: Thought): AnyGame['move'] =>
  rules.randomMove(view.table, view.own, view.seat, fastChance(seed));

let house: House;
let bots: FakeBots;
afterEach(() => house.close());
const open = async (config: Partial<Config> = {}, masterSeats = 8): Promise<void> => {
  bots = new FakeBots(masterSeats);
  house = await openHouse(config, { bots: bots.registry });
};

const tableOfBots = async ({ token }: Guest, level: string): Promise<string> => {
  const api = new Api(house.base, token);
  const seats = [
    { kind: 'bot', level },
    { kind: 'bot', level },
  ];
  const { id } = await api.ok<{ id: string }>('POST', '/api/tables', { game: 'sealed-bids', seats });
  await api.act(id, { do: 'start' });
  return id;
};

/** Somebody looks at these tables, twenty on a socket. */
const lookAt = async ({ token }: Guest, tables: readonly string[]): Promise<void> => {
  for (let from = 0; from < tables.length; from += 20) {
    const live = await Live.open(house.base, token);
    for (const table of tables.slice(from, from + 20)) await live.watch(table);
  }
};

const LIMITS = { ...(TEST_CONFIG.limits as Config['limits']), others: { burst: 1e6, perSecond: 1e6 } };
const NAMES = ['B', 'C', 'D'];
const EACH = 40;

test('a friend’s novice is answered although three guests have 120 tables of masters going', async () => {
  await open({ limits: LIMITS }, 1e6);
  for (const name of NAMES) {
    const guest = await newGuest(house.base, name);
    const tables: string[] = [];
    for (let n = 0; n < EACH; n += 1) tables.push(await tableOfBots(guest, 'master'));
    await lookAt(guest, tables);
  }
  const waiting = (): number => bots.registry.waiting?.() ?? 0;
  await expect.poll(waiting).toBe(NAMES.length * EACH - 1); // and one is being thought about
  const friend = await newGuest(house.base, 'Ada');
  await lookAt(friend, [await tableOfBots(friend, 'novice')]);
  await expect.poll(waiting).toBe(NAMES.length * EACH);
  for (let n = 0; n <= NAMES.length + 1; n += 1) await bots.answer();
  expect(bots.thoughts.slice(0, NAMES.length + 2).map(({ level }) => level)).toContain('novice');
});

test('a table of bots pauses while nobody looks, and goes on when somebody comes', async () => {
  await open();
  const guest = await newGuest(house.base, 'Ada');
  const table = await tableOfBots(guest, 'novice');
  const { storage } = house.server.services;
  const isPaused = async (): Promise<boolean> =>
    (await storage.due(Number.MAX_SAFE_INTEGER, 10)).every(({ kind }) => kind !== 'bot');
  await expect.poll(isPaused).toBe(true);
  expect(bots.thoughts).toEqual([]);
  const live = await Live.open(house.base, guest.token);
  await live.watch(table);
  await bots.answer();
  await live.until(() => live.seen?.seq === 1 || undefined, 'the first move');
  await bots.begin();
  live.close();
  await expect.poll(() => house.server.hub.size).toBe(0);
  await bots.answer(); // what had been asked before is played, and then it is quiet again
  await expect.poll(isPaused).toBe(true);
  const { length } = bots.thoughts;
  await lookAt(guest, [table]);
  await expect.poll(() => bots.thoughts.length).toBe(length + 1);
});

test('where a person sits, bots play on also when nobody looks: it may be that person’s turn next', async () => {
  await open();
  const guest = await newGuest(house.base, 'Ada');
  const api = new Api(house.base, guest.token);
  const seats = [{ kind: 'open' }, { kind: 'bot', level: 'novice' }];
  const { id } = await api.ok<{ id: string }>('POST', '/api/tables', { game: 'sealed-bids', seats });
  await api.act(id, { do: 'sit', seat: 0 });
  await bots.answer();
  await expect.poll(async () => (await api.ok<{ seq: number }>('GET', `/api/tables/${id}/view`)).seq).toBe(1);
});

test('beyond --master-seats a master or a cardinal is refused, a regular is not', async () => {
  await open();
  const api = new Api(house.base, (await newGuest(house.base, 'Ada')).token);
  const ask = (level: string, bots: number, others = 0) =>
    api.call('POST', '/api/tables', {
      game: 'sealed-bids',
      seats: [...Array(others).fill({ kind: 'open' }), ...Array(bots).fill({ kind: 'bot', level })],
    });
  for (const level of ['master', 'cardinal']) expect((await ask(level, 3)).status).toBe(201);
  for (const level of ['master', 'cardinal'])
    expect(await ask(level, 3)).toMatchObject({ status: 409, json: { code: 'mastersBusy' } });
  expect((await ask('regular', 3)).status).toBe(201);
  const { json } = await ask('master', 2, 1);
  expect(json).toHaveProperty('id');
  const seatBot = { do: 'seatBot', seat: 0, level: 'master' };
  const last = await api.call('POST', `/api/tables/${json.id}/actions`, seatBot);
  expect(last.json).toMatchObject({ code: 'mastersBusy' });
  expect((await api.call('POST', `/api/tables/${json.id}/actions`, { ...seatBot, level: 'novice' })).status).toBe(200);
});

test('a hint waits in the queue of the bots like everybody else, as a turn of the person who asks', async () => {
  await open();
  const order: string[] = [];
  const gates: (() => void)[] = [];
  const levels = ['regular', 'master'];
  const registry = queuedBots(
    {
      ...{ places: 1, levels, knows: () => true, pace: () => 0 },
      think: async ({ situation }) => {
        order.push(`bot ${situation.view.seat}`);
        await new Promise<void>(resolve => gates.push(resolve));
        return { type: 'bid' };
      },
      advise: async ({ situation }) => {
        order.push(`hint ${situation.view.seat}`);
        return { move: { type: 'bid' }, why: { reason: 'searched' }, worlds: 1, others: [] };
      },
    },
    () => undefined,
  );
  const rules = rulesNamed('sealed-bids');
  const view = (seat: number) => ({ seat, table: {}, own: {} });
  const bot = (seat: number): unknown =>
    registry.player(rules, 'regular', { owner: 'host', seat: `t ${seat}`, turn: `t ${seat} 1` })(
      view(seat),
      {},
      fastChance(1),
    );
  const thoughts = [bot(0), bot(1), bot(2)];
  const adviser = registry.adviser(rules, { owner: 'guest', turn: 'hint t 3 1' });
  const hints = [adviser?.(view(3), {}, fastChance(1)), adviser?.(view(3), {}, fastChance(1))];
  for (let answered = 0; answered < thoughts.length; answered += 1) {
    await expect.poll(() => gates.length).toBe(answered + 1);
    gates[answered]?.();
  }
  await Promise.all([...thoughts, ...hints]);
  expect(order).toEqual(['bot 0', 'bot 1', 'hint 3', 'bot 2']); // one of the host's was ahead of it; asked twice, thought about once
});
