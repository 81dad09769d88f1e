import {
  type AnyGame,
  type ExpandedLine,
  expandRecord,
  harmlessLine,
  isSeatRecord,
  type Knowledge,
  type Language,
  orThrow,
  playOf,
  readSeatRecord,
  type SeatLine,
  viewOf,
} from '@conclave/kernel';
import { openRecord, recordTexts } from './files.ts';
import { language, readFlags, wholeNumber } from './flags.ts';
import { type AnyBox, findGame } from './games.ts';
import { print } from './terminal.ts';
import { type Command, Failure, UsageError } from './usage.ts';
import { TEXTS } from './words.ts';

const HELP = `conclave replay FILE [--seat N] [--full] [--until M] [--record K] [--language en|de] [--json]

Tells a recorded game again, move by move, in words.

  --seat N       as seat N saw it (0 is the first); without it as a spectator saw it
  --full         with everybody's secrets
  --until M      stop after M moves and show the table
  --record K     the K-th record of a file with one record per line (default 1)
  --language L   en or de
  --json         the expanded form: JSON Lines with every move and every event the viewer may know`;

const FLAGS = {
  seat: { type: 'string' },
  full: { type: 'boolean', default: false },
  until: { type: 'string' },
  record: { type: 'string', default: '1' },
  language: { type: 'string' },
  json: { type: 'boolean', default: false },
} as const;

/** A name is a stranger's word, and stays on its line. */
const namesOf = (seats: readonly SeatLine[]): readonly string[] => seats.map(({ name }) => harmlessLine(name));

/** A move shows up in words through its events; the log adds who may know an event when secrets are open. */
const sayLine = (
  line: ExpandedLine,
  box: AnyBox,
  names: readonly string[],
  tongue: Language,
  viewer: Knowledge,
): string | undefined => {
  if (line.line !== 'event') return undefined;
  const words = box.words[tongue];
  const text = words.tell(
    line.event as AnyGame['event'],
    names,
    viewer === 'open' ? (typeof line.to === 'number' ? line.to : 'spectator') : viewer,
  );
  if (text === '') return undefined;
  const secret =
    viewer === 'open' && line.to !== 'all'
      ? `  (${TEXTS[tongue].only(typeof line.to === 'number' ? names[line.to] : undefined)})`
      : '';
  return `${`${line.after}`.padStart(4)}  ${text}${secret}`;
};

const textsOf = (
  lines: readonly ExpandedLine[],
  box: AnyBox,
  tongue: Language,
  viewer: Knowledge,
  json: boolean,
): readonly string[] => {
  const [start] = lines;
  const names = start?.line === 'start' ? namesOf(start.seats) : [];
  return lines.flatMap(line => (json ? JSON.stringify(line) : sayLine(line, box, names, tongue, viewer)) ?? []);
};

const viewerFrom = (seat: string | undefined, full: boolean, seats: number): Knowledge => {
  if (seat !== undefined && full) throw new UsageError('Either --seat or --full, not both.');
  if (full) return 'open';
  return seat === undefined ? 'spectator' : wholeNumber('seat', seat, 0, seats - 1);
};

/** A record that one seat kept: it holds what this seat may know, and nothing else can be asked of it. */
/** For a program as it is, for a person in the width of the terminal. */
const sayAs = (json: boolean, line: string): void => (json ? console.log(line) : print(line, 'plain', 6));

const replaySeatRecord = (text: string, tongue: Language, json: boolean): number => {
  const { viewer, lines } = orThrow(readSeatRecord(text));
  const [start] = lines;
  if (start?.line !== 'start') throw new Failure('This seat record does not start with its game (malformed).');
  const texts = tellable(() => textsOf(lines, findGame(start.game), tongue, viewer, json));
  for (const line of texts) sayAs(json, line);
  return 0;
};

/** The first version of seat records had no digest, so an event in it may be damaged in a way that only its words notice. */
const tellable = <Texts>(tell: () => Texts): Texts => {
  try {
    return tell();
  } catch (error) {
    if (error instanceof TypeError || error instanceof RangeError)
      throw new Failure('An event of this seat record is damaged and cannot be told (malformed).');
    throw error;
  }
};

export const replay: Command = {
  summary: 'tell a recorded game again',
  help: HELP,
  run: args => {
    const { values, positionals } = readFlags(args, FLAGS);
    const tongue = language(values.language);
    const texts = recordTexts(positionals[0]);
    const text = texts[wholeNumber('record', values.record, 1, texts.length) - 1] ?? '';
    if (isSeatRecord(text)) return replaySeatRecord(text, tongue, values.json);
    const { record: whole, box } = openRecord(text);
    const until =
      values.until === undefined ? whole.moves.length : wholeNumber('until', values.until, 0, whole.moves.length);
    const record = { ...whole, moves: whole.moves.slice(0, until) };
    const viewer = viewerFrom(values.seat, values.full, record.seats.length);
    for (const line of textsOf(expandRecord(record, box.rules, viewer), box, tongue, viewer, values.json))
      sayAs(values.json, line);
    if (!values.json) {
      const { state } = playOf(record, box.rules);
      print(
        `\n${box.words[tongue].describe(viewOf(state, viewer === 'open' ? 'spectator' : viewer), namesOf(record.seats)).join('\n')}`,
        'table',
        2,
      );
    }
    return 0;
  },
};
