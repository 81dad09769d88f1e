import { type Fault, type Finding, type GameRecord, readRecord, verifyRecord, writeRecord } from '@conclave/kernel';
import { isFault, rulesForRecord } from './read-file.ts';

/** One thing that was checked. `file`: is it a record at all; `layout`: is it byte for byte as we would write it. */
export interface Check {
  readonly what: Finding['what'] | 'file' | 'rules' | 'layout';
  readonly ok: boolean;
  /** For people with a program of their own: figures, paths, codes. */
  readonly detail: string;
  /** The move that breaks, counted from 1, where one does. */
  readonly move?: number;
  /** Who made it. */
  readonly by?: string;
  readonly fault?: Fault;
}

export interface Verdict {
  readonly ok: boolean;
  /** All holds that is there, only the game is not over. */
  readonly unfinished: boolean;
  readonly checks: readonly Check[];
  readonly moves: number;
}

/** The move that a finding names. */
const moveIn = (detail: string, { moves, seats }: GameRecord): Pick<Check, 'move' | 'by'> => {
  const found = /^moves\[(\d+)\]/.exec(detail);
  if (found === null) return {};
  const index = Number(found[1]);
  return { move: index + 1, by: seats[moves[index]?.seat ?? -1]?.name ?? '' };
};

const layoutCheck = (text: string, written: string): Check => {
  const bare = text.trim();
  const length = Math.min(bare.length, written.length);
  let at = 0;
  while (at < length && bare[at] === written[at]) at += 1;
  return { what: 'layout', ok: bare === written, detail: bare === written ? `${written.length}` : `${at + 1}` };
};

const refused = (what: 'file' | 'rules', fault: Fault): Verdict => ({
  ok: false,
  unfinished: false,
  checks: [{ what, ok: false, detail: `${fault.path}: ${fault.message}`, fault }],
  moves: 0,
});

/** Recomputes all a record claims. A changed byte shows up here: in the shape, the checksum, the seal, a move, the places or the layout. */
export const verifyText = async (text: string): Promise<Verdict> => {
  const read = readRecord(text);
  if (!read.ok) return refused('file', read.fault);
  const record = read.value;
  const rules = await rulesForRecord(record);
  if (isFault(rules)) return refused('rules', rules);
  const found = verifyRecord(record, rules).map(
    (finding): Check => ({
      ...finding,
      ...(finding.ok || finding.what !== 'moves' ? {} : moveIn(finding.detail, record)),
    }),
  );
  const checks = [...found, layoutCheck(text, writeRecord(record))];
  const failing = checks.filter(({ ok }) => !ok).map(({ what }) => what);
  const unfinished = failing.length > 0 && failing.every(what => what === 'ending');
  return { ok: failing.length === 0, unfinished, checks, moves: record.moves.length };
};
