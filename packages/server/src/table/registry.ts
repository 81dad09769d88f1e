import type { PersonId, TableId } from '@conclave/protocol';
import type { Services } from '../house/services.ts';
import { Absences } from './absences.ts';
import { TableActor } from './actor.ts';

/** The tables somebody is busy with. Loaded states are a bounded cache, least recently used first out; all other tables are rows. */
export class Tables {
  readonly #services: Services;
  readonly #actors = new Map<TableId, TableActor>();
  readonly #loaded = new Set<TableActor>();
  readonly #damaged = new Map<TableId, string>();
  readonly #absences = new Absences();

  constructor(services: Services) {
    this.#services = services;
  }

  get size(): number {
    return this.#actors.size;
  }

  get loadedCount(): number {
    return this.#loaded.size;
  }

  /** Tables that were set aside because they cannot be read or played any more. */
  get damagedCount(): number {
    return this.#damaged.size;
  }

  /** … and why. */
  damaged(): readonly { readonly id: TableId; readonly why: string }[] {
    return [...this.#damaged].map(([id, why]) => ({ id, why }));
  }

  at(id: TableId): TableActor {
    const known = this.#actors.get(id);
    if (known !== undefined) {
      if (this.#loaded.size * 2 > this.#services.config.cacheTables && this.#loaded.delete(known))
        this.#loaded.add(known); // most recently used last, once it matters
      return known;
    }
    const actor = new TableActor(id, this.#services, this.#absences, changed => this.#tidy(changed));
    this.#actors.set(id, actor);
    return actor;
  }

  /** Only if it is in memory. */
  find(id: TableId): TableActor | undefined {
    return this.#actors.get(id);
  }

  /** Tables at which somebody is looking. */
  watched(): readonly TableActor[] {
    return [...this.#actors.values()].filter(({ watches }) => watches.size > 0);
  }

  /** Nothing in memory counts any more, except what is under way. */
  forgetAll(): void {
    for (const actor of [...this.#loaded]) if (actor.isIdle) actor.unload();
  }

  /** When the last socket of this person left this table, as far as this node remembers. */
  leftAt(table: TableId, person: PersonId): number | undefined {
    return this.#absences.leftAt(table, person);
  }

  /** Where this person is now, also only to look on. */
  visitedBy(person: PersonId): readonly TableId[] {
    return [...this.#actors.values()].filter(actor => actor.present().has(person)).map(({ id }) => id);
  }

  #tidy(actor: TableActor): void {
    if (actor.isLoaded) this.#loaded.add(actor);
    else this.#loaded.delete(actor);
    if (actor.damage !== undefined) this.#damaged.set(actor.id, actor.damage);
    else if (actor.isLoaded) this.#damaged.delete(actor.id);
    if (!actor.isLoaded && actor.isIdle && actor.watches.size === 0) this.#actors.delete(actor.id);
    if (this.#loaded.size > this.#services.config.cacheTables) this.#forgetOldest();
  }

  #forgetOldest(): void {
    for (const actor of this.#loaded) {
      if (!actor.isIdle) continue;
      actor.unload();
      return;
    }
  }

  /** Whoever was not used since the last sweep is a row again, also with people sitting there and thinking. */
  sweep(): void {
    for (const actor of [...this.#loaded]) {
      if (actor.wasUsed) actor.wasUsed = false;
      else if (actor.isIdle) actor.unload();
    }
  }

  /** After a socket left. */
  released(actor: TableActor): void {
    this.#tidy(actor);
  }
}
