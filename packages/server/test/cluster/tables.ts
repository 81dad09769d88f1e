import type { AnyRules } from '@conclave/kernel';
import { PROTOCOL_VERSION } from '@conclave/protocol';
import { SEED } from '../../../../scripts/longer.ts';
import { Api, type Guest, newGuest } from '../client.ts';
import { nonce, rulesNamed } from '../house.ts';
import { StubbornClient } from './client.ts';
import { type Cluster, pick, sleep } from './nemeses.ts';

export const CLOCK = 5000;
const NAMES = ['Ada', 'Ben', 'Cleo', 'Dan'];
/** So many play with a bot. */
const PEOPLE: Readonly<Record<string, number>> = { 'seven-seals': 4, 'mea-culpa': 3 };
const SPECTATORS = 2;

export interface Seated {
  readonly id: string;
  readonly game: string;
  readonly bot: number;
  readonly clients: readonly StubbornClient[];
  readonly secrets: readonly string[];
}

/** Whoever asks a node that goes, or whose database is gone, asks another. */
const stubbornly = async <Result>(work: () => Promise<Result>): Promise<Result> => {
  for (;;)
    try {
      return await work();
    } catch (error) {
      if (error instanceof Error && / 4\d\d /.test(error.message)) throw error; // nobody would answer otherwise
      await sleep(200);
    }
};

const isSeated = (error: unknown): boolean => error instanceof Error && error.message.includes('alreadySeated');

/** Three or four people and a bot, and two who look on, each at any node. */
export const seatedAt = async (cluster: Cluster, game: string, index: number): Promise<Seated> => {
  const { nodes, luck } = cluster;
  const anywhere = (): string => pick(nodes, luck).base;
  const names = NAMES.slice(0, PEOPLE[game]).map(name => `${name} of ${index}`);
  const guests: Guest[] = [];
  for (const name of names) guests.push(await stubbornly(() => newGuest(anywhere(), name)));
  const wish = {
    game,
    seats: [...guests.map(() => ({ kind: 'open' })), { kind: 'bot' }],
    settings: {
      clock: { kind: 'move', seconds: CLOCK / 1000 },
      timeout: 'default',
      chat: 'all',
      undo: 'consent',
      watchers: 'anyone',
    },
  };
  const [host] = guests;
  const { id } = await stubbornly(() =>
    new Api(anywhere(), host?.token).ok<{ id: string }>('POST', '/api/tables', wish),
  );
  for (const [seat, { token }] of guests.entries())
    await stubbornly(() =>
      new Api(anywhere(), token).act(id, { do: 'sit', seat, nonce: nonce(seat) }).catch(error => {
        if (!isSeated(error)) throw error;
      }),
    );
  const common = {
    ports: nodes.map(({ port }) => port),
    table: id,
    rules: rulesNamed(game) as AnyRules,
    protocol: () => PROTOCOL_VERSION + (cluster.isRenewed && luck() < 0.5 ? 1 : 0),
  };
  const seedOf = (place: number): number => SEED * 1000 + index * 10 + place;
  const players = guests.map(
    ({ token, id: person }, seat) => new StubbornClient({ ...common, token, person, viewer: seat, seed: seedOf(seat) }),
  );
  const watchers = Array.from(
    { length: SPECTATORS },
    (_, place) =>
      new StubbornClient({
        ...common,
        token: undefined,
        person: 'nobody',
        viewer: 'spectator',
        seed: seedOf(NAMES.length + place),
      }),
  );
  const secrets = [id, ...names, ...guests.map(({ token }) => token), ...guests.map((_, seat) => nonce(seat))];
  return { id, game, bot: guests.length, clients: [...players, ...watchers], secrets };
};

/** Keeps so many tables going: when a game ends, people go to the next one. */
export class Evening {
  readonly #cluster: Cluster;
  readonly #games: readonly string[];
  readonly tables: Seated[] = [];
  #count = 0;
  #isOver = false;
  #going: readonly Promise<void>[] = [];

  constructor(cluster: Cluster, games: readonly string[]) {
    this.#cluster = cluster;
    this.#games = games;
  }

  async begin(places: number): Promise<void> {
    const first = await Promise.all(Array.from({ length: places }, () => this.#next()));
    this.#going = first.map(table => this.#goOn(table));
  }

  async #next(): Promise<Seated> {
    this.#count += 1;
    const game = this.#games[this.#count % this.#games.length] ?? '';
    const table = await seatedAt(this.#cluster, game, this.#count);
    this.tables.push(table);
    return table;
  }

  async #goOn(first: Seated): Promise<void> {
    let table = first;
    while (!this.#isOver) {
      await sleep(200);
      if (table.clients.every(({ isOver }) => isOver)) table = await this.#next();
    }
  }

  async end(): Promise<void> {
    this.#isOver = true;
    await Promise.all(this.#going);
  }
}
