// The built server as one node of several, for a test that does to it what it likes: node node-process.mjs '{"port":…}'
import { serve, simpleBots, WIDE_OPEN } from '../../dist/index.js';

const { port, database, bus, node, skew } = JSON.parse(process.argv[2]);
const many = { burst: 1e6, perSecond: 1e6 };
const limits = { ...WIDE_OPEN, others: many, chat: many };
const times = { drainMs: 200, goodbyeMs: 200, botPaceMs: 50 };
const config = { host: '127.0.0.1', port, database, bus, node, logLevel: 'error', limits, ...times };
const server = await serve(config, { bots: simpleBots, wall: () => Date.now() + skew });
process.send?.('ready');
process.on('disconnect', () => process.exit(0));
process.once('SIGTERM', () => server.close().then(() => process.exit(0)));
