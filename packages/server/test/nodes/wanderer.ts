import { type AnyGame, type AnyRules, canonicalJson, fastChance, type SeatView, type Stream } from '@conclave/kernel';
import {
  applyUpdate,
  type PatchMessage,
  type Person,
  type Seen,
  seenFrom,
  type TableAction,
  type TableInfo,
} from '@conclave/protocol';
import { decideAction } from '../../src/table/actions/index.ts';
import type { TableActor } from '../../src/table/actor.ts';
import { arrive } from '../../src/table/arrive.ts';
import type { Answer, Decision, Scene } from '../../src/table/decision.ts';
import type { Frame } from '../../src/table/frame.ts';
import type { Loaded } from '../../src/table/loaded.ts';
import { decideMove } from '../../src/table/play.ts';
import type { Listener, Watch } from '../../src/table/watch.ts';
import type { History } from './checker.ts';
import type { Node } from './house-of-nodes.ts';

/** A socket of a player at one node. */
interface Line extends Listener {
  readonly actor: TableActor;
  watch: Watch | undefined;
}

type Decide = (loaded: Loaded, scene: Scene) => Decision;

/** Refusals after which one sends the same again. */
const NOT_NOW = ['notSaved', 'serverError'];

/** One clock for all who note something. */
let moments = 0;
const nextMoment = (): number => {
  moments += 1;
  return moments;
};

/** A player who changes nodes, sends again what was not answered, and notes all that was seen. */
export class Wanderer implements History {
  readonly #me: Person;
  readonly seat: number;
  readonly #table: string;
  readonly #rules: AnyRules;
  readonly #luck: Stream;
  #line: Line | undefined;
  #count = 0;
  seen: Seen | undefined;
  info: TableInfo | undefined;
  /** Every view it ever had, in order, as text. */
  readonly views: string[] = [];
  readonly acknowledged = new Map<string, { readonly seq: number; readonly at: number }>();
  readonly sent = new Map<string, number>();
  readonly heard: number[] = [];
  /** Ids of moves that were acknowledged. */
  readonly moved = new Set<string>();
  readonly #moves = new Set<string>();
  readonly said = new Set<string>();
  readonly unanswered = new Map<string, Decide>();
  readonly wrongs: string[] = [];

  constructor(seat: number, table: string, rules: AnyRules, seed: number) {
    this.seat = seat;
    this.#me = { id: `person-${seat}`, name: `P${seat}` };
    this.#table = table;
    this.#rules = rules;
    this.#luck = fastChance(seed);
  }

  get person(): string {
    return this.#me.id;
  }

  get viewer(): number {
    return this.seat;
  }

  /** To a node, perhaps the same again; what the old line still brings is not heard any more. */
  goTo(node: Node): void {
    const old = this.#line;
    if (old?.watch !== undefined) old.actor.left(old.watch);
    const actor = node.tables.at(this.#table);
    const line: Line = {
      actor,
      watch: undefined,
      person: this.#me,
      form: 'patch',
      muted: new Set(),
      write: frame => line === this.#line && this.#hear(JSON.parse(textOf(frame)) as PatchMessage),
      send: message => line === this.#line && this.#hear(message as PatchMessage),
    };
    this.#line = line;
    const have = this.seen === undefined ? undefined : { seq: this.seen.seq, quiet: this.seen.quiet, seat: this.seat };
    actor.look({
      look: loaded => {
        if (line !== this.#line) return;
        line.watch = arrive(actor, loaded, line, have);
        actor.chat.greet(line).catch(() => undefined);
      },
      refused: () => undefined,
    });
  }

  leave(): void {
    const line = this.#line;
    this.#line = undefined;
    if (line?.watch !== undefined) line.actor.left(line.watch);
  }

  get isHere(): boolean {
    return this.#line?.watch !== undefined;
  }

  #hear(message: PatchMessage): void {
    if (message.type === 'snapshot') {
      this.seen = seenFrom(message);
      this.info = message.info;
      this.#note();
    }
    if (message.type === 'info') this.info = message.info;
    if (message.type === 'chat') for (const { n } of message.lines) if (!this.heard.includes(n)) this.heard.push(n); // as the page does
    if (message.type !== 'update' || this.seen === undefined) return;
    const next = applyUpdate(this.seen, message);
    if (next === undefined) this.wrongs.push(`a gap between ${this.seen.seq} and ${message.seq}`);
    this.seen = next ?? this.seen;
    if (message.re !== undefined) this.#acknowledge(message.re, message.seq);
    this.#note();
  }

  #note(): void {
    if (this.seen !== undefined) this.views.push(canonicalJson(this.seen.view));
  }

