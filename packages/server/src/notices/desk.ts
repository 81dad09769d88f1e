import { type Address, addressIn, channelFrom, droppingChannel, puttingChannel } from '../calling/channels.ts';
import { isWebAddress } from '../calling/outside.ts';
import type { WEBHOOK_FORMS } from '../calling/webhook.ts';
import type { Services } from '../house/services.ts';
import { cleanCode, newCode, SHORT_CODE } from '../people/codes.ts';
import { newToken, sameSecret } from '../people/people.ts';
import type { ChannelRow } from '../storage/rows.ts';
import { deliver, type Post } from './deliver.ts';
import type { Message } from './message.ts';

const MINUTE = 60_000;

/** A webhook that was wished for: nothing where nothing may be sent there. */
export const webhookAddress = (
  services: Services,
  post: Post,
  { url, form }: { readonly url: string; readonly form: (typeof WEBHOOK_FORMS)[number] },
): (Address & { readonly kind: 'webhook' }) | undefined =>
  isWebAddress(url, post.outside)
    ? { kind: 'webhook', url, form, secret: newToken(services), code: newCode(services, SHORT_CODE) }
    : undefined;

/** Whoever they belong to, channels are opened, confirmed and tried here. Where it does not work the answer says why. */
export class Desk {
  readonly #services: Services;
  readonly #post: Post;

  constructor(services: Services, post: Post) {
    this.#services = services;
    this.#post = post;
  }

  /** What is kept of a channel from its first moment. */
  rowFor(id: string, owner: string, address: Address, label: string): ChannelRow {
    return {
      ...{ id, person_id: owner, kind: address.kind, address: JSON.stringify(address), label },
      ...{ created_at: this.#services.now(), worked_at: 0, fails: 0, tried_at: 0 },
      state: address.kind === 'push' ? 'on' : 'waits',
    };
  }

  /** It is there when what says whose it is has arrived; a browser has said so itself. */
  async open(row: ChannelRow, code: Message | undefined): Promise<string | undefined> {
    if (code !== undefined && (await this.#send(row, code)) !== 'done') return 'notArrived';
    return (await this.#services.storage.attempt([puttingChannel(row)])) ? undefined : 'notArrived';
  }

  /** The code that was sent there. */
  async confirm(row: ChannelRow, given: string): Promise<string | undefined> {
    const address = addressIn(row);
    if (row.state !== 'waits' || address.kind === 'push' || address.code === undefined) return undefined;
    if (!sameSecret(cleanCode(given), address.code)) return 'codeUnknown';
    const { code: _, ...rest } = address;
    await this.#services.storage.attempt([
      {
        sql: "update channel set state = 'on', address = ? where id = ? and state = 'waits'",
        values: [JSON.stringify(rest), row.id],
        rows: 1,
      },
    ]);
    this.#services.calls?.wanted();
    return undefined;
  }

  /** Once a minute; one that was turned off is on again when it arrived. */
  async tryIt(row: ChannelRow, message: Message): Promise<{ readonly arrived: boolean } | { readonly why: string }> {
    const { storage, now } = this.#services;
    if (row.state === 'waits') return { why: 'codeFirst' };
    const at = now();
    const isFree = await storage.attempt([
      {
        sql: 'update channel set tried_at = ? where id = ? and tried_at <= ?',
        values: [at, row.id, at - MINUTE],
        rows: 1,
      },
    ]);
    if (!isFree) return { why: 'tooFast' };
    const sent = await this.#send(row, message);
    if (sent === 'gone') await droppingChannel(this.#services, row.id);
    if (sent === 'done')
      await storage.attempt([
        {
          sql: "update channel set state = 'on', fails = 0, worked_at = ?, tried_at = ? where id = ?",
          values: [at, at, row.id],
          rows: 1,
        },
      ]);
    return { arrived: sent === 'done' };
  }

  #send(row: ChannelRow, message: Message): ReturnType<typeof deliver> {
    const now = this.#services.now();
    return deliver(this.#post, row, { message, tag: 'try', now, until: now + MINUTE });
  }
}

/** What its owner sees of it, and the secret this once. */
export const openedChannel = (row: ChannelRow) => {
  const address = addressIn(row);
  return { channel: channelFrom(row), ...(address.kind === 'webhook' ? { secret: address.secret } : {}) };
};
