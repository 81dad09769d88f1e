import type { ChildProcess } from 'node:child_process';
import { request as ask, createServer, type Server } from 'node:http';
import { request as askSecurely } from 'node:https';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';

/** A node that only says who it is. */
export interface FakeNode {
  readonly port: number;
  /** What it answers; by default 200. */
  status: (path: string) => number;
  /** How often a proxy has asked how it is. */
  looks: number;
  kill(): void;
}

export const startFakeNode = async (name: string): Promise<FakeNode> => {
  const server: Server = createServer((request, response) => {
    if (request.url === '/health/ready') node.looks += 1;
    response.writeHead(node.status(request.url ?? ''), { 'x-node': name });
    response.end(JSON.stringify(request.headers));
  });
  server.on('upgrade', (request, socket) => {
    const isOpen = node.status(request.url ?? '') === 200;
    socket.end(
      `HTTP/1.1 ${isOpen ? '101 Switching Protocols' : '503 Busy'}\r\nx-node: ${name}\r\nupgrade: websocket\r\nconnection: upgrade\r\n\r\n`,
    );
  });
  await new Promise<void>(done => server.listen(0, '127.0.0.1', done));
  const node: FakeNode = {
    port: (server.address() as AddressInfo).port,
    status: () => 200,
    looks: 0,
    kill: () => {
      server.close();
      server.closeAllConnections();
    },
  };
  onTestFinished(() => node.kill());
  return node;
};

export interface Answer {
  readonly status: number;
  readonly node: string;
  /** The headers that the node was asked with. */
  readonly asked: Readonly<Record<string, string>>;
}

/** Asks a proxy on this machine, as a page or as a socket. */
export const askProxy = (
  port: number,
  path: string,
  isSecure: boolean,
  headers: Record<string, string> = {},
): Promise<Answer> =>
  new Promise((answered, failed) => {
    const options = {
      port,
      path,
      host: '127.0.0.1',
      servername: 'conclave.example',
      rejectUnauthorized: false,
      agent: false,
    };
    const asking = (isSecure ? askSecurely : ask)({
      ...options,
      headers: { host: `conclave.example:${port}`, ...headers },
    });
    asking.once('error', failed);
    asking.once('upgrade', ({ statusCode = 0, headers: { 'x-node': node } }, socket) => {
      socket.destroy();
      answered({ status: statusCode, node: String(node), asked: {} });
    });
    asking.once('response', response => {
      const {
        statusCode = 0,
        headers: { 'x-node': node },
      } = response;
      let text = '';
      response.on('data', part => {
        text += String(part);
      });
      response.once('end', () =>
        answered({ status: statusCode, node: String(node), asked: text.startsWith('{') ? JSON.parse(text) : {} }),
      );
    });
    asking.end();
  });

export const SOCKET = {
  connection: 'Upgrade',
  upgrade: 'websocket',
  'sec-websocket-version': '13',
  'sec-websocket-key': 'x3JJHMbDL1EzLkh9GBhXDw==',
};

export const freePort = async (): Promise<number> => {
  const server = createServer();
  await new Promise<void>(done => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  await new Promise(done => server.close(done));
  return port;
};

/** A program that is to end, whether or not it is still there. */
export const ended = (running: ChildProcess): Promise<void> =>
  new Promise(done => {
    if (running.exitCode !== null) return done();
    running.once('exit', () => done());
    running.kill('SIGTERM');
  });
