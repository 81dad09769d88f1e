// The built server as one node of several, for a test that does to it what it likes: node node-process.mjs '{"port":…}'
import { GAMES, gamesOf, serve, simpleBots, WIDE_OPEN, WIRES } from '../../dist/index.js';

const { port, database, bus, node, skew, isNext } = JSON.parse(process.argv[2]);

/** The next release has the same rules under the next number, too. */
const withNextRules = versions => {
  const newest = Math.max(...Object.keys(versions).map(Number));
  return { ...versions, [newest + 1]: { ...versions[newest], rulesVersion: newest + 1 } };
};
const games = isNext ? gamesOf(GAMES.versions.map(withNextRules), WIRES) : GAMES;
const many = { burst: 1e6, perSecond: 1e6 };
const limits = { ...WIDE_OPEN, others: many, chat: many };
const times = { drainMs: 200, goodbyeMs: 200, botPaceMs: 50 };
const config = { host: '127.0.0.1', port, database, bus, node, logLevel: 'error', limits, ...times };
const server = await serve(config, { games, bots: simpleBots, wall: () => Date.now() + skew });
process.send?.('ready');
process.on('disconnect', () => process.exit(0));
process.once('SIGTERM', () => server.close().then(() => process.exit(0)));
