import { randomBytes } from 'node:crypto';
import { createRequire } from 'node:module';
import { hostname } from 'node:os';
import type { Versions } from '@conclave/kernel';
import { PROTOCOL_VERSION } from '@conclave/protocol';
import type { Games } from '../house/games.ts';
import type { NodeRow, Sharing } from '../storage/sharing.ts';
import { StorageTrouble } from '../storage/trouble.ts';

const { version } = createRequire(import.meta.url)('../../package.json') as { readonly version: string };

const LETTERS = 'abcdefghijkmnpqrstuvwxyz';

/** The name of the machine, and four letters. */
export const newNodeName = (): string => {
  const letters = [...randomBytes(4)].map(byte => LETTERS[byte % LETTERS.length]).join('');
  return `${hostname()
    .replace(/[^\w.-]/g, '-')
    .slice(0, 50)}-${letters}`;
};

/** The versions of the rules that a node knows, by game. */
export type KnownRules = Readonly<Record<string, readonly number[]>>;

export const versionsOf = ({ versions, list }: Games, game: string): Versions =>
  versions[list.findIndex(({ id }) => id === game)] ?? {};

const rulesOf = (games: Games): KnownRules =>
  Object.fromEntries(games.list.map(({ id }) => [id, Object.keys(versionsOf(games, id)).map(Number)]));

/** A node whose row says something else is not asked. */
export const knownTo = ({ rules }: Pick<NodeRow, 'rules'>): KnownRules => {
  try {
    return JSON.parse(rules) as KnownRules;
  } catch {
    return {};
  }
};

export const rowOf = (id: string, started_at: number, games: Games): Omit<NodeRow, 'seen_at'> => ({
  id,
  started_at,
  version,
  protocol: PROTOCOL_VERSION,
  rules: JSON.stringify(rulesOf(games)),
  address: '',
  draining: 0,
});

/** A node of this name that lives goes on saying so; one that died does not. */
const HEARTBEATS = 5000;

/** Two nodes of one name would take each other's deadlines: the second is refused, as soon as it is sure that the first lives. */
export const refuseNamesake = async (
  { nodes, time }: Pick<Sharing, 'nodes' | 'time'>,
  name: string,
  pause: (ms: number) => Promise<void> = ms => new Promise(done => setTimeout(done, ms)),
): Promise<void> => {
  const seen = async (): Promise<number | undefined> => (await nodes()).find(({ id }) => id === name)?.seen_at;
  const before = await seen();
  if (before === undefined || before < (await time()) - 2 * HEARTBEATS) return;
  await pause(HEARTBEATS);
  const after = await seen();
  if (after !== undefined && after > before)
    throw new StorageTrouble(`a node called ${name} is already running in this house; give this one another --node`);
};
