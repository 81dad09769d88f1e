import { canonicalJson, newest, openPlay, toActAt, type Versions, type Viewer, viewOf } from '@conclave/kernel';
import { gamesOf } from '../../src/house/games.ts';
import type { Closed } from '../../src/house/services.ts';
import type { ChatRow, StoredEntry, StoredTable } from '../../src/storage/storage.ts';
import { docFrom } from '../../src/table/doc.ts';
import type { Loaded } from '../../src/table/loaded.ts';
import { loadTable } from '../../src/table/replay.ts';
import { ALL_GAMES } from '../house.ts';

/** The next release has the same rules under the next number, too. */
const withNext = (versions: Versions): Versions => {
  const rules = newest(versions);
  const rulesVersion = rules.rulesVersion + 1;
  return { ...versions, [rulesVersion]: { ...rules, rulesVersion } };
};
const KNOWN_GAMES = gamesOf(ALL_GAMES.versions.map(withNext));

/** What one client noted. Moments are of one clock for all clients, or of none. */
export interface History {
  readonly person: string;
  readonly viewer: Viewer;
  /** Every view it ever had, in order, as canonical JSON. */
  readonly views: readonly string[];
  /** When each request was sent for the first time, by its id. */
  readonly sent: ReadonlyMap<string, number>;
  /** The number that each acknowledged request was told, and when. */
  readonly acknowledged: ReadonlyMap<string, { readonly seq: number; readonly at: number }>;
  /** Ids of those that were moves: they must be in the log. */
  readonly moved: ReadonlySet<string>;
  /** Ids of lines that were said and acknowledged, and the numbers of all lines that were heard, in order. */
  readonly said: ReadonlySet<string>;
  readonly heard: readonly number[];
  /** What the client itself found wrong: a gap, two numbers for one request. */
  readonly wrongs: readonly string[];
}

/** What is stored at the end. */
export interface Truth {
  readonly stored: StoredTable;
  readonly chat: readonly ChatRow[];
}

/** Everything that must not be, in sentences; nothing when all is well. */
export const check = ({ stored, chat }: Truth, histories: readonly History[]): readonly string[] => {
  const numbers = checkNumbers(stored);
  if (numbers.length > 0) return numbers; // what follows counts on them
  return [
    ...checkIds(stored),
    ...checkOrder(stored, histories),
    ...checkChat(chat, histories),
    ...histories.flatMap(history => [
      ...history.wrongs.map(wrong => `${history.person}: ${wrong}`),
      ...checkAcknowledged(stored, history),
      ...checkViews(stored, history),
    ]),
  ];
};

const isStep = ({ kind, part }: StoredEntry): boolean => kind !== 'act' && part === 0;

/** Numbers without holes: what the log counts, and what players see; and time never goes back. */
const checkNumbers = ({ entries }: StoredTable): readonly string[] => {
  const seqs = entries.filter(isStep).map(({ seq }) => seq);
  return [
    ...entries.flatMap(({ n }, index) =>
      n === index + 1 ? [] : [`entry ${index + 1} of the log has the number ${n}`],
    ),
    ...seqs.flatMap((seq, index) => (seq === index + 1 ? [] : [`step ${index + 1} has the number ${seq}`])),
    ...entries.flatMap(({ n, at }, index) =>
      at >= (entries[index - 1]?.at ?? 0) ? [] : [`entry ${n} goes back in time`],
    ),
  ];
};

const keyOf = (person: string | null, id: string | null): string => `${person} ${id}`;

/** No request counts twice. */
const checkIds = ({ entries }: StoredTable): readonly string[] => {
  const seen = new Set<string>();
  return entries.flatMap(({ person, move_id, n }) => {
    if (move_id === null) return [];
    const key = keyOf(person, move_id);
    const isAgain = seen.has(key);
    seen.add(key);
    return isAgain ? [`${key} counts again as entry ${n}`] : [];
  });
};

/** Everything acknowledged is in the log, with the number that was told. */
const checkAcknowledged = ({ entries }: StoredTable, { person, acknowledged, moved }: History): readonly string[] =>
  [...acknowledged].flatMap(([id, { seq }]) => {
    const found = entries.find(entry => entry.person === person && entry.move_id === id);
    if (found === undefined) return moved.has(id) ? [`${id} of ${person} was acknowledged and is not in the log`] : [];
    return found.seq === seq ? [] : [`${id} of ${person} was told ${seq} and is ${found.seq}`];
  });

/** What was acknowledged before something else was sent comes before it. */
const checkOrder = ({ entries }: StoredTable, histories: readonly History[]): readonly string[] => {
  const numbers = new Map(entries.map(({ person, move_id, n }) => [keyOf(person, move_id), n]));
  const known = histories.flatMap(({ person, sent, acknowledged }) =>
    [...sent].flatMap(([id, sentAt]) => {
      const n = numbers.get(keyOf(person, id));
      return n === undefined ? [] : [{ id: keyOf(person, id), n, sentAt, doneAt: acknowledged.get(id)?.at }];
    }),
  );
  let latest = { n: 0, id: '' };
  const byTime = [
    ...known.map(one => ({ at: one.sentAt, one, isDone: false })),
    ...known.flatMap(one => (one.doneAt === undefined ? [] : [{ at: one.doneAt, one, isDone: true }])),
  ].sort((one, other) => one.at - other.at);
  return byTime.flatMap(({ one, isDone }) => {
    if (isDone) latest = one.n > latest.n ? one : latest;
    else if (one.n < latest.n) return [`${one.id} was sent after ${latest.id} was acknowledged, and comes before it`];
    return [];
  });
};

