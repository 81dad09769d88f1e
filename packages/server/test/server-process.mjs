// The built server as a process of its own, so that a test may kill it: node server-process.mjs PORT DATA
import { DEFAULT_CONFIG, serve } from '../dist/index.js';

const [port, data] = process.argv.slice(2);
const many = { burst: 1e6, perSecond: 1e6 };
const limits = { ...DEFAULT_CONFIG.limits, requestsPerMinute: 1e6, guestsPerMinute: 1e6, moves: many, others: many };
await serve({ host: '127.0.0.1', port: Number(port), data, logLevel: 'error', botPaceMs: 0, limits });
process.send?.('ready');
process.on('disconnect', () => process.exit(0));
