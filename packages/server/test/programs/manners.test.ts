import type { TableInfo } from '@conclave/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DEFAULT_CONFIG, WIDE_OPEN } from '../../src/index.ts';
import { Api, Live, newGuest } from '../client.ts';
import type { House } from '../house.ts';
import { newProgram, openDoor, tableOf } from './programs.ts';

let now = 1_700_000_000_000;
let house: House;
beforeAll(async () => {
  house = await openDoor({}, { now: () => now });
});
afterAll(() => house.close());

/** A person on seat 0 and a program on seat 1 of a running game. */
const running = async (at = house, game = 'sealed-bids') => {
  const { host, api, info } = await tableOf(at.base, { programs: 'any', hints: true, chat: 'all' }, { game });
  const robot = await newProgram(at.base, 'Robot');
  const program = new Api(at.base, robot.token);
  await program.act(info.id, { do: 'sit', seat: 1 });
  const live = await Live.open(at.base, robot.token);
  await live.watch(info.id);
  return { host, api, id: info.id, robot, program, live };
};

const codeOf = async (api: Api, path: string, body: unknown): Promise<unknown> =>
  (await api.call('POST', path, body)).json.code;

const infoOf = (id: string): Promise<TableInfo> => new Api(house.base).ok('GET', `/api/tables/${id}`);

test('a fifth table is one too many', async () => {
  const robot = new Api(house.base, (await newProgram(house.base, 'Robot')).token);
  const tables = await Promise.all(
    Array.from({ length: 5 }, () => tableOf(house.base, { programs: 'any' }, { seats: 3 })),
  );
  const codes = [];
  for (const { info } of tables)
    codes.push(await codeOf(robot, `/api/tables/${info.id}/actions`, { do: 'sit', seat: 1 }));
  expect(codes).toEqual([undefined, undefined, undefined, undefined, 'tooManyProgramTables']);
  await robot.act(tables[0]?.info.id ?? '', { do: 'leave' });
  await robot.act(tables[4]?.info.id ?? '', { do: 'sit', seat: 1 });
});

test('a program neither talks nor is advised, hands nothing over, takes nothing back and has no vote', async () => {
  const { id, api, program, live } = await running();
  expect(await codeOf(program, `/api/tables/${id}/chat`, { text: 'hello' })).toBe('notForPrograms');
  expect(await live.request({ type: 'hint', table: id, id: 'h', seq: 0 } as never)).toMatchObject({ code: 'noHints' });
  for (const action of [
    { do: 'handOver' },
    { do: 'takeBack' },
    { do: 'undo' },
    { do: 'abandon' },
    { do: 'nudge' },
    { do: 'askToWatch' },
    { do: 'agree', to: 'undo' },
    { do: 'chatRule', rule: 'off' },
    { do: 'rematch' },
  ])
    expect(await codeOf(program, `/api/tables/${id}/actions`, action), action.do).toBe('notForPrograms');
  expect(await codeOf(api, `/api/tables/${id}/actions`, { do: 'replace', seat: 1 })).toBe('notReplaceable');
  const stranger = new Api(house.base, (await newGuest(house.base, 'Ada')).token);
  expect(await codeOf(stranger, `/api/tables/${id}/actions`, { do: 'reseat', seat: 1 })).toBe('notReplaceable');
  await api.ok('POST', `/api/tables/${id}/chat`, { text: 'is it a robot?' });
  live.send({ type: 'ping' });
  await live.next('pong');
  expect(live.messages.filter(({ type }) => type === 'chat')).toEqual([]); // it does not listen either
  const { status } = await api.act(id, { do: 'abandon' });
  expect(status).toBe('abandoned'); // nobody waits for the consent of a program
  live.close();
});

test('a program does not look on, not even where everybody may', async () => {
  const { info, api } = await tableOf(house.base, { watchers: 'anyone', programs: 'any' });
  const ada = new Api(house.base, (await newGuest(house.base, 'Ada')).token);
  await ada.act(info.id, { do: 'sit', seat: 1 });
  const robot = await newProgram(house.base, 'Robot');
  const live = await Live.open(house.base, robot.token);
  expect(await live.watch(info.id)).not.toHaveProperty('view');
  const program = new Api(house.base, robot.token);
  expect(await program.ok('GET', `/api/tables/${info.id}/view`)).not.toHaveProperty('view');
  await api.act(info.id, { do: 'close' });
  expect(await program.call('GET', `/api/tables/${info.id}/record`)).toMatchObject({ json: { code: 'mayNotWatch' } });
  live.close();
});

