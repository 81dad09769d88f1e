import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { freePort } from '../crash.ts';
import { type Proxy as Line, startProxy } from '../proxy.ts';

const PROGRAM = fileURLToPath(new URL('./node-process.mjs', import.meta.url));

/** Where a node keeps everything, and how it hears the others; each node has lines of its own. */
export interface Place {
  readonly database: string;
  readonly redis: number;
  /** Hears all that goes over the bus. */
  heard(data: Buffer): void;
}

/** A node in a process of its own, behind lines that can break. */
export class NodeProcess {
  readonly name: string;
  readonly port: number;
  readonly toDatabase: Line;
  readonly toBus: Line;
  readonly #place: Place;
  readonly #skew: number;
  #child: ChildProcess | undefined;
  /** All that it said; only errors are. */
  said = '';
  died: string | undefined;

  private constructor(name: string, port: number, place: Place, lines: readonly [Line, Line], skew: number) {
    this.name = name;
    this.port = port;
    this.#place = place;
    [this.toDatabase, this.toBus] = lines;
    this.#skew = skew;
  }

  static async start(name: string, place: Place, skew: number): Promise<NodeProcess> {
    const lines = await Promise.all([
      startProxy(Number(new URL(place.database).port)),
      startProxy(place.redis, data => place.heard(data)),
    ]);
    const node = new NodeProcess(name, await freePort(), place, lines, skew);
    await node.start();
    return node;
  }

  get base(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  get isRunning(): boolean {
    return this.#child !== undefined;
  }

  async start(): Promise<void> {
    const database = Object.assign(new URL(this.#place.database), { port: String(this.toDatabase.port) }).href;
    const bus = `redis://127.0.0.1:${this.toBus.port}`;
    const words = JSON.stringify({ port: this.port, database, bus, node: this.name, skew: this.#skew });
    const child = fork(PROGRAM, [words], { execArgv: [], silent: true });
    this.#child = child;
    for (const out of [child.stdout, child.stderr])
      out?.on('data', text => {
        this.said += String(text);
      });
    await new Promise<void>((resolve, reject) => {
      child.once('message', () => resolve());
      child.once('exit', code => {
        if (this.#child === child) this.died = `${this.name} ended by itself: ${code}\n${this.said}`;
        reject(new Error(this.died));
      });
    });
  }

  signal(signal: NodeJS.Signals): void {
    this.#child?.kill(signal);
  }

  async end(signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
    const child = this.#child;
    this.#child = undefined;
    if (child === undefined) return;
    const ended = new Promise(done => child.once('exit', done));
    child.kill(signal);
    await ended;
  }

  async close(): Promise<void> {
    await this.end('SIGKILL');
    await Promise.all([this.toDatabase.close(), this.toBus.close()]);
  }
}
