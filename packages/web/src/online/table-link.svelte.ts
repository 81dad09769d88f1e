import type { Refusal, Seat } from '@conclave/kernel';
import {
  type Advice,
  applyUpdate,
  type ClientMessage,
  type ClockState,
  type Device,
  eventsOf,
  type Notice,
  type PatchMessage,
  type PatchSnapshot,
  type PatchUpdate,
  type Person,
  type PersonId,
  PROTOCOL_VERSION,
  type Seen,
  seenFrom,
  type TableAction,
  type TableInfo,
  type ToldDeed,
} from '@conclave/protocol';
import type { ChatLine, Connection, TableClock } from '@conclave/stage/table/source.ts';
import { gaveNonce, sawCommitment, seenAt } from '../records/seen-seals.ts';
import { newWord } from './api.ts';
import { isFinished, seatOfPerson, stillStands, withPresent } from './at-table.ts';
import { hangUp } from './hang-up.ts';
import { isSentBack, LONG_PAUSE, LOOK_EVERY, Pulse, retryAfter } from './pulse.ts';

/** How a step is to be taken: acted out, as something past, or as all there is to know, in place of what was known. */
export type StepKind = 'news' | 'past' | 'anew';

/** What the page hears of the game: a step with its events, or everything at once after arriving or returning. */
export interface LinkListener {
  step(seen: Seen, events: readonly unknown[], kind: StepKind): void;
  chat(lines: readonly ChatLine[]): void;
}

/** What the server says once; what lies under the bell is not said at a table, and of evenings one hears wherever one is. */
const newsFrom = (notice: Notice): News | undefined => {
  if (notice.code === 'news' || notice.code === 'evening') return undefined;
  if (notice.code === 'nudge') return { what: 'nudge', by: notice.by };
  if (notice.code === 'nudged') return { what: 'nudged', reached: notice.reached };
  if (notice.code === 'deed') return { what: 'deed', deed: notice.deed, contact: notice.contact };
  return notice.code === 'device' ? { what: 'device', device: notice.device } : { what: 'expiresSoon', at: notice.at };
};

/** What is said once beside the game: somebody waits, time was up, a move was taken back, the table will be cleared away, a device came in. */
export type News =
  | { readonly what: 'device'; readonly device: Device }
  | { readonly what: 'deed'; readonly deed: ToldDeed; readonly contact: string | undefined }
  | { readonly what: 'nudge'; readonly by: string }
  | { readonly what: 'nudged'; readonly reached: 'here' | 'called' | 'nobody' }
  | { readonly what: 'timeUp' | 'undone'; readonly seat: Seat }
  | { readonly what: 'expiresSoon'; readonly at: number };

const RENEWAL = 30_000;

