import type { AnyGame, Refusal, Seat, View, Viewer } from '@conclave/kernel';
import { motionIsReduced, settings } from '../settings/settings.svelte.ts';
import { sayStage } from '../words/words.svelte.ts';
import type { Company } from './company.ts';
import { readingTime } from './reading.ts';
import type { Sitter } from './sitter.ts';
import { amen, play, ring } from './sounds.ts';
import type { ChatLine, Connection, TableSource, TableStep } from './source.ts';
import type { History, Moment, RoundWords, Staging } from './staging.ts';

/** A moment that waits to be shown: of which step, whether it is the step's last, and whether it has been shown before. */
interface Scene {
  readonly moment: Moment;
  readonly step: TableStep;
  readonly last: boolean;
  readonly again?: boolean;
  /** It begins with our own move: we know what we did. */
  readonly own?: boolean;
  /** A round is over: it is summed up, and the table stops until that was touched. */
  readonly sumsUp?: boolean;
}

/** Events of the past that are told to somebody who arrives. */
const LAST_WORDS = 3;
const MOST_SCENES = 60;
/** A step that a table owes us, and that does not come, is not waited for any longer. */
const LONGEST_OWED = 1500;
/** Where a clock runs for us, the table grants so many milliseconds for acting out what happened; then it is shown at once. */
const MOST_SHOWN = 8000;
export const PACE = { slow: 1.6, normal: 1, fast: 0.45, instant: 0 } as const;

/** Is it something that this seat did? */
const isOf = (event: AnyGame['event'], seat: Viewer): boolean => 'seat' in event && event.seat === seat;

