import type { Channel } from '@conclave/protocol';
import type { Services } from '../house/services.ts';
import type { ChannelRow } from '../storage/rows.ts';
import { insertionInto, valuesOf } from '../storage/schema.ts';
import type { Attempt } from '../storage/storage.ts';
import { storedJson } from '../storage/stored-json.ts';
import type { Subscription } from './push.ts';
import type { Webhook } from './webhook.ts';

export const CHANNEL_KINDS = ['push', 'webhook', 'mail'] as const;
export type ChannelKind = (typeof CHANNEL_KINDS)[number];

/** Mail goes to one address; `out` is the word by which whoever reads it ends it. */
export interface Mailbox {
  readonly to: string;
  readonly out: string;
}

/** A channel as it is used; `session` is when the device came in to which it leads, and goes with it; `code` is what its owner has to read there before anything else is sent. */
export type Address =
  | ({ readonly kind: 'push'; readonly session: number } & Subscription)
  | ({ readonly kind: 'webhook'; readonly code?: string } & Webhook)
  | ({ readonly kind: 'mail'; readonly code?: string } & Mailbox);

export const addressIn = ({ address }: ChannelRow): Address => JSON.parse(address) as Address;

/** Which ways the host allows. */
export const kindsOf = ({ config }: Pick<Services, 'config'>): readonly ChannelKind[] => [
  ...(config.pushes ? (['push'] as const) : []),
  ...(config.webhooks ? (['webhook'] as const) : []),
  ...(config.smtp === undefined ? [] : (['mail'] as const)),
];

export const MOST_CHANNELS = 10;
/** After so many failures in a row a channel is turned off, and its owner sees that. */
export const MOST_FAILS = 10;

/** Without those that cannot be read any more. */
export const channelsOf = async (
  { storage }: Pick<Services, 'storage'>,
  person: string,
): Promise<readonly ChannelRow[]> => {
  const rows = await storage.ask('channel', 'where person_id = ? order by created_at', person);
  return rows.filter(({ address }) => storedJson(address) !== undefined);
};

/** Those by which somebody can be called now. */
export const openChannels = async (
  services: Pick<Services, 'storage' | 'config'>,
  person: string,
): Promise<readonly ChannelRow[]> => {
  const kinds: readonly string[] = kindsOf(services);
  const channels = (await channelsOf(services, person)).filter(
    ({ state, kind }) => state === 'on' && kinds.includes(kind),
  );
  return channels.length === 0 || (await services.storage.person(person))?.banned !== 0 ? [] : channels;
};

export const puttingChannel = (row: ChannelRow): Attempt => ({
  sql: insertionInto('channel'),
  values: valuesOf('channel', row),
  rows: 1,
});

export const droppingChannel = async ({ storage }: Pick<Services, 'storage'>, id: string): Promise<void> => {
  const waiting = await storage.ask('outbox', 'where channel_id = ?', id);
  for (const { tag } of waiting)
    await storage.attempt([{ sql: 'delete from outbox where channel_id = ? and tag = ?', values: [id, tag], rows: 1 }]);
  await storage.attempt([{ sql: 'delete from channel where id = ?', values: [id], rows: 1 }]);
};

/** A device is not in any more: it is not called any more either. */
export const dropChannelsOf = async (
  services: Pick<Services, 'storage'>,
  person: string,
  session: number,
): Promise<void> => {
  for (const row of await channelsOf(services, person)) {
    const address = addressIn(row);
    if (address.kind === 'push' && address.session === session) await droppingChannel(services, row.id);
  }
};

/** What their owner sees of it: no key, no secret, no whole address of a webhook. */
export const channelFrom = (row: ChannelRow): Channel => {
  const address = addressIn(row);
  const { id, label, state, created_at, worked_at } = row;
  const where = address.kind === 'mail' ? address.to : new URL(placeOf(address)).host;
  return {
    id,
    kind: address.kind,
    label,
    where,
    ...(address.kind === 'webhook' ? { form: address.form } : {}),
    state: state === 'on' || state === 'off' ? state : 'waits',
    since: created_at,
    worked: worked_at,
  };
};

/** Where it leads, in full. */
export const placeOf = (address: Address): string => {
  switch (address.kind) {
    case 'push':
      return address.endpoint;
    case 'webhook':
      return address.url;
    case 'mail':
      return address.to;
  }
};
