import type { AnyGame, Refusal, Seat, Viewer } from '@conclave/kernel';
import { settings } from '@conclave/stage/settings/settings.svelte.ts';
import { TableRun } from '@conclave/stage/table/run.svelte.ts';
import type { Around, TableListener, TableSource } from '@conclave/stage/table/source.ts';
import type { Staging } from '@conclave/stage/table/staging.ts';
import { sitterOf } from '../cast/sitters.ts';
import { device } from '../local/device.svelte.ts';
import { holdAlone } from '../local/hold-alone.ts';
import { keepSolo } from '../local/solo-store.ts';
import type { SoloTable } from '../local/solo-table.ts';
import type { FromWorker, ToWorker } from './messages.ts';

/** How long a person sees what their move did before the curtain falls. */
const LOOK_MS = { slow: 1200, normal: 800, fast: 300, instant: 0 } as const;

/**
 * A table that is handed around. While the curtain is closed there is no run, no view and no event in the page:
 * the worker tells nothing until somebody sits down.
 */
export class HotTable {
  #table: SoloTable;
  readonly #staging: Staging;
  readonly #answers = new Map<number, (refusal: Refusal | undefined) => void>();
  readonly #heard = new Map<number, (events: readonly AnyGame['event'][]) => void>();
  readonly #records = new Map<number, (text: string) => void>();
  /** The table as the person who sits here sees it; nothing while the curtain is closed. */
  run: TableRun | undefined = $state.raw();
  /** Who gets the device next. */
  next: Seat | undefined = $state();
  /** The other people, where somebody may want a word while the curtain is closed. */
  others: readonly Seat[] = $state.raw([]);
  /** How it ended, once it has. */
  places: readonly number[] | undefined = $state.raw();
  state: 'opening' | 'ready' | 'elsewhere' | 'lost' = $state('opening');
  #viewer: Viewer | undefined;
  #listener: TableListener | undefined;
  #worker: Worker | undefined;
  /** Do the rules of this table let anybody be advised? */
  #isAdvised = true;
  /** May anybody speak unasked here (MC-26.12)? */
  #mayCall = false;
  /** Somebody has the device only for a word; afterwards it goes back to whoever had it, or was to get it. */
  #word: { readonly seat: Seat; readonly back: Seat | undefined } | undefined;
  #release: (() => void) | undefined;
  #timer: ReturnType<typeof setInterval> | undefined;
  #asked = 0;
  #closed = false;

  constructor(table: SoloTable, staging: Staging) {
    this.#table = table;
    this.#staging = staging;
  }

  open(): void {
    holdAlone(this.#table.id).then(
      release => {
        this.#release = release;
        if (this.#closed) release?.();
        else if (release === undefined) this.state = 'elsewhere';
        else this.#start();
      },
      () => this.#start(),
    );
  }

  #start(): void {
    const worker = new Worker(new URL('./hot-seat.worker.ts', import.meta.url), { type: 'module' });
    this.#worker = worker;
    worker.addEventListener('message', (event: MessageEvent<FromWorker>) => this.#hear(event.data));
    worker.addEventListener('error', () => {
      this.state = 'lost';
    });
    this.#say({ type: 'open', table: this.#table });
  }

  #say(message: ToWorker): void {
    this.#worker?.postMessage(message);
  }

  #hear(message: FromWorker): void {
    switch (message.type) {
      case 'step':
        this.#listener?.step(message.step);
        return;
      case 'begun': {
        const { rulesVersion, options, unadvised, unasked } = message;
        this.#isAdvised = unadvised !== true;
        this.#mayCall = unasked === true;
        this.#keep({ ...this.#table, rulesVersion, options });
        return;
      }
      case 'moves': {
        const { places } = message;
        this.places = places;
        const moves = [...this.#table.moves, ...message.moves];
        this.#keep({ ...this.#table, moves, ...(places === undefined ? {} : { places }) });
        return;
      }
      case 'waits':
        this.state = 'ready';
        this.#handOver(message.people, message.over);
        return;
      case 'thinksLess':
        device.thinksLess = true;
        return;
      case 'answer':
        if (message.refusal === undefined) this.#word = undefined; // it was said
        this.#answers.get(message.id)?.(message.refusal);
        this.#answers.delete(message.id);
        return;
      case 'heard':
        this.#heard.get(message.id)?.(message.events);
        this.#heard.delete(message.id);
        return;
      case 'record':
        this.#records.get(message.id)?.(message.text);
        this.#records.delete(message.id);
    }
  }

