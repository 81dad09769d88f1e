import type { Bus, TableBus, TableNews } from '../../src/bus/bus.ts';
import { localBus } from '../../src/bus/local.ts';

/** How much of what is said is lost, or comes twice: chances from 0 to 1; and how late it may come, in milliseconds, so also in another order. */
export interface Lies {
  readonly lost: number;
  readonly twice: number;
  readonly late: number;
}

export const TRUTHFUL: Lies = { lost: 0, twice: 0, late: 0 };

interface Ear {
  readonly name: string;
  readonly followed: Set<string>;
  heard: Parameters<TableBus['listen']>[0];
}

/** A bus between simulated nodes that loses, doubles, delays and reorders, as its luck wants. */
export class LyingBus {
  readonly #ears: Ear[] = [];
  readonly #luck: () => number;
  readonly #wait: (ms: number) => Promise<void>;
  lies: Lies;

  constructor(luck: () => number, wait: (ms: number) => Promise<void>, lies: Lies) {
    this.#luck = luck;
    this.#wait = wait;
    this.lies = lies;
  }

  /** The bus as this node has it. */
  at(name: string): Bus {
    const ear: Ear = { name, followed: new Set(), heard: () => undefined };
    this.#ears.push(ear);
    return {
      ...localBus(),
      isUp: true,
      tables: {
        follow: async table => {
          await this.#wait(this.#luck() * this.lies.late);
          ear.followed.add(table);
        },
        leave: table => void ear.followed.delete(table),
        tell: (table, news) => this.#tell(name, table, news),
        listen: heard => {
          ear.heard = heard;
        },
      },
    };
  }

  #tell(from: string, table: string, news: TableNews): void {
    for (const ear of this.#ears)
      if (ear.name !== from)
        for (let times = this.#luck() < this.lies.twice ? 2 : 1; times > 0; times -= 1)
          this.#bring(ear, from, table, news).catch(() => undefined);
  }

  async #bring(ear: Ear, from: string, table: string, news: TableNews): Promise<void> {
    if (this.#luck() < this.lies.lost) return;
    await this.#wait(this.#luck() * this.lies.late);
    if (ear.followed.has(table)) ear.heard(table, from, news);
  }
}
