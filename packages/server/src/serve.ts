import { randomBytes } from 'node:crypto';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { furnish, newApp } from './app.ts';
import type { BotRegistry } from './bots/bots.ts';
import { workerBots } from './bots/worker-bots.ts';
import { localBus } from './house/bus.ts';
import { type Config, DEFAULT_CONFIG } from './house/config.ts';
import { GAMES, type Games } from './house/games.ts';
import { Metrics } from './house/metrics.ts';
import { openAgain, stayOpen } from './house/opening-hours.ts';
import { Scheduler } from './house/scheduler.ts';
import type { Services } from './house/services.ts';
import { steadily } from './house/steady-clock.ts';
import { Turns } from './house/turns.ts';
import { Hub } from './live/hub.ts';
import { openStorage } from './open-storage.ts';
import { Committer } from './storage/committer.ts';
import type { Storage } from './storage/storage.ts';
import { Tables } from './table/registry.ts';
import { deadlineDue } from './table/time-up.ts';

/** What tests and other programs may exchange. */
export interface ServerParts {
  readonly games?: Games;
  readonly bots?: BotRegistry;
  readonly now?: () => number;
  readonly ticks?: () => number;
  readonly random?: (bytes: number) => Uint8Array;
  readonly openStorage?: (folder: string) => Promise<Storage>;
}

export interface RunningServer {
  readonly address: string;
  readonly port: number;
  readonly services: Services;
  readonly tables: Tables;
  readonly hub: Hub;
  readonly http: Server;
  close(): Promise<void>;
}

/** Fastify would log every address it hears; whoever serves says the one to open. A failure is thrown all the same. */
const listenQuietly = async (app: FastifyInstance, { host, port }: Config): Promise<void> => {
  const { level } = app.log;
  app.log.level = 'silent';
  await app.listen({ host, port });
  app.log.level = level;
};

/** If this does not work out, the folder is free for whoever tries again. */
const orClose = <Found>(storage: Storage, work: Promise<Found>): Promise<Found> =>
  work.catch(async error => {
    await storage.close();
    throw error;
  });

/** One process with everything in it: tables, people, clocks, bots, API, sockets and the page. */
export const serve = async (wanted: Partial<Config> = {}, parts: ServerParts = {}): Promise<RunningServer> => {
  const config: Config = { ...DEFAULT_CONFIG, ...wanted };
  const ticks = parts.ticks ?? (() => performance.now());
  const app = newApp(config);
  const storage = await (parts.openStorage?.(config.data) ?? openStorage(config));
  const now = parts.now ?? steadily(Date.now, ticks);
  const closed = await orClose(storage, openAgain(storage, now()));
  const committer = new Committer(storage, error => app.log.error({ err: error }, 'something saved could not be told'));
  const services: Services = {
    config,
    storage,
    committer,
    bus: localBus(),
    games: parts.games ?? GAMES,
    bots: parts.bots ?? workerBots({ masterSeats: config.masterSeats, ticks }),
    metrics: new Metrics(),
    turns: new Turns(),
    log: app.log,
    now,
    ticks,
    closed,
    random: parts.random ?? (bytes => randomBytes(bytes)),
    deadlineSet: (table, kind, due) => scheduler.set(table, kind, due),
  };
  const tables = new Tables(services);
  const hub = new Hub(services, tables);
  const scheduler = new Scheduler(services, (table, kind) => deadlineDue(tables.at(table), kind));
  gauges(services, tables, hub);
  await furnish(app, services, tables, hub);
  await orClose(storage, listenQuietly(app, config));
  scheduler.start();
  const noteTheEnd = stayOpen(services);
  const sweeping = setInterval(() => tables.sweep(), config.sweepMs);
  const { port } = app.server.address() as AddressInfo;
  return {
    address: `http://${config.host === '0.0.0.0' || config.host === '::' ? 'localhost' : config.host}:${port}`,
    port,
    services,
    tables,
    hub,
    http: app.server,
    close: async () => {
      clearInterval(sweeping);
      scheduler.stop();
      hub.close();
      await committer.settled();
      await new Promise(done => setTimeout(done, 50)); // goodbyes on their way out
      hub.terminateAll();
      await app.close();
      await noteTheEnd();
      await committer.settled();
      await services.bots.close?.();
      await storage.close();
    },
  };
};

const gauges = ({ metrics, committer, bots }: Services, tables: Tables, hub: Hub): void => {
  metrics.gauge('sockets', 'Open sockets.', () => hub.size);
  metrics.gauge('tables_in_memory', 'Tables somebody is busy with.', () => tables.size);
  metrics.gauge('tables_loaded', 'Tables whose state is in memory.', () => tables.loadedCount);
  metrics.gauge('tables_damaged', 'Tables set aside since the start.', () => tables.damagedCount);
  metrics.gauge('lost_commits', 'Changes whose number somebody else had taken.', () => committer.lost);
  metrics.gauge('commits', 'Transactions since the start.', () => committer.commits);
  metrics.gauge('writes', 'Rows written since the start.', () => committer.writes);
  metrics.gauge('master_seats', 'Seats at which masters are busy.', () => bots.masters?.seats.busy ?? 0);
  metrics.gauge('bot_questions', 'Questions that wait for a bot.', () => bots.waiting?.() ?? 0);
  metrics.gauge('heap_bytes', 'Memory used by the heap.', () => process.memoryUsage().heapUsed);
  metrics.gauge('uptime_seconds', 'Seconds since the start.', () => Math.round(process.uptime()));
};
