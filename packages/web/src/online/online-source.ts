import type { AnyGame, Refusal, SeatLine, View } from '@conclave/kernel';
import type { Advice } from '@conclave/search';
import type { Standing } from '@conclave/stage/page/page.ts';
import { settings } from '@conclave/stage/settings/settings.svelte.ts';
import type { TableClock, TableListener, TableSource } from '@conclave/stage/table/source.ts';
import type { Advising } from '../hint/ask.ts';
import { gotRecord, sealIn } from '../records/seen-seals.ts';
import { recordText } from './api.ts';
import { shownNames } from './bot-names.ts';
import type { TableLink } from './table-link.svelte.ts';

/** A table on a server, as the table's components see it. */
export class OnlineSource implements TableSource, Advising {
  readonly kind = 'online';
  readonly #link: TableLink;
  readonly #standing: Standing;

  constructor(link: TableLink, standing: Standing) {
    this.#link = link;
    this.#standing = standing;
  }

  get seats(): readonly SeatLine[] {
    const { info } = this.#link;
    if (info === undefined) return [];
    const names = shownNames(info, settings.language);
    return info.seats.map(({ kind, seat }) => ({ name: names[seat] ?? '', kind: kind === 'bot' ? 'bot' : 'human' }));
  }

  get rulesVersion(): number | undefined {
    return this.#link.info?.rulesVersion;
  }

  get clock(): TableClock | undefined {
    return this.#link.info?.status === 'running' ? this.#link.clock : undefined;
  }

  open(listener: TableListener): void {
    this.#link.listen({
      step: ({ seq, view, covered }, events, kind) =>
        listener.step({
          seq,
          view: view as View<AnyGame>,
          events: events as readonly AnyGame['event'][],
          toAct: this.#standing.toAct(view.table),
          places: this.#standing.places(view.table),
          past: kind !== 'news',
          anew: kind === 'anew',
          covered: covered === true,
        }),
      chat: lines => listener.chat?.(lines),
    });
  }

  send(move: unknown): Promise<Refusal | undefined> {
    return this.#link.move(move);
  }

  advise(): Promise<Advice> {
    return this.#link.hint();
  }

  chat(text: string): Promise<Refusal | undefined> {
    return this.#link.chat(text);
  }

  async record(): Promise<string | undefined> {
    const { table } = this.#link;
    const text = await recordText(table);
    const sealed = text === undefined ? undefined : sealIn(text);
    if (sealed !== undefined) gotRecord(table, sealed.digest);
    return text;
  }

  close(): void {
    this.#link.close();
  }
}
