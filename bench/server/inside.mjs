// What one move costs inside the server without sockets: decided, saved and written down for four who watch; games of fifty tables in turns.
// node bench/server/inside.mjs [moves]
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fastChance, placesOf, toActAt } from '@conclave/kernel';
import { serve, WIDE_OPEN } from '@conclave/server';
import { rules } from '@conclave/seven-seals/rules';
import { decideMove } from '../../packages/server/dist/table/play.js';
import { call } from './conclave-table.mjs';

const MANY = 1e9;
const [moves = 60_000] = process.argv.slice(2).map(Number);
const data = mkdtempSync(join(process.env.DATA_IN ?? tmpdir(), 'conclave-inside-'));
const server = await serve({
  host: '127.0.0.1',
  port: 0,
  data,
  logLevel: 'warn',
  limits: { ...WIDE_OPEN, socketsPerAddress: MANY, others: { burst: MANY, perSecond: MANY } },
});
const luck = fastChance(3);
const TABLES = 50;
const guests = () => Promise.all([0, 1, 2, 3].map(seat => call(server.port, '/api/people', { name: `Seat ${seat}` })));

const listenerOf = person => ({
  person,
  form: 'patch',
  write: () => undefined,
  send: () => undefined,
});

const open = async people => {
  const seats = [0, 1, 2, 3].map(() => ({ kind: 'open' }));
  const { id } = await call(
    server.port,
    '/api/tables',
    { game: 'seven-seals', seats, settings: { undo: 'none' } },
    people[0].token,
  );
  for (const [seat, { token }] of people.entries())
    await call(server.port, `/api/tables/${id}/actions`, { do: 'sit', seat, nonce: '00'.repeat(16) }, token);
  const actor = server.tables.at(id);
  for (const [seat, { person }] of people.entries()) actor.watches.add({ listener: listenerOf(person), viewer: seat });
  return actor;
};

let played = 0;
let ids = 0;
const playing = (actor, people, done) => {
  const listeners = [...actor.watches];
  const fire = () => {
    let play;
    actor.look({
      look: loaded => {
        play = loaded.play;
      },
      refused: refused => {
        throw new Error(JSON.stringify(refused));
      },
    });
    if (play === undefined || placesOf(play) !== undefined) return done();
    const [seat] = toActAt(play);
    const move = JSON.parse(JSON.stringify(rules.randomMove(play.state.table, play.state.secrets[seat], seat, luck)));
    ids += 1;
    const id = String(ids);
    actor.request({
      origin: { listener: listeners[seat].listener, id },
      decide: (loaded, scene) => decideMove(loaded, scene, people[seat].person.id, { id, seq: play.seq, move }),
      answer: answer => {
        if ('refused' in answer) throw new Error(JSON.stringify(answer));
        played += 1;
        if (!over()) setImmediate(fire);
        else done();
      },
    });
  };
  fire();
};
let most = 0;
const over = () => played >= most;
const run = async count => {
  most = played + count;
  const before = process.cpuUsage();
  const from = played;
  const commits = server.services.committer.commits;
  const one = async () => {
    while (!over()) {
      const people = await guests();
      const actor = await open(people);
      await new Promise(done => playing(actor, people, done));
      actor.watches.clear();
      server.tables.released(actor);
    }
  };
  await Promise.all(Array.from({ length: TABLES }, one));
  const { user, system } = process.cpuUsage(before);
  const n = played - from;
  return {
    us: (user + system) / n,
    user: user / n,
    system: system / n,
    batch: n / (server.services.committer.commits - commits),
  };
};
await run(moves / 2);
const { us, user, system, batch } = await run(moves);
console.log(
  `${us.toFixed(1)} µs a move (${user.toFixed(1)} + ${system.toFixed(1)} system), ${batch.toFixed(0)} moves a commit, opening tables included`,
);
rmSync(data, { recursive: true, force: true });
process.exit(0);
