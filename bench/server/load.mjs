// node bench/server/load.mjs [tables] [seconds] [moves per second, 0 = as fast as possible]
import { Table } from './conclave-table.mjs';
import { Drive, measure, percentiles, sleep, startServer } from './core.mjs';

export const loadConclave = async (count, seconds, rate) => {
  const server = await startServer(new URL('./conclave-server.mjs', import.meta.url).pathname);
  const drive = new Drive(rate);
  for (let index = 0; index < count; index += 1) {
    const table = new Table(drive, server.port);
    await table.open();
    drive.tables.push(table);
  }
  await sleep(500);
  for (const table of drive.tables) drive.schedule(table);
  const label = `conclave, durable, ${rate === 0 ? 'saturated' : `${rate} moves/s`}`;
  const result = await measure(drive, server, label, { seconds });
  drive.stopped = true;
  const sizes = percentiles(
    drive.tables.flatMap(table => table.sizes),
    [0.5, 0.95],
  );
  await sleep(200);
  await server.stop();
  return { ...result, bytes_per_update: sizes };
};

if (process.argv[1] === new URL(import.meta.url).pathname) {
  const [tables = 50, seconds = 10, rate = 0] = process.argv.slice(2).map(Number);
  console.log(JSON.stringify(await loadConclave(tables, seconds, rate)));
  process.exit(0);
}
