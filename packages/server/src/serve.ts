import { randomBytes } from 'node:crypto';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { hostname } from 'node:os';
import type { FastifyInstance } from 'fastify';
import { furnish, newApp } from './app.ts';
import { Ladder } from './boards/ladder.ts';
import type { BotRegistry } from './bots/bots.ts';
import { workerBots } from './bots/worker-bots.ts';
import type { Bus } from './bus/bus.ts';
import { localBus } from './bus/local.ts';
import { redisBus } from './bus/redis.ts';
import { kindsOf } from './calling/channels.ts';
import { OUTSIDE, type Outside } from './calling/outside.ts';
import { vapidOf } from './calling/push.ts';
import { Calendar } from './clubs/calendar.ts';
import { drainerOf, patiently } from './drain.ts';
import { figuresOf } from './figures-of.ts';
import { lookAtCollecting } from './find/together.ts';
import { hourly } from './hourly/hourly.ts';
import { type Config, DEFAULT_CONFIG } from './house/config.ts';
import { GAMES, type Games } from './house/games.ts';
import { Health } from './house/health.ts';
import { Metrics } from './house/metrics.ts';
import { openAgain, stayOpen } from './house/opening-hours.ts';
import { Scheduler } from './house/scheduler.ts';
import type { Closed, DeadlineKind, Services } from './house/services.ts';
import { steadily } from './house/steady-clock.ts';
import { Turns } from './house/turns.ts';
import { Hub } from './live/hub.ts';
import { HouseClock } from './nodes/house-clock.ts';
import { Node } from './nodes/node.ts';
import { newNodeName, refuseNamesake, rowOf } from './nodes/node-row.ts';
import { refuseOtherHouse } from './nodes/one-house.ts';
import { Calls } from './notices/calls.ts';
import type { Post } from './notices/deliver.ts';
import { Looking } from './notices/looking.ts';
import { Outbox } from './notices/outbox.ts';
import { openStorage } from './open-storage.ts';
import { warnOfOtherDomain } from './people/passkeys.ts';
import { Committer } from './storage/committer.ts';
import type { Sharing } from './storage/sharing.ts';
import type { Storage } from './storage/storage.ts';
import { Tables } from './table/registry.ts';
import { deadlineDue } from './table/time-up.ts';

/** What tests and other programs may exchange. */
export interface ServerParts {
  readonly games?: Games;
  readonly bots?: BotRegistry;
  readonly now?: () => number;
  /** The clock of the machine, where it is not what counts. */
  readonly wall?: () => number;
  readonly ticks?: () => number;
  readonly random?: (bytes: number) => Uint8Array;
  /** Where webhooks and push services may be: only tests on one machine allow more than the world outside. */
  readonly outside?: Outside;
  readonly openStorage?: (folder: string) => Promise<Storage>;
}

export interface RunningServer {
  readonly address: string;
  readonly port: number;
  readonly services: Services;
  readonly tables: Tables;
  readonly hub: Hub;
  /** As one of several, where they share a house. */
  readonly node: Node | undefined;
  readonly http: Server;
  /** Sends everybody to another node. */
  drain(): Promise<void>;
  close(): Promise<void>;
}

/** Fastify would log every address it hears; whoever serves says the one to open. A failure is thrown all the same. */
const listenQuietly = async (app: FastifyInstance, { host, port }: Config): Promise<void> => {
  const { level } = app.log;
  app.log.level = 'silent';
  await app.listen({ host, port });
  app.log.level = level;
};

const portOf = (app: FastifyInstance): number => (app.server.address() as AddressInfo).port;

/** If this does not work out, the folder is free for whoever tries again. */
const orClose = <Found>(storage: Storage, work: Promise<Found>): Promise<Found> =>
  work.catch(async error => {
    await storage.close();
    throw error;
  });

/** A process that has its house for itself needs none, whatever the configuration says. */
const openBus = ({ bus }: Config, name: string | undefined, trouble: (sentence: string) => void): Bus =>
  bus === undefined || name === undefined ? localBus() : redisBus(bus, name, trouble);

/** Where nodes share a house: nobody has our name, and we know what time it is. */
const enter = async (sharing: Sharing, clock: HouseClock, name: string): Promise<void> => {
  await refuseNamesake(sharing, name);
  await clock.measure(sharing);
};

