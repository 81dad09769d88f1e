import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import type { ServerMessage, TableLine } from '@conclave/protocol';
import { type RawData, type WebSocket, WebSocketServer } from 'ws';
import { Buckets } from '../house/rate.ts';
import type { Services } from '../house/services.ts';
import { notReady, sayReady, stayReady } from '../programs/ready.ts';
import { docFrom, lineOf } from '../table/doc.ts';
import { textFrame } from '../table/frame.ts';
import type { Tables } from '../table/registry.ts';
import { Connection } from './connection.ts';
import type { Charge } from './cost.ts';
import { Mine } from './mine.ts';

const LOBBY_PAUSE = 500;
const GOING_AWAY = 1001;
const COME_AGAIN = 1012;
const UNSUPPORTED = 1003;
/** So long somebody who is sent away may wait for what they asked: a database that does not answer keeps nobody. */
const LAST_ANSWERS = 10_000;
export const LOBBY_SIZE = 100;

/** All sockets of this process. */
export class Hub {
  readonly tables: Tables;
  /** Who follows their own tables. */
  readonly mine: Mine;
  readonly #services: Services;
  readonly #server: WebSocketServer;
  readonly #connections = new Map<WebSocket, { readonly connection: Connection; readonly network: string }>();
  readonly #lobby = new Set<Connection>();
  readonly #ready = new Set<Connection>();
  readonly #byNetwork = new Map<string, number>();
  readonly #purses: Buckets;
  readonly #onMessage: (this: WebSocket, data: RawData, isBinary: boolean) => void;
  readonly #onPong: (this: WebSocket) => void;
  readonly #onClose: (this: WebSocket) => void;
  readonly #heartbeat: NodeJS.Timeout;
  #lobbyTimer: NodeJS.Timeout | undefined;

