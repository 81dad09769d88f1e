import {
  type AnyGame,
  type AnyRules,
  type Chance,
  hexToBytes,
  isOver,
  type Match,
  makeRecord,
  maySee,
  openSeal,
  playMove,
  type RecordedMove,
  type Refusal,
  type Seat,
  type SeatView,
  type Stream,
  sealedChance,
  sealOf,
  seatRecord,
  seatView,
  seedFrom,
  startMatch,
  type Viewer,
  viewOf,
  writeRecord,
} from '@conclave/kernel';
import type { TableStep } from '@conclave/stage/table/source.ts';
import type { SoloTable } from './solo-table.ts';

export const PERSON: Seat = 0;

/** How a bot decides: from its own view, its own memory and luck of its own. */
export type Decide = (
  rules: AnyRules,
  view: SeatView<AnyGame>,
  memory: AnyGame['memory'],
  stream: Stream,
) => AnyGame['move'] | Promise<AnyGame['move']>;

/** A table with one person or several on one device, and bots, played by the kernel; lives in the worker. */
export class SoloMatch {
  readonly #table: SoloTable;
  readonly #rules: AnyRules;
  readonly #decide: Decide;
  readonly #match: Match<AnyGame>;
  readonly #opens: boolean;
  readonly #memories: AnyGame['memory'][];
  readonly #moves: RecordedMove[] = [];
  /** What each viewer was shown, and how much of it has been told. */
  readonly #shown: Map<Viewer, AnyGame['event'][]>;
  readonly #told = new Map<Viewer, number>();

  constructor(table: SoloTable, rules: AnyRules, decide: Decide) {
    this.#table = table;
    this.#rules = rules;
    this.#decide = decide;
    const viewers: readonly Viewer[] = [...table.seats.keys(), 'spectator'];
    this.#shown = new Map(viewers.map(viewer => [viewer, []]));
    const humans = table.seats.filter(({ kind }) => kind === 'human').length;
    const parsed = rules.options.parse(table.options, { seats: table.seats.length, humans });
    if (!parsed.ok) throw new Error(parsed.fault.message);
    this.#opens = rules.opensAfterGame(parsed.value);
    this.#memories = table.seats.map((_, seat) => rules.newMemory(parsed.value, table.seats.length, seat));
    this.#match = startMatch(rules, parsed.value, table.seats.length, chanceOf(table), this.#emit);
    for (const { seat, move, at } of table.moves) this.#replay(seat, move as AnyGame['move'], at);
  }

  readonly #emit = (to: Seat | 'all' | 'nobody', event: AnyGame['event']): void => {
    for (const [seat, memory] of this.#memories.entries()) if (maySee(to, seat)) this.#rules.remember(memory, event);
    for (const [viewer, events] of this.#shown) if (maySee(to, viewer)) events.push(event);
  };

  #replay(seat: Seat, move: AnyGame['move'], at: number): void {
    const refused = this.#play(seat, move, at);
    if (refused !== undefined) throw new Error(`the stored move ${this.#moves.length} is refused: ${refused.code}`);
  }

  #play(seat: Seat, move: AnyGame['move'], at: number): Refusal | undefined {
    const refused = playMove(this.#match, seat, move, this.#emit);
    if (refused === undefined) this.#moves.push({ seat, at, move });
    return refused;
  }

  get moves(): readonly RecordedMove[] {
    return this.#moves;
  }

  /** What a viewer is told now: the view, and what happened since the last telling. */
  step(past = false, viewer: Viewer = PERSON): TableStep {
    const shown = this.#shown.get(viewer) ?? [];
    const events = shown.slice(this.#told.get(viewer) ?? 0);
    this.#told.set(viewer, shown.length);
    return this.#stepWith(events, viewer, past);
  }

  /** Two steps for somebody who sits down: what they have known, and what is new to them. At first nothing is news. */
  arrive(viewer: Viewer): readonly TableStep[] {
    const shown = this.#shown.get(viewer) ?? [];
    const known = shown.slice(0, this.#told.get(viewer));
    this.#told.set(viewer, known.length);
    return [this.#stepWith(known, viewer, true), this.step(true, viewer)];
  }

  #stepWith(events: readonly AnyGame['event'][], viewer: Viewer, past: boolean): TableStep {
    const { state } = this.#match;
    return {
      seq: this.#moves.length,
      view: viewOf(state, viewer),
      events,
      toAct: this.#rules.toAct(state.table),
      places: this.#rules.places(state.table),
      past,
    };
  }

  /** The person moves; a refused move changes nothing. */
  personMoves(raw: unknown, at: number, seat: Seat = PERSON): Refusal | undefined {
    const parsed = this.#rules.parseMove(raw, this.#match.state.table);
    if (!parsed.ok) return { code: parsed.fault.code, rule: parsed.fault.rule ?? 'shape' };
    return this.#play(seat, parsed.value, at);
  }

  /** Does the table wait for a bot? */
  get waitsForBot(): Seat | undefined {
    if (isOver(this.#match)) return undefined;
    return this.#rules.toAct(this.#match.state.table).find(seat => !this.#isPerson(seat));
  }

  /** The people the table waits for. */
  get waitsForPeople(): readonly Seat[] {
    if (isOver(this.#match)) return [];
    return this.#rules.toAct(this.#match.state.table).filter(seat => this.#isPerson(seat));
  }

  get places(): readonly number[] | undefined {
    return this.#rules.places(this.#match.state.table);
  }

  #isPerson(seat: Seat): boolean {
    return this.#table.seats[seat]?.kind === 'human';
  }

  /** The luck of a bot comes from the table's own seal, so that a reload meets the same bots. */
  async botMoves(seat: Seat, at: number): Promise<void> {
    const stream = chanceOf(this.#table).stream(`bot ${seat} ${this.#moves.length}`);
    const memory = this.#memories[seat] as AnyGame['memory'];
    const move = await this.#decide(this.#rules, seatView(this.#match.state, seat), memory, stream);
    const refused = this.#play(seat, move, at);
    if (refused !== undefined) throw new Error(`a bot's move is refused: ${refused.code}`);
  }

  /** The record of the game, opened once it is over and the table's options allow it. */
  record(): string {
    const { game, options, seats, secret, nonces } = this.#table;
    const places = this.#rules.places(this.#match.state.table);
    const seal = sealOf(hexToBytes(secret), nonces);
    const parts = { game, rulesVersion: this.#rules.rulesVersion, options, seats, moves: this.#moves };
    if (places === undefined) return writeRecord(makeRecord({ ...parts, seal }));
    const opened = makeRecord({ ...parts, seal: openSeal(seal, hexToBytes(secret)), places });
    return this.#opens ? writeRecord(opened) : JSON.stringify(seatRecord(opened, this.#rules, this.#keeper));
  }

  /** Whose record it is where the table keeps its secrets: the one person's, or nobody's in particular. */
  get #keeper(): Viewer {
    const people = this.#table.seats.flatMap(({ kind }, seat) => (kind === 'human' ? [seat] : []));
    return people.length === 1 ? (people[0] ?? 'spectator') : 'spectator';
  }
}

const chanceOf = ({ secret, nonces }: SoloTable): Chance => sealedChance(seedFrom(hexToBytes(secret), nonces));

/** Any legal move. */
export const byLuck: Decide = (rules, { table, own, seat }, _memory, stream) =>
  rules.randomMove(table, own, seat, stream);
