import type { Refusal } from '@conclave/kernel';
import {
  applyUpdate,
  type ClientMessage,
  type ClockState,
  eventsOf,
  type Person,
  PROTOCOL_VERSION,
  type Seen,
  type ServerMessage,
  type Snapshot,
  seenFrom,
  type TableAction,
  type TableInfo,
  type Update,
} from '@conclave/protocol';
import type { ChatLine, Connection, TableClock } from '../table/source.ts';

/** What the page hears of the game: a step with its events, or everything at once after arriving or returning. */
export interface LinkListener {
  step(seen: Seen, events: readonly unknown[], past: boolean): void;
  chat(lines: readonly ChatLine[]): void;
}

type Request = Extract<ClientMessage, { id: string }>;
interface Pending {
  readonly message: Request;
  readonly answer: (refusal: Refusal | undefined) => void;
}

const SLOWEST_RETRY = 5000;
const PING_EVERY = 25_000;

/**
 * One socket that follows one table. It returns by itself: after a dropped line it says what it has and hears what it missed, and a
 * request that was not answered is sent again under its old id, which counts once.
 */
export class TableLink {
  readonly table: string;
  info: TableInfo | undefined = $state.raw();
  person: Person | undefined = $state.raw();
  connection: Connection = $state('connecting');
  clock: TableClock | undefined = $state.raw();
  /** The table is not to be seen from here, or this page is too old. */
  gone: string | undefined = $state();
  seen: Seen | undefined;
  #listener: LinkListener | undefined;
  #socket: WebSocket | undefined;
  #closed = false;
  #retry = 300;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #ping: ReturnType<typeof setInterval> | undefined;
  readonly #pending = new Map<string, Pending>();
  #chat: readonly ChatLine[] = [];

  constructor(table: string) {
    this.table = table;
  }

  open(): void {
    const address = new URL('api/live', document.baseURI);
    address.protocol = address.protocol === 'https:' ? 'wss:' : 'ws:';
    const socket = new WebSocket(address);
    this.#socket = socket;
    socket.addEventListener('open', () => this.#say({ type: 'hello', protocol: PROTOCOL_VERSION }));
    socket.addEventListener('message', (event: MessageEvent<string>) =>
      this.#hear(JSON.parse(event.data) as ServerMessage),
    );
    socket.addEventListener('close', () => this.#lost());
    clearInterval(this.#ping);
    this.#ping = setInterval(() => this.#say({ type: 'ping' }), PING_EVERY);
  }

  /** Anew, with who we are now. */
  reopen(): void {
    this.seen = undefined;
    const old = this.#socket;
    this.#socket = undefined;
    old?.close();
    this.open();
  }

  listen(listener: LinkListener): void {
    this.#listener = listener;
    if (this.seen !== undefined) listener.step(this.seen, allEvents(this.seen), true);
    if (this.#chat.length > 0) listener.chat(this.#chat);
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    clearInterval(this.#ping);
    this.#socket?.close();
  }

  #lost(): void {
    if (
      this.#closed ||
      this.#socket?.readyState === WebSocket.OPEN ||
      this.#socket?.readyState === WebSocket.CONNECTING
    )
      return;
    if (this.gone === undefined) this.connection = 'lost';
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.open(), this.#retry);
    this.#retry = Math.min(SLOWEST_RETRY, this.#retry * 1.7);
  }

  #say(message: ClientMessage): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  #hear(message: ServerMessage): void {
    switch (message.type) {
      case 'welcome':
        this.person = message.person;
        this.#retry = 300;
        this.#watch();
        return;
      case 'outdated':
        this.gone = 'outdated';
        return;
      case 'snapshot':
        return this.#arrive(message);
      case 'current':
        return this.#ready();
      case 'update':
        return this.#follow(message);
      case 'info':
        if (message.table === this.table) this.info = message.info;
        return;
      case 'done':
        return this.#answer(message.re, undefined);
      case 'refused':
        if (message.re !== undefined) this.#answer(message.re, { code: message.code, rule: message.rule });
        return;
      case 'chat':
        this.#chat = [...this.#chat, ...message.lines];
        this.#listener?.chat(message.lines);
        return;
      case 'gone':
        this.gone = message.code;
        return;
      default:
        return;
    }
  }

  #watch(): void {
    const { seen } = this;
    const have = seen === undefined ? {} : { have: { seq: seen.seq, seat: seen.view.seat } };
    this.#say({ type: 'watch', table: this.table, ...have });
  }

  #ready(): void {
    this.connection = 'ready';
    for (const { message } of this.#pending.values()) this.#say(message);
  }

  #arrive(snapshot: Snapshot): void {
    const had = this.seen?.seq ?? -1;
    this.info = snapshot.info;
    this.clock = timed(snapshot.clock);
    this.seen = seenFrom(snapshot);
    this.#ready();
    if (this.seen !== undefined) this.#listener?.step(this.seen, allEvents(this.seen, had), true);
  }

  #follow(update: Update): void {
    if (this.seen === undefined) return this.#watch();
    const next = applyUpdate(this.seen, update);
    if (next === undefined) return this.#watch();
    if (this.connection !== 'ready') this.#ready();
    if (next === this.seen) return;
    this.seen = next;
    this.clock = timed(update.clock);
    this.#listener?.step(next, eventsOf(update), false);
    if (update.re !== undefined) this.#answer(update.re, undefined);
  }

  #answer(id: string, refusal: Refusal | undefined): void {
    this.#pending.get(id)?.answer(refusal);
    this.#pending.delete(id);
  }

  #request(message: Request): Promise<Refusal | undefined> {
    return new Promise(answer => {
      this.#pending.set(message.id, { message, answer });
      this.#say(message);
    });
  }

  move(move: unknown): Promise<Refusal | undefined> {
    return this.#request({ type: 'move', table: this.table, id: crypto.randomUUID(), seq: this.seen?.seq ?? 0, move });
  }

  act(action: TableAction): Promise<Refusal | undefined> {
    return this.#request({ type: 'act', table: this.table, id: crypto.randomUUID(), action });
  }

  chat(text: string): Promise<Refusal | undefined> {
    return this.#request({ type: 'chat', table: this.table, id: crypto.randomUUID(), text });
  }
}

const timed = (clock: ClockState | undefined): TableClock | undefined =>
  clock === undefined ? undefined : { ...clock, since: Date.now() };

const allEvents = ({ past }: Seen, after = -1): readonly unknown[] =>
  past.filter(({ seq }) => seq > after).flatMap(({ events }) => events);
