import { pick, type Stream } from '@conclave/kernel';
import { PROTOCOL_VERSION } from '@conclave/protocol';

/** What an attacker knows: ids that are there, and a token of their own. */
export interface Known {
  readonly tables: readonly string[];
  readonly people: readonly string[];
  readonly token: string;
}

const ODD: readonly unknown[] = [
  ...[null, true, false, 0, -1, 1.5, 1e308, -0, 2 ** 53, '', ' ', 'x', '0', '__proto__', 'constructor', 'toString'],
  ...[
    '\u0000',
    '\ud800',
    '\u202e',
    '😀'.repeat(40),
    'x'.repeat(3000),
    '../../etc/passwd',
    "'; drop table log; --",
    '%00',
  ],
  ...[[], {}, [[[[]]]], [null], { type: 'move' }, { length: 1e9 }, { toJSON: 1 }, { __proto__: { admin: true } }],
];

/** Every kind of message, as somebody would send it who knows the protocol. */
const messages = ({ tables: [table], people: [person], token }: Known): readonly object[] => {
  const act = (action: object): object => ({ type: 'act', table, id: 'a', action });
  return [
    { type: 'hello', protocol: PROTOCOL_VERSION },
    { type: 'hello', protocol: PROTOCOL_VERSION, token },
    { type: 'watch', table },
    { type: 'watch', table, have: { seq: 3, quiet: 0, seat: 1 } },
    { type: 'unwatch', table },
    { type: 'move', table, id: 'm', seq: 0, move: { type: 'play', card: 'R7' } },
    { type: 'chat', table, id: 'c', text: 'let me in' },
    { type: 'mute', person, on: true },
    { type: 'lobby', on: true },
    { type: 'ping' },
    act({ do: 'sit', seat: 0, nonce: 'ab'.repeat(16) }),
    ...['leave', 'start', 'handOver', 'takeBack', 'nudge', 'wait', 'abandon', 'undo', 'askToWatch', 'rematch'].map(
      what => act({ do: what }),
    ),
    ...['admit', 'dismiss', 'lend', 'withdraw'].map(what => act({ do: what, person })),
    ...['agree', 'decline'].map(what => act({ do: what, to: 'undo' })),
    ...['seatBot', 'openSeat', 'replace'].map(what => act({ do: what, seat: 1 })),
    act({ do: 'chatRule', rule: 'off' }),
    act({ do: 'report', person, reason: 'x' }),
  ];
};

const paths = ({ tables: [table], people: [person] }: Known): readonly string[] => [
  ...['/api/people', '/api/me', '/api/me/token', '/api/tables', '/api/lobby', '/api/tables/mine', '/api/openapi.json'],
  ...['', '/view', '/record', '/actions', '/moves', '/chat', '/hint', '/nothing'].map(
    what => `/api/tables/${table}${what}`,
  ),
  ...['people', 'tables', 'reports', `people/${person}`, `people/${person}/mute`].map(what => `/api/admin/${what}`),
  ...[
    '/api/games',
    '/api/games/dogma/schema',
    '/health',
    '/metrics',
    '/',
    '/index.html',
    '/api/live',
    '/assets/../../x',
  ],
];

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS', 'TRACE', 'PROPFIND', 'get', 'NONSENSE'];
const TARGETS = [
  '//',
  '///',
  'http://[',
  '/\\',
  '*',
  '%',
  '//[',
  'http://',
  '/api/live\u0001',
  '/api/live?%zz',
  '?',
  '/%ff',
  '/api/live/',
];

/** Half a sign cannot be written as bytes. */
const wellFormed = (text: string): string => Buffer.from(text).toString();

/** Nonsense by luck, near to what makes sense. */
export class Fuzzer {
  readonly #stream: Stream;
  readonly #known: Known;

  constructor(stream: Stream, known: Known) {
    this.#stream = stream;
    this.#known = known;
  }

  #one<Item>(items: readonly Item[]): Item {
    return pick(items, this.#stream);
  }

