// What grows in the heap of the table's thread, game after game: two snapshots, compared by kind. Compiled code may grow; objects may not.
// usage: node --expose-gc bench/arena/heap-growth.mjs [games before the first snapshot] [games before the second]
import { readFileSync, unlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeHeapSnapshot } from 'node:v8';
import { createNodePool, playByPool } from '@conclave/bots';
import { GAME_IDS } from '@conclave/house';

const [first, second] = [Number(process.argv[2] ?? 200), Number(process.argv[3] ?? 500)];
if (globalThis.gc === undefined) throw new Error('run it with node --expose-gc');
const pool = createNodePool(1);
const names = GAME_IDS;

const play = async (from, to) => {
  for (let index = from; index < to; index += 1) {
    const bots = Array.from({ length: 4 }, (_, seat) => (seat === index % 4 ? 'master' : 'regular'));
    await playByPool({ game: names[index % names.length], bots, seed: `heap/${index}`, iterations: 4, pool });
  }
};

/** Bytes and number of things by kind. A few dozen numbers, so that the comparison itself does not weigh. */
const kinds = () => {
  globalThis.gc();
  const file = writeHeapSnapshot(join(tmpdir(), `conclave-heap-${process.pid}.heapsnapshot`));
  const { snapshot, nodes } = JSON.parse(readFileSync(file, 'utf8'));
  unlinkSync(file);
  const { node_fields: fields, node_types: types } = snapshot.meta;
  const [type, size] = [fields.indexOf('type'), fields.indexOf('self_size')];
  const found = types[0].map(kind => ({ kind, things: 0, bytes: 0 }));
  for (let index = 0; index < nodes.length; index += fields.length) {
    found[nodes[index + type]].things += 1;
    found[nodes[index + type]].bytes += nodes[index + size];
  }
  return found;
};

kinds(); // what the comparison itself compiles and keeps
await play(0, first);
const before = kinds();
await play(first, second);
for (const [index, { kind, things, bytes }] of kinds().entries()) {
  const [more, grown] = [things - before[index].things, bytes - before[index].bytes];
  if (more !== 0 || grown !== 0)
    console.log(`${kind}: ${more} things, ${(grown / 1024).toFixed(1)} kB (of ${(bytes / 1024).toFixed(0)})`);
}
pool.close();