  #acknowledge(id: string, seq: number): void {
    const before = this.acknowledged.get(id)?.seq;
    if (before !== undefined && before !== seq) this.wrongs.push(`${id} was ${before}, then ${seq}`);
    if (before === undefined) this.acknowledged.set(id, { seq, at: nextMoment() });
    if (this.#moves.has(id)) this.moved.add(id);
    this.unanswered.delete(id);
  }

  #newId(): string {
    this.#count += 1;
    return `${this.seat}-${this.#count}`;
  }

  #ask(id: string, decide: Decide): void {
    this.unanswered.set(id, decide);
    if (!this.sent.has(id)) this.sent.set(id, nextMoment());
    const line = this.#line;
    line?.actor.request({
      origin: { listener: line, id },
      decide,
      answer: answer => line === this.#line && this.#answered(id, answer),
    });
  }

  #answered(id: string, answer: Answer): void {
    if (!('refused' in answer)) return this.#acknowledge(id, answer.seq ?? 0);
    if (NOT_NOW.includes(answer.refused.code)) return;
    if (answer.refused.code === 'stale' && (answer.refused.seq ?? 0) < (this.seen?.seq ?? 0))
      this.wrongs.push(`told to be stale by a node that knows only ${answer.refused.seq}`);
    this.unanswered.delete(id);
  }

  sendAgain(): void {
    for (const [id, decide] of this.unanswered) this.#ask(id, decide);
  }

  act(action: TableAction): void {
    const id = this.#newId();
    this.#ask(id, (loaded, scene) => decideAction(loaded, scene, this.#me, action, id));
  }

  /** A legal move by luck; also one that changes what was decided in secret, where the rules allow it. */
  move(): void {
    const { seen } = this;
    if (seen === undefined || this.unanswered.size > 0) return;
    const { table, own } = seen.view as SeatView<AnyGame>;
    const isAsked = this.#rules.toAct(table).includes(this.seat);
    if (!isAsked && this.#luck.below(4) > 0) return;
    const move = this.#anyMove(table, own);
    if (move === undefined) return;
    const id = this.#newId();
    this.#moves.add(id);
    const request = { id, seq: seen.seq, move };
    this.#ask(id, (loaded, scene) => decideMove(loaded, scene, this.#me.id, request));
  }

  #anyMove(table: object, own: object): AnyGame['move'] | undefined {
    try {
      const move = this.#rules.randomMove(table, own, this.seat, this.#luck);
      return this.#rules.refusal(table, own, this.seat, move) === undefined ? move : undefined;
    } catch {
      return undefined; // it is not asked, and there is nothing it could change
    }
  }

  say(): void {
    const id = this.#newId();
    const line = this.#line;
    const speaker = { ...this.#me, mutedUntil: 0 };
    const answer = (refused?: { readonly code: string }): void => {
      if (refused === undefined) this.said.add(id);
    };
    for (let times = 0; times < 2; times += 1) line?.actor.chat.say({ speaker, text: id, id, answer });
  }
}

/** The text of a frame as a server writes it. */
const textOf = (frame: Frame): string => {
  const bytes = typeof frame === 'string' ? Buffer.from(frame, 'latin1') : frame;
  const length = bytes[1] ?? 0;
  return bytes.toString('utf8', length < 126 ? 2 : length === 126 ? 4 : 10);
};