  constructor(services: Services, tables: Tables) {
    this.#services = services;
    this.tables = tables;
    this.mine = new Mine(services, tables);
    this.#purses = new Buckets(services.config.limits.othersHere);
    this.#server = new WebSocketServer({
      noServer: true,
      perMessageDeflate: false,
      maxPayload: services.config.limits.messageBytes,
      clientTracking: false,
      skipUTF8Validation: false,
    });
    // One set of handlers for all sockets, so that an idle socket costs little.
    const of = (ws: WebSocket): Connection | undefined => this.#connections.get(ws)?.connection;
    const hub = this;
    this.#onMessage = function (data, isBinary) {
      if (isBinary) of(this)?.close(UNSUPPORTED, 'text only');
      else of(this)?.receive(String(data));
    };
    this.#onPong = function () {
      of(this)?.answered();
    };
    this.#onClose = function () {
      hub.#closed(this);
    };
    this.#heartbeat = setInterval(() => this.beat(), services.config.heartbeatMs);
    this.#heartbeat.unref();
    services.bus.subscribe('lobby', () => this.lobbyChanged());
    services.bus.subscribe('person', id => this.personChanged(id));
  }

  get size(): number {
    return this.#connections.size;
  }

  /** A browser says from which page it comes: only our own, or one that the host allowed. Programs say nothing. */
  isWelcome(request: IncomingMessage): boolean {
    const { origin, host } = request.headers;
    if (origin === undefined || this.#services.config.origins.includes(origin)) return true;
    return URL.canParse(origin) && new URL(origin).host === host;
  }

  hasRoomFor(network: string): boolean {
    return (this.#byNetwork.get(network) ?? 0) < this.#services.config.limits.socketsPerAddress;
  }

  /** Many sockets have no more to spend together than some do. */
  mayAsk(network: string, { purse, cost }: Charge): boolean {
    return purse !== 'others' || this.#purses.take(network, this.#services.ticks(), cost);
  }

  accept(request: IncomingMessage, socket: Duplex, head: Buffer, network: string, token: string | undefined): void {
    this.#server.handleUpgrade(request, socket, head, ws => {
      this.#byNetwork.set(network, (this.#byNetwork.get(network) ?? 0) + 1);
      this.#welcome(ws, new Connection(this.#services, this, ws, socket, token, network), network);
    });
  }

  #welcome(ws: WebSocket, connection: Connection, network: string): void {
    this.#connections.set(ws, { connection, network });
    ws.on('message', this.#onMessage);
    ws.on('pong', this.#onPong);
    ws.on('error', terminate); // too large, not UTF-8, broken frames
    ws.on('close', this.#onClose);
  }

  #closed(ws: WebSocket): void {
    const known = this.#connections.get(ws);
    if (known === undefined) return;
    const { connection, network } = known;
    this.#connections.delete(ws);
    this.#lobby.delete(connection);
    this.mine.leave(connection);
    this.#leaveReady(connection);
    const left = (this.#byNetwork.get(network) ?? 1) - 1;
    if (left === 0) this.#byNetwork.delete(network);
    else this.#byNetwork.set(network, left);
    connection.gone();
  }

  /** Half-open sockets do not answer, and silent ones never said hello: both go. */
  beat(): void {
    const ready = [...this.#ready].flatMap(({ person }) => person?.id ?? []);
    if (ready.length > 0) stayReady(this.#services, ready).catch(this.#notKept);
    for (const { connection } of this.#connections.values()) {
      if (connection.alive) connection.ping();
      else connection.terminate();
    }
  }

  isReady(connection: Connection): boolean {
    return this.#ready.has(connection);
  }

  /** A program can be asked to these games from now on, as long as this socket lives. */
  async ready(connection: Connection, person: string, wish: Parameters<typeof sayReady>[2]): Promise<void> {
    this.#ready.add(connection);
    await sayReady(this.#services, person, wish);
    await connection.tellInvitations();
  }

  #leaveReady(connection: Connection): void {
    const person = this.#ready.delete(connection) ? connection.person?.id : undefined;
    const isElsewhere = [...this.#ready].some(other => other.person?.id === person);
    if (person !== undefined && !isElsewhere) notReady(this.#services, person).catch(this.#notKept);
  }

  readonly #notKept = (error: unknown): void =>
    this.#services.log.warn({ err: error }, 'who is ready could not be noted');

  lobby(connection: Connection, on: boolean): void {
    if (!on) this.#lobby.delete(connection);
    else {
      this.#lobby.add(connection);
      this.lobbyLines()
        .then(tables => connection.send({ type: 'lobby', tables }))
        .catch(error => this.#services.log.error({ err: error }, 'the lobby could not be read'));
    }
  }

  async lobbyLines(): Promise<readonly TableLine[]> {
    return (await this.#services.storage.openTables(LOBBY_SIZE)).map(row => lineOf(docFrom(row)));
  }

  lobbyChanged(): void {
    if (this.#lobby.size === 0) return;
    this.#lobbyTimer ??= setTimeout(() => {
      this.#lobbyTimer = undefined;
      if (this.#lobby.size === 0) return;
      this.lobbyLines()
        .then(tables => {
          const frame = textFrame(JSON.stringify({ type: 'lobby', tables }));
          for (const connection of this.#lobby) connection.write(frame);
        })
        .catch(error => this.#services.log.error({ err: error }, 'the lobby could not be read'));
    }, LOBBY_PAUSE);
  }

  /** Who has a socket here. */
  people(): readonly string[] {
    return [...new Set([...this.#connections.values()].flatMap(({ connection: { person } }) => person?.id ?? []))];
  }

  /** On every socket of this person here that somebody looks at; says whether there was one. */
  tell(person: string, message: ServerMessage): boolean {
    const lookers = [...this.#connections.values()].filter(
      ({ connection }) => connection.person?.id === person && !connection.isAway,
    );
    for (const { connection } of lookers) connection.send(message);
    return lookers.length > 0;
  }

  personChanged(id: string): void {
    for (const { connection } of this.#connections.values()) {
      if (connection.person?.id !== id) continue;
      connection.refresh().catch(() => connection.terminate());
    }
  }

  /** Everybody is sent elsewhere, one after the other, so that they do not arrive there in one wave, and each with the answers that are due. */
  async sendAway(ms: number): Promise<void> {
    const all = [...this.#connections.values()];
    const start = this.#services.ticks();
    const going: Promise<void>[] = [];
    for (const [index, { connection }] of all.entries()) {
      const wait = start + (ms * index) / all.length - this.#services.ticks();
      if (wait > 0) await new Promise(done => setTimeout(done, wait));
      going.push(this.#letGo(connection));
    }
    await Promise.all(going);
  }

  async #letGo(connection: Connection): Promise<void> {
    let timer: NodeJS.Timeout | undefined;
    const patience = new Promise<void>(done => {
      timer = setTimeout(done, LAST_ANSWERS);
    });
    await Promise.race([connection.askedNoMore(), patience]);
    clearTimeout(timer);
    connection.close(COME_AGAIN, 'this node goes, others are there');
  }

  close(): void {
    clearInterval(this.#heartbeat);
    clearTimeout(this.#lobbyTimer);
    for (const { connection } of this.#connections.values()) connection.close(GOING_AWAY, 'the server restarts');
    this.#server.close();
  }

  /** Whoever did not say goodbye in time. */
  terminateAll(): void {
    for (const { connection } of this.#connections.values()) connection.terminate();
  }
}

function terminate(this: WebSocket): void {
  this.terminate();
}
