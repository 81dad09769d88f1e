import { parseArgs } from 'node:util';
import { GAME_IDS } from '@conclave/house';
import { openGame } from '@conclave/house/all';
import type { Contest } from '../arena/arena.ts';
import { report } from '../arena/report.ts';
import { runArena } from './arena.ts';

const HELP = `conclave arena <game> [--players N] [--bots a,b,c] [--games K] [--seed S] [--time ms [--cpu] | --iterations n] [--json]

Lets bots play against each other: every deal once for each rotation of the seats, so that luck cancels out.

  <game>        ${GAME_IDS.join(', ')}
  --players     how many sit at the table (default: the most the game allows)
  --bots        who plays, comma-separated; the list goes around the table (default: master,regular);
                master@80ms or master@60 has so many milliseconds or iterations of its own
  --games       about how many games, rounded up to whole deals (default: 40)
  --seed        any text; the same seed and iterations give the same results (default: 1)
  --time        milliseconds a searching bot may think about each move
  --cpu         count the processor's milliseconds, on one thread: fair also on a busy machine
  --iterations  imagined games for each move instead (default: 200)
  --option      key=value, a table option; repeat for several
  --threads     worker threads (default: one for each core)
  --json        the figures as JSON
  --list        the bots there are for this game
  --help        this text`;

export interface Terminal {
  out(text: string): void;
  /** Progress and complaints. */
  err(text: string): void;
  readonly isInteractive: boolean;
}

const stdio: Terminal = {
  out: text => void process.stdout.write(`${text}\n`),
  err: text => void process.stderr.write(text),
  isInteractive: process.stderr.isTTY === true,
};

const wholeNumber = (name: string, text: string | undefined): number | undefined => {
  if (text === undefined) return undefined;
  const value = Number(text);
  if (!Number.isInteger(value) || value < 1) throw new Error(`--${name} must be a whole number above zero`);
  return value;
};

const OPTIONS = {
  players: { type: 'string' },
  bots: { type: 'string', default: 'master,regular' },
  games: { type: 'string', default: '40' },
  seed: { type: 'string', default: '1' },
  time: { type: 'string' },
  iterations: { type: 'string' },
  threads: { type: 'string' },
  option: { type: 'string', multiple: true, default: [] as string[] },
  cpu: { type: 'boolean', default: false },
  json: { type: 'boolean', default: false },
  list: { type: 'boolean', default: false },
  help: { type: 'boolean', default: false },
} as const;

const readArgs = (args: readonly string[]) => parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true });

/** A value that is no JSON is a word. */
const valueFrom = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
};

const optionsFrom = (given: readonly string[]): object =>
  Object.fromEntries(
    given.map(text => {
      const [key, ...rest] = text.split('=');
      return [key, valueFrom(rest.join('='))];
    }),
  );

const contestOf = (game: string, values: ReturnType<typeof readArgs>['values']): Contest => {
  const milliseconds = wholeNumber('time', values.time);
  const iterations = wholeNumber('iterations', values.iterations) ?? (milliseconds === undefined ? 200 : undefined);
  return {
    game,
    players: wholeNumber('players', values.players) ?? openGame(game).rules.seats.max,
    bots: values.bots.split(',').filter(name => name !== ''),
    games: wholeNumber('games', values.games) ?? 40,
    seed: values.seed,
    ...(iterations === undefined ? {} : { iterations }),
    ...(milliseconds === undefined ? {} : { milliseconds }),
    ...(values.cpu ? { byProcessor: true } : {}),
    ...(values.option.length === 0 ? {} : { options: optionsFrom(values.option) }),
  };
};

const BAR = 30;

const bar = (terminal: Terminal) => (done: number, all: number) => {
  if (!terminal.isInteractive) return;
  const full = Math.round((BAR * done) / all);
  terminal.err(`\r[${'#'.repeat(full)}${' '.repeat(BAR - full)}] ${done} of ${all} deals${done === all ? '\n' : ''}`);
};

const run = async (args: readonly string[], terminal: Terminal): Promise<void> => {
  const { values, positionals } = readArgs(args);
  const [game] = positionals;
  if (values.help || game === undefined) return terminal.out(HELP);
  if (positionals.length > 1) throw new Error(`one game at a time, not also ${positionals.slice(1).join(', ')}`);
  if (values.list) return terminal.out(Object.keys(openGame(game).bots).join('\n'));
  const contest = contestOf(game, values);
  const threads = wholeNumber('threads', values.threads);
  const summary = await runArena(contest, { progress: bar(terminal), ...(threads === undefined ? {} : { threads }) });
  terminal.out(values.json ? JSON.stringify({ contest, ...summary }, undefined, 2) : report(contest, summary));
};

/** `conclave arena …`: the arguments after `arena`; the exit code. */
export const arenaCommand = async (args: readonly string[], terminal: Terminal = stdio): Promise<number> => {
  try {
    await run(args, terminal);
    return 0;
  } catch (error) {
    terminal.err(`conclave arena: ${error instanceof Error ? error.message : String(error)}\n`);
    return 2;
  }
};
