import type { Person, TableInfo, TableSettings } from '@conclave/protocol';
import type { Config, ServerParts } from '../../src/index.ts';
import { Api, type Guest, Live, newGuest } from '../client.ts';
import { type House, openHouse } from '../house.ts';

export const PROGRAM = { by: 'Grace', url: 'https://example.org/robot' };
/** Where programs play there is a clock. */
export const TIMED: Partial<TableSettings> = { clock: { kind: 'move', seconds: 60 } };

export const openDoor = (config: Partial<Config> = {}, parts: ServerParts = {}): Promise<House> =>
  openHouse({ programs: true, programHoldMs: 0, ...config }, parts);

export const newProgram = async (base: string, name: string): Promise<Guest & { readonly person: Person }> => {
  const { person, token } = await new Api(base).ok<{ person: Person; token: string }>('POST', '/api/people', {
    name,
    program: PROGRAM,
  });
  return { id: person.id, name, token, person };
};

/** A table of somebody who sits on its first chair; the others are free. */
export const tableOf = async (
  base: string,
  settings: Partial<TableSettings>,
  { game = 'sealed-bids', seats = 2 }: { readonly game?: string; readonly seats?: number } = {},
): Promise<{ readonly host: Guest; readonly api: Api; readonly info: TableInfo }> => {
  const host = await newGuest(base, 'Host');
  const api = new Api(base, host.token);
  const info = await api.ok<TableInfo>('POST', '/api/tables', {
    game,
    seats: Array.from({ length: seats }, () => ({ kind: 'open' })),
    settings: { ...TIMED, ...settings },
    sit: { seat: 0 },
  });
  return { host, api, info };
};

/** A program on a socket that can be asked. */
export const ready = async (base: string, { token }: Guest, games: readonly string[], tables = 4): Promise<Live> => {
  const live = await Live.open(base, token);
  live.send({ type: 'ready', games, tables });
  live.send({ type: 'ping' });
  await live.next('pong');
  return live;
};

export const readyAt = (api: Api, game = 'sealed-bids', seats = 2) =>
  api.ok<{ programs: readonly { person: Person; rating: number; spread: number; boards: number }[] }>(
    'GET',
    `/api/programs?game=${game}&seats=${seats}`,
  );
