import { expect, test } from 'vitest';
import { FairDesk, FairQueue } from '../src/bots/fair-queue.ts';
import { MasterSeats } from '../src/bots/master-seats.ts';

const all = (queue: FairQueue<string>): readonly string[] => {
  const tasks: string[] = [];
  for (let task = queue.next(); task !== undefined; task = queue.next()) tasks.push(task);
  return tasks;
};

test('owners take turns, and what one of them asks keeps its order', () => {
  const queue = new FairQueue<string>();
  for (const task of ['a1', 'a2', 'a3', 'a4', 'b1', 'b2', 'c1']) queue.add(task[0] ?? '', task);
  expect(queue.size).toBe(7);
  expect(all(queue)).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3', 'a4']);
  expect(queue.size).toBe(0);
});

test('who comes late waits for one turn of each owner, not for all they have waiting', () => {
  const queue = new FairQueue<string>();
  for (let n = 0; n < 40; n += 1) for (const owner of ['a', 'b', 'c']) queue.add(owner, `${owner}${n}`);
  queue.next();
  queue.add('friend', 'mine');
  expect(all(queue).indexOf('mine')).toBeLessThanOrEqual(3);
});

test('at the desk so many think at once; a turn that is asked for twice is thought about once; a failure frees its place', async () => {
  const desk = new FairDesk(1);
  const started: string[] = [];
  const ends = new Map<string, (answer: string | Error) => void>();
  const think = (turn: string) => (): Promise<string> =>
    new Promise((resolve, reject) => {
      started.push(turn);
      ends.set(turn, answer => (answer instanceof Error ? reject(answer) : resolve(answer)));
    });
  const ask = (owner: string, turn: string): Promise<string> => desk.ask({ owner, turn }, think(turn));
  const [one, again, two, other] = [ask('a', 'a1'), ask('a', 'a1'), ask('a', 'a2'), ask('b', 'b1')];
  expect(started).toEqual(['a1']);
  expect(desk.waiting).toBe(2);
  ends.get('a1')?.('first');
  expect(await Promise.all([one, again])).toEqual(['first', 'first']);
  await expect.poll(() => started).toEqual(['a1', 'a2']);
  ends.get('a2')?.(new Error('lost'));
  await expect(two).rejects.toThrow('lost');
  await expect.poll(() => started).toEqual(['a1', 'a2', 'b1']);
  ends.get('b1')?.('other');
  expect(await other).toBe('other');
  const later = ask('a', 'a1'); // it is over: asked anew, thought about anew
  await expect.poll(() => started.length).toBe(4);
  ends.get('a1')?.('anew');
  expect(await later).toBe('anew');
});

test('a thought that fails before it begins frees its place too', async () => {
  const desk = new FairDesk(1);
  const broken = (): Promise<string> => {
    throw new Error('no worker');
  };
  await expect(desk.ask({ owner: 'a', turn: 'a1' }, broken)).rejects.toThrow('no worker');
  expect(await desk.ask({ owner: 'a', turn: 'a2' }, async () => 'fine')).toBe('fine');
});

test('a seat is busy for two minutes after its master last thought', () => {
  let now = 0;
  const seats = new MasterSeats(3, () => now);
  seats.take('one');
  seats.take('two');
  expect([seats.hasRoomFor(1), seats.hasRoomFor(2)]).toEqual([true, false]);
  now = 100_000;
  seats.take('one');
  now = 130_000;
  expect(seats.busy).toBe(1);
  expect(seats.hasRoomFor(2)).toBe(true);
});
