import { lookup as resolve } from 'node:dns';
import { request as httpRequest } from 'node:http';
import { request as httpsRequest, type RequestOptions } from 'node:https';
import { BlockList, isIP, type LookupFunction } from 'node:net';

const INSIDE_4 = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const;

const blocked = new BlockList();
for (const [net, bits] of INSIDE_4) blocked.addSubnet(net, bits, 'ipv4');

/** Only what IANA has given out to the world, and none of the ways to write an IPv4 address in it. */
const world = new BlockList();
world.addSubnet('2000::', 3, 'ipv6');
const within = new BlockList();
for (const [net, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  within.addSubnet(net, bits, 'ipv6');

/** May the house write to this address? Not to itself, not to its neighbours, not to addresses that only look public. */
export const isPublic = (address: string): boolean => {
  const family = isIP(address);
  if (family === 4) return !blocked.check(address, 'ipv4');
  if (family === 6) return world.check(address, 'ipv6') && !within.check(address, 'ipv6');
  return false;
};

/** What tests on one machine exchange: nowhere else is anything but https to public addresses allowed. */
export interface Outside {
  readonly isPublic: (address: string) => boolean;
  readonly allowsHttp: boolean;
  readonly patienceMs: number;
}

export const OUTSIDE: Outside = { isPublic, allowsHttp: false, patienceMs: 5000 };

/** Why nothing was sent. */
export class NotOutside extends Error {}

export const isWebAddress = (url: string, { allowsHttp }: Pick<Outside, 'allowsHttp'>): boolean => {
  if (url.length > 2000 || !URL.canParse(url)) return false;
  const { protocol, username, password, hash } = new URL(url);
  return (protocol === 'https:' || (allowsHttp && protocol === 'http:')) && username + password + hash === '';
};

/** All addresses of the name have to be public: one of them will be connected to, and it is one of these. */
const publicLookup =
  ({ isPublic: isAllowed }: Outside): LookupFunction =>
  (hostname, options, done) => {
    resolve(hostname, { ...options, all: true }, (error, found) => {
      if (error !== null) return done(error, '', 0);
      const [first] = found;
      if (first === undefined || !found.every(({ address }) => isAllowed(address)))
        return done(new NotOutside('this name leads to an address inside the network'), '', 0);
      return options.all === true ? done(null, found) : done(null, first.address, first.family);
    });
  };

export interface Answered {
  readonly status: number;
  /** Seconds after which to come again, if it was said. */
  readonly retryAfter: number | undefined;
}

const MOST_ANSWER = 65_536;

/** One POST, without redirects, within a few seconds. What comes back is not read but for its status. */
export const postOutside = (
  outside: Outside,
  url: string,
  headers: Readonly<Record<string, string>>,
  body: string | Uint8Array,
): Promise<Answered> =>
  new Promise((answered, failed) => {
    if (!isWebAddress(url, outside)) return failed(new NotOutside('this is no address to write to'));
    const { hostname, protocol } = new URL(url);
    const literal = hostname.replace(/^\[|\]$/g, '');
    if (isIP(literal) !== 0 && !outside.isPublic(literal))
      return failed(new NotOutside('this address is inside the network'));
    const options: RequestOptions = {
      method: 'POST',
      headers: { 'content-length': String(Buffer.byteLength(body)), 'user-agent': 'Conclave', ...headers },
      lookup: publicLookup(outside),
      agent: false,
      timeout: outside.patienceMs,
      signal: AbortSignal.timeout(outside.patienceMs),
    };
    const send = protocol === 'https:' ? httpsRequest : httpRequest;
    const request = send(url, options, response => {
      let size = 0;
      response.on('data', (piece: Buffer) => {
        size += piece.length;
        if (size > MOST_ANSWER) response.destroy();
      });
      const after = Number(response.headers['retry-after']);
      answered({ status: response.statusCode ?? 0, retryAfter: Number.isFinite(after) ? after : undefined });
    });
    request.on('error', failed);
    request.on('timeout', () => request.destroy(new Error('no answer in time')));
    // The address that is really there, whatever a name server said a moment ago.
    request.on('socket', socket =>
      socket.once('connect', () => {
        if (!outside.isPublic(socket.remoteAddress ?? ''))
          request.destroy(new NotOutside('this address is inside the network'));
      }),
    );
    request.end(body);
  });