  #keep(table: SoloTable): void {
    this.#table = table;
    keepSolo(table);
  }

  /** The one who may go on stays; else the curtain falls once all has been seen. When it is over everybody may look. */
  #handOver(people: readonly Seat[], over: boolean): void {
    const { run } = this;
    if (over) return this.#whenSeen(() => this.sit('spectator'));
    if (this.#word !== undefined) return;
    if (typeof this.#viewer === 'number' && people.includes(this.#viewer)) return;
    const next = nextFrom(people, this.#viewer);
    if (run === undefined) this.#callNext(next);
    else this.#whenSeen(() => this.#closeCurtain(next));
  }

  #whenSeen(then: () => void): void {
    clearInterval(this.#timer);
    if (this.run === undefined) return then();
    let quiet = 0;
    this.#timer = setInterval(() => {
      quiet = (this.run?.waiting ?? 0) === 0 ? quiet + 100 : 0;
      if (quiet < LOOK_MS[settings.speed]) return;
      clearInterval(this.#timer);
      then();
    }, 100);
  }

  #closeCurtain(next: Seat | undefined): void {
    this.#say({ type: 'leave' });
    this.#viewer = undefined;
    this.#listener = undefined;
    this.run = undefined;
    this.#callNext(next);
  }

  #callNext(next: Seat | undefined): void {
    this.next = next;
    this.others = this.#mayCall && this.#word === undefined ? this.#peopleBut(next) : [];
  }

  #peopleBut(seat: Viewer | undefined): readonly Seat[] {
    return this.#table.seats.flatMap(({ kind }, other) => (kind === 'human' && other !== seat ? [other] : []));
  }

  /** Somebody wants a word who is not asked: the curtain falls, and the device is theirs until it is said. */
  handTo(seat: Seat): void {
    const back = typeof this.#viewer === 'number' ? this.#viewer : this.next;
    clearInterval(this.#timer);
    this.#word = { seat, back };
    this.#closeCurtain(seat);
  }

  #handBack(): void {
    const back = this.#word?.back;
    this.#word = undefined;
    this.#closeCurtain(back);
  }

  /** Somebody takes the device: a run of their own, from their own drawer. */
  sit(viewer: Viewer): void {
    this.#viewer = viewer;
    const run = new TableRun(this.#chair(viewer), this.#staging);
    run.sitterAt = seat => sitterOf(this.#table.seats[seat], false);
    run.open();
    this.run = run;
    this.#say({ type: 'sit', viewer });
  }

  #chair(viewer: Viewer): TableSource {
    return {
      kind: 'solo',
      seats: this.#table.seats,
      rulesVersion: this.#table.rulesVersion,
      hints: this.#table.hints === true && this.#isAdvised,
      around: this.#aroundOf(viewer),
      open: listener => {
        this.#listener = listener;
        listener.connection('ready');
      },
      send: move => (typeof viewer === 'number' ? this.#move(viewer, move) : Promise.resolve(undefined)),
      record: () => this.#ask<string>(this.#records, id => ({ type: 'record', id })),
      close: () => {},
    };
  }

  #aroundOf(viewer: Viewer): Around | undefined {
    if (!this.#mayCall || viewer === 'spectator') return undefined;
    const isGuest = this.#word?.seat === viewer;
    return {
      others: this.#peopleBut(viewer),
      handTo: seat => this.handTo(seat),
      back: isGuest ? () => this.#handBack() : undefined,
    };
  }

  /** All that a seat was told in a game that is over. */
  heardBy(seat: Seat): Promise<readonly AnyGame['event'][]> {
    return this.#ask<readonly AnyGame['event'][]>(this.#heard, id => ({ type: 'heard', id, seat }));
  }

  #move(seat: Seat, move: unknown): Promise<Refusal | undefined> {
    return this.#ask<Refusal | undefined>(this.#answers, id => ({ type: 'move', id, seat, move }));
  }

  #ask<Answer>(waiting: Map<number, (answer: Answer) => void>, question: (id: number) => ToWorker): Promise<Answer> {
    this.#asked += 1;
    const id = this.#asked;
    return new Promise(resolve => {
      waiting.set(id, resolve);
      this.#say(question(id));
    });
  }

  close(): void {
    this.#closed = true;
    clearInterval(this.#timer);
    this.#worker?.terminate();
    this.#release?.();
    this.run?.close();
  }
}

/** Clockwise from whoever had the device. */
const nextFrom = (people: readonly Seat[], viewer: Viewer | undefined): Seat | undefined =>
  (typeof viewer === 'number' ? people.find(seat => seat > viewer) : undefined) ?? people[0];
