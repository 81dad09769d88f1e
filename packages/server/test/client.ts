import { type AnyGame, type AnyRules, fastChance, type SeatView } from '@conclave/kernel';
import {
  applyUpdate,
  type Form,
  type PatchMessage,
  type PlainMessage,
  PROTOCOL_VERSION,
  type Seen,
  seenFrom,
  type TableAction,
  type TableInfo,
} from '@conclave/protocol';
import WebSocket from 'ws';

export interface Guest {
  readonly id: string;
  readonly name: string;
  readonly token: string;
}

/** The HTTP API as a test needs it. */
export class Api {
  readonly base: string;
  readonly token: string | undefined;
  constructor(base: string, token?: string) {
    this.base = base;
    this.token = token;
  }

  async call(method: string, path: string, body?: unknown, headers: Record<string, string> = {}) {
    const response = await fetch(`${this.base}${path}`, {
      method,
      headers: {
        connection: 'close', // a line that is kept may be shut by an idle server while a starved test computes
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(this.token === undefined ? {} : { authorization: `Bearer ${this.token}` }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    const json: unknown = response.headers.get('content-type')?.includes('json') ? JSON.parse(text) : text;
    return { status: response.status, headers: response.headers, text, json: json as Record<string, never> };
  }

  async ok<Answer>(method: string, path: string, body?: unknown): Promise<Answer> {
    const { status, text, json } = await this.call(method, path, body);
    if (status >= 300) throw new Error(`${method} ${path}: ${status} ${text}`);
    return json as Answer;
  }

  act(table: string, action: TableAction): Promise<TableInfo> {
    return this.ok('POST', `/api/tables/${table}/actions`, action);
  }
}

export const newGuest = async (base: string, name: string): Promise<Guest> => {
  const { person, token } = await new Api(base).ok<{ person: { id: string }; token: string }>('POST', '/api/people', {
    name,
  });
  return { id: person.id, name, token };
};

export type Type = PatchMessage['type'];
export type OfType<T extends Type> = Extract<PatchMessage, { type: T }>;

/** One socket that remembers everything it was sent, byte for byte. */
export class Live {
  readonly messages: PatchMessage[] = [];
  readonly texts: string[] = [];
  readonly ws: WebSocket;
  form: Form = 'patch';
  closed: number | undefined;
  seen: Seen | undefined;
  info: TableInfo | undefined;
  onChange: (() => void) | undefined;
  readonly #waiting = new Set<() => void>();

  constructor(base: string, token: string | undefined, headers: Record<string, string> = {}) {
    this.ws = new WebSocket(`${base.replace('http', 'ws')}/api/live`, {
      headers: { ...(token === undefined ? {} : { authorization: `Bearer ${token}` }), ...headers },
    });
    this.ws.on('message', data => this.#receive(String(data)));
    this.ws.on('error', () => undefined);
    this.ws.on('close', code => {
      this.closed = code;
      this.#wake();
    });
  }

  static async open(base: string, token?: string, form: Form = 'patch'): Promise<Live> {
    const live = new Live(base, token);
    live.form = form;
    await live.opened();
    live.send({ type: 'hello', protocol: PROTOCOL_VERSION, form });
    await live.next('welcome');
    return live;
  }

  opened(): Promise<void> {
    return new Promise((resolve, reject) => {
      this.ws.once('open', () => resolve());
      this.ws.once('error', reject);
    });
  }

  /** What came on a line in the plain form. */
  get plain(): readonly PlainMessage[] {
    return this.messages as readonly unknown[] as readonly PlainMessage[];
  }

  send(message: unknown): void {
    this.ws.send(JSON.stringify(message));
  }

  #receive(text: string): void {
    const message = JSON.parse(text) as PatchMessage;
    this.texts.push(text);
    this.messages.push(message);
    if (message.type === 'snapshot') {
      if (this.form === 'patch') this.seen = seenFrom(message);
      this.info = message.info;
    }
    if (message.type === 'info') this.info = message.info;
    if (message.type === 'update' && this.seen !== undefined) {
      const next = applyUpdate(this.seen, message);
      if (next === undefined) throw new Error(`a gap before ${message.seq}`);
      this.seen = next;
    }
    this.#wake();
    this.onChange?.();
  }

  #wake(): void {
    for (const waiter of this.#waiting) waiter();
  }

  /** When this holds; the first look is at what is there already. */
  until<Found>(find: () => Found | undefined, what: string, ms = 120_000): Promise<Found> {
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        this.#waiting.delete(look);
        reject(new Error(`waited in vain for ${what}; last: ${this.texts.slice(-3).join('\n')}`));
      }, ms);
      const look = (): void => {
        const found = find();
        if (found === undefined) return;
        clearTimeout(timer);
        this.#waiting.delete(look);
        resolve(found);
      };
      this.#waiting.add(look);
      look();
    });
  }

  /** The next message of a type, counted from `from`. */
  next<T extends Type>(type: T, from = 0, fits: (message: OfType<T>) => boolean = () => true): Promise<OfType<T>> {
    const find = (): OfType<T> | undefined =>
      this.messages
        .slice(from)
        .find((message): message is OfType<T> => message.type === type && fits(message as OfType<T>));
    return this.until(find, type);
  }

  async watch(table: string): Promise<OfType<'snapshot'>> {
    const from = this.messages.length;
    this.send({ type: 'watch', table });
    return this.next('snapshot', from);
  }

  /** A request with an id, and its answer. */
  async request(message: { id: string }): Promise<PatchMessage> {
    this.send(message);
    return this.until(
      () => this.messages.find(answer => 're' in answer && answer.re === message.id),
      `an answer to ${message.id}`,
    );
  }

  isClosed(): Promise<number> {
    return this.until(() => this.closed, 'the end of the connection');
  }

  close(): void {
    this.ws.terminate();
  }
}

/** Plays legal moves by luck whenever its seat is asked. */
export class RandomPlayer {
  readonly live: Live;
  readonly #rules: AnyRules;
  readonly #table: string;
  readonly #stream = fastChance(42);
  #sentAt = -1;
  moves = 0;

  constructor(live: Live, rules: AnyRules, table: string) {
    this.live = live;
    this.#rules = rules;
    this.#table = table;
    live.onChange = () => this.step();
    this.step();
  }

  step(): void {
    const { seen } = this.live;
    if (seen === undefined || seen.seq === this.#sentAt || this.live.ws.readyState !== WebSocket.OPEN) return;
    const view = seen.view as SeatView<AnyGame>;
    if (!this.#rules.toAct(view.table).includes(view.seat)) return;
    this.#sentAt = seen.seq;
    this.moves += 1;
    const move = this.#rules.randomMove(view.table, view.own, view.seat, this.#stream);
    this.live.send({ type: 'move', table: this.#table, id: `m${this.moves}`, seq: seen.seq, move });
  }
}
