// How long people wait for their next step when their node is killed: node bench/cluster/kill.mjs [tables] [kills] [ms]
// Three nodes on PostgreSQL and Redis, all people of a table at one node, as the proxies lead them; pages come back as ours do, elsewhere.
// For so many ms (0: nginx and Caddy pass a refused connection on at once) the proxy still leads to the dead node.
import { fastChance } from '@conclave/kernel';
import { applyUpdate, PROTOCOL_VERSION, seenFrom } from '@conclave/protocol';
import { rules } from '@conclave/seven-seals/rules';
import WebSocket from 'ws';
import { call } from '../server/conclave-table.mjs';
import { sleep, startServer } from '../server/core.mjs';
import { startPostgres, startRedis } from './programs.mjs';

const [tables = 60, kills = 5, lateMs = 0] = process.argv.slice(2).map(Number);
const NODES = 3;
const SEATS = 4;
const THINK = 200;
const NODE = new URL('./node.mjs', import.meta.url).pathname;
const luck = fastChance(1);

/** As packages/web/src/online/pulse.ts has it. */
const retryAfter = tries => 100 + Math.random() * (Math.min(5000, 900 * 1.7 ** Math.max(0, tries - 2)) - 100);

/** What somebody waits for after a kill, in this order. */
const PHASES = ['tried again', 'connected', 'greeted', 'saw the table', 'next step'];

/** One person's page: it plays when it is asked, comes back by itself, and sends again what was not answered. */
class Page {
  constructor(table, token, seat) {
    Object.assign(this, { table, token, seat, tries: 0, count: 0, isOver: false });
    this.connect();
  }

  connect() {
    const { port } = this.table.place();
    this.at = port;
    this.reached('tried again');
    const ws = new WebSocket(`ws://127.0.0.1:${port}/api/live`, { headers: { authorization: `Bearer ${this.token}` } });
    this.ws = ws;
    ws.on('open', () => {
      this.reached('connected');
      this.say({ type: 'hello', protocol: PROTOCOL_VERSION, form: 'patch' });
    });
    ws.on('message', data => this.hear(JSON.parse(String(data))));
    ws.on('error', () => undefined);
    ws.on('close', () => {
      setTimeout(() => this.connect(), retryAfter(this.tries));
      this.tries += 1;
    });
  }

  /** Notes when a phase was reached last, in milliseconds since the kill. */
  reached(phase) {
    if (this.wait !== undefined) this.wait[phase] = performance.now() - this.since;
  }

  say(message) {
    if (this.ws.readyState === WebSocket.OPEN) this.ws.send(JSON.stringify(message));
  }

  hear(message) {
    if (message.type === 'welcome') {
      this.tries = 0;
      this.reached('greeted');
      const have = this.seen === undefined ? {} : { have: { seq: this.seen.seq, seat: this.seat } };
      this.say({ type: 'watch', table: this.table.id, ...have });
      return;
    }
    if (message.type === 'snapshot' || message.type === 'current') this.reached('saw the table');
    if (message.type === 'snapshot' && message.view !== undefined) this.see(seenFrom(message));
    else if (message.type === 'update') this.see(this.seen && applyUpdate(this.seen, message));
    else if (message.type === 'current' && this.pending !== undefined) this.say(this.pending);
    else if (message.type === 'refused') this.pending = undefined;
  }

  see(seen) {
    if (seen === undefined) return this.ws.terminate();
    const isNext = this.seen === undefined || seen.seq > this.seen.seq;
    this.seen = seen;
    if (isNext) this.stepped?.();
    const { table, own } = seen.view;
    this.isOver = rules.places(table) !== undefined;
    if (this.pending?.seq < seen.seq) this.pending = undefined;
    if (this.pending !== undefined) return this.say(this.pending);
    if (this.isOver || !rules.toAct(table).includes(this.seat)) return;
    const move = rules.randomMove(table, own, this.seat, luck);
    this.count += 1;
    this.pending = { type: 'move', table: this.table.id, id: `m${this.seat}-${this.count}`, seq: seen.seq, move };
    setTimeout(() => this.pending !== undefined && this.say(this.pending), THINK);
  }

