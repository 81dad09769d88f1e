// From sending at one node to seen at the other, beside seen at the same node: node bench/cluster/between.mjs [rounds] [seconds] [moves per second] [tables]
// Two people of each table are at one node and two at the other, with Redis and without, in turns.
import { Drive, sleep, startServer } from '../server/core.mjs';
import { NODE, WideTable } from './load.mjs';
import { startPostgres, startRedis } from './programs.mjs';
import { loadNow, medianOf, told } from './words.mjs';

const [rounds = 5, seconds = 8, rate = 50, tables = 40] = process.argv.slice(2).map(Number);
const WARM = 5;

/** Notes of every move when the first of the others saw it, at the node where it was sent and at the other. */
class HalfHere extends WideTable {
  constructor(drive, ports, times) {
    super(drive, [ports[0], ports[0], ports[1], ports[1]]);
    this.times = times;
  }

  fire() {
    this.sender = this.table.turn;
    this.isNoted = { here: false, there: false };
    super.fire();
  }

  update(text, seat) {
    const place = this.ports[seat] === this.ports[this.sender] ? 'here' : 'there';
    if (seat !== this.sender && !this.isNoted[place]) {
      this.isNoted[place] = true;
      this.times[place].push(performance.now() - this.sentAt);
    }
    super.update(text, seat);
  }
}

const between = async env => {
  const nodes = await Promise.all([0, 1].map(index => startServer(NODE, { ...env, NAME: `bench-${index}` })));
  const drive = new Drive(rate);
  const times = { here: [], there: [] };
  for (let index = 0; index < tables; index += 1) {
    const ports = nodes.map(({ port }) => port);
    const table = new HalfHere(drive, index % 2 === 0 ? ports : ports.toReversed(), times);
    await table.open();
    drive.tables.push(table);
  }
  for (const table of drive.tables) drive.schedule(table);
  await sleep(WARM * 1000);
  for (const list of Object.values(times)) list.length = 0;
  await sleep(seconds * 1000);
  const [here, there] = [medianOf(times.here), medianOf(times.there)];
  const moves = times.there.length;
  drive.stopped = true;
  await sleep(200);
  await Promise.all(nodes.map(node => node.stop()));
  return { here, there, moves };
};

const postgres = await startPostgres();
const redis = await startRedis();
if (redis === undefined) console.log('There is no Redis or Valkey here (Debian: redis-server).');
const ratios = [];
const late = [];
for (let round = 0; round < rounds; round += 1)
  for (const how of redis === undefined ? ['without'] : ['with', 'without']) {
    const env = { DATABASE: await postgres.newDatabase(), ...(how === 'with' ? { BUS: redis.url } : {}) };
    const { here, there, moves } = await between(env);
    if (how === 'with') ratios.push(there / here);
    else late.push(there);
    console.log(
      `${how.padEnd(7)} Redis: p50 ${here.toFixed(1)} ms at the same node, ${there.toFixed(1)} ms at the other, ${moves} moves, load ${loadNow()}`,
    );
  }
console.log(`\nMedian and range of ${rounds}, at ${rate} moves/s:`);
if (ratios.length > 0) console.log(`with Redis, other node : same node, p50       ${told(ratios)}   bar 2.5`);
console.log(`without Redis, at the other node, p50, ms     ${told(late)}   bar 1,200`);
redis?.stop();
await postgres.stop();
process.exit(0);
