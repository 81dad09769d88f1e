// The built server as a process of its own, so that a test may kill it: node server-process.mjs PORT DATA
import { serve, WIDE_OPEN } from '../dist/index.js';

const [port, data] = process.argv.slice(2);
const many = { burst: 1e6, perSecond: 1e6 };
const limits = { ...WIDE_OPEN, others: many };
await serve({ host: '127.0.0.1', port: Number(port), data, logLevel: 'error', botPaceMs: 0, limits });
process.send?.('ready');
process.on('disconnect', () => process.exit(0));
