import { beforeAll, expect, test } from 'vitest';
import type { StoredEntry } from '../../src/storage/storage.ts';
import { docFrom } from '../../src/table/doc.ts';
import { checkBus } from '../cluster/bus-bytes.ts';
import { rulesNamed } from '../house.ts';
import { loaded } from '../storage/rows.ts';
import { CALM, seeded } from '../storage/shared-memory.ts';
import { check, checkBots, checkClocks, checkPresence, type History, type Truth } from './checker.ts';
import { openNodes, openTable } from './house-of-nodes.ts';
import { TRUTHFUL } from './lying-bus.ts';
import { Wanderer } from './wanderer.ts';

interface Course {
  readonly truth: Truth;
  readonly histories: readonly History[];
}

/** A short game at two nodes where nothing goes wrong. */
const wellPlayed = async (): Promise<Course> => {
  const house = await openNodes(2, 7, CALM, TRUTHFUL);
  const people = [0, 1].map(seat => ({ id: `person-${seat}`, name: `P${seat}` }));
  const table = await openTable(house, 'sealed-bids', people, { chat: 'all' });
  const players = people.map((_, seat) => new Wanderer(seat, table, rulesNamed('sealed-bids'), 70 + seat));
  const quiet = async (): Promise<void> => {
    while (await house.time.pass());
  };
  for (const player of players) {
    const node = house.nodes[player.seat];
    if (node !== undefined) player.goTo(node);
    await quiet();
    player.act({ do: 'sit', seat: player.seat });
    await quiet();
  }
  const luck = seeded(7);
  for (let step = 0; step < 60; step += 1) {
    const player = players[luck() < 0.5 ? 0 : 1];
    if (luck() < 0.1) player?.say();
    else player?.move();
    await quiet();
  }
  const stored = await loaded(house.shared.truth, table);
  return { truth: { stored, chat: await house.shared.truth.chat(table, 1000) }, histories: players };
};

let course: Course;
beforeAll(async () => {
  course = await wellPlayed();
});

const MOVES = 3;

/** The same course, in which the log has been tampered with. */
const withLog = ({ truth }: Course, change: (entries: readonly StoredEntry[]) => readonly StoredEntry[]): Truth => ({
  ...truth,
  stored: { ...truth.stored, entries: change(truth.stored.entries) },
});

const numbered = (entries: readonly StoredEntry[]): readonly StoredEntry[] =>
  entries.map((entry, index) => ({ ...entry, n: index + 1 }));

/** Some person's move, not the first and not the last. */
const aMove = (entries: readonly StoredEntry[]): number => {
  const places = entries.flatMap(({ kind, move_id }, index) => (kind === 'move' && move_id !== null ? [index] : []));
  return places[MOVES] ?? -1;
};

const withHistory = ({ histories }: Course, change: (history: History) => Partial<History>): readonly History[] =>
  histories.map((history, index) => {
    const { person, viewer, views, sent, acknowledged, moved, said, heard, wrongs } = history;
    const copy: History = { person, viewer, views, sent, acknowledged, moved, said, heard, wrongs };
    return index === 0 ? { ...copy, ...change(copy) } : copy;
  });

test('a course in which all went well is silent, and was a real one', () => {
  const { truth, histories } = course;
  expect(check(truth, histories)).toEqual([]);
  expect(truth.stored.entries.length).toBeGreaterThan(8);
  expect(truth.chat.length).toBeGreaterThan(1);
  for (const { views, moved, heard } of histories) {
    expect(views.length).toBeGreaterThan(4);
    expect(moved.size).toBeGreaterThan(1);
    expect(heard.length).toBe(truth.chat.length);
  }
});

test('a move that is not in the log any more', () => {
  const dropped = withLog(course, entries => entries.toSpliced(aMove(entries), 1));
  expect(check(dropped, course.histories).join()).toMatch(/of the log has the number/);
  const closed = withLog(course, entries => entries.map(entry => ({ ...entry, move_id: null })));
  expect(check(closed, course.histories).join()).toMatch(/was acknowledged and is not in the log/);
});

test('a move that counts twice', () => {
  const doubled = withLog(course, entries => {
    const at = aMove(entries);
    const act = { ...(entries[at] as StoredEntry), kind: 'act' } as const;
    return numbered(entries.toSpliced(at + 1, 0, act));
  });
  expect(check(doubled, course.histories).join()).toMatch(/counts again as entry/);
});

test('two requests whose order is not that in which they were asked and answered', () => {
  const [first, second] = [...(course.histories[0]?.acknowledged ?? [])];
  const histories = withHistory(course, ({ sent }) => ({
    sent: new Map([...sent, [first?.[0] ?? '', (second?.[1].at ?? 0) + 0.5]]),
  }));
  expect(check(course.truth, histories).join()).toMatch(/was sent after .* was acknowledged, and comes before it/);
});

test('another number than was told', () => {
  const histories = withHistory(course, ({ acknowledged }) => ({
    acknowledged: new Map([...acknowledged].map(([id, { seq, at }]) => [id, { seq: seq + 1, at }])),
  }));
  expect(check(course.truth, histories).join()).toMatch(/was told \d+ and is \d+/);
});

