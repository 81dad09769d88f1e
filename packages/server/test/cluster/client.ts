import {
  type AnyGame,
  type AnyRules,
  canonicalJson,
  fastChance,
  type SeatView,
  type Stream,
  type Viewer,
} from '@conclave/kernel';
import { applyUpdate, type PatchMessage, PROTOCOL_VERSION, type Seen, seenFrom } from '@conclave/protocol';
import WebSocket from 'ws';
import type { History } from '../nodes/checker.ts';

const LONGEST_SILENCE = 3000;

/** Where one may go, who one is, and how one plays. */
export interface Client {
  readonly ports: readonly number[];
  readonly token: string | undefined;
  readonly person: string;
  readonly viewer: Viewer;
  readonly table: string;
  readonly rules: AnyRules;
  readonly seed: number;
  /** Of which release the page is when it comes (back). */
  protocol(): number;
}

/** Somebody at any node who comes back by themselves, sends again what was not answered, and notes everything. */
export class StubbornClient implements History {
  readonly #client: Client;
  readonly #luck: Stream;
  #ws: WebSocket | undefined;
  #pending: { readonly id: string; readonly message: object } | undefined;
  #count = 0;
  #isStopped = false;
  #isResting = false;
  #isThinking = false;
  #heardAt = performance.now();
  #timers: NodeJS.Timeout[] = [];
  #seen: Seen | undefined;
  #protocol = PROTOCOL_VERSION;
  /** How often a node did not know the page's protocol, or the table's rules. */
  elsewhere = 0;
  isOver = false;
  readonly views: string[] = [];
  readonly sent = new Map<string, number>();
  readonly acknowledged = new Map<string, { readonly seq: number; readonly at: number }>();
  readonly moved = new Set<string>();
  readonly said = new Set<string>();
  readonly heard: number[] = [];
  readonly wrongs: string[] = [];
  here: readonly string[] = [];

  constructor(client: Client) {
    this.#client = client;
    this.#luck = fastChance(client.seed);
    this.#connect();
    this.#timers = [setInterval(() => this.#impatience(), 500)];
  }

  get person(): string {
    return this.#client.person;
  }

  get viewer(): Viewer {
    return this.#client.viewer;
  }

  #pick<Item>(items: readonly Item[]): Item {
    return items[this.#luck.below(items.length)] as Item;
  }

