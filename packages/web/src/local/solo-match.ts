import {
  type AnyGame,
  type AnyRules,
  allowsAdvice,
  clockRefusal,
  clockStep,
  eventsFor,
  hexToBytes,
  isAboutToSpeak,
  isClock,
  judge,
  type Keeping,
  maySee,
  memoryOf,
  movesOf,
  type Next,
  nextRemark,
  nextTimer,
  type Play,
  placesOf,
  playMoves,
  playStep,
  type Refusal,
  type Remark,
  recordFor,
  recordOf,
  remarksAfter,
  type Seat,
  type SeatView,
  type Seen,
  type Stream,
  seatView,
  speak,
  type Timer,
  toActAt,
  toldByStep,
  toldSince,
  undoRefusal,
  undoStep,
  undoTarget,
  type Viewer,
  viewOf,
  writeRecord,
} from '@conclave/kernel';
import type { TableStep } from '@conclave/stage/table/source.ts';
import { beginningOfTable } from './beginning.ts';
import { PERSON } from './person.ts';
import { nextOfLine } from './scripted.ts';
import type { SoloTable } from './solo-table.ts';

/** How a bot decides: from its own view, its own memory and luck of its own. */
export type Decide = (
  rules: AnyRules,
  view: SeatView<AnyGame>,
  memory: AnyGame['memory'],
  stream: Stream,
) => AnyGame['move'] | Promise<AnyGame['move']>;

/** Something that happens by itself, and when. */
export interface Ring {
  readonly at: number;
  readonly what?: string;
  readonly remark?: Remark;
}

/** By which rules a table is played; may anybody be advised there, and may anybody speak unasked? */
export interface Begun {
  readonly rulesVersion: number;
  readonly options: object;
  readonly unadvised?: true;
  readonly unasked?: true;
}

type Events = readonly AnyGame['event'][];

/** A table with one person or several on one device, and bots: a host of the kernel's play that lives in the worker. */
export class SoloMatch {
  readonly #table: SoloTable;
  readonly #decide: Decide;
  #play: Play;
  /** What the bots will say without being asked; it follows from the moves, also after a reload. */
  #remarks: readonly Remark[] = [];
  /** Up to where each viewer has been told. */
  readonly #told = new Map<Viewer, Seen>();

  constructor(table: SoloTable, rules: AnyRules, decide: Decide) {
    this.#table = table;
    this.#decide = decide;
    this.#play = playMoves(beginningOfTable(table, rules), table.moves, (before, next) => this.#lookOn(before, next));
  }

  /** What was decided for this table when it began: kept, so that it plays on by the same rules. */
  get begun(): Begun {
    const { rules, options } = this.#play;
    const isAdvised = allowsAdvice(rules.options.specs, { ...options });
    return {
      rulesVersion: rules.rulesVersion,
      options,
      ...(isAdvised ? {} : { unadvised: true }), // MC-26.19
      ...(rules.onlooker?.(options) === undefined ? {} : { unasked: true }), // MC-26.12
    };
  }

  /** The moves that stand, as the device keeps them. */
  get moves(): SoloTable['moves'] {
    return movesOf(this.#play).map(made =>
      isClock(made) ? { by: made.by, at: made.at, move: made.move } : { seat: made.seat, at: made.at, move: made.move },
    );
  }

  /** What a viewer is told now: the view, and what happened since the last telling. After a move was taken back all is told anew. */
  step(past = false, viewer: Viewer = PERSON): TableStep {
    const seen = this.#told.get(viewer);
    const news = seen === undefined ? undefined : toldSince(this.#play, viewer, seen);
    this.#told.set(viewer, this.#now(viewer));
    if (seen === undefined) return this.#stepWith(this.heardBy(viewer), viewer, past);
    if (news === undefined || news.some(({ undo }) => undo !== undefined))
      return { ...this.#stepWith(this.heardBy(viewer), viewer, true), anew: true };
    return this.#stepWith(
      news.flatMap(step => eventsFor(step, viewer)),
      viewer,
      past,
    );
  }

  /** Two steps for somebody who sits down: what they have known, and what is new to them. At first nothing is news. */
  arrive(viewer: Viewer): readonly TableStep[] {
    const { seq } = this.#told.get(viewer) ?? this.#now(viewer);
    this.#told.set(viewer, this.#now(viewer));
    return [
      this.#stepWith(this.#heardBetween(viewer, 0, seq), viewer, true),
      this.#stepWith(this.#heardBetween(viewer, seq + 1), viewer, true),
    ];
  }

  /** All that a viewer was told and that was not taken back. */
  heardBy(viewer: Viewer): Events {
    return this.#heardBetween(viewer, 0);
  }

  #heardBetween(viewer: Viewer, first: number, last = Number.POSITIVE_INFINITY): Events {
    return toldByStep(this.#play)
      .filter(({ move: { entry } }) => (entry?.seq ?? 0) >= first && (entry?.seq ?? 0) <= last)
      .flatMap(({ heard }) => heard.filter(({ to }) => maySee(to, viewer)).map(({ event }) => event));
  }

  #now(viewer: Viewer): Seen {
    const { seq, quiet } = this.#play;
    return { seq, quiet: viewer === 'spectator' ? 0 : quiet[viewer] };
  }

