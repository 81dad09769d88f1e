import type { Duplex } from 'node:stream';
import {
  type ClientMessage,
  type Person,
  type PersonId,
  PROTOCOL_VERSION,
  type Refused,
  type ServerMessage,
  type TableId,
} from '@conclave/protocol';
import type { WebSocket } from 'ws';
import { readMessage } from '../http/schemas.ts';
import { personFor, personOf } from '../people.ts';
import type { Services } from '../services.ts';
import { needsLog, takeAction } from '../table/actions/index.ts';
import type { TableActor } from '../table/actor.ts';
import { arrive } from '../table/arrive.ts';
import { sendPresence } from '../table/broadcast.ts';
import { chatLine, say } from '../table/chat.ts';
import { takeMove } from '../table/play.ts';
import { textFrame } from './frame.ts';
import type { Hub } from './hub.ts';
import { Bucket } from './rate.ts';
import type { Listener, Watch } from './watch.ts';

const MOST_TABLES = 20;
const MOST_STRIKES = 20;
const NOBODY: ReadonlySet<PersonId> = new Set();
const POLICY = 1008;

/** A table this socket watches. */
interface Place {
  readonly actor: TableActor;
  readonly watch: Watch;
}

const NOWHERE: readonly Place[] = [];

/** One socket. It says hello, watches tables, asks for moves; whoever floods or does not read is shown the door. */
export class Connection implements Listener {
  readonly #services: Services;
  readonly #hub: Hub;
  readonly #ws: WebSocket;
  readonly #socket: Duplex;
  #person: Person | undefined;
  #mutedUntil = 0;
  #token: string | undefined;
  #greeted = false;
  #watching: readonly Place[] = NOWHERE;
  readonly #buckets: { moves?: Bucket; chat?: Bucket; others?: Bucket } = {};
  #strikes = 0;
  muted = NOBODY;
  #alive = true;

  constructor(services: Services, hub: Hub, ws: WebSocket, socket: Duplex, token: string | undefined) {
    this.#services = services;
    this.#hub = hub;
    this.#ws = ws;
    this.#socket = socket;
    this.#token = token;
  }

  get person(): Person | undefined {
    return this.#person;
  }

  /** Straight to the socket: frames are complete, and nothing is ever sent in fragments or compressed. */
  write(frame: Buffer): void {
    if (this.#socket.writableLength > this.#services.config.limits.unreadBytes) {
      this.#services.metrics.count('slow_readers');
      this.#ws.terminate();
    } else if (this.#socket.writable) this.#socket.write(frame);
  }

  send(message: ServerMessage): void {
    this.write(textFrame(JSON.stringify(message)));
  }

  close(code: number, reason: string): void {
    this.#ws.close(code, reason);
  }

  terminate(): void {
    this.#ws.terminate();
  }

  get alive(): boolean {
    return this.#alive;
  }

  answered(): void {
    this.#alive = true;
  }

  ping(): void {
    this.#alive = false; // until it answers; who never said hello is not even asked
    if (this.#greeted) this.#ws.ping();
  }

  /** Something arrived on the socket. */
  receive(data: Buffer): void {
    this.#services.metrics.count('messages');
    let value: unknown;
    try {
      value = JSON.parse(data.toString());
    } catch {
      this.#strike({ type: 'refused', code: 'malformed', rule: 'shape', detail: 'not JSON' });
      return;
    }
    const read = readMessage(value);
    if ('problem' in read)
      this.#strike({ type: 'refused', code: 'malformed', rule: 'shape', detail: read.problem, ...requestOf(value) });
    else if (!this.#mayAsk(read.message)) this.#strike(refusalTo(read.message, 'tooFast'));
    else if (this.#greeted || read.message.type === 'hello') this.#handle(read.message);
    else this.#strike(refusalTo(read.message, 'helloFirst'));
  }

  #mayAsk({ type }: ClientMessage): boolean {
    const kind = type === 'move' ? 'moves' : type === 'chat' ? 'chat' : 'others';
    const rate = this.#services.config.limits[kind];
    const now = this.#services.now();
    const bucket = this.#buckets[kind] ?? new Bucket(rate, now);
    this.#buckets[kind] = bucket;
    return bucket.take(rate, now);
  }

  /** Some mistakes are forgiven; who only makes mistakes is not a player. */
  #strike(refusal: Refused): void {
    this.#services.metrics.count('refusals');
    this.#strikes += 1;
    this.send(refusal);
    if (this.#strikes < MOST_STRIKES) return;
    this.#services.metrics.count('floods');
    this.close(POLICY, 'too many refused messages');
  }

  #refuse(refusal: Refused): void {
    this.#services.metrics.count('refusals');
    this.send(refusal);
  }

  #handle(message: ClientMessage): void {
    switch (message.type) {
      case 'hello':
        this.#hello(message.protocol, message.token).catch(error => this.#failed(error));
        return;
      case 'watch':
        return this.#watch(message);
      case 'unwatch':
        return this.#unwatch(message.table);
      case 'move':
        return this.#move(message);
      case 'act':
        return this.#act(message);
      case 'chat':
        return this.#say(message);
      case 'mute':
        return this.#mute(message.person, message.on);
      case 'lobby':
        return this.#hub.lobby(this, message.on);
      case 'ping':
        return this.send({ type: 'pong' });
    }
  }

  #failed(error: unknown): void {
    this.#services.metrics.count('failures');
    this.#services.log.error({ err: error }, 'a message could not be handled');
    this.terminate();
  }

