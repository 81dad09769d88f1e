// Our server as it is shipped, with limits that let one address play many tables.
import { rmSync } from 'node:fs';
import { DEFAULT_CONFIG, serve, WIDE_OPEN } from '@conclave/server';
import { answerStats } from './core.mjs';

const MANY = 1e9;
const data = process.env.DATA ?? `/tmp/conclave-bench-${process.pid}`;
const server = await serve({
  host: '127.0.0.1',
  port: Number(process.env.PORT ?? 0),
  data,
  logLevel: 'warn',
  sweepMs: Number(process.env.SWEEP ?? DEFAULT_CONFIG.sweepMs),
  cacheTables: Number(process.env.CACHE ?? DEFAULT_CONFIG.cacheTables),
  limits: { ...WIDE_OPEN, socketsPerAddress: MANY, others: { burst: MANY, perSecond: MANY } },
});
if (process.env.DATA === undefined) process.on('exit', () => rmSync(data, { recursive: true, force: true }));
answerStats(() => ({
  commits: server.services.committer.commits,
  tables: server.tables.size,
  loaded: server.tables.loadedCount,
}));
process.send?.({ ready: true, port: server.port });
