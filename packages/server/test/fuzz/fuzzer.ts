import { pick, type Stream } from '@conclave/kernel';
import { PROTOCOL_VERSION } from '@conclave/protocol';
import { ACTIONS, type Askable, MESSAGES, type Operation } from './document.ts';
import { type Schema, type Source, sampleOf } from './sample.ts';

/** What an attacker knows: a table and other ids that are there, what can be asked, and a token of their own. */
export interface Known {
  readonly table: string;
  readonly ids: readonly string[];
  readonly askable: Askable;
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

/** Addresses that the document does not name. */
const PLACES = ['/api/openapi.json', '/', '/index.html', '/api/live', '/assets/../../x', '/api/nothing'];

/** Words with which somebody fills in what a schema leaves open. */
const WORDS = [
  ...['A'.repeat(12), 'A'.repeat(16), 'ab'.repeat(16), '0123456789abcdef', 'dogma', 'sealed-bids', 'seven-seals'],
  ...[
    'en',
    'de',
    'Europe/Berlin',
    'Mars/Olympus',
    '2026-12-24T20:00',
    '2026-02-31T25:61',
    '2026-4',
    'let me in',
    'novice',
  ],
  ...['https://127.0.0.1/here', 'mallory@conclave.invalid', '7', '-1', '1.5', '1e300', '\u0000', '%', "' or 1=1 --"],
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

const HOSTS = ['localhost', 'localhost', '127.0.0.1', 'here', '['];

/** Half a sign cannot be written as bytes. */
const wellFormed = (text: string): string => Buffer.from(text).toString();

/** Nonsense by luck, near to what makes sense. */
export class Fuzzer {
  readonly #stream: Stream;
  readonly #known: Known;
  readonly #source: Source;
  /** Whose luck it is. */
  readonly token: string;

  constructor(stream: Stream, known: Known) {
    this.#stream = stream;
    this.#known = known;
    const { table, ids, token, askable } = known;
    this.token = token;
    this.#source = { stream, ids: [table, ...ids], words: WORDS, resolve: askable.resolve };
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

  /** Somebody who knows the protocol says something; half of it is done at a table. */
  #said(): object {
    const action = sampleOf(this.#one(ACTIONS), this.#source);
    if (this.#isLucky(2)) return { type: 'act', table: this.#known.table, id: 'a', action };
    const said = Object.assign({}, sampleOf(this.#one(MESSAGES), this.#source));
    return 'protocol' in said ? { ...said, protocol: PROTOCOL_VERSION } : said;
  }

  #object(): unknown {
    const sound = this.#said();
    return this.#isLucky(4) ? sound : this.#mutated(sound);
  }

  /** A text for a socket; some of it is no JSON. */
  message(): string {
    const text = JSON.stringify(this.#object()) ?? '';
    if (!this.#isLucky(5)) return text;
    const at = this.#stream.below(text.length + 1);
    return this.#isLucky(2) ? text.slice(0, at) : `${text.slice(0, at)}${String(this.#one(ODD))}${text.slice(at + 1)}`;
  }

  #target(operation: Operation): string {
    if (this.#isLucky(12)) return this.#one(TARGETS);
    const named = this.#isLucky(20) ? this.#one(PLACES) : this.#path(operation);
    const at = this.#stream.below(named.length + 1);
    const bent = this.#isLucky(10) ? `${named.slice(0, at)}${this.#quoted()}${named.slice(at)}` : named;
    const asked = operation.query.map(({ name, schema }) => `${name}=${this.#given(schema)}`);
    const odd = this.#isLucky(12) ? [this.#one(['a=1', '__proto__=1', '%', 'limit=-1', '&&&'])] : [];
    return [...asked, ...odd].length === 0 ? bent : `${bent}?${[...asked, ...odd].join('&')}`;
  }

  #quoted(): string {
    return encodeURIComponent(wellFormed(String(this.#one(ODD))));
  }

  #path({ path, params }: Operation): string {
    return params.reduce((filled, { name, schema }) => filled.replace(`{${name}}`, () => this.#given(schema)), path);
  }

  #given(schema: Schema): string {
    if (this.#isLucky(8)) return this.#quoted();
    return encodeURIComponent(wellFormed(String(sampleOf(schema, this.#source))));
  }

  #headers(): readonly string[] {
    const { token } = this.#known;
    return [
      ...(this.#isLucky(4) ? [] : [`Authorization: Bearer ${token}`]),
      ...(this.#isLucky(6)
        ? [`Authorization: ${this.#one(['Bearer', 'Basic x', 'Bearer  ', `bearer ${token}x`])}`]
        : []),
      ...(this.#isLucky(6)
        ? [`Cookie: ${this.#one(['conclave=%E0%A4%A', 'conclave', '=', `conclave=${token}`])}`]
        : []),
      ...(this.#isLucky(20) ? [`Origin: ${this.#one(['http://[', 'null', 'https://evil.example', 'x'])}`] : []),
      ...(this.#isLucky(6) ? [`X-Forwarded-For: ${this.#one(['::1, x', '1.2.3.4', ',,,', '2001:db8::%eth0'])}`] : []),
    ];
  }

  /** A whole request, as bytes. A quarter of them want to become sockets. */
  request(): string {
    return this.#isLucky(4) ? this.#upgrade() : this.#plain();
  }

  #plain(): string {
    const operation = this.#one(this.#known.askable.operations);
    const body = this.#isLucky(20) ? '' : this.#body(operation);
    const type = this.#isLucky(20)
      ? this.#one(['text/plain', 'application/json; charset=x', '*/*', 'application/x-www-form-urlencoded'])
      : 'application/json';
    const about = body === '' ? [] : [`Content-Type: ${type}`, `Content-Length: ${Buffer.byteLength(body)}`];
    const method = this.#isLucky(15) ? this.#one(METHODS) : operation.method;
    const head = [`${method} ${this.#target(operation)} HTTP/1.1`, `Host: ${this.#one(HOSTS)}`, 'Connection: close'];
    return `${[...head, ...this.#headers(), ...about].join('\r\n')}\r\n\r\n${body}`;
  }

  #body({ body }: Operation): string {
    if (body === undefined) return '';
    const sound = sampleOf(body, this.#source);
    return wellFormed(JSON.stringify(this.#isLucky(3) ? this.#mutated(sound) : sound) ?? '');
  }

  #upgrade(): string {
    const operation = this.#one(this.#known.askable.operations);
    const target = this.#isLucky(2) ? '/api/live' : this.#target(operation);
    const wants = ['Upgrade: websocket', 'Connection: Upgrade', 'Sec-WebSocket-Version: 13'];
    const key = this.#one(['Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==', 'Sec-WebSocket-Key: x', 'X-No: key']);
    const kept = wants.filter(() => !this.#isLucky(6));
    const junk = this.#isLucky(3) ? String(this.#one(ODD)) : '';
    return `${[`GET ${target} HTTP/1.1`, 'Host: here', ...kept, key, ...this.#headers()].join('\r\n')}\r\n\r\n${junk}`;
  }
}
