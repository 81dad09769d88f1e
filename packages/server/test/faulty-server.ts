import { type ChildProcess, execFile, fork } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect } from 'vitest';
import { freePort } from './crash.ts';

const SERVER = fileURLToPath(new URL('./server-process.mjs', import.meta.url));
const CLI = fileURLToPath(new URL('../../cli/bin/conclave.js', import.meta.url));
const BUILT = fileURLToPath(new URL('../dist/index.js', import.meta.url));

/** How a program ended, and what it said. */
export interface Ended {
  readonly code: number;
  readonly said: string;
}

const program = (file: string, ...args: readonly string[]): Promise<Ended> =>
  new Promise(resolve =>
    execFile(file, args, (error, out, err) =>
      resolve({ code: error === null ? 0 : Number(error.code), said: out + err }),
    ),
  );

/** A built server in a process of its own, and what may happen to it. */
export class FaultyServer {
  readonly data: string;
  readonly port: number;
  #child: ChildProcess | undefined;
  /** Set when the process ends though nobody ended it. */
  died: string | undefined;

  constructor(port: number, data: string) {
    this.port = port;
    this.data = data;
  }

  static async at(data: string): Promise<FaultyServer> {
    expect(existsSync(BUILT), 'this test runs the built server: npm run build').toBe(true);
    const server = new FaultyServer(await freePort(), data);
    await server.start();
    return server;
  }

  get base(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  start(): Promise<void> {
    const child = fork(SERVER, [String(this.port), this.data], { execArgv: [] });
    this.#child = child;
    return new Promise((resolve, reject) => {
      child.once('message', () => resolve());
      child.once('exit', (code, signal) => {
        if (this.#child === child) this.died = `the server ended by itself: ${code ?? signal}`;
        reject(new Error(this.died));
      });
    });
  }

  /** Ends the process: at once, or in order. */
  end(signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
    const child = this.#child;
    this.#child = undefined;
    if (child === undefined) return Promise.resolve();
    return new Promise(resolve => {
      child.once('exit', () => resolve());
      child.kill(signal);
    });
  }

  /** From now on no file may grow, as on a full disk; or they may again. */
  async diskIs(state: 'full' | 'well'): Promise<void> {
    const limit = state === 'full' ? '0:unlimited' : 'unlimited:unlimited';
    const { code, said } = await program('prlimit', '--pid', String(this.#child?.pid), `--fsize=${limit}`);
    expect(code, said).toBe(0);
  }

  async health(): Promise<number> {
    return (await fetch(`${this.base}/health`)).status;
  }

  /** A command of the command line, at the same data. */
  command(...words: readonly string[]): Promise<Ended> {
    return program(process.execPath, CLI, ...words, '--data', this.data);
  }
}
