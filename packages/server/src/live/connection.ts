import type { Duplex } from 'node:stream';
import {
  type ClientMessage,
  type Form,
  OLDEST_PROTOCOL,
  type Person,
  type PersonId,
  PROTOCOL_VERSION,
  type Refused,
  type ServerMessage,
} from '@conclave/protocol';
import type { WebSocket } from 'ws';
import { newsSince } from '../calling/bell.ts';
import { Bucket } from '../house/rate.ts';
import type { Services } from '../house/services.ts';
import { anybodyWith, hashToken, isBanned, personOf } from '../people/people.ts';
import { deviceFrom } from '../people/sessions.ts';
import { invitationsOf } from '../programs/ready.ts';
import { contactOf, deedsAbout } from '../stewards/deeds.ts';
import { type Frame, textFrame } from '../table/frame.ts';
import type { Listener } from '../table/watch.ts';
import { type Charge, chargeFor, EACH_OF_A_PROGRAM, type Purse } from './cost.ts';
import type { Hub } from './hub.ts';
import { type Problem, readMessage } from './read-message.ts';
import { handle } from './requests.ts';
import { leaveAll, leaveClubs, NOWHERE, type Place, seqSeen } from './watching.ts';

const MOST_STRIKES = 20;
const NOBODY: ReadonlySet<PersonId> = new Set();
const POLICY = 1008;
/** How long somebody who was shown the door has to take the goodbye. */
const GOODBYE_MS = 1000;

type Hello = Extract<ClientMessage, { type: 'hello' }>;

/** One socket. It says hello, and then asks; whoever floods or does not read is shown the door. */
export class Connection implements Listener {
  readonly services: Services;
  readonly hub: Hub;
  readonly #ws: WebSocket;
  readonly #socket: Duplex;
  #person: Person | undefined;
  #token: string | undefined;
  readonly #network: string;
  #greeted = false;
  #form: Form = 'plain';
  #alive = true;
  #strikes = 0;
  #isOut = false;
  #toldAt = 0;
  #newsAt = 0;
  #deedsToldAt = 0;
  readonly #buckets: Partial<Record<Purse, Bucket>> = {};
  readonly #invitations = new Set<string>();
  #looksAs: PersonId | undefined;
  #isAway = false;
  #unanswered = 0;
  #onAnswered: (() => void) | undefined;
  mutedUntil = 0;
  muted = NOBODY;
  watching: readonly Place[] = NOWHERE;

  constructor(services: Services, hub: Hub, ws: WebSocket, socket: Duplex, token: string | undefined, network: string) {
    this.services = services;
    this.hub = hub;
    this.#ws = ws;
    this.#socket = socket;
    this.#token = token;
    this.#network = network;
  }

  get person(): Person | undefined {
    return this.#person;
  }

  get form(): Form {
    return this.#form;
  }

  /** The page is open, but in the background. */
  get isAway(): boolean {
    return this.#isAway;
  }

