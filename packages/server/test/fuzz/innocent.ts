import { type AnyGame, fastChance, type SeatView, type Stream } from '@conclave/kernel';
import type { Live } from '../client.ts';
import { rulesNamed, seatGuests, type Table, watchAll } from '../house.ts';

const GAME = 'seven-seals';

/** A table of people who only play, and how long each of their moves took, from the click until its player saw it. */
export class Innocent {
  readonly #base: string;
  readonly #stream: Stream;
  readonly #rules = rulesNamed(GAME);
  #table: Table;
  #lives: readonly Live[];
  #waits: number[] = [];
  moves = 0;

  private constructor(base: string, stream: Stream, table: Table, lives: readonly Live[]) {
    this.#base = base;
    this.#stream = stream;
    this.#table = table;
    this.#lives = lives;
  }

  static async at(base: string, seed: number): Promise<Innocent> {
    const table = await seatGuests(base, GAME, 4);
    return new Innocent(base, fastChance(seed), table, await watchAll(base, table));
  }

  /** So many moves, in a new game when this one is over. */
  async play(moves: number): Promise<void> {
    for (let n = 0; n < moves; n += 1) await this.#move();
  }

  async #move(): Promise<void> {
    const seat = this.#rules.toAct(this.#lives[0]?.seen?.view.table ?? {})[0];
    if (seat === undefined) return this.#again();
    const live = this.#lives[seat];
    const view = live?.seen?.view as SeatView<AnyGame> | undefined;
    if (live === undefined || view === undefined) throw new Error('nobody sees the table');
    const move = this.#rules.randomMove(view.table, view.own, seat, this.#stream);
    const seq = live.seen?.seq ?? 0;
    this.moves += 1;
    const start = performance.now();
    live.send({ type: 'move', table: this.#table.id, id: `i${this.moves}`, seq, move });
    await live.until(() => (live.seen?.seq ?? 0) > seq || undefined, 'the own move');
    this.#waits.push(performance.now() - start);
    for (const other of this.#lives) await other.until(() => (other.seen?.seq ?? 0) > seq || undefined, 'the move');
  }

  async #again(): Promise<void> {
    this.close();
    this.#table = await seatGuests(this.#base, GAME, 4);
    this.#lives = await watchAll(this.#base, this.#table);
  }

  /** How long a move takes when nothing else happens, once everybody is warm. */
  async medianOf(moves: number): Promise<number> {
    await this.play(moves);
    this.forget();
    await this.play(moves);
    return this.median();
  }

  median(): number {
    const sorted = this.#waits.toSorted((one, other) => one - other);
    return sorted[sorted.length >> 1] ?? 0;
  }

  forget(): void {
    this.#waits = [];
  }

  close(): void {
    for (const live of this.#lives) live.close();
  }
}