/** Every line that was acknowledged is there once, and everybody heard lines in their order, none twice. */
const checkChat = (chat: readonly ChatRow[], histories: readonly History[]): readonly string[] => {
  const said = chat.map(({ person_id, say_id }) => keyOf(person_id, say_id));
  const twice = said.filter((key, index) => said.indexOf(key) !== index && !key.endsWith(' null'));
  return [
    ...chat.flatMap(({ n }, index) => (n === index + 1 ? [] : [`line ${index + 1} of the chat has the number ${n}`])),
    ...twice.map(key => `${key} was said twice`),
    ...histories.flatMap(({ person, said: mine, heard }) => [
      ...[...mine].flatMap(id =>
        said.includes(keyOf(person, id)) ? [] : [`${id} of ${person} was said and is not there`],
      ),
      ...heard.flatMap((n, index) =>
        n > (heard[index - 1] ?? 0) ? [] : [`${person} heard line ${n} after ${heard[index - 1]}`],
      ),
    ]),
  ];
};

/** What a viewer saw, or would have seen, after each line of the log, beginning with the set-up. */
export const prefixesOf = (stored: StoredTable, viewer: Viewer): readonly string[] => {
  const running = { ...stored, row: { ...stored.row, doc: asRunning(stored) } };
  const views: string[] = [];
  const end: Loaded = loadTable(
    running,
    KNOWN_GAMES,
    ({ play }) => void views.push(canonicalJson(viewOf(play.state, viewer))),
  );
  if (end.play === undefined) return views;
  const { rules, options, seats, chance } = end.play;
  return [canonicalJson(viewOf(openPlay({ rules, options, seats, chance }).state, viewer)), ...views];
};

/** So that a finished game is played again too. */
const asRunning = ({ row }: StoredTable): string => JSON.stringify({ ...docFrom(row), status: 'running' });

/** Every view anybody ever had is the view after some prefix of the log, nobody's game ever went back, and at last everybody has the end. */
const checkViews = (stored: StoredTable, { person, viewer, views }: History): readonly string[] => {
  if (docFrom(stored.row).startedAt === undefined) return [];
  const prefixes = prefixesOf(stored, viewer);
  let at = 0;
  for (const [index, view] of views.entries()) {
    const found = prefixes.indexOf(view, at);
    if (found < 0)
      return [
        prefixes.includes(view)
          ? `${person} went back with view ${index}`
          : `view ${index} of ${person} is the view after no entry of the log`,
      ];
    at = found;
  }
  return views.at(-1) === prefixes.at(-1) ? [] : [`${person} does not have the end`];
};

/** How much of a time the house was open. */
const openDuring = (from: number, until: number, closed: readonly Closed[]): number =>
  closed.reduce((open, one) => open - Math.max(0, Math.min(until, one.until) - Math.max(from, one.from)), until - from);

/** When the clock decided for a seat that was not asked for so long, or that it let wait for much longer while the house was open. */
export const checkClocks = (
  stored: StoredTable,
  ms: number,
  latest: number,
  closed: readonly Closed[] = [],
): readonly string[] => {
  const wrongs: string[] = [];
  const since = new Map<number, number>();
  const doc = docFrom(stored.row);
  const start = doc.startedAt ?? 0;
  const running = { ...stored, row: { ...stored.row, doc: asRunning(stored) } };
  loadTable(running, KNOWN_GAMES, ({ play, step }) => {
    const { by, at } = step;
    if (typeof by === 'number' && 'how' in step && step.how === 'clock') {
      const asked = since.get(by) ?? 0;
      const open = openDuring(start + asked, start + at, closed);
      if (at - asked < ms - 250) wrongs.push(`the clock of seat ${by} decided after ${at - asked} ms`);
      if (open > ms + latest) wrongs.push(`the clock of seat ${by} decided only after ${open} ms`);
    }
    const asked = new Set(toActAt(play));
    for (const seat of [...since.keys()]) if (!asked.has(seat) || seat === by) since.delete(seat);
    for (const seat of asked) if (!since.has(seat)) since.set(seat, at);
  });
  return wrongs;
};

/** Who is here, as it was told at each node that somebody watches: everybody who is, and nobody else. */
export const checkPresence = (told: readonly (readonly string[])[], people: readonly string[]): readonly string[] =>
  told.flatMap((here, index) => [
    ...people.filter(person => !here.includes(person)).map(person => `${person} is not seen at place ${index}`),
    ...here.filter(person => !people.includes(person)).map(person => `${person} is still seen at place ${index}`),
  ]);

/** A bot that moved though nobody had asked it, or again for one decision. */
export const checkBots = (stored: StoredTable, bots: readonly number[]): readonly string[] => {
  const wrongs: string[] = [];
  let asked: ReadonlySet<number> | undefined;
  const running = { ...stored, row: { ...stored.row, doc: asRunning(stored) } };
  loadTable(running, KNOWN_GAMES, ({ play, step }) => {
    const { by, seq } = step;
    const isBots = typeof by === 'number' && bots.includes(by) && 'how' in step && step.how === 'bot';
    if (isBots && asked !== undefined && !asked.has(by)) wrongs.push(`the bot at seat ${by} moved unasked (${seq})`);
    asked = new Set(toActAt(play));
  });
  return wrongs;
};
