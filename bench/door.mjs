// The house's master through the programs' door against the same master in the server's own process, at the same tables: is the door a
// handicap? Both think with as many imagined games, so the machine's speed does not count. `npm run long -- door`; docs/programs.md.
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { botOf } from '@conclave/house/all';
import { decide } from '@conclave/search';
import { serve, simpleBots, WIDE_OPEN } from '@conclave/server';

const { values } = parseArgs({
  options: {
    game: { type: 'string', default: 'dogma' },
    games: { type: 'string', default: '200' },
    seats: { type: 'string', default: '3' },
    iterations: { type: 'string', default: '20' },
    hold: { type: 'string', default: '150' },
  },
});
const [games, seats, iterations] = [values.games, values.seats, values.iterations].map(Number);
const AT_ONCE = 4;
/** The interval must not be wider than this (B10). */
const WIDEST = 0.3;

const bots = {
  ...simpleBots,
  levels: () => ['novice', 'regular', 'master'],
  player: (rules, level) => (view, memory, stream) =>
    decide(botOf(rules.id, level ?? 'regular'), structuredClone({ view, memory }), stream, { iterations }).move,
};
const data = mkdtempSync(join(tmpdir(), 'conclave-door-'));
const limits = { ...WIDE_OPEN, others: WIDE_OPEN.moves };
const config = { host: '127.0.0.1', port: 0, logLevel: 'warn', botPaceMs: 0, limits, programs: true };
const server = await serve({ ...config, data, programHoldMs: Number(values.hold) }, { bots });

const call = async (method, path, body, token) => {
  const headers = {
    ...(body && { 'content-type': 'application/json' }),
    ...(token && { authorization: `Bearer ${token}` }),
  };
  const response = await fetch(`${server.address}${path}`, {
    method,
    headers,
    ...(body && { body: JSON.stringify(body) }),
  });
  const answer = await response.json();
  if (!response.ok) throw new Error(`${method} ${path}: ${answer.code} ${answer.message}`);
  return answer;
};
const wait = ms => new Promise(done => setTimeout(done, ms));

const program = { by: 'the house', url: 'https://example.org/' };
const robot = await call('POST', '/api/people', { name: 'Master', program });
const { token } = await call('POST', '/api/people', { name: 'Host' });
const bin = fileURLToPath(new URL('../packages/cli/bin/conclave.js', import.meta.url));
const flags = [
  '--url',
  server.address,
  '--token',
  robot.token,
  '--games',
  values.game,
  '--iterations',
  String(iterations),
];
const child = spawn(process.execPath, [bin, 'program', ...flags], { stdio: ['ignore', 'ignore', 'pipe'] });
let faults = 0;
child.stderr.on('data', text => {
  faults += 1;
  console.error(String(text).trim());
});
for (;;) {
  const { programs } = await call('GET', `/api/programs?game=${values.game}&seats=${seats}`, undefined, token);
  if (programs.length > 0) break;
  await wait(100);
}

/** The door's master on one seat, the house's on another, regulars on the rest; whoever sits where goes round. */
const playOne = async n => {
  const mine = n % seats;
  const theirs = (mine + 1 + (Math.floor(n / seats) % (seats - 1))) % seats;
  const chair = seat =>
    seat === mine ? { kind: 'open' } : { kind: 'bot', level: seat === theirs ? 'master' : 'regular' };
  const wish = {
    game: values.game,
    seats: Array.from({ length: seats }, (_, seat) => chair(seat)),
    settings: { programs: 'invited', clock: { kind: 'move', seconds: 3600 } },
  };
  const { id } = await call('POST', '/api/tables', wish, token);
  const invite = () =>
    call('POST', `/api/tables/${id}/actions`, { do: 'invite', seat: mine, person: robot.person.id }, token);
  await invite();
  for (;;) {
    const { status, places, seats: sat } = await call('GET', `/api/tables/${id}`);
    if (status === 'over') {
      if (sat[mine].standIn) faults += 1;
      return places[mine] - places[theirs];
    }
    if (status === 'open' && sat[mine].person === undefined) await invite(); // it was busy for twenty seconds
    if (status !== 'open' && status !== 'running') throw new Error(`a table is ${status}`);
    await wait(50);
  }
};

const differences = [];
let next = 0;
const began = Date.now();
const worker = async () => {
  while (next < games) {
    next += 1;
    differences.push(await playOne(next - 1));
    if (differences.length % 20 === 0)
      console.log(`${differences.length} games, ${Math.round((Date.now() - began) / 1000)} s`);
  }
};
await Promise.all(Array.from({ length: AT_ONCE }, worker));
const exited = new Promise(done => child.once('exit', done));
child.kill();
await exited;
await server.close();
rmSync(data, { recursive: true, force: true });

const mean = differences.reduce((sum, one) => sum + one, 0) / games;
const variance = differences.reduce((sum, one) => sum + (one - mean) ** 2, 0) / Math.max(1, games - 1);
const half = 1.96 * Math.sqrt(variance / games);
const isFair = Math.abs(mean) <= half && half <= WIDEST && faults === 0;
console.log(
  `${values.game}, ${seats} players, ${games} games, ${iterations} imagined a move: places through the door minus in the house ` +
    `${mean.toFixed(2)} ± ${half.toFixed(2)} (95 %), ${faults} faults: ${isFair ? 'as it should be' : 'not as it should be'}`,
);
process.exitCode = isFair ? 0 : 1;
