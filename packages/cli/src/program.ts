import { randomInt } from 'node:crypto';
import {
  type AnyGame,
  type AnyRules,
  fastChance,
  harmless,
  memoryFrom,
  type SeatView,
  type Stream,
} from '@conclave/kernel';
import {
  applyUpdate,
  type PatchMessage,
  PROTOCOL_VERSION,
  type Seen,
  seenFrom,
  type TableInfo,
} from '@conclave/protocol';
import { type Budget, decide, levelNamed, THINKING } from '@conclave/search';
import { WebSocket } from 'ws';
import { botName } from './company.ts';
import { readFlags, wholeNumber } from './flags.ts';
import { findGame, gameIds } from './games.ts';
import { print } from './terminal.ts';
import { type Command, Failure, UsageError } from './usage.ts';

const HELP = `conclave program --url URL --token TOKEN [--level master] [--games dogma,mea-culpa] [--tables 4] [--iterations N]

A bot of this house plays as a program of others does: by the public door of the house at URL, with the token of a person who
was declared a program there (docs/programs.md). It says that it is ready, sits down wherever it is asked to, and plays until
it is stopped. It is also the sample for programs of your own.

  --level LEVEL       which bot (default master)
  --games A,B         what it plays (default all games)
  --tables N          at how many tables at once, at most 4 (default 4)
  --iterations N      how many games it imagines for a move, instead of thinking for a while`;

/** Who asked too much looks at the table again after so long, and goes on from what it sees. */
const LATER = 1000;

/** A table where it sits, and what it has seen there. */
interface Place {
  readonly info: TableInfo;
  readonly seen: Seen | undefined;
  /** The decision that it has answered last, and its move until that is answered: where several decide at once, others may be faster. */
  readonly answered: string;
  readonly waits?: string | undefined;
}

interface Player {
  readonly level: string;
  readonly budget: Budget;
  readonly stream: Stream;
  say(message: object): void;
}

const rulesOf = ({ game, rulesVersion }: TableInfo): AnyRules => {
  const rules = findGame(game).versions[rulesVersion];
  if (rules === undefined) throw new Failure(`The house plays ${game} by rules that this program does not know.`);
  return rules;
};

/** All that the seat was told, and what it sees: no bot of the house is asked with more. */
const moveOf = ({ level, budget, stream }: Player, info: TableInfo, { view, past }: Seen): AnyGame['move'] => {
  const rules = rulesOf(info);
  const seat = view as SeatView<AnyGame>;
  const told = past.flatMap(({ events }) => events) as AnyGame['event'][];
  const memory = memoryFrom({ rules, options: info.options, seats: info.seats.length }, seat.seat, told);
  const bot = findGame(info.game).bots[level];
  if (bot === undefined) throw new Failure(`${info.game} has no bot "${level}".`);
  return decide(bot, { view: seat, memory }, stream, budget).move;
};

/** If it is asked for a decision that it has not made yet, it makes it. */
const answer = (player: Player, table: string, place: Place): Place => {
  const { info, seen } = place;
  const decision = `${seen?.seq} ${seen?.quiet}`;
  if (seen === undefined || info.status !== 'running') return place;
  if (place.waits !== undefined || decision === place.answered) return place;
  const { seat, table: open } = seen.view;
  if (typeof seat !== 'number' || !rulesOf(info).toAct(open).includes(seat)) return place;
  const move = moveOf(player, info, seen);
  const waits = `m ${decision}`;
  player.say({ type: 'move', table, id: waits, seq: seen.seq, move });
  return { ...place, answered: decision, waits };
};

/** What it knows of a table after a message about it; where a step is missing it asks for the whole. */
const after = (player: Player, place: Place | undefined, message: PatchMessage): Place | undefined => {
  if (message.type === 'snapshot') return { info: message.info, seen: seenFrom(message), answered: '' };
  if (message.type === 'info') return place && { ...place, info: message.info };
  if (message.type !== 'update' || place?.seen === undefined) return place;
  const seen = applyUpdate(place.seen, message);
  if (seen === undefined) player.say({ type: 'watch', table: message.table });
  return seen === undefined ? place : { ...place, seen };
};

const hear = (player: Player, places: Map<string, Place>, message: PatchMessage): void => {
  if (message.type === 'farewell' || message.type === 'outdated') throw new Failure(`The house says ${message.type}.`);
  if (message.type === 'refused' && message.code !== 'stale')
    console.error(harmless(`refused: ${message.code} (${message.rule}) ${message.detail ?? ''}`));
  if (!('table' in message) || message.table === undefined) return;
  const { table } = message;
  if (message.type === 'refused' && message.code === 'tooFast')
    setTimeout(() => player.say({ type: 'watch', table }), LATER);
  if (message.type === 'invited') {
    player.say({ type: 'watch', table });
    player.say({ type: 'act', table, id: 'sit', action: { do: 'sit', seat: message.seat } });
  }
  const known = after(player, places.get(table), message);
  if (known === undefined) return;
  const place = 're' in message && message.re === known.waits ? { ...known, waits: undefined } : known;
  if (place.info.status === 'running' || place.info.status === 'open') places.set(table, answer(player, table, place));
  else if (places.delete(table)) leave(player, table, place.info);
};

const leave = ({ say }: Player, table: string, { game, status, places = [] }: TableInfo): void => {
  print(`${game} ${table}: ${status}${places.length === 0 ? '' : `, places ${places.join(' ')}`}`);
  say({ type: 'unwatch', table });
};

const budgetFor = (level: string, iterations: string | undefined): Budget => {
  if (iterations !== undefined) return { iterations: wholeNumber('iterations', iterations, 1, 1_000_000) };
  const { milliseconds } = THINKING[levelNamed(level)];
  return milliseconds === 0 ? {} : { milliseconds };
};

const FLAGS = {
  url: { type: 'string' },
  token: { type: 'string' },
  level: { type: 'string', default: 'master' },
  games: { type: 'string' },
  tables: { type: 'string', default: '4' },
  iterations: { type: 'string' },
} as const;

const run = (args: readonly string[]): Promise<number> => {
  const { url, token, games: named, ...flags } = readFlags(args, FLAGS).values;
  if (url === undefined || token === undefined) throw new UsageError('--url and --token are needed.');
  const games = named?.split(',') ?? gameIds();
  for (const game of games) findGame(game);
  const tables = wholeNumber('tables', flags.tables, 1, 4);
  const level = botName(flags.level);
  const socket = new WebSocket(`${url.replace(/^http/, 'ws').replace(/\/$/, '')}/api/live`);
  const say = (message: object): void => {
    if (socket.readyState === WebSocket.OPEN) socket.send(JSON.stringify(message));
  };
  const player = {
    level,
    budget: budgetFor(level, flags.iterations),
    stream: fastChance(randomInt(0x8000_0000_0000)),
    say,
  };
  const places = new Map<string, Place>();
  return new Promise((resolve, reject) => {
    socket.on('open', () => say({ type: 'hello', protocol: PROTOCOL_VERSION, form: 'patch', token }));
    socket.on('message', data => {
      try {
        const message = JSON.parse(String(data)) as PatchMessage;
        if (message.type === 'welcome') say({ type: 'ready', games, tables });
        hear(player, places, message);
      } catch (error) {
        reject(error);
        socket.close();
      }
    });
    socket.on('error', () => reject(new Failure(`There is no house at ${url}.`)));
    socket.on('close', () => resolve(0));
    process.once('SIGTERM', () => socket.close());
    process.once('SIGINT', () => socket.close());
  });
};

export const program: Command = { summary: 'lets a bot play in a house as programs of others do', help: HELP, run };