  #stepWith(events: Events, viewer: Viewer, past: boolean): TableStep {
    const play = this.#play;
    const { rules, options, state, standing } = play;
    return {
      seq: standing.count,
      view: viewOf(state, viewer),
      events,
      toAct: toActAt(play),
      places: placesOf(play),
      past,
      hasMoved: viewer !== 'spectator' && undoTarget(play, viewer) !== undefined && rules.undoes?.(options) !== false,
    };
  }

  #take(next: Next): void {
    this.#lookOn(this.#play, next);
    this.#play = next.play;
  }

  /** What the bots make of it. */
  #lookOn(before: Play, next: Next): void {
    this.#remarks = remarksAfter(before, next, this.#remarks, this.#bots);
  }

  /** The person moves; a refused move changes nothing. */
  personMoves(raw: unknown, at: number, seat: Seat = PERSON): Refusal | undefined {
    const verdict = judge(this.#play, seat, raw, undefined, at);
    if ('refusal' in verdict) return verdict.refusal;
    this.#take(playStep(this.#play, seat, verdict.move, { at }));
    return undefined;
  }

  /** Bots agree to everything, people only as long as nobody has learned anything; luck is never drawn twice. */
  takeBack(at: number, seat: Seat = PERSON): Refusal | undefined {
    if (this.places !== undefined) return { code: 'gameOver', rule: 'table' };
    const to = undoTarget(this.#play, seat);
    const code = undoRefusal(this.#play, seat, this.#people.length === 1);
    if (code !== undefined || to === undefined) return { code: code ?? 'nothingToUndo', rule: 'table' };
    this.#take(undoStep(this.#play, seat, to, at));
    return undefined;
  }

  /**
   * What happens next by itself: a bot says something, or the table's own clock decides. A timer from before the table was opened begins
   * then.
   */
  nextRing(openedAt: number): Ring | undefined {
    if (this.places !== undefined) return undefined;
    const ringsAt = ({ since, seconds }: Timer): number => Math.max(since, openedAt) + seconds * 1000;
    const timer = nextTimer(this.#play.timers, ringsAt);
    const remark = nextRemark(this.#remarks);
    if (timer === undefined || (remark !== undefined && remark.at <= ringsAt(timer)))
      return remark && { at: remark.at, remark };
    return { at: ringsAt(timer), what: timer.what };
  }

  /** It happens; says whether it could. */
  ring({ what, remark }: Ring, at: number): boolean {
    if (remark !== undefined) return this.#say(remark);
    if (what === undefined || clockRefusal(this.#play, what) !== undefined) return false;
    this.#take(clockStep(this.#play, what, at));
    return true;
  }

  /** Whether it is said or not, its bot may move again. */
  #say(remark: Remark): true {
    this.#remarks = this.#remarks.filter(other => other !== remark);
    const next = speak(this.#play, remark);
    if (next !== undefined) this.#take(next);
    return true;
  }

  /** Does the table wait for a bot? Who has something to say says it first. */
  get waitsForBot(): Seat | undefined {
    const waited = toActAt(this.#play).find(seat => this.#bots.includes(seat) && !isAboutToSpeak(this.#remarks, seat));
    return this.#unasked ?? waited;
  }

  /** The bot of a lesson that now says something without being asked. */
  get #unasked(): Seat | undefined {
    const next = nextOfLine(this.#table.script ?? [], this.moves);
    if (next === undefined || !this.#bots.includes(next.seat)) return undefined;
    return 'move' in judge(this.#play, next.seat, next.move) ? next.seat : undefined;
  }

  get #bots(): readonly Seat[] {
    return this.#table.seats.flatMap(({ kind }, seat) => (kind === 'human' ? [] : [seat]));
  }

  /** The people the table waits for. */
  get waitsForPeople(): readonly Seat[] {
    return toActAt(this.#play).filter(seat => this.#people.includes(seat));
  }

  get places(): readonly number[] | undefined {
    return placesOf(this.#play);
  }

  get #people(): readonly Seat[] {
    return this.#table.seats.flatMap(({ kind }, seat) => (kind === 'human' ? [seat] : []));
  }

  /**
   * The luck of a bot comes from the table's own seal, so that a reload meets the same bots. What it decided on a table that is no more,
   * because a move was taken back meanwhile, it does not play.
   */
  async botMoves(seat: Seat, at: number): Promise<boolean> {
    const { rules, state, chance, standing, seq } = this.#play;
    const stream = chance.stream(`bot ${seat} ${standing.count}`);
    const move = await this.#decide(rules, seatView(state, seat), memoryOf(this.#play, seat), stream);
    const verdict = judge(this.#play, seat, move, seq);
    if ('move' in verdict) this.#take(playStep(this.#play, seat, verdict.move, { at }));
    else if (verdict.refusal.code !== 'stale') throw new Error(`a bot's move is refused: ${verdict.refusal.code}`);
    return 'move' in verdict;
  }

  /** The record of the game, opened once it is over and the table's options allow it. */
  record(): string {
    if (this.places === undefined) return writeRecord(recordOf(this.#play, keepingOf(this.#table)));
    return JSON.stringify(recordFor(this.#play, keepingOf(this.#table), this.#keeper));
  }

  /** Whose record it is where the table keeps its secrets: the one person's, or nobody's in particular. */
  get #keeper(): Viewer {
    const [one = 'spectator', ...others] = this.#people;
    return others.length === 0 ? one : 'spectator';
  }
}

/** What the device knows of its own table beside the play. */
export const keepingOf = ({ seats, secret, nonces }: SoloTable): Keeping => ({
  seats,
  secret: hexToBytes(secret),
  nonces,
});

/** Any legal move. */
export const byLuck: Decide = (rules, { table, own, seat }, _memory, stream) =>
  rules.randomMove(table, own, seat, stream);
