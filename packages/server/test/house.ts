import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type AnyRules, bytesToHex } from '@conclave/kernel';
import type { TableInfo, TableSettings } from '@conclave/protocol';
import { sealedBids } from '../../kernel/test/sealed-bids.ts';
import {
  type Config,
  GAMES,
  gamesOf,
  type RunningServer,
  type ServerParts,
  serve,
  simpleBots,
  WIDE_OPEN,
  WIRES,
} from '../src/index.ts';
import { Api, type Guest, Live, newGuest } from './client.ts';

export const ALL_GAMES = gamesOf([...GAMES.versions, { 1: sealedBids }], WIRES);

export const TEST_CONFIG: Partial<Config> = {
  host: '127.0.0.1',
  port: 0,
  logLevel: 'silent',
  botPaceMs: 0,
  drainMs: 0,
  goodbyeMs: 0,
  limits: WIDE_OPEN,
};

/** A server of its own with a database file of its own. */
export interface House {
  readonly data: string;
  server: RunningServer;
  readonly base: string;
  /** Goes down and comes back; `meanwhile` happens in between. */
  restart(meanwhile?: () => unknown): Promise<void>;
  close(): Promise<void>;
}

export const openHouse = async (config: Partial<Config> = {}, parts: ServerParts = {}): Promise<House> => {
  const data = mkdtempSync(join(tmpdir(), 'conclave-'));
  const all = { games: ALL_GAMES, bots: simpleBots, ...parts };
  const start = (): Promise<RunningServer> => serve({ ...TEST_CONFIG, ...config, data }, all);
  const house = {
    data,
    server: await start(),
    get base(): string {
      return `http://127.0.0.1:${house.server.port}`;
    },
    restart: async (meanwhile?: () => unknown) => {
      await house.server.close();
      await meanwhile?.();
      house.server = await start();
    },
    close: async () => {
      await house.server.close();
      rmSync(data, { recursive: true, force: true });
    },
  };
  return house;
};

export interface Table {
  readonly id: string;
  readonly guests: readonly Guest[];
  readonly info: TableInfo;
}

const NAMES = ['Ada', 'Ben', 'Cleo', 'Dan', 'Eva'];
export const nonce = (seat: number): string => bytesToHex(new Uint8Array(16).fill(seat + 1));

/** Guests sit down at a new table, one on each seat, and the game begins. */
export const seatGuests = async (
  base: string,
  game: string,
  seats: number,
  settings: Partial<TableSettings> = {},
  options?: object,
): Promise<Table> => {
  const guests = await Promise.all(NAMES.slice(0, seats).map(name => newGuest(base, name)));
  const [host] = guests as [Guest];
  const opened = await new Api(base, host.token).ok<TableInfo>('POST', '/api/tables', {
    game,
    seats: guests.map(() => ({ kind: 'open' })),
    settings,
    ...(options === undefined ? {} : { options }),
  });
  let info = opened;
  for (const [seat, guest] of guests.entries())
    info = await new Api(base, guest.token).act(opened.id, { do: 'sit', seat, nonce: nonce(seat) });
  return { id: opened.id, guests, info };
};

export const watchAll = (base: string, { id, guests }: Table): Promise<readonly Live[]> =>
  Promise.all(
    guests.map(async ({ token }) => {
      const live = await Live.open(base, token);
      await live.watch(id);
      return live;
    }),
  );

export const rulesNamed = (game: string): AnyRules => {
  const rules = ALL_GAMES.find(game);
  if (rules === undefined) throw new Error(`no game ${game}`);
  return rules;
};