test('something that was shown early, shown and lost, shown to the wrong eyes, or went back', () => {
  const other = course.histories[1]?.views ?? [];
  const early = withHistory(course, ({ views }) => ({ views: views.with(1, views.at(-1) ?? '') }));
  expect(check(course.truth, early).join()).toMatch(/went back|no entry/);
  const lost = withHistory(course, ({ views }) => ({ views: views.with(2, '{"table":{}}') }));
  expect(check(course.truth, lost).join()).toMatch(/is the view after no entry of the log/);
  const wrongEyes = withHistory(course, ({ views }) => ({ views: views.with(2, other[2] ?? '') }));
  expect(check(course.truth, wrongEyes).join()).toMatch(/is the view after no entry of the log/);
  const back = withHistory(course, ({ views }) => ({ views: [...views, views[1] ?? ''] }));
  expect(check(course.truth, back).join()).toMatch(/went back/);
  const behind = withHistory(course, ({ views }) => ({ views: views.slice(0, -1) }));
  expect(check(course.truth, behind).join()).toMatch(/does not have the end/);
});

test('chat that is lost, doubled, or heard in another order', () => {
  const { truth, histories } = course;
  const { chat } = truth;
  expect(check({ ...truth, chat: chat.slice(0, -1) }, histories).join()).toMatch(/was said and is not there/);
  const twice = [...chat, { ...chat[0], n: chat.length + 1 } as (typeof chat)[number]];
  expect(check({ ...truth, chat: twice }, histories).join()).toMatch(/was said twice/);
  const swapped = withHistory(course, ({ heard }) => ({ heard: heard.toReversed() }));
  expect(check(truth, swapped).join()).toMatch(/heard line 1 after/);
});

test('what a client itself found wrong, and a time that goes back', () => {
  const gap = withHistory(course, () => ({ wrongs: ['a gap'] }));
  expect(check(course.truth, gap)).toEqual(['person-0: a gap']);
  const back = withLog(course, entries => entries.map((entry, index) => ({ ...entry, at: -index })));
  expect(check(back, course.histories).join()).toMatch(/goes back in time/);
});

test('a clock that decides too soon or much too late', () => {
  const soon = withLog(course, entries => entries.map(entry => ({ ...entry, how: 'clock', at: entry.n })));
  expect(checkClocks(soon.stored, 5000, 12_000).join()).toMatch(/decided after \d+ ms/);
  const late = withLog(course, entries => entries.map(entry => ({ ...entry, how: 'clock', at: entry.n * 100_000 })));
  expect(checkClocks(late.stored, 5000, 12_000).join()).toMatch(/decided only after \d+ ms/);
  const start = docFrom(late.stored.row).startedAt ?? 0;
  const closed = (until: number) => [{ from: start, until: start + until }];
  expect(checkClocks(late.stored, 5000, 12_000, closed(1_000_000_000))).toEqual([]); // time that nobody could use
  expect(checkClocks(late.stored, 5000, 12_000, closed(100_000)).join()).toMatch(/decided only after \d+ ms/);
  expect(checkClocks(course.truth.stored, 5000, 12_000)).toEqual([]);
});

test('somebody who is there and not seen, or seen and gone', () => {
  const people = ['ada', 'ben'];
  expect(checkPresence([people, ['ben', 'ada']], people)).toEqual([]);
  expect(checkPresence([people, ['ben']], people)).toEqual(['ada is not seen at place 1']);
  expect(checkPresence([['ada', 'ben', 'cleo'], people], people)).toEqual(['cleo is still seen at place 0']);
});

test('a bot that moves though nobody asks it, or again for one decision', () => {
  const byBots = withLog(course, entries =>
    entries.map(entry => (entry.kind === 'move' ? { ...entry, how: 'bot' } : entry)),
  );
  expect(checkBots(byBots.stored, [0, 1])).toEqual([]);
  const again = withLog({ ...course, truth: byBots }, entries => {
    const first = entries.findIndex(({ kind }) => kind === 'move'); // the other one has not bid yet
    const quietly = { ...(entries[first] as StoredEntry), part: 1, move_id: null };
    return numbered(entries.toSpliced(first + 1, 0, quietly));
  });
  expect(checkBots(again.stored, [0, 1])).toEqual([expect.stringMatching(/^the bot at seat \d moved unasked \(1\)$/)]);
});

/** What goes over a line to Redis when this is published. */
const published = (text: string): string =>
  `*3\r\n$7\r\nPUBLISH\r\n$20\r\nc:t:0123456789abcdef\r\n$${text.length}\r\n${text}\r\n`;

test('a bus on which more is said than that something happened', () => {
  const news = published('{"from":"node-0","n":7}') + published('{"from":"node-1","here":["person-1"],"asks":true}');
  expect(checkBus(news, ['the-id-of-a-table', 'hello'])).toEqual([]);
  expect(checkBus('', [])).toEqual(['nothing was said on the bus']);
  const more = published('{"from":"node-0","n":8,"move":{"type":"bid","card":3}}');
  expect(checkBus(news + more, [])).toEqual([expect.stringMatching(/^not one of our messages: .*"card":3/)]);
  expect(checkBus(news + published('{"from":"node-0","n":"8"}'), [])).toHaveLength(1);
  const told = published('{"from":"node-0","here":["the-id-of-a-table"]}');
  expect(checkBus(news + told, ['the-id-of-a-table'])).toEqual(['"the-id-of-a-table" was on the bus']);
});
