import { appendFileSync, writeFileSync } from 'node:fs';
import {
  type AnyGame,
  type AnyRules,
  allSeats,
  bytesToHex,
  FaultError,
  fastChance,
  type Keeping,
  namedSecret,
  type Outing,
  type Played,
  placesOf,
  playOut,
  recordOf,
  type Seat,
  type Stream,
  sealedChance,
  seedFrom,
  writeRecord,
} from '@conclave/kernel';
import { BOT_NAMES, botName, companyOf } from './company.ts';
import { playerCount, readFlags, tableOptions, wholeNumber } from './flags.ts';
import { type AnyBox, findGame } from './games.ts';
import { seatNames } from './names.ts';
import { progressBar } from './progress.ts';
import { mean, median, type Table, writeTable } from './statistics.ts';
import { type Command, Failure } from './usage.ts';

const HELP = `conclave sim <game> [--players N] [--games K] [--seed S] [--bot random] [--option key=value ...]
             [--records FILE] [--unchecked] [--json]

Plays whole games and prints how they went. Every game has its own sealed shuffle, so each can be recorded and verified.

  --players N         how many sit at the table (default 4, where the game allows it)
  --games K           how many games (default 100)
  --seed S            any word; the same seed plays the same games (default 1)
  --bot NAME          who plays: ${BOT_NAMES.join(', ')} (default random)
  --option key=value  a table option; repeat for several
  --records FILE      write one record per line; verify them with: conclave verify FILE
  --unchecked         do not check the rules' invariants after every move (faster)
  --json              print the summary as JSON`;

const FLAGS = {
  players: { type: 'string' },
  games: { type: 'string', default: '100' },
  seed: { type: 'string', default: '1' },
  bot: { type: 'string', default: 'random' },
  option: { type: 'string', multiple: true, default: [] as string[] },
  records: { type: 'string' },
  unchecked: { type: 'boolean', default: false },
  json: { type: 'boolean', default: false },
} as const;

interface Plan {
  readonly box: AnyBox;
  readonly rules: AnyRules;
  readonly bot: string;
  readonly options: object;
  readonly seats: number;
  readonly seed: string;
  readonly checked: boolean;
}

/** A fast generator for the players' own choices, from a name. */
const streamFor = (name: string): Stream => fastChance(Number.parseInt(bytesToHex(namedSecret(name)).slice(0, 12), 16));

const secretOf = ({ seed }: Plan, index: number): Uint8Array => namedSecret(`sim ${seed} ${index}`);
const noNonces = (seats: number): readonly string[] => Array<string>(seats).fill('');

/** Of a bot that breaks a rule, or a game without end, one hears in which game it was. */
const simulate = (plan: Plan, index: number): Played<AnyGame> => {
  try {
    return playOut(outingOf(plan, index));
  } catch (error) {
    if (error instanceof FaultError) throw new Failure(`Game ${index}: ${error.message}.`);
    throw error;
  }
};

const outingOf = (plan: Plan, index: number): Outing<AnyGame> => {
  const { box, rules, bot, options, seats, seed, checked } = plan;
  const stream = streamFor(`sim ${seed} ${index} turns`);
  const turn = (waiting: readonly Seat[]): Seat | undefined => waiting[stream.below(waiting.length)];
  const decide = companyOf(box, bot, streamFor(`sim ${seed} ${index} players`));
  const chance = sealedChance(seedFrom(secretOf(plan, index), noNonces(seats)));
  const isRandom = bot === 'random';
  const game = { rules, options, seats, chance, turn, decide, forgetful: isRandom };
  const luck = streamFor(`sim ${seed} ${index} onlookers`);
  const table = isRandom ? game : { ...game, bystanders: { seats: allSeats(seats), luck: () => luck } };
  return checked ? { ...table, watch: (state, moves) => mustHold(rules, state, index, moves) } : table;
};

const keepingOf = (plan: Plan, index: number): Keeping => ({
  seats: seatNames(plan.seats).map(name => ({ name, kind: 'bot' })),
  secret: secretOf(plan, index),
  nonces: noNonces(plan.seats),
});

const mustHold = (
  rules: AnyRules,
  state: Parameters<AnyRules['brokenInvariants']>[0],
  index: number,
  move: number,
): void => {
  const broken = rules.brokenInvariants(state);
  if (broken.length > 0)
    throw new Failure(`Game ${index}, after move ${move}: broken invariants: ${broken.join('; ')}.`);
};

interface Tally {
  readonly lengths: number[];
  readonly places: number[][]; // by seat
  readonly points: number[][]; // by seat
}