  async #hello(protocol: number, token: string | undefined): Promise<void> {
    if (protocol !== PROTOCOL_VERSION) {
      this.send({ type: 'outdated', protocol: PROTOCOL_VERSION });
      this.close(POLICY, 'please reload');
      return;
    }
    this.#token = token ?? this.#token;
    await this.refresh();
    this.#greeted = true;
    const person = this.#person === undefined ? {} : { person: this.#person };
    this.send({ type: 'welcome', protocol: PROTOCOL_VERSION, ...person, now: this.#services.now() });
  }

  /** Reads again who this is: after a new name, a ban, or when the token was revoked. */
  async refresh(): Promise<void> {
    const before = this.#person;
    const row = await personFor(this.#services, this.#token);
    this.#person = row === undefined ? undefined : personOf(row);
    this.#mutedUntil = row?.muted_until ?? 0;
    if (before !== undefined && row?.id !== before.id) {
      this.close(POLICY, 'this token is not valid any more');
      return;
    }
    if (row === undefined) return;
    const muted = await this.#services.storage.mutedBy(row.id);
    this.muted = muted.length === 0 ? NOBODY : new Set(muted);
  }

  #watch({ table, have }: Extract<ClientMessage, { type: 'watch' }>): void {
    if (this.#watching.length >= MOST_TABLES && !this.#watching.some(({ actor }) => actor.id === table)) {
      this.#refuse({ type: 'refused', table, code: 'tooManyTables', rule: 'table' });
      return;
    }
    const actor = this.#hub.tables.at(table);
    actor.post({
      needsLog: true,
      run: (loaded, log) => {
        if (!this.#socket.writable) return;
        const watch = arrive(actor, loaded, log, this, have);
        this.#watching = [...this.#watching.filter(place => place.watch !== watch), { actor, watch }];
        if (loaded.doc.settings.chat !== 'off') this.#sendChat(table);
      },
      failed: code => this.send({ type: 'gone', table, code }),
    });
  }

  #sendChat(table: TableId): void {
    this.#services.storage
      .chat(table, 50)
      .then(rows => {
        const lines = rows.filter(row => !this.muted.has(row.person_id)).map(chatLine);
        if (lines.length > 0) this.send({ type: 'chat', table, lines });
      })
      .catch(error => this.#failed(error));
  }

  #unwatch(table: TableId): void {
    const place = this.#watching.find(({ actor }) => actor.id === table);
    if (place === undefined) return;
    this.#watching = this.#watching.filter(other => other !== place);
    this.#leave(place);
  }

  #leave({ actor, watch }: Place): void {
    actor.watches.delete(watch);
    const { person } = this;
    if (person !== undefined && !actor.present().has(person.id)) sendPresence(actor);
    this.#hub.tables.released(actor);
  }

