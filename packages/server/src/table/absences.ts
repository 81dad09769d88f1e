import type { PersonId, TableId } from '@conclave/protocol';

/** Who left longest ago is forgotten first, and counts as away since the house opened. */
const MOST_KNOWN = 100_000;

/** When people left tables: when the last socket of each went. Kept in memory: after a restart everybody has left when the house opened. */
export class Absences {
  readonly #left = new Map<string, number>();

  came(table: TableId, person: PersonId): void {
    this.#left.delete(`${table} ${person}`);
  }

  left(table: TableId, person: PersonId, now: number): void {
    this.came(table, person); // so that the oldest stay first
    this.#left.set(`${table} ${person}`, now);
    if (this.#left.size > MOST_KNOWN) this.#forgetOldest();
  }

  leftAt(table: TableId, person: PersonId): number | undefined {
    return this.#left.get(`${table} ${person}`);
  }

  #forgetOldest(): void {
    for (const key of this.#left.keys()) {
      this.#left.delete(key);
      return;
    }
  }
}
