import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../crash.ts';

/** A Redis of one's own on the loopback that keeps nothing. */
export interface RedisServer {
  readonly port: number;
  readonly url: string;
  kill(): Promise<void>;
  start(): Promise<void>;
  stop(): Promise<void>;
}

const answers = (port: number): Promise<boolean> =>
  new Promise(resolve => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => socket.destroy());
    socket.once('error', () => resolve(false));
    socket.once('close', () => resolve(true));
  });

export const startRedis = async (program: string, settings: readonly string[] = []): Promise<RedisServer> => {
  const folder = mkdtempSync(join(tmpdir(), 'conclave-redis-'));
  const port = await freePort();
  let running: ChildProcess | undefined;
  const listening = settings.includes('--tls-port') ? [] : ['--port', String(port)];
  const args = ['--bind', '127.0.0.1', ...listening, '--save', '', '--appendonly', 'no', '--dir', folder];
  const start = async (): Promise<void> => {
    const child = spawn(program, [...args, ...settings.map(word => word.replace('PORT', String(port)))], {
      stdio: 'ignore',
    });
    running = child;
    while (!(await answers(port))) {
      if (child.exitCode !== null) throw new Error(`Redis ended with ${child.exitCode}`);
      await new Promise(done => setTimeout(done, 20));
    }
  };
  const kill = async (): Promise<void> => {
    const child = running;
    running = undefined;
    if (child === undefined || child.exitCode !== null) return;
    const ended = new Promise(done => child.once('exit', done));
    child.kill('SIGKILL');
    await ended;
  };
  await start();
  return {
    port,
    url: `redis://127.0.0.1:${port}`,
    kill,
    start,
    stop: async () => {
      await kill();
      rmSync(folder, { recursive: true, force: true });
    },
  };
};