  /** Somebody turns to the page, or away from it. */
  look(on: boolean): void {
    if (this.#isAway === !on) return;
    this.#isAway = !on;
    this.#noteLooking();
    const { person } = this;
    if (person === undefined) return;
    for (const { actor, watch } of this.watching)
      if (typeof watch.viewer === 'number') {
        if (on) this.services.calls?.visited(person.id, actor.id);
        else if (!actor.isLookedAtBy(person.id)) this.services.calls?.left(actor.id, person.id);
      }
  }

  #noteLooking(): void {
    const looks = this.#isOut || this.#isAway || !this.#greeted ? undefined : this.#person?.id;
    if (looks === this.#looksAs) return;
    if (this.#looksAs !== undefined) this.services.looking?.ended(this.#looksAs);
    this.#looksAs = looks;
    if (looks !== undefined) this.services.looking?.began(looks);
  }

  get alive(): boolean {
    return this.#alive;
  }

  get isOpen(): boolean {
    return this.#socket.writable && !this.#isOut;
  }

  /** Straight to the socket: frames are complete, and nothing is ever sent in fragments or compressed. */
  write(frame: Frame): void {
    if (this.#socket.writableLength > this.services.config.limits.unreadBytes) {
      this.services.metrics.count('slow_readers');
      this.#ws.terminate();
    } else if (this.isOpen) this.#socket.write(frame, 'latin1'); // how a string is meant; bytes are bytes
  }

  send(message: ServerMessage): void {
    this.write(textFrame(JSON.stringify(message)));
  }

  /** Whatever is refused at a table says how far its game is, to who may know. */
  refuse(refusal: Refused): void {
    this.services.metrics.count('refusals');
    const { table } = refusal;
    const seq = refusal.seq ?? (table === undefined ? undefined : seqSeen(this, table));
    this.send(seq === undefined ? refusal : { ...refusal, seq });
  }

  /** Says goodbye and does not wait for an answer: nothing is read or sent any more, and the line is cut. */
  close(code: number, reason: string): void {
    if (this.#isOut) return;
    this.#isOut = true;
    this.#ws.close(code, reason);
    this.#ws.pause();
    this.gone();
    setTimeout(() => this.#ws.terminate(), GOODBYE_MS).unref();
  }

  /** A request that will have one answer. */
  begins(): void {
    this.#unanswered += 1;
  }

  ends(): void {
    this.#unanswered -= 1;
    if (this.#unanswered <= 0) this.#onAnswered?.();
  }

  /** Nothing more is read from this line; when this resolves, what was asked on it is answered. */
  async askedNoMore(): Promise<void> {
    this.#ws.pause();
    if (this.#unanswered <= 0) return;
    await new Promise<void>(answered => {
      this.#onAnswered = answered;
    });
  }

  terminate(): void {
    this.#ws.terminate();
  }

  answered(): void {
    this.#alive = true;
  }

  ping(): void {
    this.#alive = false; // until it answers; who never said hello is not even asked
    if (this.#greeted) this.#ws.ping();
  }

  /** Something arrived on the socket. Whatever goes wrong with it is the end of this socket, of nothing else. */
  receive(text: string): void {
    if (this.#isOut) return; // what `ws` had read before it was told to stop
    this.services.metrics.count('messages');
    try {
      this.#read(text);
    } catch (error) {
      this.failed(error);
    }
  }

  #read(text: string): void {
    const read = readMessage(text, this.services.config.programs);
    if ('problem' in read) this.#strike(malformed(read));
    else if (!this.#mayAsk(read.message)) this.#strike(refusalTo(read.message, 'tooFast'));
    else if (!this.hub.mayAsk(this.#network, chargeFor(read.message))) this.refuse(refusalTo(read.message, 'tooFast'));
    else if (read.message.type === 'hello') this.#hello(read.message).catch(error => this.failed(error));
    else if (this.#greeted) handle(this, read.message);
    else this.#strike(refusalTo(read.message, 'helloFirst'));
  }

  #mayAsk(message: ClientMessage): boolean {
    if (this.#person?.program !== undefined && !this.#pay(EACH_OF_A_PROGRAM)) return false;
    const charge = chargeFor(message);
    return (this.#person?.program !== undefined && charge.purse === 'moves') || this.#pay(charge);
  }

  #pay({ purse, cost }: Charge): boolean {
    const rate = this.services.config.limits[purse];
    const now = this.services.ticks();
    const bucket = this.#buckets[purse] ?? new Bucket(rate, now);
    this.#buckets[purse] = bucket;
    return bucket.take(rate, now, cost);
  }

  /** Some mistakes are forgiven; who only makes mistakes is not a player. */
  #strike(refusal: Refused): void {
    this.#strikes += 1;
    this.refuse(refusal);
    if (this.#strikes < MOST_STRIKES) return;
    this.services.metrics.count('floods');
    this.close(POLICY, 'too many refused messages');
  }

  failed(error: unknown): void {
    this.services.metrics.count('failures');
    this.services.log.error({ err: error }, 'a message could not be handled');
    this.terminate();
  }

  async #hello({ protocol, token, form = 'plain' }: Hello): Promise<void> {
    if (protocol < OLDEST_PROTOCOL || protocol > PROTOCOL_VERSION) {
      this.send({ type: 'outdated', protocol: PROTOCOL_VERSION });
      this.close(POLICY, 'please reload');
      return;
    }
    this.#token = token ?? this.#token;
    this.#form = form;
    await this.refresh();
    if (this.#isOut) return;
    this.#greeted = true;
    this.#noteLooking();
    const person = this.#person === undefined ? {} : { person: this.#person };
    this.send({ type: 'welcome', protocol, ...person, now: this.services.now() });
  }

  /** Reads again who this is: after a new name, a ban, or when the token was revoked. */
  async refresh(): Promise<void> {
    const before = this.#person;
    const row = await anybodyWith(this.services, this.#token);
    if (isBanned(row)) return this.#showOut('banned', 'you are banned from this house', contactOf(this.services));
    if (before !== undefined && row?.id !== before.id)
      return this.#showOut('notKnown', 'this token is not valid any more');
    this.#person = row === undefined ? undefined : personOf(row);
    this.mutedUntil = row?.muted_until ?? 0;
    if (row === undefined) return;
    const muted = await this.services.storage.mutedBy(row.id);
    this.muted = muted.length === 0 ? NOBODY : new Set(muted);
    if (this.#greeted) this.#noteLooking();
    await this.tellInvitations();
    if (before === undefined) this.#toldAt = this.#newsAt = this.#deedsToldAt = this.services.now();
    else {
      leaveClubs(this);
      await this.#tellArrivals(row.id);
      await this.#tellNews(row.id);
      await this.#tellDeeds(row.id);
    }
  }

  /** A program that is ready hears where a chair is kept for it, once. */
  async tellInvitations(): Promise<void> {
    const { person } = this;
    if (person?.program === undefined || !this.hub.isReady(this)) return;
    for (const invitation of await invitationsOf(this.services, person.id)) {
      const key = `${invitation.table} ${invitation.until}`;
      if (this.#invitations.has(key)) continue;
      this.#invitations.add(key);
      this.send({ type: 'invited', ...invitation });
    }
  }

  /** Something new lies under the bell: every page hears of it. */
  async #tellNews(person: PersonId): Promise<void> {
    if (!this.services.config.notices) return;
    for (const news of await newsSince(this.services, person, this.#newsAt)) {
      this.#newsAt = Math.max(this.#newsAt, news.at);
      this.send({ type: 'notice', code: 'news', news });
    }
  }

  /** Another device of this person came in: they hear of it wherever they are. */
  async #tellArrivals(person: PersonId): Promise<void> {
    const { storage } = this.services;
    const arrived = await storage.ask('session', 'where person_id = ? and created_at > ?', person, this.#toldAt);
    for (const session of arrived) {
      this.#toldAt = Math.max(this.#toldAt, session.created_at);
      if (session.token_hash !== hashToken(this.#token ?? ''))
        this.send({ type: 'notice', code: 'device', device: deviceFrom(session, undefined, this.services.now()) });
    }
  }

  /** Whoever looks after the house did something about this person. */
  async #tellDeeds(person: PersonId): Promise<void> {
    for (const deed of await deedsAbout(this.services.storage, person, this.#deedsToldAt)) {
      this.#deedsToldAt = Math.max(this.#deedsToldAt, deed.at);
      this.send({ type: 'notice', code: 'deed', deed, ...contactOf(this.services) });
    }
  }

  /** Tells this person and, as long as we know who it is, everyone at their tables that they are not here any more. */
  #showOut(code: Extract<ServerMessage, { type: 'farewell' }>['code'], reason: string, contact = {}): void {
    this.send({ type: 'farewell', code, ...contact });
    this.close(POLICY, reason);
    this.#person = undefined;
  }

  /** The socket is closed, or as good as that. */
  gone(): void {
    this.#isOut = true;
    this.#noteLooking();
    leaveAll(this);
  }
}

const malformed = ({ problem, re, table }: Problem): Refused => ({
  type: 'refused',
  code: 'malformed',
  rule: 'shape',
  detail: problem,
  ...(re === undefined ? {} : { re }),
  ...(table === undefined ? {} : { table }),
});

const refusalTo = (message: ClientMessage, code: string): Refused => ({
  type: 'refused',
  code,
  rule: 'table',
  ...('id' in message ? { re: message.id } : {}),
  ...('table' in message ? { table: message.table } : {}),
});
