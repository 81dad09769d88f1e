import type { Closed, Services } from '../house/services.ts';
import type { Hub } from '../live/hub.ts';
import type { NodeRow, Sharing } from '../storage/sharing.ts';
import type { Tables } from '../table/registry.ts';
import type { HouseClock } from './house-clock.ts';
import { Look } from './look.ts';
import { knownTo } from './node-row.ts';
import { Others } from './others.ts';
import { Rounds } from './rounds.ts';

const BEAT_EVERY = 2000;
const LOOK_EVERY = 5000;
const LOOK_WITHOUT_BUS = 1000;
const MEASURE_EVERY = 30_000;
const REPEAT_EVERY = 30_000;
/** A process that noticed nothing for so long was stopped, and others went on. */
const SLEPT = 5000;
/** A node that has said nothing for so long is dead. */
const SILENT = 10_000;
const FAR_OFF = 2000;

export interface NodeParts {
  readonly services: Services;
  readonly tables: Tables;
  readonly hub: Hub;
  readonly sharing: Sharing;
  readonly clock: HouseClock;
  readonly row: Omit<NodeRow, 'seen_at'>;
  closed(closed: readonly Closed[]): void;
}

/** This process as one of the nodes of a house: it says that it lives, looks what the others did, and knows what time it is. */
export class Node {
  readonly #parts: NodeParts;
  readonly others: Others;
  readonly look: Look;
  readonly #rounds: readonly Rounds[];
  readonly #looks: Rounds;
  #row: Omit<NodeRow, 'seen_at'>;
  #awake: number;
  #isFarOff = false;

  constructor(parts: NodeParts) {
    const { services, tables } = parts;
    const { bus } = services;
    this.#parts = parts;
    this.#row = parts.row;
    this.#awake = services.ticks();
    this.look = new Look(parts);
    this.others = new Others(services, tables);
    this.#looks = this.#every(
      () => this.lookNow(),
      () => (bus.isUp ? LOOK_EVERY : LOOK_WITHOUT_BUS),
    );
    this.#rounds = [
      this.#looks,
      this.#every(
        () => this.#beat(),
        () => BEAT_EVERY,
      ),
      this.#every(
        () => this.#measure(),
        () => MEASURE_EVERY,
      ),
      this.#every(
        async () => this.others.repeat(),
        () => REPEAT_EVERY,
      ),
    ];
    bus.onUp(() => {
      this.others.repeat();
      this.#looks.atOnce();
    });
  }

  get isDraining(): boolean {
    return this.#row.draining === 1;
  }

  async start(address: string): Promise<void> {
    this.#row = { ...this.#row, address };
    await this.#beat();
    await this.#readNodes();
    for (const round of this.#rounds) round.start();
  }

  stop(): void {
    for (const round of this.#rounds) round.stop();
  }

  /** Nobody new is sent here any more, and what is due is for others. */
  async drain(): Promise<void> {
    this.#row = { ...this.#row, draining: 1 };
    await this.#beat();
    await this.#parts.sharing.giveAway(this.#row.id);
  }

  async leave(): Promise<void> {
    const { sharing } = this.#parts;
    await sharing.giveAway(this.#row.id);
    await sharing.removeNode(this.#row.id);
  }

  /** What happened elsewhere is seen when this resolves. */
  async lookNow(): Promise<void> {
    await this.look.everything();
    await this.#readNodes();
  }

  #every(work: () => Promise<void>, pause: () => number): Rounds {
    return new Rounds(work, pause, error =>
      this.#parts.services.log.warn({ err: error }, 'a node could not look what others did'),
    );
  }

  #beat(): Promise<void> {
    this.#noticeSleep();
    return this.#parts.sharing.beat(this.#row);
  }

  async #readNodes(): Promise<void> {
    const { sharing } = this.#parts;
    const nodes = await sharing.nodes();
    const now = await sharing.time();
    const alive = nodes.filter(({ id, seen_at }) => id !== this.#row.id && seen_at > now - SILENT);
    this.others.areAlive(new Set(alive.map(({ id }) => id)));
    this.others.know(alive.map(knownTo));
  }

  async #measure(): Promise<void> {
    const { clock, sharing, services } = this.#parts;
    await clock.measure(sharing);
    const isFarOff = Math.abs(clock.offset) > FAR_OFF;
    if (isFarOff && !this.#isFarOff)
      services.log.warn({ ms: clock.offset }, 'the clock of this machine differs from that of the database');
    this.#isFarOff = isFarOff;
  }

  /** Others went on meanwhile: what is in memory is old. */
  #noticeSleep(): void {
    const { services, tables, clock } = this.#parts;
    const now = services.ticks();
    const slept = now - this.#awake > SLEPT + BEAT_EVERY;
    this.#awake = now;
    if (!slept) return;
    tables.forgetAll();
    clock.forget();
    this.#looks.atOnce();
  }
}
