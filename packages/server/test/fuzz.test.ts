import { connect } from 'node:net';
import { fastChance } from '@conclave/kernel';
import { expect, onTestFinished, test } from 'vitest';
import { LONGER, SEED } from '../../../scripts/longer.ts';
import { Api, Live, newGuest } from './client.ts';
import { Fuzzer } from './fuzz/fuzzer.ts';
import { Innocent } from './fuzz/innocent.ts';
import { houseApart, houseHere, rowsNaming, type Target } from './fuzz/target.ts';
import { seatGuests, type Table } from './house.ts';

const MESSAGES = 2500 * LONGER;
const REQUESTS = 200 * LONGER;
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

const attackers = async (
  target: Target,
  table: Table,
  seed: number,
): Promise<() => { token: string | undefined; fuzzer: Fuzzer }> => {
  const stream = fastChance(seed);
  const people = table.guests.map(({ id }) => id);
  const guests = await Promise.all(Array.from({ length: 20 }, (_, n) => newGuest(target.base, `Mallory ${n}`)));
  const all = guests.map(({ token }) => ({
    ...{ token, fuzzer: new Fuzzer(fastChance(stream.below(1e9)), { tables: [table.id], people, token }) },
  }));
  return () => {
    const one = all[stream.below(all.length)];
    if (one === undefined) throw new Error('nobody attacks');
    return { ...one, token: stream.below(8) === 0 ? undefined : one.token };
  };
};

/** What those who sit at a table may see, byte for byte. */
const seenAt = (target: Target, { id, guests }: Table): Promise<readonly string[]> =>
  Promise.all(
    guests.map(async ({ token }) => (await new Api(target.base, token).call('GET', `/api/tables/${id}/view`)).text),
  );

test(
  `${MESSAGES} fuzzed messages and ${REQUESTS} requests: no crash, no 5xx, no state changed (seed ${SEED})`,
  async () => {
    const target = LONGER === 1 ? await houseHere() : await houseApart();
    onTestFinished(() => target.close());
    const table = await seatGuests(target.base, 'seven-seals', 4, { watchers: 'nobody', chat: 'all' });
    const ids = [table.id, ...table.guests.map(({ id }) => id)];
    const rows = (): readonly string[] => rowsNaming(target, ids).filter(row => !row.startsWith('mute ')); // whom an attacker mutes is theirs to say
    const innocent = await Innocent.at(target.base, SEED);
    const quiet = await innocent.medianOf(WARM_UP);
    const before = { rows: rows(), seen: await seenAt(target, table) };
    const attacker = await attackers(target, table, SEED);
    const statuses = new Map<number | undefined, number>();
    const attack = async (): Promise<void> => {
      await crowd(MESSAGES / A_SOCKET, () => {
        const { token, fuzzer } = attacker();
        return speak(target, token, fuzzer);
      });
      await crowd(REQUESTS, async () => {
        const status = await statusOf(target, attacker().fuzzer.request());
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
      });
    };
    let isOver = false;
    const attacking = attack().finally(() => {
      isOver = true;
    });
    innocent.forget();
    while (!isOver) await innocent.play(1);
    await attacking;
    expect(target.died()).toBeUndefined();
    expect([...statuses.keys()].filter((status = 0) => status >= 500)).toEqual([]);
    expect(statuses.get(200)).toBeGreaterThan(0); // or it was refused at the door
    expect(await seenAt(target, table)).toEqual(before.seen);
    expect(rows()).toEqual(before.rows);
    const { failures } = await figures(target);
    expect(failures).toBe(0);
    const sum = { seed: SEED, messages: MESSAGES, requests: REQUESTS, statuses: Object.fromEntries(statuses) };
    console.log(JSON.stringify({ ...sum, quiet, attacked: innocent.median(), moves: innocent.moves }));
    if (LONGER > 1) expect(innocent.median() / quiet).toBeLessThanOrEqual(3);
    innocent.close();
  },
  120_000 * LONGER,
);

const figures = async ({ base }: Target): Promise<{ readonly failures: number }> => {
  const { text } = await new Api(base).call('GET', '/metrics');
  return { failures: Number(/^conclave_failures_total (\d+)/m.exec(text)?.[1] ?? 0) };
};
