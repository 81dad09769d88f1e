import { randomInt } from 'node:crypto';
import type { TableId } from '@conclave/protocol';
import { createClient } from '@redis/client';
import type { Bus, TableBus, TableNews } from './bus.ts';
import { localBus } from './local.ts';
import { channelOf, LOBBY, type Message, PEOPLE, readMessage } from './message.ts';
import { troubleWithBus } from './trouble.ts';

const LONGEST_PAUSE = 1000;

/** Old news is worthless, so nothing waits for a line; and a line that leads nowhere is noticed after three seconds. */
const newClient = (url: string) =>
  createClient({
    url,
    disableOfflineQueue: true,
    disableClientInfo: true,
    pingInterval: 1000,
    maintNotifications: 'disabled',
    commandOptions: { timeout: 0 }, // each would have a timer and a signal of its own, which costs more than the news
    socket: {
      connectTimeout: 3000,
      socketTimeout: 3000,
      reconnectStrategy: retries => randomInt(20, 20 + Math.min(LONGEST_PAUSE, 50 << Math.min(retries, 6))),
    },
  });

type Client = ReturnType<typeof newClient>;
type Heard = Parameters<TableBus['listen']>[0];

export interface RedisBus extends Bus {
  readonly tables: TableBus;
}

/** News by Redis or Valkey: published, forgotten, nothing kept. `trouble` hears one sentence whenever something new is wrong. */
export const redisBus = (url: string, me: string, trouble: (sentence: string) => void): RedisBus => {
  const local = localBus();
  const speaker = newClient(url);
  const listener = newClient(url);
  const followed = new Map<string, TableId>();
  const channels = new Map<TableId, string>();
  const mine = JSON.stringify({ from: me }).slice(0, -1);
  const waiting = new Map<string, () => void>();
  const upListeners: (() => void)[] = [];
  let heard: Heard = () => undefined;
  let published = 0;
  let lastTrouble: string | undefined;

  const failed = (error: unknown): void => {
    const sentence = troubleWithBus(url, error);
    if (sentence !== lastTrouble) trouble(sentence);
    lastTrouble = sentence;
  };
  const say = (channel: string, news: Omit<Message, 'from'>): void => {
    if (!speaker.isReady) return;
    published += 1;
    speaker.publish(channel, JSON.stringify({ from: me, ...news })).catch(() => undefined); // it may be lost
  };
  const hear = (text: string, channel: string): void => {
    if (text.startsWith(mine)) return; // who follows a table hears itself, too
    const found = readMessage(text);
    if (found === undefined || found.from === me) return;
    const { from, person, ...news } = found;
    const table = followed.get(channel);
    if (channel === LOBBY) local.publish('lobby', '');
    else if (channel === PEOPLE) person !== undefined && local.publish('person', person);
    else if (table !== undefined) heard(table, from, withoutGaps(news));
  };
  const subscribe = async (channel: string): Promise<void> => {
    await listener.subscribe(channel, hear);
    waiting.get(channel)?.();
    waiting.delete(channel);
  };
  /** What could not be subscribed to while the line was down; the client itself does it again for what it had. */
  const catchUp = async (): Promise<void> => {
    for (const channel of waiting.keys()) await subscribe(channel);
    if (!speaker.isReady) return;
    lastTrouble = undefined;
    for (const listen of upListeners) listen();
  };
  for (const channel of [LOBBY, PEOPLE]) waiting.set(channel, () => undefined);
  for (const client of [speaker, listener]) {
    client.on('error', failed);
    client.on('ready', () => void (listener.isReady && catchUp().catch(failed)));
    client.connect().catch(failed);
  }

  return {
    publish: (topic, id) => {
      local.publish(topic, id);
      if (topic === 'lobby') say(LOBBY, {});
      else say(PEOPLE, { person: id });
    },
    subscribe: local.subscribe,
    get isUp() {
      return speaker.isReady && listener.isReady && !waiting.has(LOBBY) && !waiting.has(PEOPLE); // each table says for itself when it is heard
    },
    get published() {
      return published;
    },
    onUp: listen => void upListeners.push(listen),
    tables: {
      follow: table => {
        const channel = channelOf(table);
        followed.set(channel, table);
        channels.set(table, channel);
        return new Promise(done => {
          waiting.set(channel, done);
          if (listener.isReady) subscribe(channel).catch(() => undefined); // then when the line is up again
        });
      },
      leave: table => {
        const channel = channelOf(table);
        followed.delete(channel);
        channels.delete(table);
        waiting.delete(channel);
        // By name of who heard it: otherwise the client takes whoever follows it again at once for somebody who hears it already, and is deaf.
        if (listener.isReady) listener.unsubscribe(channel, hear).catch(() => undefined);
      },
      tell: (table, news) => say(channels.get(table) ?? channelOf(table), news as Omit<Message, 'from'>),
      listen: listen => {
        heard = listen;
      },
    },
    close: async () => {
      for (const client of [speaker, listener]) end(client);
    },
  };
};

const end = (client: Client): void => {
  try {
    client.destroy();
  } catch {
    // it was not open
  }
};

/** As a message is read it may say `undefined`; as news it says nothing. */
const withoutGaps = (news: object): TableNews =>
  Object.fromEntries(Object.entries(news).filter(([, value]) => value !== undefined));