/** A table as the page shows it: the moment that is drawn, what waits to be shown, the log, and the last refusal. */
export class TableRun {
  readonly source: TableSource;
  readonly #staging: Staging;
  view: View<AnyGame> | undefined = $state.raw();
  told: readonly AnyGame['event'][] = $state.raw([]);
  /** The last words that were told: a trick is cleared away without any, and what it came to is still to be read. */
  said: readonly AnyGame['event'][] = $state.raw([]);
  /** Does what is told happen now? What is past lies where it lies. */
  live = $state(false);
  /** What was skipped over to come to this moment: somebody may only hear it. */
  passed: readonly AnyGame['event'][] = $state.raw([]);
  log: readonly AnyGame['event'][] = $state.raw([]);
  /** Does the log lack a part of what this seat was told? */
  lacks = $state(false);
  toAct: readonly Seat[] = $state.raw([]);
  places: readonly number[] | undefined = $state.raw();
  connection: Connection = $state('connecting');
  refusal: Refusal | undefined = $state.raw();
  chat: readonly ChatLine[] = $state.raw([]);
  /** Moments that are still to be shown: while there are any, the table is not ours to move. */
  waiting = $state(0);
  hurried = $state(false);
  /** What was told when a round was over, until its summary is touched. */
  #over: { readonly log: readonly AnyGame['event'][]; readonly table: AnyGame['table'] } | undefined = $state.raw();
  /** The round that is over, in words. */
  readonly round: RoundWords | undefined = $derived.by(
    () => this.#over && this.#staging.round?.tell(this.#over.log, this.#over.table, settings.language),
  );
  sending = $state(false);
  /** Our move that is on its way: it is seen at once that it was made. */
  made: AnyGame['move'] | undefined = $state.raw();
  /** How we sat there when it was made, where nothing of it is certain: the question stands as it was, and what was pressed stays pressed. */
  #stood: { readonly free: boolean; readonly asked: boolean } | undefined = $state.raw();
  /** What a master advises on the question that stands, as long as somebody reads it: the thing it speaks of glows. */
  advised: AnyGame['move'] | undefined = $state.raw();
  seq = $state(0);
  /** The people and manners around the table, where it is played with others. */
  house: Company | undefined;
  /** Another game with the same people, where that is possible. */
  rematch: (() => void) | undefined;
  #hasMoved = $state(false);
  /** Who sits on a chair, where the host knows. */
  sitterAt: (seat: Seat) => Sitter | undefined = () => undefined;
  /** What was acted out since we last moved. */
  #lately: readonly Scene[] = $state.raw([]);
  /** The newest view that was drawn, also while an older one is drawn again. */
  #newest: View<AnyGame> | undefined = $state.raw();
  /** The part of the log that may be looked at now; all of it once the game is over. */
  readonly shownLog: readonly AnyGame['event'][] = $derived.by(() => {
    const { history } = this.#staging;
    if (history === undefined || this.#newest === undefined || this.places !== undefined) return this.log;
    return history.shown(this.log, this.#newest.table);
  });
  /** What happened since our last move, as far as it may be looked at again. */
  readonly lastTurn: readonly Scene[] = $derived.by(() => {
    const shown = new Set(this.shownLog);
    const covered = this.#lately.findLastIndex(({ moment: { told } }) => told.some(event => !shown.has(event)));
    return this.#lately.slice(covered + 1);
  });
  #queue: Scene[] = [];
  /** The summary at which the table stops. */
  #held: Scene | undefined = $state.raw();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #enough: ReturnType<typeof setTimeout> | undefined;
  #latest: View<AnyGame> | undefined;
  /** How many steps have come; a move that was accepted is under way until its own has. */
  #steps = 0;
  #owed: ReturnType<typeof setTimeout> | undefined;

  constructor(source: TableSource, staging: Staging) {
    this.source = source;
    this.#staging = staging;
  }

  get game(): string {
    return this.#staging.game;
  }

  /** Is there nothing to say of this event, as what it tells lies before us? */
  isSilent(event: AnyGame['event']): boolean {
    return this.#staging.silent?.(event) === true;
  }

  /** Does nothing say whose turn it is? */
  get hidesTurn(): boolean {
    return this.view !== undefined && this.#staging.hidesTurn?.(this.view) === true;
  }

  /** What somebody says who is found out by this event. */
  quipOn(event: AnyGame['event']): string {
    const seat = this.#staging.caught?.(event);
    const line = seat === undefined ? undefined : this.sitterAt(seat)?.caught?.[settings.language];
    return seat === undefined || line === undefined ? '' : sayStage().quip(this.names[seat] ?? '', line);
  }

  get seat(): Viewer {
    return this.view?.seat ?? 'spectator';
  }

  get names(): readonly string[] {
    return this.source.seats.map(seat => seat.name);
  }

  /** Whether a part of the past is covered, and by which rule. */
  get covered(): History | undefined {
    return this.lacks || this.shownLog.length < this.log.length ? this.#staging.history : undefined;
  }

  /** Does the table wait for the summary to be touched? */
  get isStopped(): boolean {
    return this.#held !== undefined;
  }

  /** Is the person at the table, with all seen and nothing under way? */
  get isFree(): boolean {
    return (
      this.waiting === 0 &&
      !this.sending &&
      this.connection === 'ready' &&
      this.seat !== 'spectator' &&
      this.house?.mayPlay !== false
    );
  }

  /** May the person act on what is drawn? */
  get mayAct(): boolean {
    const { seat } = this;
    return this.isFree && seat !== 'spectator' && this.toAct.includes(seat);
  }

  /** Is the table drawn as if the person were free? Also while a move of which nothing is certain is on its way. */
  get isOpen(): boolean {
    return this.isFree || this.#stood?.free === true;
  }

  /** Is the question drawn, to be answered or with its answer on the way? */
  get asks(): boolean {
    return this.mayAct || this.#stood?.asked === true;
  }

  /** Is there a move of ours that we could take back, and nobody to be asked? */
  get mayTakeBack(): boolean {
    return this.source.takeBack !== undefined && this.places === undefined && this.#hasMoved;
  }

  open(): void {
    this.source.open({
      step: step => this.#take(step),
      connection: state => {
        this.connection = state;
      },
      chat: lines => {
        this.chat = [...this.chat, ...lines.filter(line => !this.chat.some(other => other.n === line.n))];
      },
    });
  }

  close(): void {
    clearTimeout(this.#timer);
    clearTimeout(this.#owed);
    this.#shownAll();
    this.source.close();
  }

  #take(step: TableStep): void {
    this.#steps += 1;
    const own = this.sending && !step.past;
    this.#heard();
    this.#paid();
    const moments = step.past ? [{ view: step.view, told: step.events, ms: 0 }] : this.#staging.cut(this.#latest, step);
    this.#latest = step.view;
    const stops = this.#stopsAfter(step);
    const scenes = moments.map((moment, index) => ({
      moment,
      step,
      last: !stops && index === moments.length - 1,
      own: own && index === 0 && moment.told.every(event => isOf(event, step.view.seat)),
    }));
    this.#lately = step.past ? [] : [...this.#lately, ...scenes].slice(-MOST_SCENES);
    this.#queue.push(...scenes);
    if (stops) this.#queue.push({ moment: { view: step.view, told: [], ms: 0 }, step, last: true, sumsUp: true });
    this.#countWaiting();
    this.#playOn();
    if (this.waiting > 0 && this.#isTimed(step)) this.#enough ??= setTimeout(() => this.#timeIsUp(), MOST_SHOWN);
  }

  #countWaiting(): void {
    this.waiting = this.#queue.length + (this.#held === undefined ? 0 : 1);
  }

  /** What waits is shown, unless something is being shown or the table stops. */
  #playOn(): void {
    if (this.#held !== undefined) return;
    if (PACE[settings.speed] === 0) this.skip();
    else if (this.#timer === undefined) this.#next();
  }

  /** Only who plays is stopped, and only by what happens now. */
  #stopsAfter({ past, events, view }: TableStep): boolean {
    const { round } = this.#staging;
    if (past || !settings.stops || this.source.stops === false || view.seat === 'spectator') return false;
    if (this.house?.isStoodInFor(view.seat) === true) return false; // nor whoever lets a bot play
    return round?.ends(events, view) === true;
  }

  #sumUp(scene: Scene): void {
    this.#draw(scene);
    this.#held = scene;
    this.#over = { log: this.log, table: scene.step.view.table };
    this.#countWaiting();
  }

  /** The table goes on from where it stopped; the summary may lie there a little longer. */
  #letGo(): void {
    const held = this.#held;
    this.#held = undefined;
    if (held !== undefined) {
      this.said = []; // the summary has told it
      this.#arriveAt(held.step);
    }
    this.#countWaiting();
  }

  /** The summary was touched. */
  goOn(): void {
    this.#over = undefined;
    if (this.#held === undefined) return;
    const mine = this.mayAct;
    this.#letGo();
    if (this.#queue.length > 0) this.#playOn();
    else if (!mine && this.mayAct && !this.hidesTurn) ring();
    if (this.waiting === 0) this.#shownAll();
  }

  /** A clock that runs for us does not wait for the show: all is shown at once, and the summary stands in nobody's way. */
  #timeIsUp(): void {
    do {
      this.#letGo();
      this.#skipToStop();
    } while (this.#held !== undefined);
  }

  #arriveAt({ seq, toAct, places, hasMoved = false }: TableStep): void {
    const ends = this.places === undefined && places !== undefined;
    this.seq = seq;
    this.toAct = toAct;
    this.places = places;
    this.#hasMoved = hasMoved;
    if (ends && this.live) amen();
  }

  /** Does our clock run, or will it as soon as this has been shown? */
  #isTimed({ past, view: { seat } }: TableStep): boolean {
    return !past && seat !== 'spectator' && this.source.clock?.running.includes(seat) === true;
  }

  #shownAll(): void {
    clearTimeout(this.#enough);
    this.#enough = undefined;
  }

  #next(): void {
    this.#timer = undefined;
    const next = this.#queue.shift();
    this.#countWaiting();
    if (next?.sumsUp === true) return this.#sumUp(next);
    if (this.waiting === 0) this.#shownAll();
    if (next === undefined) return;
    this.#show(next);
    if (this.#queue.length === 0 && next.moment.ms === 0) return;
    if (this.#queue.length === 0) this.hurried = false;
    const usual = motionIsReduced() ? 0.6 : PACE[settings.speed];
    const pace = (next.again === true ? Math.max(PACE.fast, usual) : usual) * (this.hurried ? 0.4 : 1);
    this.#timer = setTimeout(() => this.#next(), Math.max(next.moment.ms, this.#toRead(next)) * pace);
  }

  /** Long enough for everything that is told with it. */
  #toRead({ moment: { told }, own, again }: Scene): number {
    const words = this.#staging.words?.[settings.language];
    if (words === undefined || (own === true && again !== true)) return 0;
    const lines = told.filter(event => !this.isSilent(event)).map(event => words.tell(event, this.names, this.seat));
    return readingTime(lines.join(' '));
  }

  /** Of a long past only the last words are told again; the log has them all. */
  #draw({ moment: { view, told }, step: { past, anew, covered = false }, again }: Scene): void {
    this.view = view;
    this.live = !past;
    this.told = past ? told.slice(-LAST_WORDS) : told;
    if (told.length > 0) this.said = this.told;
    if (again === true) return;
    this.#newest = view;
    this.lacks = covered;
    this.log = anew === true ? told : [...this.log, ...told];
  }

