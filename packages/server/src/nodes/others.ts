import type { PersonId, TableId } from '@conclave/protocol';
import type { TableNews } from '../bus/bus.ts';
import type { Elsewhere } from '../house/elsewhere.ts';
import type { Services } from '../house/services.ts';
import { sendPresence } from '../table/broadcast.ts';
import type { Tables } from '../table/registry.ts';
import { sendNudge } from '../table/show.ts';
import { Following } from './following.ts';
import { type KnownRules, versionsOf } from './node-row.ts';

/** News of who came and left within this time are told together. */
const TOGETHER = 100;
/** Whoever has people at a table has said so within this time. */
const TO_ANSWER = 500;
const NOBODY: ReadonlySet<PersonId> = new Set();
const IGNORED = { by: 'news', look: () => undefined, refused: () => undefined } as const;

/** The other nodes, as far as this one knows of them, and what it tells them. */
export class Others implements Elsewhere {
  readonly #services: Services;
  readonly #tables: Tables;
  readonly #following: Following | undefined;
  readonly #changed = new Set<TableId>();
  #alive: ReadonlySet<string> = new Set();
  #rules: readonly KnownRules[] = [];
  readonly #later: (work: () => void, ms: number) => unknown;
  #isTelling = false;

  /** `later` is replaced where time is not real. */
  constructor(
    services: Services,
    tables: Tables,
    later = (work: () => void, ms: number): unknown => setTimeout(work, ms),
  ) {
    this.#later = later;
    this.#services = services;
    this.#tables = tables;
    const { bus, ticks } = services;
    if (bus.tables === undefined) return;
    this.#following = new Following(bus.tables, {
      ticks,
      here: table => this.#here(table),
      changed: (table, left) => this.#elsewhereChanged(table, left),
      heard: table => this.#lookAt(table),
    });
    bus.tables.listen((table, from, news) => this.#hear(table, from, news));
  }

  get followed(): number {
    return this.#following?.size ?? 0;
  }

  /** The names of those that live. */
  get alive(): ReadonlySet<string> {
    return this.#alive;
  }

  /** Of one that was silent so far, or seemed to be, nothing is known: it is asked who is there. */
  areAlive(names: ReadonlySet<string>): void {
    const isAnyNew = [...names].some(name => !this.#alive.has(name));
    this.#alive = names;
    this.#following?.forget(name => names.has(name));
    if (isAnyNew) this.#following?.ask();
  }

  /** What each of them knows of the rules. */
  know(rules: readonly KnownRules[]): void {
    this.#rules = rules;
  }

  rulesVersion(game: string): number | undefined {
    const own = Object.keys(versionsOf(this.#services.games, game)).map(Number);
    const common = own.filter(version => this.#rules.every(known => known[game]?.includes(version) !== false));
    return common.length === 0 || common.length === own.length ? undefined : Math.max(...common);
  }

  /** Says again who is here. */
  repeat(): void {
    this.#following?.repeat();
  }

  people(table: TableId): ReadonlySet<PersonId> | 'unknown' {
    if (this.#alive.size === 0) return NOBODY;
    if (!this.#services.bus.isUp) return 'unknown';
    return this.#following?.people(table) ?? 'unknown';
  }

  mayBeWatched(table: TableId): boolean {
    return this.people(table) === 'unknown' || this.#following?.isWatchedElsewhere(table) === true;
  }

  hereChanged(table: TableId): void {
    if (this.#following === undefined) return;
    this.#changed.add(table);
    if (!this.#following.isFollowed(table)) this.#following.follow(table).catch(this.#failed);
    if (this.#isTelling) return;
    this.#isTelling = true;
    this.#later(() => this.#tellChanges(), TOGETHER);
  }

  /** Before something is done because nobody is at a table: others are asked who is, and given a moment to answer. */
  async afterAsking(table: TableId, work: () => void): Promise<void> {
    const isNew = this.#alive.size > 0 && this.#services.bus.isUp && this.#following?.isFollowed(table) === false;
    if (!isNew) return work();
    await this.#following?.follow(table);
    await new Promise<void>(done => this.#later(done, TO_ANSWER));
    work();
    this.hereChanged(table);
  }

  saved(table: TableId, n: number): void {
    this.#following?.tell(table, { n });
  }

  said(table: TableId, chat: number): void {
    this.#following?.tell(table, { chat });
  }

  nudged(table: TableId, by: PersonId, people: readonly PersonId[]): void {
    this.#following?.tell(table, { nudge: { by, people } });
  }

  readonly #failed = (error: unknown): void => {
    this.#services.log.warn({ err: error }, 'other nodes could not be heard');
  };

  #here(table: TableId): readonly PersonId[] {
    const watches = this.#tables.find(table)?.watches ?? [];
    return [...new Set([...watches].flatMap(({ listener: { person } }) => person?.id ?? []))];
  }

  #tellChanges(): void {
    this.#isTelling = false;
    for (const table of this.#changed) {
      if ((this.#tables.find(table)?.watches.size ?? 0) === 0) this.#following?.leave(table);
      else this.#following?.tellHere(table);
    }
    this.#changed.clear();
  }

  #hear(table: TableId, from: string, news: TableNews): void {
    this.#following?.hear(table, from, news);
    const actor = this.#tables.find(table);
    if (actor === undefined) return;
    if ((news.n ?? 0) > actor.shown) this.#lookAt(table);
    if ((news.chat ?? 0) > (actor.chat.shown ?? 0)) actor.chat.catchUp().catch(this.#failed);
    if (news.nudge !== undefined) this.#nudge(table, news.nudge);
  }

  #lookAt(table: TableId): void {
    this.#tables.find(table)?.look(IGNORED);
  }

  #elsewhereChanged(table: TableId, left: readonly PersonId[]): void {
    const actor = this.#tables.find(table);
    if (actor === undefined) return;
    const present = actor.present();
    for (const person of left) if (!present.has(person)) actor.absences.left(table, person, this.#services.now());
    sendPresence(actor);
  }

  #nudge(table: TableId, { by, people }: NonNullable<TableNews['nudge']>): void {
    const actor = this.#tables.find(table);
    actor?.look({
      look: ({ doc }) => {
        const name = doc.seats.find(({ person }) => person === by)?.name ?? '';
        actor.nudged();
        sendNudge(actor, { people, by: { id: by, name } });
      },
      refused: () => undefined,
    });
  }
}
