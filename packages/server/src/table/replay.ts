import { type Entry, type How, type Next, replay, toActAt } from '@conclave/kernel';
import type { Games } from '../house/games.ts';
import type { Closed } from '../house/services.ts';
import type { StoredEntry, StoredTable } from '../storage/storage.ts';
import { giveTime, tick } from './clock.ts';
import { docFrom, type TableDoc } from './doc.ts';
import { grow, grownFrom } from './grown.ts';
import { type Asked, begun, type Loaded, NOT_KNOWN } from './loaded.ts';
import { remarksNow } from './remarks.ts';

const NOTHING: readonly never[] = [];

/** What is stored of a table does not fit together, or is not known here: nobody can play on. */
export class DamagedTable extends Error {}

/** A stored line as the game knows it; an act is none of its lines. Written out: spread together, each has a shape of its own. */
const entryOf = ({ kind, seq, part: number, seat, at, how, move_id, body }: StoredEntry): Entry | undefined => {
  const part = number > 0 ? number : undefined;
  if (kind === 'act') return undefined;
  if (kind === 'clock') return { seq, part, by: 'table', at, move: { type: 'clock', what: String(body) } };
  if (seat === null) throw new Error('is a move of nobody');
  if (kind === 'undo') return { seq, part, seat, at, undo: Number(body) };
  return { seq, part, seat, at, how: howOf(how), move: body, id: move_id ?? undefined };
};

const howOf = (how: string | null): How | undefined => (how === 'bot' || how === 'clock' ? how : undefined);

export type OnStep = (next: Next, table: Loaded) => void;

/** The table after one more line of its log. */
const withLine = (loaded: Loaded, line: StoredEntry, isShown: boolean, onStep?: OnStep): Loaded => {
  const { n } = line;
  if (n !== loaded.n + 1) throw new DamagedTable(`entry ${loaded.n + 1} is missing`);
  try {
    const next = playedAgain(loaded, line, isShown);
    const after = afterLine(loaded, line, next);
    if (next !== undefined) onStep?.(next, after);
    return after;
  } catch (error) {
    throw new DamagedTable(`entry ${n}: ${error instanceof Error ? error.message : 'cannot be played'}`);
  }
};

const playedAgain = ({ play }: Loaded, line: StoredEntry, isShown: boolean): Next | undefined => {
  const entry = play === undefined ? undefined : entryOf(line);
  if (play === undefined || entry === undefined) return undefined;
  for (const next of replay(play, [entry], isShown)) return next;
  return undefined;
};

/** Written out, because a log has hundreds of lines, and a table that is spread together anew for each of them costs more than its moves. */
const afterLine = (
  loaded: Loaded,
  { n, at, move_id: id, person, seq }: StoredEntry,
  next: Next | undefined,
): Loaded => {
  const { doc, rules, due, nudgedAt, stored, clocks } = loaded;
  return {
    doc,
    rules,
    n,
    at,
    requests: id === null || person === null ? loaded.requests : grow(loaded.requests, { id, person, seq }),
    play: next?.play ?? loaded.play,
    clocks: next === undefined ? clocks : clocks && tick(clocks, next.step, toActAt(next.play)),
    due,
    nudgedAt,
    remarks: next === undefined ? loaded.remarks : remarksNow(loaded, next),
    stored,
  };
};

/** What was asked under an id and done, in a log that is read as a whole. */
const requestsIn = (lines: readonly StoredEntry[]): Loaded['requests'] =>
  grownFrom(
    lines.flatMap(({ move_id: id, person, seq }) => (id === null || person === null ? [] : [{ id, person, seq }])),
  );

/** So many of the last steps are kept as they were told when nobody here has been shown any of them: who comes next goes on from there. */
const LAST_SHOWN = 8;

export const withLines = (loaded: Loaded, lines: readonly StoredEntry[], onStep?: OnStep): Loaded => {
  const unseen = onStep === undefined ? lines.length - LAST_SHOWN : 0;
  return lines.reduce((table, line, index) => withLine(table, line, index >= unseen, onStep), loaded);
};

/** A table from its row and its log. A game that is over is played again only for those who ask to see it. */
export const loadTable = (
  { row, entries }: StoredTable,
  games: Games,
  onStep?: OnStep,
  closed?: readonly Closed[],
): Loaded => {
  const doc = docFrom(row);
  const found = games.rulesOf(doc);
  if (!found.ok) throw new DamagedTable(found.fault.message);
  const { value: rules } = found;
  const requests = grownFrom<Asked>([]);
  const fresh = {
    doc,
    rules,
    n: 0,
    at: 0,
    requests,
    play: undefined,
    clocks: undefined,
    due: NOT_KNOWN,
    nudgedAt: 0,
    remarks: NOTHING,
    stored: undefined,
  };
  if (doc.status === 'running') return withLines(begun(fresh, closed), entries, onStep);
  return { ...fresh, n: entries.length, at: entries.at(-1)?.at ?? 0, requests: requestsIn(entries), stored: entries };
};

/** With the game as it stands, or as it ended. */
export const withGame = (loaded: Loaded, onStep?: OnStep): Loaded => {
  const { stored, play, doc } = loaded;
  if (play !== undefined || stored === undefined || doc.startedAt === undefined) return loaded;
  return withLines(begun({ ...loaded, n: 0, at: 0 }), stored, onStep);
};

/** The table after lines that somebody else wrote, and with the document as it is now. */
export const caughtUp = (loaded: Loaded, doc: TableDoc, lines: readonly StoredEntry[], onStep?: OnStep): Loaded => {
  const begins = loaded.play === undefined && doc.status === 'running';
  const from = begins ? begun({ ...loaded, doc }) : loaded;
  const after = withLines(from, lines, begins ? undefined : onStep);
  const stored = after.play === undefined ? [...(loaded.stored ?? []), ...lines] : loaded.stored; // it may have begun and ended meanwhile
  return { ...after, doc, stored, clocks: begins ? after.clocks : withTimeGiven(after, doc), due: NOT_KNOWN };
};

const withTimeGiven = ({ clocks, doc: before }: Loaded, doc: TableDoc): Loaded['clocks'] =>
  doc.extraTime.reduce(
    (given, time, seat) => given && giveTime(given, [seat], time - (before.extraTime[seat] ?? 0)),
    clocks,
  );
