import { createServer } from 'node:net';
import { type AnyGame, type AnyRules, fastChance, type SeatView } from '@conclave/kernel';
import { applyUpdate, type PatchMessage, PROTOCOL_VERSION, type Seen, seenFrom } from '@conclave/protocol';
import WebSocket from 'ws';

export const freePort = (): Promise<number> =>
  new Promise(resolve => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as { port: number };
      probe.close(() => resolve(port));
    });
  });

/** A player that comes back by itself, says what it has, and sends an unanswered move again under its old id. */
export class StubbornPlayer {
  readonly acknowledged = new Map<string, number>();
  seen: Seen | undefined;
  over = false;
  returns = 0;
  refusals = 0;
  readonly #url: string;
  readonly #token: string;
  readonly #table: string;
  readonly #rules: AnyRules;
  readonly #think: () => number;
  readonly #stream = fastChance(Math.floor(Math.random() * 1e9));
  #pending: { readonly id: string; readonly seq: number; readonly move: unknown } | undefined;
  #ws: WebSocket | undefined;
  #count = 0;
  #stopped = false;

  /** `think`: milliseconds before a move, so that games last while things happen to their server, however fast it is. */
  constructor(port: number, token: string, table: string, rules: AnyRules, think: () => number) {
    this.#think = think;
    this.#url = `ws://127.0.0.1:${port}/api/live`;
    this.#token = token;
    this.#table = table;
    this.#rules = rules;
    this.#connect();
  }

  #connect(): void {
    if (this.#stopped) return;
    const ws = new WebSocket(this.#url, { headers: { authorization: `Bearer ${this.#token}` } });
    this.#ws = ws;
    ws.on('open', () => {
      this.#send({ type: 'hello', protocol: PROTOCOL_VERSION, form: 'patch' });
    });
    ws.on('message', data => this.#receive(JSON.parse(String(data)) as PatchMessage));
    ws.on('error', () => undefined);
    ws.on('close', () => setTimeout(() => this.#connect(), 50));
  }

  #send(message: object): void {
    if (this.#ws?.readyState === WebSocket.OPEN) this.#ws.send(JSON.stringify(message));
  }

  #receive(message: PatchMessage): void {
    if (message.type === 'welcome') {
      this.returns += 1;
      const have = this.seen === undefined ? {} : { have: { seq: this.seen.seq, seat: this.seen.view.seat } };
      this.#send({ type: 'watch', table: this.#table, ...have });
    }
    if (message.type === 'snapshot') {
      this.seen = seenFrom(message);
      this.over = message.info.status === 'over';
      this.#again();
    }
    if (message.type === 'current') this.#again();
    if (message.type === 'update') this.#update(message);
    if (message.type === 'done' && message.seq !== undefined) {
      this.#answered(message.re, message.seq);
      this.#move(); // it may be its turn again already
    }
    if (message.type === 'info') this.over = message.info.status === 'over';
    if (message.type === 'refused') this.#refused(message);
  }

  /** What could not be saved is sent again; nothing else is ever refused. */
  #refused(message: Extract<PatchMessage, { type: 'refused' }>): void {
    if (message.code !== 'notSaved') throw new Error(`refused: ${JSON.stringify(message)}`);
    this.refusals += 1;
    setTimeout(() => this.#again(), 100);
  }

  #update(message: Extract<PatchMessage, { type: 'update' }>): void {
    if (this.seen === undefined) return;
    const next = applyUpdate(this.seen, message);
    if (next === undefined) throw new Error(`a gap before ${message.seq}`);
    this.seen = next;
    if (message.re !== undefined) this.#answered(message.re, message.seq);
    this.#move();
  }

  #answered(id: string, seq: number): void {
    const before = this.acknowledged.get(id);
    if (before !== undefined && before !== seq) throw new Error(`${id} counted as ${before} and as ${seq}`);
    this.acknowledged.set(id, seq);
    if (this.#pending?.id === id) this.#pending = undefined;
  }

  #again(): void {
    if (this.#pending === undefined) this.#move();
    else this.#send({ type: 'move', table: this.#table, ...this.#pending });
  }

  #move(): void {
    if (this.seen === undefined || this.#pending !== undefined) return;
    const { table, own, seat } = this.seen.view as SeatView<AnyGame>;
    if (!this.#rules.toAct(table).includes(seat)) return;
    this.#count += 1;
    const move = this.#rules.randomMove(table, own, seat, this.#stream);
    this.#pending = { id: `s${seat}n${this.#count}`, seq: this.seen.seq, move };
    setTimeout(() => this.#again(), this.#think());
  }

  stop(): void {
    this.#stopped = true;
    this.#ws?.terminate();
  }
}
