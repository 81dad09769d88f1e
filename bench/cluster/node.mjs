// One node of several, or one house in a folder when DATABASE is not set.
import { rmSync } from 'node:fs';
import { serve, WIDE_OPEN } from '@conclave/server';
import { answerStats } from '../server/core.mjs';

const MANY = 1e9;
const { DATABASE: database, BUS: bus, NAME: node, SWEEP, DISK = '/tmp' } = process.env;
const data = `${DISK}/conclave-bench-${process.pid}`;
const server = await serve({
  host: '127.0.0.1',
  port: 0,
  data,
  database,
  bus,
  node,
  logLevel: 'warn',
  ...(SWEEP === undefined ? {} : { sweepMs: Number(SWEEP) }),
  limits: { ...WIDE_OPEN, socketsPerAddress: MANY, others: { burst: MANY, perSecond: MANY } },
});
process.on('exit', () => rmSync(data, { recursive: true, force: true }));
const { committer } = server.services;
answerStats(() => ({ commits: committer.commits, lost: committer.lost, tables: server.tables.size }));
process.send?.({ ready: true, port: server.port });
