import { connect } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { LONGER, SEED } from '../../../scripts/longer.ts';
import { postgresPrograms } from '../../../scripts/need-postgres.ts';
import { Api, Live } from './client.ts';
import { type Attacker, Attackers } from './fuzz/attackers.ts';
import { askableAt } from './fuzz/document.ts';
import type { Fuzzer } from './fuzz/fuzzer.ts';
import { Innocent } from './fuzz/innocent.ts';
import { houseApart, houseHere, rowsNaming, type Target } from './fuzz/target.ts';
import { seatGuests, type Table } from './house.ts';
import { startPostgres } from './storage/postgres-server.ts';

const MESSAGES = 2500 * LONGER;
const REQUESTS = 600 * LONGER;
const WARM_UP = LONGER === 1 ? 20 : 300;
const A_SOCKET = 25; // who is refused so often is shown the door
const AT_ONCE = 8;

/** Bytes for the server, and the status it answers; none when the line was cut without a word. */
const statusOf = ({ port }: Target, text: string): Promise<number | undefined> =>
  new Promise(resolve => {
    const socket = connect({ port, host: '127.0.0.1' });
    let answer = '';
    socket.on('data', chunk => {
      answer += chunk.toString('latin1');
      if (answer.startsWith('HTTP/1.1 101')) socket.destroy();
    });
    socket.on('error', () => undefined);
    socket.on('close', () => resolve(Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1]) || undefined));
    socket.end(text, 'utf8');
  });

/** A socket of somebody who knows the protocol or not, with some messages; until all are answered or the door is shut. */
const speak = async (target: Target, token: string | undefined, fuzzer: Fuzzer): Promise<void> => {
  const live = token === undefined ? new Live(target.base, undefined) : await Live.open(target.base, token);
  if (token === undefined) await live.opened();
  for (let n = 0; n < A_SOCKET; n += 1) live.ws.send(fuzzer.message());
  const isDone = (): true | undefined =>
    live.closed !== undefined || live.messages.some(({ type }) => type === 'pong') || undefined;
  live.send({ type: 'ping' });
  await live.until(
    () => isDone() ?? (live.messages.some(said => 'code' in said && said.code === 'helloFirst') || undefined),
    'the end',
  );
  live.close();
};

