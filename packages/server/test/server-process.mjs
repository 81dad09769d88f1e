// The built server as a process of its own, so that a test may do to it what it likes: node server-process.mjs PORT DATA
import { serve, WIDE_OPEN } from '../dist/index.js';

process.on('SIGXFSZ', () => undefined); // where files must not grow, writing fails instead of ending the process: a full disk

const [port, data] = process.argv.slice(2);
const many = { burst: 1e6, perSecond: 1e6 };
const limits = { ...WIDE_OPEN, others: many };
const outside = { isPublic: address => address === '127.0.0.1', allowsHttp: true, patienceMs: 2000 }; // a push service of the test's own
const config = { host: '127.0.0.1', port: Number(port), data, logLevel: 'silent', botPaceMs: 0, limits };
const server = await serve(config, { outside });
process.send?.('ready');
process.on('disconnect', () => process.exit(0));
process.once('SIGTERM', () => server.close().then(() => process.exit(0)));
