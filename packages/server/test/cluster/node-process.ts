import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { type LyingLine, lyingLine } from '../bus/lying-line.ts';
import { freePort } from '../crash.ts';
import { type Proxy as Line, startProxy } from '../proxy.ts';

const PROGRAM = fileURLToPath(new URL('./node-process.mjs', import.meta.url));
const NEXT = new URL('./next-release.mjs', import.meta.url).href;

/** Where a node keeps everything, and how it hears the others; each node has lines of its own. */
export interface Place {
  readonly database: string;
  readonly redis: number;
  readonly luck: () => number;
  /** Hears all that goes over the bus. */
  heard(data: Buffer): void;
}

interface Lines {
  readonly toDatabase: Line;
  readonly toBus: Line;
  readonly news: LyingLine;
}

/** A node in a process of its own, behind lines that can break. */
export class NodeProcess {
  readonly #names: string;
  readonly port: number;
  readonly toDatabase: Line;
  readonly toBus: Line;
  readonly news: LyingLine;
  readonly #place: Place;
  readonly #skew: number;
  #child: ChildProcess | undefined;
  #lives = 0;
  /** It serves; not while it starts. */
  isUp = false;
  /** Of the next release, from its next start on. */
  isNext = false;
  /** All that it said; only errors are. */
  said = '';
  died: string | undefined;

  private constructor(name: string, port: number, place: Place, { toDatabase, toBus, news }: Lines, skew: number) {
    this.#names = name;
    this.port = port;
    this.#place = place;
    this.toDatabase = toDatabase;
    this.toBus = toBus;
    this.news = news;
    this.#skew = skew;
  }

  static async start(name: string, place: Place, skew: number): Promise<NodeProcess> {
    const news = lyingLine(place.luck);
    const [toDatabase, toBus] = await Promise.all([
      startProxy(Number(new URL(place.database).port)),
      startProxy(place.redis, { tap: data => place.heard(data), bend: news.bend }),
    ]);
    const node = new NodeProcess(name, await freePort(), place, { toDatabase, toBus, news }, skew);
    await node.start();
    return node;
  }

  get base(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  /** Its first name again, which it has to make sure that nobody else has; or, as where nobody gave it one, a name that nobody has. */
  async start(name: 'its own' | 'a new one' = 'its own'): Promise<void> {
    const database = Object.assign(new URL(this.#place.database), { port: String(this.toDatabase.port) }).href;
    const bus = `redis://127.0.0.1:${this.toBus.port}`;
    this.#lives += 1;
    const node = name === 'its own' ? this.#names : `${this.#names}-${this.#lives}`;
    const words = { port: this.port, database, bus, node, skew: this.#skew, isNext: this.isNext };
    const execArgv = this.isNext ? ['--import', NEXT] : [];
    const child = fork(PROGRAM, [JSON.stringify(words)], { execArgv, silent: true });
    this.#child = child;
    for (const out of [child.stdout, child.stderr])
      out?.on('data', text => {
        this.said += String(text);
      });
    await new Promise<void>((resolve, reject) => {
      child.once('message', () => {
        this.isUp = true;
        resolve();
      });
      child.once('exit', code => {
        if (this.#child !== child) return reject(new Error(`${node} was ended while it started`));
        this.#child = undefined;
        reject(new Error(`${node} ended by itself: ${code}\n${this.said}`));
      });
    });
    child.once('exit', code => {
      if (this.#child === child) this.died = `${node} ended by itself: ${code}\n${this.said}`;
    });
  }

  /** A node that cannot start, because there is no database, says so and ends; whoever runs it starts it again after a pause. */
  async startAgain(name?: 'its own' | 'a new one'): Promise<void> {
    const before = this.said;
    while (!this.isUp) {
      await this.start(name).catch(() => undefined);
      if (!this.isUp) await new Promise(done => setTimeout(done, 500));
    }
    this.said = before;
  }

  signal(signal: NodeJS.Signals): void {
    this.#child?.kill(signal);
  }

  async end(signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
    const child = this.#child;
    this.#child = undefined;
    this.isUp = false;
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