  #isLucky(oneIn: number): boolean {
    return this.#stream.below(oneIn) === 0;
  }

  /** The same thing with some of its parts gone, doubled or turned into something odd. */
  #mutated(value: unknown): unknown {
    if (this.#isLucky(6)) return this.#one(ODD);
    if (Array.isArray(value)) return value.map(item => this.#mutated(item));
    if (typeof value !== 'object' || value === null) return this.#isLucky(5) ? this.#one(ODD) : value;
    const kept = Object.entries(value).filter(() => !this.#isLucky(8));
    const entries = kept.map(([key, item]) => [this.#isLucky(15) ? String(this.#one(ODD)) : key, this.#mutated(item)]);
    return Object.fromEntries(this.#isLucky(8) ? [...entries, [String(this.#one(ODD)), this.#one(ODD)]] : entries);
  }

  #object(): unknown {
    const sound = this.#one(messages(this.#known));
    return this.#isLucky(4) ? sound : this.#mutated(sound);
  }

  /** A text for a socket; some of it is no JSON. */
  message(): string {
    const text = JSON.stringify(this.#object()) ?? '';
    if (!this.#isLucky(5)) return text;
    const at = this.#stream.below(text.length + 1);
    return this.#isLucky(2) ? text.slice(0, at) : `${text.slice(0, at)}${String(this.#one(ODD))}${text.slice(at + 1)}`;
  }

  #target(): string {
    if (this.#isLucky(4)) return this.#one(TARGETS);
    const path = this.#one(paths(this.#known));
    const at = this.#stream.below(path.length + 1);
    if (this.#isLucky(4))
      return `${path.slice(0, at)}${encodeURIComponent(wellFormed(String(this.#one(ODD))))}${path.slice(at)}`;
    return this.#isLucky(4) ? `${path}?${this.#one(['a=1', '__proto__=1', '%', 'limit=-1', '&&&'])}` : path;
  }

  #headers(): readonly string[] {
    const { token } = this.#known;
    return [
      ...(this.#isLucky(2) ? [`Authorization: Bearer ${token}`] : []),
      ...(this.#isLucky(6)
        ? [`Authorization: ${this.#one(['Bearer', 'Basic x', 'Bearer  ', `bearer ${token}x`])}`]
        : []),
      ...(this.#isLucky(6)
        ? [`Cookie: ${this.#one(['conclave=%E0%A4%A', 'conclave', '=', `conclave=${token}`])}`]
        : []),
      ...(this.#isLucky(6) ? [`Origin: ${this.#one(['http://[', 'null', 'https://evil.example', 'x'])}`] : []),
      ...(this.#isLucky(6) ? [`X-Forwarded-For: ${this.#one(['::1, x', '1.2.3.4', ',,,', '2001:db8::%eth0'])}`] : []),
    ];
  }

  /** A whole request, as bytes. A third of them want to become sockets. */
  request(): string {
    return this.#isLucky(3) ? this.#upgrade() : this.#plain();
  }

  #plain(): string {
    const body = this.#isLucky(3) ? '' : this.#body();
    const type = this.#isLucky(5)
      ? this.#one(['text/plain', 'application/json; charset=x', '*/*'])
      : 'application/json';
    const about = body === '' ? [] : [`Content-Type: ${type}`, `Content-Length: ${Buffer.byteLength(body)}`];
    const method = this.#one(this.#isLucky(4) ? METHODS : ['GET', 'POST']);
    const head = [`${method} ${this.#target()} HTTP/1.1`, 'Host: here', 'Connection: close'];
    return `${[...head, ...this.#headers(), ...about].join('\r\n')}\r\n\r\n${body}`;
  }

  #body(): string {
    const wish = { game: 'dogma', seats: [{ kind: 'open' }, { kind: 'bot' }], settings: { clock: { kind: 'none' } } };
    const bodies = [wish, { name: 'Mallory' }, { text: 'hi' }, { id: 'x', seq: 0, move: { type: 'believe' } }];
    const sound = this.#one([...bodies, { do: 'undo' }, { do: 'sit', seat: 1 }, { minutes: 5 }]);
    return wellFormed(JSON.stringify(this.#isLucky(4) ? sound : this.#mutated(sound)));
  }

  #upgrade(): string {
    const target = this.#isLucky(2) ? '/api/live' : this.#target();
    const wants = ['Upgrade: websocket', 'Connection: Upgrade', 'Sec-WebSocket-Version: 13'];
    const key = this.#one(['Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==', 'Sec-WebSocket-Key: x', 'X-No: key']);
    const kept = wants.filter(() => !this.#isLucky(6));
    const junk = this.#isLucky(3) ? String(this.#one(ODD)) : '';
    return `${[`GET ${target} HTTP/1.1`, 'Host: here', ...kept, key, ...this.#headers()].join('\r\n')}\r\n\r\n${junk}`;
  }
}