/** One process with everything in it: tables, people, clocks, bots, API, sockets and the page. */
export const serve = async (wanted: Partial<Config> = {}, parts: ServerParts = {}): Promise<RunningServer> => {
  const config: Config = { ...DEFAULT_CONFIG, ...wanted };
  const ticks = parts.ticks ?? (() => performance.now());
  const app = newApp(config);
  const name = config.node ?? newNodeName();
  const storage = await (parts.openStorage?.(config.data) ??
    openStorage(config, name, sentence => app.log.warn(sentence)));
  const { sharing } = storage;
  const clock = new HouseClock(parts.wall ?? Date.now, ticks);
  if (sharing !== undefined) {
    await orClose(storage, refuseOtherHouse(storage, sharing, config.url));
    await orClose(storage, enter(sharing, clock, name));
  }
  const now = parts.now ?? steadily(() => clock.now(), ticks);
  let closed = await orClose(storage, openAgain(storage, now()));
  const committer = new Committer(storage, error => app.log.error({ err: error }, 'something saved could not be told'));
  const bus = openBus(config, sharing === undefined ? undefined : name, sentence => app.log.warn(sentence));
  let node: Node | undefined;
  let calls: Calls | undefined;
  const failed = (error: unknown): void => app.log.warn({ err: error }, 'others could not be told who looks');
  const looking = new Looking(sharing && { sharing, node: name, now, failed });
  const services: Services = {
    config,
    storage,
    committer,
    bus,
    get calls() {
      return calls;
    },
    looking,
    games: parts.games ?? GAMES,
    bots: parts.bots ?? workerBots({ masterSeats: config.masterSeats, ticks }),
    metrics: new Metrics(),
    turns: new Turns(),
    log: app.log,
    now,
    ticks,
    get closed() {
      return closed;
    },
    get elsewhere() {
      return node?.others;
    },
    random: parts.random ?? (bytes => randomBytes(bytes)),
    deadlineSet: (table, kind, due) => scheduler.set(table, kind, due),
    get tableChanged() {
      return hub.mine;
    },
  };
  const tables = new Tables(services);
  const hub = new Hub(services, tables);
  const vapid = config.pushes ? await orClose(storage, vapidOf({ storage })) : undefined;
  const post: Post = { config, outside: parts.outside ?? OUTSIDE, vapid };
  if (kindsOf({ config }).length > 0 || config.notices)
    calls = new Calls(services, tables, looking, new Outbox(services, post));
  const lookAt = (table: string): void =>
    void lookAtCollecting(services, tables, table).catch(error =>
      app.log.error({ err: error }, 'a table that collects people could not be looked at'),
    );
  const due = (table: string, kind: DeadlineKind): void => {
    if (kind === 'fill') return lookAt(table);
    return kind === 'call' && calls !== undefined ? calls.due(table) : deadlineDue(tables.at(table), kind);
  };
  const calendar = new Calendar(services, tables, (person, message) => hub.tell(person, message));
  const scheduler = new Scheduler(services, (table, kind) => {
    if (node === undefined || (kind !== 'empty' && kind !== 'fill')) due(table, kind);
    else
      node.others
        .afterAsking(table, () => due(table, kind))
        .catch(error => app.log.error({ err: error }, 'a table could not be looked at'));
  });
  await orClose(storage, warnOfOtherDomain(services));
  const row = rowOf(name, now(), services.games);
  const learn = (noted: readonly Closed[]): void => {
    closed = noted;
    tables.forgetAll();
  };
  node = sharing && new Node({ services, tables, hub, sharing, clock, row, closed: learn });
  const health = new Health(ticks);
  const drain = drainerOf({ services, health, hub, node });
  figuresOf({ services, tables, hub, node, clock, health });
  await furnish(app, services, tables, hub, { health, drain, post });
  await orClose(storage, listenQuietly(app, config));
  await node?.start(`${hostname()}:${portOf(app)}`);
  scheduler.start();
  await calls?.start();
  if (config.clubs !== 'off') calendar.start();
  const ladder = new Ladder(services, tables);
  if (config.programs && config.programLadder) ladder.start();
  const chores = hourly(services, tables);
  chores.start();
  health.open();
  const noteTheEnd = stayOpen(services);
  const sweeping = setInterval(() => tables.sweep(), config.sweepMs);
  const port = portOf(app);
  return {
    address: `http://${config.host === '0.0.0.0' || config.host === '::' ? 'localhost' : config.host}:${port}`,
    port,
    services,
    tables,
    hub,
    node,
    http: app.server,
    drain,
    close: async () => {
      health.closing();
      clearInterval(sweeping);
      scheduler.stop();
      calls?.stop();
      calendar.stop();
      ladder.stop();
      chores.stop();
      looking.stop();
      if (node !== undefined && node.others.alive.size > 0) await drain(); // others go on
      node?.stop();
      hub.close();
      await committer.settled();
      await new Promise(done => setTimeout(done, 50)); // goodbyes on their way out
      hub.terminateAll();
      await app.close();
      await noteTheEnd();
      await committer.settled();
      await services.bots.close?.();
      await services.bus.close();
      if (node !== undefined) await patiently(node.leave().catch(() => undefined)); // others notice that it is gone
      await storage.close();
    },
  };
};
