import { closedUntilNow } from '../house/opening-hours.ts';
import type { Closed, Services } from '../house/services.ts';
import type { Hub } from '../live/hub.ts';
import type { Sharing } from '../storage/sharing.ts';
import type { Tables } from '../table/registry.ts';

/** People changed so long before the last look are asked for again: a commit may take its time. */
const OVERLAP = 60_000;
/** What is seldom new and costs more to ask for is asked for in every sixth look. */
const NOW_AND_THEN = 6;

/** What a look needs. */
export interface Looking {
  readonly services: Services;
  readonly tables: Tables;
  readonly hub: Hub;
  readonly sharing: Sharing;
  /** The house was closed at other times than was known. */
  closed(closed: readonly Closed[]): void;
}

/** What happened at other nodes, read from the database: news that got lost cost time, never truth. */
export class Look {
  readonly #looking: Looking;
  #peopleAt: number;
  #known = new Map<string, number>();
  count = 0;

  constructor(looking: Looking) {
    this.#looking = looking;
    this.#peopleAt = looking.services.now();
  }

  get #isNowAndThen(): boolean {
    return this.count % NOW_AND_THEN === 0;
  }

  async everything(): Promise<void> {
    this.count += 1;
    await this.tables();
    await this.#mine();
    await this.#chats();
    await this.#people();
    await this.#openingHours();
    this.#looking.hub.lobbyChanged();
  }

  /** All tables that somebody watches here, in one question. */
  async tables(): Promise<void> {
    const { tables, services } = this.#looking;
    const watched = tables.watched().map(({ id, shown }) => ({ id, n: shown }));
    if (watched.length === 0) return;
    for (const id of await services.storage.news(watched))
      tables.find(id)?.look({ by: 'look', look: () => undefined, refused: () => undefined });
  }

  /** Tables of people who look at another page here; now and then all, as somebody may have sat down elsewhere. */
  async #mine(): Promise<void> {
    const { tables, services, hub } = this.#looking;
    if (this.#isNowAndThen) hub.mine.readAll();
    const followed = hub.mine.followed();
    if (followed.length === 0) return;
    for (const id of await services.storage.news(followed))
      tables.at(id).look({ by: 'look', look: loaded => hub.mine.changed(undefined, loaded), refused: () => undefined });
  }

  async #chats(): Promise<void> {
    const { tables, sharing } = this.#looking;
    const heard = tables
      .watched()
      .flatMap(({ id, chat: { shown } }) => (shown === undefined ? [] : [{ id, n: shown }]));
    if (heard.length === 0) return;
    for (const id of await sharing.said(heard)) await tables.find(id)?.chat.catchUp();
  }

  /** New names, tokens, bans and mutes; and who was erased has no row any more that could say so. */
  async #people(): Promise<void> {
    const { sharing, hub, services } = this.#looking;
    const now = services.now();
    const changed = await sharing.peopleChanged(this.#peopleAt - OVERLAP);
    this.#peopleAt = now;
    for (const { id, changed_at } of changed) if (this.#known.get(id) !== changed_at) hub.personChanged(id);
    this.#known = new Map(changed.map(({ id, changed_at }) => [id, changed_at]));
    if (this.#isNowAndThen) for (const id of await sharing.erased(hub.people())) hub.personChanged(id);
  }

  async #openingHours(): Promise<void> {
    const { services, closed } = this.#looking;
    const noted = await closedUntilNow(services.storage);
    if (JSON.stringify(noted) !== JSON.stringify(services.closed ?? [])) closed(noted);
  }
}
