import type { FromWorker, ToWorker } from './protocol.ts';
import { createService } from './service.ts';

/** The few things of a worker's global scope that are used here; this package is compiled without the types of the DOM. */
interface WorkerScope {
  postMessage(message: FromWorker): void;
  addEventListener(type: 'message', listener: (event: { readonly data: ToWorker }) => void): void;
  setTimeout(callback: () => void, milliseconds: number): unknown;
  readonly performance: { now(): number };
}

/** The entry of a Web Worker: import this file in a module worker and talk to it by the protocol. */
const scope = globalThis as unknown as WorkerScope;

const service = createService({
  post: message => scope.postMessage(message),
  now: () => scope.performance.now(),
  pause: () => new Promise(resolve => scope.setTimeout(resolve, 0)),
});

scope.addEventListener('message', ({ data }) => service(data));