const bid = (live: Live): object => {
  const own = live.seen?.view.own as { readonly hand: readonly number[] };
  return { type: 'bid', card: own.hand[0] };
};

test('one move a decision: what was decided in secret is not decided anew', async () => {
  const { id, live } = await running();
  const move = (n: string): object => ({ type: 'move', table: id, id: n, seq: live.seen?.seq, move: bid(live) });
  expect(await live.request(move('one') as never)).not.toMatchObject({ type: 'refused' });
  expect(await live.request(move('two') as never)).toMatchObject({ type: 'refused', code: 'decidedAlready' });
  live.close();
});

test('twenty refusals lose the game: a regular plays on, and what was the program’s does not come back', async () => {
  const { id, live, program } = await running();
  const wrong = { type: 'move', table: id, seq: 0, move: { type: 'bid', card: 999 } };
  for (let n = 1; n <= 10; n += 1) await live.request({ ...wrong, id: `w${n}` } as never);
  for (let n = 1; n <= 9; n += 1)
    await program.call('POST', `/api/tables/${id}/moves`, { id: `h${n}`, seq: 0, move: {} });
  expect((await infoOf(id)).seats[1]).not.toHaveProperty('standIn');
  await live.request({ ...wrong, id: 'last' } as never);
  await expect.poll(async () => (await infoOf(id)).seats[1]).toMatchObject({ standIn: true, name: 'Robot' });
  expect(await codeOf(program, `/api/tables/${id}/actions`, { do: 'takeBack' })).toBe('notForPrograms');
  live.close();
});

test('what is nobody’s mistake is no refusal', async () => {
  const { id, live } = await running();
  for (let n = 1; n <= 25; n += 1)
    await live.request({ type: 'move', table: id, id: `s${n}`, seq: 999, move: bid(live) } as never);
  expect(live.messages.filter(said => said.type === 'refused').every(({ code }) => code === 'stale')).toBe(true);
  expect((await infoOf(id)).seats[1]).not.toHaveProperty('standIn');
  live.close();
});

test('whoever lets the time run out is out, whatever the table does for people', async () => {
  const { id, live } = await running();
  now += 120_000;
  await expect.poll(async () => (await infoOf(id)).seats[1]?.standIn).toBe(true);
  expect((await infoOf(id)).seats[0]).not.toHaveProperty('standIn'); // for a person a bot only makes the move
  live.close();
});

test('what a program answers too soon is held back, over both lines', async () => {
  const held = await openDoor({ programHoldMs: 400 });
  const { id, live, program } = await running(held);
  const seq = live.seen?.seq;
  const seen = await program.call('POST', `/api/tables/${id}/moves`, {
    id: 'x',
    seq,
    move: { type: 'bid', card: 999 },
  });
  await live.request({ type: 'move', table: id, id: 'a', seq, move: bid(live) } as never);
  const { at } = (await live.next('update')) as { readonly at: number };
  expect(seen.json.code).toBeDefined();
  expect(at).toBeGreaterThanOrEqual(400); // by the clock of the table, since the step before
  live.close();
  await held.close();
});

test('fifty messages a second, and then not so fast', async () => {
  let ticks = 0;
  const limits = { ...WIDE_OPEN, programs: DEFAULT_CONFIG.limits.programs };
  const strict = await openDoor({ limits }, { ticks: () => ticks });
  const { id, live } = await running(strict);
  ticks += 10_000;
  const from = live.messages.length;
  for (let n = 1; n <= 55; n += 1) live.send({ type: 'choices', table: id, id: `c${n}` });
  await live.until(() => live.messages.length >= from + 55 || undefined, 'all answers');
  const answers = live.messages.slice(from);
  expect(answers.filter(({ type }) => type === 'choices').length).toBe(50);
  expect(answers.filter(said => said.type === 'refused' && said.code === 'tooFast').length).toBe(5);
  ticks += 1000;
  expect(await live.request({ type: 'choices', table: id, id: 'again' } as never)).toMatchObject({ type: 'choices' });
  live.close();
  await strict.close();
});
