import type { IncomingMessage } from 'node:http';
import { isIPv6 } from 'node:net';

/**
 * Who is at the other end. Behind a proxy it is the last address of X-Forwarded-For, the one the proxy itself added; anything before it,
 * and the whole header where there is no proxy, is whatever the client chose to write.
 */
export const addressOf = (request: IncomingMessage, trustProxy: boolean): string => {
  const own = request.socket.remoteAddress ?? '';
  if (!trustProxy) return own;
  const forwarded = [request.headers['x-forwarded-for'] ?? ''].flat().join(',');
  return forwarded.split(',').at(-1)?.trim() || own;
};

/** Whom limits count: an IPv4 address, however it is written, or an IPv6 /64, which is what one household gets and may number as it likes. Who has hung up already has none. */
export const networkOf = (address: string | undefined): string => {
  const [plain = ''] = (address ?? '').split('%');
  if (!isIPv6(plain)) return plain;
  const groups = groupsOf(plain);
  if (groups.slice(0, 5).every(group => group === 0) && groups[5] === 0xffff) return dotted(groups.slice(6));
  return `${groups
    .slice(0, 4)
    .map(group => group.toString(16))
    .join(':')}::/64`;
};

const GROUPS = 8;

const groupsOf = (address: string): readonly number[] => {
  const [front = '', back] = address.replace(/(\d+)\.(\d+)\.(\d+)\.(\d+)$/, asGroups).split('::');
  const before = numbers(front);
  const after = numbers(back ?? '');
  const zeros = Array.from({ length: GROUPS - before.length - after.length }, () => 0);
  return [...before, ...zeros, ...after];
};

const numbers = (part: string): readonly number[] =>
  part === '' ? [] : part.split(':').map(group => Number.parseInt(group, 16));

const asGroups = (_all: string, ...bytes: readonly unknown[]): string => {
  const [first = 0, second = 0, third = 0, fourth = 0] = bytes.map(Number);
  return `${(first * 256 + second).toString(16)}:${(third * 256 + fourth).toString(16)}`;
};

const dotted = (groups: readonly number[]): string =>
  groups.flatMap(group => [Math.floor(group / 256), group % 256]).join('.');
