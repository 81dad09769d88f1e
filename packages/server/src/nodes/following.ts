import type { PersonId, TableId } from '@conclave/protocol';
import type { TableBus, TableNews } from '../bus/bus.ts';

/** Who forgot to say goodbye is forgotten. */
const FORGOTTEN = 75_000;
const NOBODY: ReadonlySet<PersonId> = new Set();

interface There {
  readonly people: ReadonlySet<PersonId>;
  readonly at: number;
}

/** One table that somebody watches here, and what other nodes said of it. */
interface Followed {
  readonly since: number;
  /** Others can be heard. */
  isHeard: boolean;
  readonly there: Map<string, There>;
}

export interface Telling {
  readonly ticks: () => number;
  /** Who is here, for others to know. */
  here(table: TableId): readonly PersonId[];
  /** Somebody at another node came, or these left. */
  changed(table: TableId, left: readonly PersonId[]): void;
  /** Others can be heard now: what was said before may have been missed. */
  heard(table: TableId): void;
}

/** The tables that this node follows, and who is there at other nodes. */
export class Following {
  readonly #bus: TableBus;
  readonly #telling: Telling;
  readonly #tables = new Map<TableId, Followed>();

  constructor(bus: TableBus, telling: Telling) {
    this.#bus = bus;
    this.#telling = telling;
  }

  get size(): number {
    return this.#tables.size;
  }

  /** Subscribes, says who is here and asks who else is, and then looks. */
  async follow(table: TableId): Promise<void> {
    if (this.#tables.has(table)) return;
    const followed: Followed = { since: this.#telling.ticks(), isHeard: false, there: new Map() };
    this.#tables.set(table, followed);
    await this.#bus.follow(table);
    if (this.#tables.get(table) !== followed) return;
    followed.isHeard = true;
    this.#ask(table);
    this.#telling.heard(table);
  }

  leave(table: TableId): void {
    if (!this.#tables.delete(table)) return;
    this.#bus.tell(table, { bye: true });
    this.#bus.leave(table);
  }

  isFollowed(table: TableId): boolean {
    return this.#tables.has(table);
  }

  /** Nothing while others may be there and were not heard yet. */
  people(table: TableId): ReadonlySet<PersonId> | undefined {
    const followed = this.#tables.get(table);
    if (followed === undefined || !followed.isHeard) return undefined;
    if (followed.there.size === 0) return NOBODY;
    return new Set([...followed.there.values()].flatMap(({ people }) => [...people]));
  }

  isWatchedElsewhere(table: TableId): boolean {
    return (this.#tables.get(table)?.there.size ?? 0) > 0;
  }

  /** News for others, if there are any. */
  tell(table: TableId, news: TableNews): void {
    if (this.isWatchedElsewhere(table)) this.#bus.tell(table, news);
  }

  tellHere(table: TableId): void {
    if (this.#tables.has(table)) this.#bus.tell(table, { here: this.#telling.here(table) });
  }

  /** Says again who is here, everywhere. */
  repeat(): void {
    for (const table of this.#tables.keys()) this.tellHere(table);
  }

  /** Says who is here and asks who else is, everywhere. */
  ask(): void {
    for (const [table, { isHeard }] of this.#tables) if (isHeard) this.#ask(table);
  }

  #ask(table: TableId): void {
    this.#bus.tell(table, { here: this.#telling.here(table), asks: true });
  }

  /** Another node says who is there. */
  hear(table: TableId, from: string, { here, asks, bye }: TableNews): void {
    const followed = this.#tables.get(table);
    if (followed === undefined || (bye !== true && asks !== true && here === undefined)) return; // most news are of the game
    const before = this.people(table) ?? NOBODY;
    if (bye === true) followed.there.delete(from);
    else if (here !== undefined) followed.there.set(from, { people: new Set(here), at: this.#telling.ticks() });
    if (asks === true) this.tellHere(table);
    this.#compare(table, before);
  }

  /** Nodes that are dead, or have not been heard of for long, have nobody. */
  forget(isAlive: (node: string) => boolean): void {
    const old = this.#telling.ticks() - FORGOTTEN;
    for (const [table, { there }] of this.#tables) {
      const gone = [...there].filter(([node, { at }]) => at < old || !isAlive(node));
      if (gone.length === 0) continue;
      const before = this.people(table) ?? NOBODY;
      for (const [node] of gone) there.delete(node);
      this.#compare(table, before);
    }
  }

  #compare(table: TableId, before: ReadonlySet<PersonId>): void {
    const after = this.people(table) ?? NOBODY;
    const left = [...before].filter(person => !after.has(person));
    const came = [...after].some(person => !before.has(person));
    if (left.length > 0 || came) this.#telling.changed(table, left);
  }
}
