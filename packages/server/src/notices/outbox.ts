import { droppingChannel, kindsOf, MOST_FAILS } from '../calling/channels.ts';
import type { Services } from '../house/services.ts';
import { Rounds } from '../nodes/rounds.ts';
import type { ChannelRow, OutboxRow } from '../storage/rows.ts';
import { insertionInto, valuesOf } from '../storage/schema.ts';
import type { Attempt } from '../storage/storage.ts';
import { storedJson } from '../storage/stored-json.ts';
import { type Delivered, deliver, type Post, type Sending } from './deliver.ts';
import type { Message } from './message.ts';

const EVERY = 1000;
const AT_ONCE = 20;
/** Who took something to send has so long; then somebody else may send it again. */
const CLAIM = 30_000;
const TRIES = 3;
/** So many arrive over one channel within an hour, whatever happens. */
const MOST_AN_HOUR = 30;
const HOUR = 3_600_000;
const PAUSES = [10_000, 60_000];

/** A call over one channel; one that still waits there under the same tag is replaced. */
export const puttingCall = (
  channel: ChannelRow,
  tag: string,
  message: Message,
  now: number,
  until: number,
): Attempt => {
  const row: OutboxRow = {
    channel_id: channel.id,
    tag,
    person_id: channel.person_id,
    body: JSON.stringify(message),
    due_at: now,
    until,
    tries: 0,
  };
  return {
    sql: `${insertionInto('outbox')} on conflict (channel_id, tag) do update set body = excluded.body, due_at = excluded.due_at,
      until = excluded.until, tries = excluded.tries`,
    values: valuesOf('outbox', row),
    rows: 1,
  };
};

/** Sends what waits. Of several nodes one takes each row; if it dies meanwhile, another one sends it again, under the same tag. */
export class Outbox {
  readonly #services: Services;
  readonly #post: Post;
  readonly #rounds: Rounds;
  readonly #sent = new Map<string, number[]>();

  constructor(services: Services, post: Post) {
    this.#services = services;
    this.#post = post;
    this.#rounds = new Rounds(
      () => this.sendAll(),
      () => EVERY,
      error => services.log.warn({ err: error }, 'calls could not be sent'),
    );
  }

  start(): void {
    this.#rounds.start();
  }

  stop(): void {
    this.#rounds.stop();
  }

  hurry(): void {
    this.#rounds.atOnce();
  }

  async sendAll(): Promise<void> {
    const { storage, now } = this.#services;
    const rows = await storage.ask('outbox', 'where due_at <= ? order by due_at limit ?', now(), AT_ONCE);
    await Promise.all(rows.map(row => this.#send(row)));
  }

  async #send(row: OutboxRow): Promise<void> {
    const { storage, now } = this.#services;
    const claimed = { ...row, due_at: now() + CLAIM, tries: row.tries + 1 };
    const mine = await storage.attempt([
      {
        sql: 'update outbox set due_at = ?, tries = ? where channel_id = ? and tag = ? and due_at = ? and tries = ?',
        values: [claimed.due_at, claimed.tries, row.channel_id, row.tag, row.due_at, row.tries],
        rows: 1,
      },
    ]);
    if (!mine) return;
    const [channel] = await storage.ask('channel', 'where id = ?', row.channel_id);
    const kinds: readonly string[] = kindsOf(this.#services);
    const isOpen = channel !== undefined && channel.state === 'on' && kinds.includes(channel.kind);
    const message = storedJson(row.body) as Message | undefined;
    const isWorthIt = isOpen && row.until > now() && row.tries < TRIES && message !== undefined;
    if (!isWorthIt || !this.#mayMore(row.channel_id)) return this.#done(claimed);
    const sending: Sending = { message, tag: row.tag, now: now(), until: row.until };
    await this.#settle(channel, claimed, await deliver(this.#post, channel, sending));
  }

  #mayMore(channel: string): boolean {
    const now = this.#services.now();
    const recent = (this.#sent.get(channel) ?? []).filter(at => at > now - HOUR);
    if (recent.length < MOST_AN_HOUR) recent.push(now);
    else return false;
    this.#sent.set(channel, recent);
    return true;
  }

  async #settle(channel: ChannelRow, row: OutboxRow, delivered: Delivered): Promise<void> {
    const { storage, now, metrics } = this.#services;
    if (delivered === 'gone') {
      metrics.count('calls_gone');
      return droppingChannel(this.#services, channel.id);
    }
    if (delivered === 'done') {
      metrics.count('calls_sent');
      await storage.attempt([
        {
          sql: 'update channel set fails = 0, worked_at = ? where id = ?',
          values: [now(), channel.id],
          rows: 1,
        },
      ]);
      return this.#done(row);
    }
    metrics.count('calls_failed');
    await this.#failed(channel);
    const pause = typeof delivered === 'object' ? (delivered.again ?? PAUSES[row.tries - 1]) : undefined;
    const at = pause === undefined ? undefined : now() + Math.min(pause, HOUR);
    if (at === undefined || at >= row.until || row.tries >= TRIES) return this.#done(row);
    await storage.attempt([
      {
        sql: 'update outbox set due_at = ? where channel_id = ? and tag = ? and due_at = ?',
        values: [at, row.channel_id, row.tag, row.due_at],
        rows: 1,
      },
    ]);
  }

  /** What fails again and again is turned off; its owner sees it, and may turn it on again. */
  async #failed({ id, fails }: ChannelRow): Promise<void> {
    const state = fails + 1 >= MOST_FAILS ? 'off' : 'on';
    await this.#services.storage.attempt([
      { sql: 'update channel set fails = ?, state = ? where id = ?', values: [fails + 1, state, id], rows: 1 },
    ]);
  }

  /** Unless a newer one has taken its place. */
  async #done({ channel_id, tag, due_at }: OutboxRow): Promise<void> {
    await this.#services.storage.attempt([
      {
        sql: 'delete from outbox where channel_id = ? and tag = ? and due_at = ?',
        values: [channel_id, tag, due_at],
        rows: 1,
      },
    ]);
  }
}