type Request = Extract<ClientMessage, { id: string }>;
interface Pending {
  readonly message: Request;
  /** When it was sent. */
  readonly since: number;
  readonly answer: (refusal: Refusal | undefined, advice?: Advice) => void;
}

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
  /** Whom to write to, for who may not stay. */
  contact: string | undefined;
  seen: Seen | undefined;
  /** Is the game for our eyes? */
  mayLook = $state(false);
  /** Who made the last move that stands. */
  lastBy: Seat | undefined = $state();
  /** What people have said; it comes again with every return. */
  said: readonly ChatLine[] = $state.raw([]);
  onNews: ((news: News) => void) | undefined;
  /** Hears everything. */
  onAny: ((message: PatchMessage) => void) | undefined;
  #listener: LinkListener | undefined;
  #socket: WebSocket | undefined;
  #closed = false;
  #tries = 0;
  /** Since when only nodes older than this page have answered. */
  #oldSince: number | undefined;
  #pulse = new Pulse(performance.now());
  #isGreeted = false;
  /** Between `watch` and its answer. */
  #asking = false;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #ping: ReturnType<typeof setInterval> | undefined;
  readonly #pending = new Map<string, Pending>();
  #arrivals: (() => void)[] = [];

  constructor(table: string) {
    this.table = table;
  }

  open(): void {
    const address = new URL('api/live', document.baseURI);
    address.searchParams.set('at', this.table.slice(0, 3)); // so that a proxy leads all of this table to one node, without knowing which it is
    address.protocol = address.protocol === 'https:' ? 'wss:' : 'ws:';
    const socket = new WebSocket(address);
    this.#socket = socket;
    this.#isGreeted = false;
    socket.addEventListener('open', () => this.#say({ type: 'hello', protocol: PROTOCOL_VERSION, form: 'patch' }));
    socket.addEventListener('message', (event: MessageEvent<string>) => {
      if (this.#socket !== socket) return;
      this.#pulse.heard(performance.now());
      this.#hear(JSON.parse(event.data) as PatchMessage);
    });
    socket.addEventListener('close', () => this.#lost());
    clearInterval(this.#ping);
    this.#pulse = new Pulse(performance.now());
    this.#ping = setInterval(() => this.#stillThere(), LOOK_EVERY);
    addEventListener('online', this.#hurry);
    addEventListener('offline', this.#hurry);
  }

  #stillThere(): void {
    const [oldest] = this.#pending.values();
    const todo = this.#pulse.look(performance.now(), oldest?.since);
    if (todo === 'ask') this.#say({ type: 'ping' });
    if (todo === 'hangUp') this.#drop();
  }

  /** The device says that its line came or went: no need to wait for the socket to find out. */
  readonly #hurry = (): void => {
    this.#tries = 0;
    if (!navigator.onLine || this.connection === 'lost') this.#drop();
  };

  /** Too many came at once from our address, as when all of a school lost their node: what was asked for is asked for again. */
  #comeLater(): void {
    this.#tries = LONG_PAUSE;
    this.#drop();
  }

  #drop(): void {
    const old = this.#socket;
    this.#socket = undefined;
    hangUp(old);
    this.#lost();
  }

  /** Anew, with who we are now. Answers when the table has been seen that way. */
  returnAs(person: Person): Promise<boolean> {
    this.person = person;
    this.seen = undefined;
    this.connection = 'connecting';
    const old = this.#socket;
    this.#socket = undefined;
    hangUp(old);
    this.open();
    return new Promise(resolve => this.#arrivals.push(() => resolve(true)));
  }

  listen(listener: LinkListener): void {
    this.#listener = listener;
    if (this.seen !== undefined) listener.step(this.seen, allEvents(this.seen), 'anew');
    if (this.said.length > 0) listener.chat(this.said);
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    clearInterval(this.#ping);
    removeEventListener('online', this.#hurry);
    removeEventListener('offline', this.#hurry);
    hangUp(this.#socket);
  }

  #lost(): void {
    if (
      this.#closed ||
      this.gone !== undefined ||
      this.#socket?.readyState === WebSocket.OPEN ||
      this.#socket?.readyState === WebSocket.CONNECTING
    )
      return;
    this.connection = 'lost';
    clearInterval(this.#ping);
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.open(), retryAfter(this.#tries));
    this.#tries += 1;
  }

  #say(message: ClientMessage): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  /** What belongs to no request. */
  say(message: ClientMessage): void {
    this.#say(message);
  }

  #hear(message: PatchMessage): void {
    this.onAny?.(message);
    switch (message.type) {
      case 'welcome':
        this.person = message.person;
        this.#isGreeted = true;
        this.#tries = 0;
        this.#oldSince = undefined;
        this.#watch();
        return;
      case 'outdated':
        if (message.protocol < PROTOCOL_VERSION && this.#mayBeNewerElsewhere()) return;
        this.gone = 'outdated';
        return;
      case 'farewell':
        this.contact = message.contact;
        this.gone = message.code;
        return;
      case 'snapshot':
        return this.#arrive(message);
      case 'current':
        if (message.clock !== undefined) this.clock = timed(message.clock);
        return this.#ready();
      case 'update':
        return this.#follow(message);
      case 'info':
        return this.#inform(message.info);
      case 'presence':
        if (this.info !== undefined) this.info = withPresent(this.info, message.here);
        return;
      case 'notice':
        return this.#notice(newsFrom(message));
      case 'done':
        return this.#answer(message.re, undefined);
      case 'hint':
        return this.#answer(message.re, undefined, message.advice);
      case 'refused':
        if (message.re !== undefined) this.#answer(message.re, { code: message.code, rule: message.rule });
        else if (isSentBack(message, this.#isGreeted)) this.#comeLater();
        return;
      case 'chat':
        return this.#overhear(message.lines);
      case 'gone':
        if (message.code === 'elsewhere' || message.code === 'serverError') this.#tries = LONG_PAUSE;
        else this.gone = message.code;
        return;
      default:
        return;
    }
  }

  /** While a house is renewed node by node, a new page may meet an old node: for half a minute it asks again. */
  #mayBeNewerElsewhere(): boolean {
    this.#oldSince ??= performance.now();
    this.#tries = LONG_PAUSE;
    return performance.now() - this.#oldSince < RENEWAL;
  }

  #overhear(lines: readonly ChatLine[]): void {
    this.said = [...this.said, ...lines.filter(({ n }) => this.said.every(other => other.n !== n))];
    this.#listener?.chat(lines);
  }

  /** Somebody may have been given more time, which comes with the answer to `watch`; that answer begins with an info of its own. */
  #inform(info: TableInfo): void {
    if (info.id !== this.table) return;
    this.info = info;
    noteSeal(info, this.person?.id);
    if (info.status === 'running' && this.clock !== undefined && !this.#asking) this.#watch();
    if (isFinished(info) && this.seen?.covered === true) this.#watch();
  }

  /** What we have goes along, unless there is more to be had: once a game is over, all that was told may be looked at. */
  #watch(): void {
    const { seen, info } = this;
    this.#asking = true;
    const wantsAll = seen?.covered === true && info !== undefined && isFinished(info);
    const have = seen === undefined || wantsAll ? {} : { have: { seq: seen.seq, seat: seen.view.seat } };
    this.#say({ type: 'watch', table: this.table, ...have });
  }

  #ready(): void {
    this.#asking = false;
    this.connection = 'ready';
    for (const arrived of this.#arrivals.splice(0)) arrived();
    for (const { message } of this.#pending.values()) this.#say(message);
  }

  #arrive(snapshot: PatchSnapshot): void {
    const before = this.seen;
    this.info = snapshot.info;
    noteSeal(snapshot.info, this.person?.id);
    this.clock = timed(snapshot.clock);
    this.seen = seenFrom(snapshot);
    this.mayLook = this.seen !== undefined;
    this.lastBy = this.seen?.past.at(-1)?.by;
    this.#ready();
    if (this.seen === undefined) return;
    if (stillStands(before, this.seen, snapshot.undone === true))
      this.#listener?.step(this.seen, allEvents(this.seen, before.seq), 'past');
    else this.#listener?.step(this.seen, allEvents(this.seen), 'anew');
  }

  #follow(update: PatchUpdate): void {
    if (this.seen === undefined) return this.#watch();
    const next = applyUpdate(this.seen, update);
    if (next === undefined) return this.#watch();
    if (next === this.seen) return;
    this.seen = next;
    if (update.re !== undefined) this.#answer(update.re, undefined); // first, so that both are drawn together
    this.lastBy = next.past.at(-1)?.by;
    if (update.clock !== undefined) this.clock = timed(update.clock);
    if (update.undo === undefined) this.#listener?.step(next, eventsOf(update), 'news');
    else this.#listener?.step(next, allEvents(next), 'anew');
    const { by } = update;
    if (by === 'table') return;
    if (update.undo !== undefined) this.onNews?.({ what: 'undone', seat: by });
    if (update.how === 'clock') this.onNews?.({ what: 'timeUp', seat: by });
  }

  #notice(news: News | undefined): void {
    if (news !== undefined) this.onNews?.(news);
  }

  #answer(id: string, refusal: Refusal | undefined, advice?: Advice): void {
    this.#pending.get(id)?.answer(refusal, advice);
    this.#pending.delete(id);
  }

  #request(message: Request): Promise<Refusal | undefined> {
    return new Promise(answer => {
      this.#pending.set(message.id, { message, since: performance.now(), answer });
      this.#say(message);
    });
  }

  move(move: unknown): Promise<Refusal | undefined> {
    return this.#request({ type: 'move', table: this.table, id: newWord(), seq: this.seen?.seq ?? 0, move });
  }

  act(action: TableAction): Promise<Refusal | undefined> {
    return this.#request({ type: 'act', table: this.table, id: newWord(), action });
  }

  chat(text: string): Promise<Refusal | undefined> {
    return this.#request({ type: 'chat', table: this.table, id: newWord(), text });
  }

  /** What a master would do in our seat; the server knows all that it was told. */
  hint(): Promise<Advice> {
    const message = { type: 'hint', table: this.table, id: newWord(), seq: this.seen?.seq ?? 0 } as const;
    return new Promise((resolve, reject) => {
      const answer: Pending['answer'] = (refusal, advice) =>
        advice === undefined ? reject(new Error(refusal?.code)) : resolve(advice);
      this.#pending.set(message.id, { message, since: performance.now(), answer });
      this.#say(message);
    });
  }

  /** The server keeps what we do not want to read; it does not answer. */
  mute(person: PersonId, on: boolean): void {
    this.#say({ type: 'mute', person, on });
  }
}

/** What a table seals before it begins is kept; once it has begun, only who sits where the nonce was given has given one. */
const noteSeal = (info: TableInfo, me: PersonId | undefined): void => {
  const { id, seal, status } = info;
  if (status === 'open') return sawCommitment(id, seal.commitment);
  const seat = seenAt(id)?.gave?.seat;
  if (status === 'running' && seat !== undefined && me !== undefined && seatOfPerson(info, me) !== seat)
    gaveNonce(id, undefined);
};

const timed = (clock: ClockState | undefined): TableClock | undefined =>
  clock === undefined ? undefined : { ...clock, since: Date.now() };

const allEvents = ({ past }: Seen, after = -1): readonly unknown[] =>
  past.filter(({ seq }) => seq > after).flatMap(({ events }) => events);