  /** When the next step is here, and all that came before it, in milliseconds from now. */
  nextStep() {
    this.since = performance.now();
    this.wait = {};
    return new Promise(done => {
      this.stepped = () => {
        this.reached('next step');
        const { wait } = this;
        this.stepped = undefined;
        this.wait = undefined;
        done(wait);
      };
    });
  }
}

/** A table that a proxy leads to one node, and to another one when that is gone: its tables are spread over the others. */
const openTable = async (nodes, index) => {
  const table = {
    pages: [],
    place: () => {
      const home = nodes[index % NODES];
      if (home.isUp) return home;
      const others = nodes.filter(({ isUp }) => isUp);
      return others[Math.floor(index / NODES) % others.length];
    },
  };
  const { port } = table.place();
  const tokens = [];
  for (let seat = 0; seat < SEATS; seat += 1)
    tokens.push((await call(port, '/api/people', { name: `Seat ${seat}` })).token);
  const wish = { game: 'seven-seals', seats: tokens.map(() => ({ kind: 'open' })), settings: { undo: 'none' } };
  table.id = (await call(port, '/api/tables', wish, tokens[0])).id;
  for (const [seat, token] of tokens.entries())
    await call(port, `/api/tables/${table.id}/actions`, { do: 'sit', seat, nonce: '00'.repeat(16) }, token);
  table.pages = tokens.map((token, seat) => new Page(table, token, seat));
  return table;
};

const postgres = await startPostgres();
const redis = await startRedis();
const env = { DATABASE: await postgres.newDatabase(), ...(redis === undefined ? {} : { BUS: redis.url }) };
let names = 0;
const newNode = async () => {
  names += 1;
  return { ...(await startServer(NODE, { ...env, NAME: `node-${names}` })), isUp: true };
};
const nodes = await Promise.all(Array.from({ length: NODES }, newNode));

/** In seconds: half of them, 95 of 100, and the last one. */
const shares = times => {
  const sorted = times.toSorted((one, other) => one - other);
  const at = share => (sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] / 1000).toFixed(2);
  return `${at(0.5)} (half), ${at(0.95)} (95 %), ${at(1)} (the last)`;
};

const waits = [];
for (let kill = 0; kill < kills; kill += 1) {
  const all = [];
  for (let index = 0; index < tables; index += 1) all.push(await openTable(nodes, index));
  await sleep(4000);
  const doomed = nodes[kill % NODES];
  const hit = all.flatMap(({ pages }) => pages).filter(({ at, isOver }) => at === doomed.port && !isOver);
  const steps = hit.map(page => page.nextStep());
  doomed.child.kill('SIGKILL');
  if (lateMs === 0) doomed.isUp = false;
  else
    setTimeout(() => {
      doomed.isUp = false;
    }, lateMs);
  const found = await Promise.all(steps);
  waits.push(...found);
  console.log(`kill ${kill + 1}: ${found.length} people: ${shares(found.map(wait => wait['next step']))}`);
  for (const { ws } of all.flatMap(({ pages }) => pages)) {
    ws.removeAllListeners('close');
    ws.terminate();
  }
  nodes[kill % NODES] = await newNode();
}
console.log(`${kills} kills, ${waits.length} people; seconds after the kill, bar for the next step: 95 % within 3 s`);
// Who had the next step from the node that died, just before it did, has no other phase.
for (const phase of PHASES) {
  const times = waits.flatMap(wait => wait[phase] ?? []);
  if (times.length > 0) console.log(`${phase}: ${shares(times)}`);
}
for (const { child } of nodes) child.kill('SIGKILL');
redis?.stop();
await postgres.stop();
process.exit(0);