/** So many at a time. */
const crowd = async (count: number, work: () => Promise<void>): Promise<void> => {
  let left = count;
  const worker = async (): Promise<void> => {
    while (left > 0) {
      left -= 1;
      await work();
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
};

/** Those who are after nothing. They are kept: whoever knows their table may ask for the chair of a guest who is gone, not for theirs. */
const seatKept = async ({ base }: Target): Promise<Table> => {
  const table = await seatGuests(base, 'seven-seals', 4, { watchers: 'nobody', chat: 'all' });
  for (const { token } of table.guests) await new Api(base, token).ok('POST', '/api/me/recovery');
  return table;
};

/** What those who sit at a table may see, byte for byte. */
const seenAt = (target: Target, { id, guests }: Table): Promise<readonly string[]> =>
  Promise.all(
    guests.map(async ({ token }) => (await new Api(target.base, token).call('GET', `/api/tables/${id}/view`)).text),
  );

interface Answered {
  readonly statuses: ReadonlyMap<number | undefined, number>;
  /** What made the house fail, byte for byte. */
  readonly failed: readonly string[];
}

/** All that a house says can be said to it and asked of it, sound and bent, by people with and without a name. */
const attack = async (target: Target, table: Table, messages: number, requests: number): Promise<Answered> => {
  const people = table.guests.map(({ id }) => id);
  const askable = await askableAt(target.base);
  const attackers = await Attackers.of({ base: target.base, table: table.id, people, askable }, SEED);
  await crowd(messages / A_SOCKET, () => {
    const { token, fuzzer } = attackers.next();
    return speak(target, token, fuzzer);
  });
  const statuses = new Map<number | undefined, number>();
  const failed: string[] = [];
  await crowd(requests, async () => {
    const attacker = attackers.next();
    const request = attacker.fuzzer.request();
    const status = await statusOf(target, request);
    if (status !== undefined && status >= 500) failed.push(request);
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
    if (status === 401 && !(await isKnown(target, attacker))) await attackers.replace(attacker);
  });
  return { statuses, failed };
};

const isKnown = async ({ base }: Target, { fuzzer }: Attacker): Promise<boolean> =>
  (await new Api(base, fuzzer.token).call('GET', '/api/me')).status !== 401;

const expectWell = async (target: Target, { statuses, failed }: Answered): Promise<void> => {
  expect(target.died()).toBeUndefined();
  expect(failed).toEqual([]);
  expect([...statuses.keys()]).toEqual(expect.arrayContaining([200, 400, 401, 404, 409])); // or it was refused at the door
  const { failures } = await figures(target);
  expect(failures).toBe(0);
};

/** Whom attackers mute, follow or block is theirs to say. */
const THEIRS = /^(mute|follow|follow_ask|block) /;

test(
  `${MESSAGES} fuzzed messages and ${REQUESTS} requests: no crash, no 5xx, no state changed (seed ${SEED})`,
  async () => {
    const target = LONGER === 1 ? await houseHere() : await houseApart();
    onTestFinished(() => target.close());
    const table = await seatKept(target);
    const ids = [table.id, ...table.guests.map(({ id }) => id)];
    const rows = (): readonly string[] => rowsNaming(target, ids).filter(row => !THEIRS.test(row));
    const innocent = await Innocent.at(target.base, SEED);
    const quiet = await innocent.medianOf(WARM_UP);
    const before = { rows: rows(), seen: await seenAt(target, table) };
    let isOver = false;
    const attacking = attack(target, table, MESSAGES, REQUESTS).finally(() => {
      isOver = true;
    });
    innocent.forget();
    while (!isOver) await innocent.play(1);
    const answered = await attacking;
    await expectWell(target, answered);
    expect(await seenAt(target, table)).toEqual(before.seen);
    expect(rows()).toEqual(before.rows);
    const sum = { seed: SEED, messages: MESSAGES, requests: REQUESTS, statuses: Object.fromEntries(answered.statuses) };
    console.log(JSON.stringify({ ...sum, quiet, attacked: innocent.median(), moves: innocent.moves }));
    if (LONGER > 1) expect(innocent.median() / quiet).toBeLessThanOrEqual(3);
    innocent.close();
  },
  120_000 * LONGER,
);

const programs = postgresPrograms();

/** With a ticket, which luck does not find. */
const showPasskey = async ({ base }: Target, id: string) => {
  const api = new Api(base.replace('127.0.0.1', 'localhost')); // numbers have no passkeys
  const { ticket } = await api.ok<{ ticket: string }>('POST', '/api/sign-in/options');
  const response = { clientDataJSON: '', authenticatorData: '', signature: '' };
  const shown = { id, rawId: id, type: 'public-key', clientExtensionResults: {}, response };
  return api.call('POST', '/api/sign-in', { ticket, response: shown });
};

test.skipIf(programs === undefined)(
  `and on PostgreSQL, which takes fewer words and numbers: no crash, no 5xx (seed ${SEED})`,
  async () => {
    const postgres = await startPostgres(programs ?? '');
    onTestFinished(() => postgres.stop());
    const target = await houseHere({ database: await postgres.newDatabase() });
    onTestFinished(() => target.close());
    expect(await showPasskey(target, '\u0000')).toMatchObject({ status: 400, json: { code: 'malformed' } });
    expect(await showPasskey(target, 'AAAA')).toMatchObject({ status: 404, json: { code: 'passkeyUnknown' } });
    const table = await seatKept(target);
    const before = await seenAt(target, table);
    await expectWell(target, await attack(target, table, MESSAGES / 5, REQUESTS));
    expect(await seenAt(target, table)).toEqual(before);
  },
  120_000 * LONGER,
);

const figures = async ({ base }: Target): Promise<{ readonly failures: number }> => {
  const { text } = await new Api(base).call('GET', '/metrics');
  return { failures: Number(/^conclave_failures_total (\d+)/m.exec(text)?.[1] ?? 0) };
};
