import { expect } from 'vitest';
import { askProxy, type FakeNode, SOCKET } from './fake-nodes.ts';

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
/** Ids as tables have them, sixty of them, each begins in another way. */
const IDS = Array.from(
  { length: 60 },
  (_, index) => `${LETTERS[index % 52]}${LETTERS[(7 * index) % 52]}${index % 10}-rest-of-the-id`,
);

/** Sockets and requests of a table meet on one node; when a node dies only its own tables go elsewhere, and they come back. */
export const checkRouting = async (port: number, isSecure: boolean, nodes: readonly FakeNode[]): Promise<void> => {
  const nodeOf = async (id: string): Promise<string> => {
    const [page, act, socket] = await Promise.all([
      askProxy(port, `/api/tables/${id}`, isSecure),
      askProxy(port, `/api/tables/${id}/moves`, isSecure),
      askProxy(port, `/api/live?at=${id.slice(0, 3)}`, isSecure, SOCKET),
    ]);
    expect([page.status, act.status, socket.status]).toEqual([200, 200, 101]);
    expect([act.node, socket.node], id).toEqual([page.node, page.node]);
    return page.node;
  };
  const before = new Map<string, string>();
  for (const id of IDS) before.set(id, await nodeOf(id));
  expect(new Set(before.values())).toEqual(new Set(['a', 'b', 'c']));
  nodes[1]?.kill();
  for (const [id, node] of before) {
    const now = await nodeOf(id);
    expect(now).not.toBe('b');
    if (node !== 'b') expect(now, id).toBe(node);
  }
};

/** What the server counts on: the host with its port, and an address that no stranger wrote. */
export const checkHeaders = async (port: number, isSecure: boolean): Promise<void> => {
  const { asked } = await askProxy(port, '/api/games', isSecure, { 'x-forwarded-for': '6.6.6.6' });
  expect(asked).toMatchObject({ host: `conclave.example:${port}`, 'x-forwarded-for': '127.0.0.1' });
};
