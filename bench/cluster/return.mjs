// What it costs when all people of a node that died come to another: node bench/cluster/return.mjs [tables] [rounds] [moves in each log]
// Tables in the middle of their games, four sockets each; they come within three seconds by luck, as pages do, and all of them to one node.
import { randomBytes } from 'node:crypto';
import { PROTOCOL_VERSION } from '@conclave/protocol';
import WebSocket from 'ws';
import { hashToken } from '../../packages/server/dist/people/people.js';
import { openPostgres } from '../../packages/server/dist/storage/postgres/postgres.js';
import { Drive, sleep, startServer } from '../server/core.mjs';
import { NODE, WideTable } from './load.mjs';
import { alone, startPostgres, startRedis } from './programs.mjs';
import { loadNow, told } from './words.mjs';

const [tables = 2000, rounds = 3, moves = 130] = process.argv.slice(2).map(Number);
const SEATS = 4;
const WITHIN = 3000;
const WARM_TABLES = 40;
const AT_ONCE = 50;
const SWEEP = 500;

/** Half a game at a real table; its people come back with these tokens. */
const played = async port => {
  const drive = new Drive();
  const table = new WideTable(drive, [port]);
  const tokens = [];
  const { connect } = table;
  table.connect = (token, seat) => {
    tokens[seat] = token;
    return connect.call(table, token, seat);
  };
  await table.open();
  drive.schedule(table);
  while (drive.moves < moves) await sleep(5);
  drive.stopped = true;
  await sleep(500);
  table.close();
  return { id: table.id, seq: table.seq, tokens };
};

const randomId = () => `R${randomBytes(12).toString('base64url').slice(1)}`;

/** Somebody like this one who has been known for long; comes back with the token. */
const likeness = (person, session) => {
  const [id, token] = [randomId(), randomBytes(24).toString('base64url')];
  const writes = [
    { put: 'person', row: { ...person, id, handle: null, created_at: 1, changed_at: 1 } },
    { put: 'session', row: { ...session, token_hash: hashToken(token), person_id: id, created_at: 1, told_at: 1 } },
  ];
  return { id, token, writes };
};

/** The same game at so many other tables, with people of their own, row by row as a server writes them. */
const copies = async (storage, id, tokens, count) => {
  const { row, n, entries } = await storage.load(id);
  const people = await Promise.all(tokens.map(token => storage.personByToken(hashToken(token))));
  const [session] = await storage.ask('session', 'where person_id = ?', people[0].id);
  const copy = () => {
    const table = randomId();
    const sitters = people.map(person => likeness(person, session));
    const names = new Map([[id, table], ...people.map((person, seat) => [person.id, sitters[seat].id])]);
    const renamed = text => [...names].reduce((all, [from, to]) => all.replaceAll(from, to), text);
    const rowAt = number => ({ ...row, id: table, host: renamed(row.host), n: number, doc: renamed(row.doc) });
    const lines = entries.map(({ n: _, body, person, ...line }) => ({
      ...line,
      person: person === null ? null : (names.get(person) ?? person),
      body: JSON.stringify(body),
    }));
    return { table, sitters, rowAt, lines };
  };
  const all = [];
  for (let from = 0; from < count; from += AT_ONCE) {
    const some = Array.from({ length: Math.min(AT_ONCE, count - from) }, copy);
    await storage.commit(
      some.map(({ rowAt, sitters }) => ({
        writes: [...sitters.flatMap(({ writes }) => writes), { put: 'table', row: rowAt(0) }],
      })),
    );
    await storage.commit(
      some.map(({ table, lines, rowAt }) => ({
        table: { id: table, next: 1, entries: lines },
        writes: [{ put: 'table', row: rowAt(n) }],
      })),
    );
    for (const { table, sitters } of some) all.push({ table, tokens: sitters.map(({ token }) => token) });
  }
  return all;
};

let again = 0;

/** One page that comes back with what it had, again if it is sent away; resolves when it has the table again. */
const comeBack = (port, token, message) =>
  new Promise(back => {
    const ws = new WebSocket(`ws://127.0.0.1:${port}/api/live`, {
      headers: { authorization: `Bearer ${token}` },
      perMessageDeflate: false,
    });
    let isBack = false;
    ws.on('error', () => undefined);
    ws.on('open', () => ws.send(JSON.stringify({ type: 'hello', protocol: PROTOCOL_VERSION, form: 'patch' })));
    ws.on('message', data => {
      const { type } = JSON.parse(String(data));
      if (type === 'welcome') ws.send(JSON.stringify(message));
      isBack ||= type === 'current' || type === 'snapshot';
      if (isBack) back(ws);
    });
    ws.on('close', () => {
      if (isBack) return;
      again += 1;
      setTimeout(() => comeBack(port, token, message).then(back), 100 + Math.random() * 800);
    });
  });

const allComeBack = async (port, all, { seq }, have, within) => {
  const places = all.flatMap(({ table, tokens }) => tokens.map((token, seat) => ({ table, token, seat })));
  const came = places.map(async ({ table, token, seat }) => {
    await sleep(Math.random() * within);
    return comeBack(port, token, { type: 'watch', table, ...(have ? { have: { seq, seat } } : {}) });
  });
  return Promise.all(came);
};

const allLeave = async (node, sockets) => {
  for (const ws of sockets) ws.terminate();
  for (;;) {
    await sleep(2 * SWEEP);
    const { extra } = await node.stats(true);
    if (extra.tables === 0) return;
  }
};

const postgres = await startPostgres();
const redis = await startRedis();
const env = { DATABASE: await postgres.newDatabase(), SWEEP: String(SWEEP), ...(redis && { BUS: redis.url }) };
const first = await startServer(NODE, { ...env, NAME: 'first' });
const game = await played(first.port);
await first.stop();
const storage = await openPostgres(env.DATABASE);
const ids = await copies(storage, game.id, game.tokens, tables);
await storage.close();
console.log(`${tables} tables of ${game.seq} moves, ${tables * SEATS} sockets within ${WITHIN / 1000} s to one node`);

const costs = [];
for (let round = 0; round < rounds; round += 1) {
  const node = await startServer(NODE, { ...env, NAME: `heir-${round}` });
  const calm = alone([process.pid, node.pid, ...postgres.family(), ...(redis === undefined ? [] : [redis.pid])]);
  await allLeave(node, await allComeBack(node.port, ids.slice(0, WARM_TABLES), game, true, 500));
  const before = await node.stats(true);
  const [began, database] = [performance.now(), postgres.cpu()];
  again = 0;
  const sockets = await allComeBack(node.port, ids, game, true, WITHIN);
  const seconds = (performance.now() - began) / 1000;
  const after = await node.stats();
  const theirs = postgres.cpu() - database;
  calm();
  const full = await node.stats(true);
  await allLeave(node, sockets);
  const left = await node.stats(true);
  const cost = (1000 * (after.cpu - before.cpu)) / tables;
  const mb = ({ heapUsed }) => (heapUsed / 1e6).toFixed(1);
  costs.push(cost);
  console.log(
    `${cost.toFixed(2)} ms of the node a table, ${((1000 * theirs) / tables).toFixed(2)} of PostgreSQL, all back after ${seconds.toFixed(1)} s, ${again} sent away once more; ` +
      `heap ${mb(before)} MB before, ${mb(full)} with all of them, ${mb(left)} after; load ${loadNow()}`,
  );
  await node.stop();
}
console.log(`\nprocessor time of the node for a table that returns, ms   ${told(costs)}   bar 10`);
redis?.stop();
await postgres.stop();
process.exit(0);