  #connect(): void {
    if (this.#isStopped) return;
    const { token, ports } = this.#client;
    this.#protocol = this.#client.protocol();
    const headers = token === undefined ? {} : { authorization: `Bearer ${token}` };
    const ws = new WebSocket(`ws://127.0.0.1:${this.#pick(ports)}/api/live`, { headers, handshakeTimeout: 2000 });
    this.#ws = ws;
    this.#heardAt = performance.now();
    ws.on('open', () => this.#send({ type: 'hello', protocol: this.#protocol, form: 'patch' }));
    ws.on('message', data => {
      if (ws !== this.#ws) return;
      this.#heardAt = performance.now();
      this.#receive(JSON.parse(String(data)) as PatchMessage);
    });
    ws.on('error', () => undefined);
    ws.on('close', () => {
      if (ws === this.#ws) setTimeout(() => this.#connect(), 50 + this.#luck.below(200));
    });
  }

  #send(message: object): void {
    if (this.#ws?.readyState === WebSocket.OPEN) this.#ws.send(JSON.stringify(message));
  }

  /** A line that says nothing is given up, as the page does; and now and then one simply goes elsewhere. */
  #impatience(): void {
    const silent = performance.now() - this.#heardAt;
    const wanders = !this.#isResting && this.#luck.below(60) === 0;
    if (silent > LONGEST_SILENCE || wanders) this.#ws?.terminate();
    else if (silent > 1000) this.#send({ type: 'ping' });
    if (this.#pending !== undefined && this.#luck.below(3) === 0) this.#send(this.#pending.message);
  }

  #receive(message: PatchMessage): void {
    const { table } = this.#client;
    if (message.type === 'outdated' || (message.type === 'gone' && message.code === 'elsewhere')) this.elsewhere += 1; // and back, somewhere
    if (message.type === 'gone' && !['elsewhere', 'serverError'].includes(message.code))
      this.wrongs.push(`sent away: ${message.code}`);
    if (message.type === 'outdated' && message.protocol >= this.#protocol)
      this.wrongs.push(`${message.protocol} does not speak ${this.#protocol}`);
    if (message.type === 'welcome') {
      if (message.protocol !== this.#protocol) this.wrongs.push(`answered in the protocol ${message.protocol}`);
      const seen = this.#seen;
      const have = seen === undefined ? {} : { have: { seq: seen.seq, seat: seen.view.seat } };
      this.#send({ type: 'watch', table, ...have });
    }
    if (message.type === 'snapshot') {
      this.#seen = seenFrom(message);
      this.#note();
    }
    if (message.type === 'snapshot' || message.type === 'info') {
      this.isOver = message.info.status === 'over';
      this.here = message.info.seats.flatMap(({ present, person }) =>
        present && person !== undefined ? [person] : [],
      );
      this.#vote(message.info.votes);
    }
    if (message.type === 'presence') this.here = message.here;
    if (message.type === 'chat') for (const { n } of message.lines) if (!this.heard.includes(n)) this.heard.push(n);
    if (message.type === 'update') this.#update(message);
    if (message.type === 'done') this.#answered(message.re, message.seq ?? 0);
    if (message.type === 'refused') this.#refused(message);
    this.#think();
  }

  /** So that games last while things happen. */
  #think(): void {
    if (this.#isThinking || this.#isResting) return;
    this.#isThinking = true;
    setTimeout(() => {
      this.#isThinking = false;
      this.#play();
    }, 50 + this.#luck.below(250));
  }

  #update(message: Extract<PatchMessage, { type: 'update' }>): void {
    if (this.#seen === undefined) return;
    const next = applyUpdate(this.#seen, message);
    if (next === undefined) {
      this.wrongs.push(`a gap between ${this.#seen.seq} and ${message.seq}`);
      return this.#ws?.terminate();
    }
    this.#seen = next;
    this.#note();
    if (message.re !== undefined) this.#answered(message.re, message.seq);
  }

  #note(): void {
    if (this.#seen !== undefined) this.views.push(canonicalJson(this.#seen.view));
  }

  #answered(id: string, seq: number): void {
    const before = this.acknowledged.get(id);
    if (before !== undefined && before.seq !== seq) this.wrongs.push(`${id} was ${before.seq}, then ${seq}`);
    if (before === undefined && id.startsWith('m')) this.acknowledged.set(id, { seq, at: performance.now() });
    if (id.startsWith('m')) this.moved.add(id);
    if (id.startsWith('c')) this.said.add(id);
    if (this.#pending?.id === id) this.#pending = undefined;
  }

  #refused({ re, code, seq }: Extract<PatchMessage, { type: 'refused' }>): void {
    if (re === undefined || code === 'notSaved' || code === 'serverError') return; // and sent again
    if (code === 'stale' && (seq ?? 0) < (this.#seen?.seq ?? 0))
      this.wrongs.push(`told to be stale by a node that knows only ${seq}`);
    if (this.#pending?.id === re) this.#pending = undefined;
  }

  #vote(votes: readonly { readonly what: string; readonly agreed: readonly number[] }[]): void {
    const { viewer, table } = this.#client;
    if (typeof viewer !== 'number') return;
    for (const { what, agreed } of votes)
      if (what === 'undo' && !agreed.includes(viewer))
        this.#send({ type: 'act', table, id: this.#newId('v'), action: { do: 'agree', to: 'undo' } });
  }

  #newId(kind: string): string {
    this.#count += 1;
    return `${kind}${this.viewer}-${this.#count}`;
  }

  #ask(id: string, message: object): void {
    this.#pending = { id, message };
    this.sent.set(id, performance.now());
    this.#send(message);
  }

  #play(): void {
    const { viewer, table, rules } = this.#client;
    const seen = this.#seen;
    if (seen === undefined || this.#isResting || this.#pending !== undefined || typeof viewer !== 'number') return;
    const luck = this.#luck.below(100);
    const id = (kind: string): string => this.#newId(kind);
    if (luck < 4) {
      const said = id('c');
      return this.#ask(said, { type: 'chat', table, id: said, text: `words of ${said}` });
    }
    if (luck < 6) {
      const undo = id('u');
      return this.#ask(undo, { type: 'act', table, id: undo, action: { do: 'undo' } });
    }
    const { table: common, own } = seen.view as SeatView<AnyGame>;
    if (this.isOver || !rules.toAct(common).includes(viewer)) return;
    const move = rules.randomMove(common, own, viewer, this.#luck);
    const made = id('m');
    this.#ask(made, { type: 'move', table, id: made, seq: seen.seq, move });
  }

  /** Nothing more is asked; what is open is still answered. */
  rest(): void {
    this.#isResting = true;
  }

  get isHere(): boolean {
    return this.#seen !== undefined && this.#ws?.readyState === WebSocket.OPEN;
  }

  get isIdle(): boolean {
    return this.#pending === undefined;
  }

  stop(): void {
    this.#isStopped = true;
    for (const timer of this.#timers) clearInterval(timer);
    this.#ws?.terminate();
  }
}
