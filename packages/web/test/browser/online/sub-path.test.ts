import { createServer, type IncomingMessage, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hasChromium, visit } from '../chromium.ts';
import { leaveAll, openInn } from './people.ts';

const PATH = '/games/conclave';

/** A proxy as deploy/nginx.conf describes it: it takes the path away, and keeps the Host header with its port. */
const proxyTo = (port: number): Server => {
  const passOn = ({ method, url = '', headers }: IncomingMessage) =>
    request({ port, host: '127.0.0.1', method, path: url.slice(PATH.length), headers });
  const proxy = createServer((asked, answer) => {
    if (!asked.url?.startsWith(`${PATH}/`)) return void answer.writeHead(404).end();
    asked.pipe(
      passOn(asked).on('response', got => {
        answer.writeHead(got.statusCode ?? 502, got.headers);
        got.pipe(answer);
      }),
    );
  });
  proxy.on('upgrade', (asked, socket) => {
    passOn(asked)
      .on('upgrade', (got, inner) => {
        const lines = Object.entries(got.headers).map(([name, value]) => `${name}: ${value}`);
        socket.write(['HTTP/1.1 101 Switching Protocols', ...lines, '', ''].join('\r\n'));
        for (const [from, to] of [
          [socket, inner],
          [inner, socket],
        ] as const)
          from.on('error', () => to.destroy()).pipe(to);
      })
      .end();
  });
  return proxy;
};

describe.skipIf(!hasChromium)('below a path of another site', () => {
  const inn = openInn();
  let proxy: Server;
  beforeAll(async () => {
    proxy = proxyTo(inn.server.port);
    await new Promise<void>(done => proxy.listen(0, '127.0.0.1', done));
  });
  afterAll(() => {
    proxy?.closeAllConnections();
    proxy?.close();
  });

  test('page, API, socket, links and the page for times without a network work', async () => {
    const { port } = proxy.address() as AddressInfo;
    const address = `http://127.0.0.1:${port}${PATH}/`;
    const ada = await visit(inn.browser, `${address}#/new/dogma/friends`, { speed: 'instant', keeps: true });
    const { page } = ada;
    await page.getByRole('textbox').fill('Ada');
    await page.locator('form button.first').click();
    const link = await page.locator('code').innerText();
    expect(link.startsWith(`${address}#/t/`)).toBe(true);
    await page.getByText('Waiting for people').waitFor(); // the socket is open
    const scope = await page.evaluate('navigator.serviceWorker.ready.then(({ scope }) => scope)');
    expect(scope).toBe(address);
    expect(ada.complaints).toEqual([]);
    await leaveAll(ada);
  });
});
