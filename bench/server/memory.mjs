// Memory of idle tables with four sockets each, of finished tables, and of ten thousand tables opened and closed.
// node bench/server/memory.mjs [idle tables] [opened and closed]
import { call, Table } from './conclave-table.mjs';
import { Drive, sleep, startServer } from './core.mjs';

const perTable = (before, after, count) => Number(((after.heapUsed - before.heapUsed) / count / 1024).toFixed(2));

export const idleTables = async (count, env = {}, pause = 300) => {
  const server = await startServer(new URL('./conclave-server.mjs', import.meta.url).pathname, env);
  const tables = [];
  const open = async () => {
    const table = new Table(new Drive(), server.port);
    await table.open();
    tables.push(table);
  };
  for (let index = 0; index < 20; index += 1) await open();
  await sleep(300);
  const before = await server.stats(true);
  for (let index = 0; index < count; index += 1) await open();
  await sleep(pause);
  const after = await server.stats(true);
  if (process.env.SNAPSHOT !== undefined) {
    server.child.kill('SIGUSR2');
    await sleep(5000);
  }
  await server.stop();
  return {
    idle_heap_kb: perTable(before, after, count),
    rss_kb: Number(((after.rss - before.rss) / count / 1024).toFixed(1)),
  };
};

const AT_ONCE = 20;

/** Whole games are played, twenty at a time; then the players are gone, and so must be the memory. Says how the heap grew from round to round. */
export const finishedTables = async rounds => {
  const server = await startServer(new URL('./conclave-server.mjs', import.meta.url).pathname);
  const play = async () => {
    const table = new Table(new Drive(), server.port);
    await table.open();
    await new Promise(done => {
      table.finished = done;
      table.drive.schedule(table);
    });
    table.close();
  };
  const heaps = [];
  let last;
  for (let round = 0; round <= rounds; round += 1) {
    await Promise.all(Array.from({ length: AT_ONCE }, play));
    await sleep(300);
    last = await server.stats(true);
    heaps.push(last);
    if (process.env.SNAPSHOT !== undefined && (round === 1 || round === rounds)) {
      server.child.kill('SIGUSR2');
      await sleep(5000);
    }
  }
  await server.stop();
  const half = Math.floor(rounds / 2);
  return {
    finished_heap_kb: perTable(heaps[half], last, (rounds - half) * AT_ONCE),
    heap_mb: heaps.map(({ heapUsed }) => Number((heapUsed / 1e6).toFixed(2))),
    tables_in_memory: last.extra.tables,
  };
};

/** Opens tables and leaves them again; the heap must come back to where it was. */
export const openAndClose = async count => {
  const server = await startServer(new URL('./conclave-server.mjs', import.meta.url).pathname);
  const { token } = await call(server.port, '/api/people', { name: 'Host' });
  const seats = [{ kind: 'open' }, { kind: 'bot' }, { kind: 'bot' }, { kind: 'bot' }];
  const visit = async times => {
    for (let index = 0; index < times; index += 1) {
      const { id } = await call(server.port, '/api/tables', { game: 'seven-seals', seats, sit: { seat: 0 } }, token);
      await call(server.port, `/api/tables/${id}/actions`, { do: 'leave' }, token);
    }
  };
  await visit(300);
  const before = await server.stats(true);
  await visit(count);
  const after = await server.stats(true);
  await server.stop();
  const mb = ({ heapUsed }) => Number((heapUsed / 1e6).toFixed(2));
  return {
    opened_and_closed: count,
    heap_mb_before: mb(before),
    heap_mb_after: mb(after),
    in_memory: after.extra.tables,
  };
};

if (process.argv[1] === new URL(import.meta.url).pathname) {
  const [idle = 200, visits = 10_000] = process.argv.slice(2).map(Number);
  console.log('just dealt', JSON.stringify(await idleTables(idle)));
  console.log('after a while', JSON.stringify(await idleTables(idle, { SWEEP: '300' }, 2000)));
  console.log(JSON.stringify(await finishedTables(Number(process.env.ROUNDS ?? 10))));
  if (visits > 0) console.log(JSON.stringify(await openAndClose(visits)));
  process.exit(0);
}