const summarise = (plan: Plan, tally: Tally, seconds: number): Record<string, unknown> => {
  const moves = tally.lengths.reduce((sum, length) => sum + length, 0);
  return {
    game: plan.rules.id,
    bot: plan.bot,
    players: plan.seats,
    options: plan.options,
    seed: plan.seed,
    games: tally.lengths.length,
    moves,
    movesPerSecond: Math.round(moves / seconds),
    invariantsChecked: plan.checked,
    length: {
      shortest: Math.min(...tally.lengths),
      median: median(tally.lengths),
      mean: mean(tally.lengths),
      longest: Math.max(...tally.lengths),
    },
    seats: tally.places.map((places, seat) => ({
      seat,
      wins: places.filter(place => place === 1).length,
      meanPlace: mean(places),
      ...(tally.points[seat]?.length
        ? { meanPoints: mean(tally.points[seat]), mostPoints: Math.max(...tally.points[seat]) }
        : {}),
    })),
  };
};

const printSummary = (plan: Plan, tally: Tally, seconds: number): void => {
  const moves = tally.lengths.reduce((sum, length) => sum + length, 0);
  console.log(
    `${plan.rules.id}, ${plan.seats} players (${plan.bot}), seed ${plan.seed}, options ${JSON.stringify(plan.options)}`,
  );
  console.log(
    `${tally.lengths.length} games, ${moves} moves, ${Math.round(moves / seconds)} moves per second, ${plan.checked ? 'no broken invariant' : 'invariants not checked'}`,
  );
  const { lengths } = tally;
  console.log(
    `moves per game: ${Math.min(...lengths)} to ${Math.max(...lengths)}, median ${median(lengths)}, mean ${mean(lengths).toFixed(1)}`,
  );
  const rows = tally.places.map((places, seat) => {
    const points = tally.points[seat] ?? [];
    const wins = places.filter(place => place === 1).length;
    return [
      `${seat}`,
      `${wins}`,
      mean(places).toFixed(2),
      ...(points.length > 0 ? [mean(points).toFixed(1), `${Math.min(...points)}..${Math.max(...points)}`] : []),
    ];
  });
  const head = ['seat', 'wins', 'mean place', 'mean points', 'range'];
  const table: Table = [head.slice(0, rows[0]?.length ?? 0), ...rows];
  console.log(writeTable(table));
};

const count = (tally: Tally, played: Played<AnyGame>): void => {
  const { rules, state, standing } = played;
  tally.lengths.push(standing.count);
  for (const [seat, place] of (placesOf(played) ?? []).entries()) tally.places[seat]?.push(place);
  for (const [seat, number] of (rules.points?.(state.table) ?? []).entries()) tally.points[seat]?.push(number);
};

const AT_ONCE = 1_000_000;

/** Writes records, many at once. */
const recorder = (file: string | undefined, plan: Plan) => {
  if (file !== undefined) writeFileSync(file, '');
  let lines = '';
  const flush = (): void => {
    if (file !== undefined) appendFileSync(file, lines);
    lines = '';
  };
  const keep = (played: Played<AnyGame>, index: number): void => {
    if (file !== undefined) lines += `${writeRecord(recordOf(played, keepingOf(plan, index)))}\n`;
    if (lines.length > AT_ONCE) flush();
  };
  return { keep, flush };
};

/** Plays all games of a plan. */
const playAll = (plan: Plan, games: number, file: string | undefined): Tally => {
  const bySeat = (): number[][] => Array.from({ length: plan.seats }, () => []);
  const tally: Tally = { lengths: [], places: bySeat(), points: bySeat() };
  const records = recorder(file, plan);
  const bar = progressBar(`${plan.rules.id}, ${games} games`, games);
  for (let index = 0; index < games; index += 1) {
    const played = simulate(plan, index);
    count(tally, played);
    records.keep(played, index);
    bar.step(index + 1);
  }
  records.flush();
  bar.end();
  return tally;
};

export const sim: Command = {
  summary: 'play many games and print how they went',
  help: HELP,
  run: args => {
    const { values, positionals } = readFlags(args, FLAGS);
    const box = findGame(positionals[0]);
    const { rules } = box;
    const seats = playerCount(box, values.players);
    const games = wholeNumber('games', values.games, 1, 10_000_000);
    const options = tableOptions(box, values.option, seats, 0);
    const { seed, unchecked, records, json } = values;
    const plan: Plan = { box, rules, bot: botName(values.bot, box), options, seats, seed, checked: !unchecked };
    const started = performance.now();
    const tally = playAll(plan, games, records);
    const seconds = (performance.now() - started) / 1000;
    if (json) console.log(JSON.stringify(summarise(plan, tally, seconds), undefined, 2));
    else printSummary(plan, tally, seconds);
    return 0;
  },
};