  /** The socket is closed. */
  gone(): void {
    for (const place of this.#watching) this.#leave(place);
    this.#watching = NOWHERE;
  }

  #move({ table, id, seq, move }: Extract<ClientMessage, { type: 'move' }>): void {
    const actor = this.#hub.tables.at(table);
    const answer = {
      done: (at: number): void => this.send({ type: 'done', re: id, table, seq: at }),
      refused: (refusal: { code: string; rule: string }): void =>
        this.#refuse({ type: 'refused', re: id, table, ...refusal }),
    };
    actor.post({
      needsLog: false,
      run: loaded => takeMove(actor, loaded, this.#person?.id, { id, seq, move }, answer, { listener: this, id }),
      failed: code => answer.refused({ code, rule: 'table' }),
    });
  }

  #act({ table, id, action }: Extract<ClientMessage, { type: 'act' }>): void {
    const person = this.#person;
    if (person === undefined) {
      this.#refuse({ type: 'refused', re: id, table, code: 'whoAreYou', rule: 'table' });
      return;
    }
    const actor = this.#hub.tables.at(table);
    const answer = {
      done: (_info: unknown, seq: number | undefined): void =>
        this.send({ type: 'done', re: id, table, ...(seq === undefined ? {} : { seq }) }),
      refused: (refusal: { code: string; rule: string }): void =>
        this.#refuse({ type: 'refused', re: id, table, ...refusal }),
    };
    actor.post({
      needsLog: needsLog(action),
      run: (loaded, log) => takeAction(actor, loaded, log, person, action, answer),
      failed: code => answer.refused({ code, rule: 'table' }),
    });
  }

  #say({ table, id, text }: Extract<ClientMessage, { type: 'chat' }>): void {
    const person = this.#person;
    const refused = (code: string): void => this.#refuse({ type: 'refused', re: id, table, code, rule: 'table' });
    if (person === undefined) return refused('whoAreYou');
    if (text.length > this.#services.config.limits.chatLength) return refused('tooLong');
    const actor = this.#hub.tables.at(table);
    const speaker = { ...person, mutedUntil: this.#mutedUntil };
    const done = (): void => this.send({ type: 'done', re: id, table });
    const run = (loaded: Parameters<typeof say>[1]): void => say(actor, loaded, speaker, text, { done, refused });
    actor.post({ needsLog: false, run, failed: refused });
  }

  #mute(muted: PersonId, on: boolean): void {
    const { person } = this;
    if (person === undefined) return;
    const names = new Set(this.muted);
    if (on) names.add(muted);
    else names.delete(muted);
    this.muted = names;
    const write = { person: person.id, muted };
    this.#services.committer
      .save([on ? { put: 'mute', ...write } : { drop: 'mute', ...write }])
      .catch(error => this.#failed(error));
  }
}

/** The id of a request that could not be read otherwise, so that its sender knows which one it was. */
const requestOf = (value: unknown): { readonly re?: string } => {
  const id: unknown = typeof value === 'object' && value !== null && 'id' in value ? value.id : undefined;
  return typeof id === 'string' && id.length <= 40 ? { re: id } : {};
};

const refusalTo = (message: ClientMessage, code: string): Refused => ({
  type: 'refused',
  code,
  rule: 'table',
  ...('id' in message ? { re: message.id } : {}),
  ...('table' in message ? { table: message.table } : {}),
});
