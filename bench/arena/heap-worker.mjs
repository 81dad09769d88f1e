// A worker for bots that also says, when asked on a port of its own, how much of its heap is in use after a collection of garbage.
import { workerData } from 'node:worker_threads';
import '../../packages/bots/dist/flat/bot-worker.js';

workerData.port.on('message', () => {
  globalThis.gc();
  workerData.port.postMessage(process.memoryUsage().heapUsed);
});
workerData.port.unref();