  #show(scene: Scene): void {
    const { moment, step, last, again } = scene;
    const mine = this.mayAct;
    this.passed = [];
    this.#draw(scene);
    if (!step.past) play(moment.told, this.#staging.sounds);
    if (!last || again === true) return;
    this.#arriveAt(step);
    if (!mine && this.mayAct && !step.past && !this.hidesTurn) ring();
  }

  /** What is being acted out goes on, from now on at more than twice the speed. */
  hurry(): void {
    this.hurried = true;
    clearTimeout(this.#timer);
    this.#next();
  }

  /** To the end of what is being acted out, or of the round; from a summary, on to what follows. */
  skip(): void {
    this.#over = undefined;
    this.#letGo();
    this.#skipToStop();
  }

  #skipToStop(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#shownAll();
    if (this.#queue.length === 0) return;
    const told: (readonly AnyGame['event'][])[] = [];
    for (let next = this.#queue.shift(); next !== undefined; next = this.#queue.shift()) {
      if (next.sumsUp === true) {
        this.#sumUp(next);
        break;
      }
      this.#draw(next);
      if (this.told.length > 0) told.push(this.told);
      if (next.last && next.again !== true) this.#arriveAt(next.step);
    }
    this.passed = told.slice(0, -1).flat();
    this.hurried = false;
    this.#countWaiting();
  }

  /** What happened since our last move is acted out once more; what happens meanwhile follows. */
  again(): void {
    if (this.waiting > 0) return;
    clearTimeout(this.#timer);
    this.#queue = this.lastTurn.map(scene => ({ ...scene, again: true }));
    this.#next();
  }

  /** Our last move is taken back, or we hear why not. */
  async takeBack(): Promise<Refusal | undefined> {
    if (this.sending) return undefined;
    do this.skip();
    while (this.waiting > 0);
    this.sending = true;
    this.refusal = undefined;
    try {
      return await this.source.takeBack?.();
    } finally {
      this.sending = false;
    }
  }

  /** The table has answered our move, or it is not waited for any longer. */
  #heard(): void {
    this.made = undefined;
    this.#stood = undefined;
  }

  /** The step that a move of ours led to has come. */
  #paid(): void {
    if (this.#owed === undefined) return;
    clearTimeout(this.#owed);
    this.#owed = undefined;
    this.#heard();
    this.sending = false;
  }

  /** What is certain of the move is drawn at once, however far away the table is, and put back if it was refused. */
  async send(move: AnyGame['move']): Promise<boolean> {
    if (this.sending) return false;
    this.#over = undefined;
    const before = this.view;
    const foreseen = before && this.#staging.foresee?.(before, move);
    this.#stood = foreseen === undefined ? { free: this.isFree, asked: this.mayAct } : undefined;
    this.sending = true;
    this.made = move;
    this.refusal = undefined;
    this.view = foreseen ?? before;
    const lately = this.#lately;
    this.#lately = [];
    const steps = this.#steps;
    let accepted = false;
    try {
      this.refusal = await this.source.send(move);
      accepted = this.refusal === undefined;
    } finally {
      if (!accepted) {
        if (this.view === foreseen) this.view = before;
        this.#lately = [...lately, ...this.#lately];
      }
      if (accepted && this.#steps === steps) this.#owed = setTimeout(() => this.#paid(), LONGEST_OWED);
      else {
        this.#heard();
        this.sending = false;
      }
    }
    return accepted;
  }
}
