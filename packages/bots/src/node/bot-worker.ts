import { parentPort } from 'node:worker_threads';
import type { ToWorker } from '../pool/protocol.ts';
import { createService } from '../pool/service.ts';

/** The entry of a worker thread. */
if (parentPort === null) throw new Error('this file runs in a worker thread only');
const port = parentPort;

const service = createService({
  post: message => port.postMessage(message),
  now: () => performance.now(),
  pause: () => new Promise(resolve => setImmediate(resolve)),
});

port.on('message', (message: ToWorker) => service(message));
