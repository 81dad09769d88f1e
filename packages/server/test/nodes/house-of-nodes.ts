import { randomBytes } from 'node:crypto';
import type { Person, TableSettings } from '@conclave/protocol';
import { simpleBots } from '../../src/bots/bots.ts';
import type { Bus } from '../../src/bus/bus.ts';
import { DEFAULT_CONFIG } from '../../src/house/config.ts';
import { Metrics } from '../../src/house/metrics.ts';
import type { Services } from '../../src/house/services.ts';
import { Turns } from '../../src/house/turns.ts';
import { Look, type Looking } from '../../src/nodes/look.ts';
import { Others } from '../../src/nodes/others.ts';
import { Committer } from '../../src/storage/committer.ts';
import type { Storage } from '../../src/storage/storage.ts';
import { creationWrites, newTable } from '../../src/table/create.ts';
import { Tables } from '../../src/table/registry.ts';
import { ALL_GAMES, rulesNamed } from '../house.ts';
import { type SharedMemory, seeded, sharedMemory, type Weather } from '../storage/shared-memory.ts';
import { type Lies, LyingBus } from './lying-bus.ts';

/** Time that only moves when somebody says so. */
export class Time {
  now = 1_700_000_000_000;
  readonly #waiting: { readonly at: number; readonly order: number; wake(): void }[] = [];
  #order = 0;

  readonly wait = (ms: number): Promise<void> =>
    new Promise(wake => {
      this.#waiting.push({ at: this.now + ms, order: this.#order, wake });
      this.#order += 1;
      this.#waiting.sort((one, other) => one.at - other.at || one.order - other.order);
    });

  /** Whoever waited longest goes on. Says whether anybody did. */
  async pass(): Promise<boolean> {
    await settle();
    const next = this.#waiting.shift();
    this.now = Math.max(this.now, next?.at ?? this.now + 1);
    next?.wake();
    return next !== undefined;
  }
}

/** Until everything that needs no time has happened. */
const settle = async (): Promise<void> => {
  for (let turn = 0; turn < 4; turn += 1) await new Promise(done => setImmediate(done));
};

export interface Node {
  readonly services: Services;
  readonly tables: Tables;
  readonly others: Others;
  /** Looks at all tables that are watched here, as a node does every few seconds. */
  look(): Promise<void>;
  readonly errors: unknown[];
}

export const nodeOn = (storage: Storage, time: Time, bus: Bus): Node => {
  const errors: unknown[] = [];
  const services: Services = {
    config: { ...DEFAULT_CONFIG, botPaceMs: 0 },
    storage,
    committer: new Committer(storage, error => errors.push(error)),
    bus,
    games: ALL_GAMES,
    bots: simpleBots,
    metrics: new Metrics(),
    turns: new Turns(),
    log: { info: () => undefined, warn: () => undefined, error: () => undefined },
    now: () => time.now,
    ticks: () => time.now,
    random: bytes => randomBytes(bytes),
    deadlineSet: () => undefined,
    get elsewhere() {
      return others;
    },
  } as Services;
  const tables = new Tables(services);
  const later = (work: () => void, ms: number): unknown => time.wait(ms).then(work);
  const others = new Others(services, tables, later);
  const look = new Look({ services, tables } as Looking); // it is asked for tables alone
  return { services, tables, others, errors, look: () => look.tables().catch(() => undefined) };
};

export interface Nodes {
  readonly time: Time;
  readonly shared: SharedMemory;
  readonly bus: LyingBus;
  readonly nodes: readonly Node[];
}

export const openNodes = async (count: number, seed: number, weather: Weather, lies: Lies): Promise<Nodes> => {
  const time = new Time();
  const shared = await sharedMemory(seed, weather, time.wait);
  const bus = new LyingBus(seeded(seed + 1), time.wait, lies);
  const names = Array.from({ length: count }, (_, index) => `node-${index}`);
  const nodes = names.map(name => nodeOn(shared.node(), time, bus.at(name)));
  for (const [index, { others }] of nodes.entries()) others.areAlive(new Set(names.toSpliced(index, 1)));
  return { time, shared, bus, nodes };
};

/** An open table, as it is stored when somebody opens it. */
export const openTable = async (
  { shared, time, nodes }: Nodes,
  game: string,
  people: readonly Person[],
  settings: Partial<TableSettings>,
): Promise<string> => {
  const [first] = nodes;
  const [host] = people;
  if (first === undefined || host === undefined) throw new Error('a house needs a node and a host');
  const scene = { services: first.services, now: time.now };
  const seats = people.map(() => ({ kind: 'open' }) as const);
  const doc = newTable(scene, rulesNamed(game), host, { game, seats, settings });
  if ('fault' in doc) throw new Error(doc.fault.message);
  await shared.truth.commit([{ writes: creationWrites(scene, doc) }]);
  return doc.id;
};
