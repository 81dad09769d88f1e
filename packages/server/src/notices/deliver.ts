import { type Address, addressIn } from '../calling/channels.ts';
import { sendMail, Undelivered } from '../calling/mail.ts';
import { type Answered, NotOutside, type Outside } from '../calling/outside.ts';
import { push, type Vapid } from '../calling/push.ts';
import { sayByWebhook } from '../calling/webhook.ts';
import { NOTICE_WORDS } from '../calling/words.ts';
import type { Config } from '../house/config.ts';
import type { ChannelRow } from '../storage/rows.ts';
import type { Message } from './message.ts';

/** How it ended: it is there, nobody is there any more, it may be tried again (after so long), or it is no use. */
export type Delivered = 'done' | 'gone' | 'refused' | { readonly again: number | undefined };

export interface Post {
  readonly config: Pick<Config, 'url' | 'contact' | 'smtp'>;
  readonly outside: Outside;
  readonly vapid: Vapid | undefined;
}

export interface Sending {
  readonly message: Message;
  readonly tag: string;
  readonly now: number;
  readonly until: number;
}

/** The front door; where the host did not say how people reach the house, links are relative to the page. */
const door = (url: string | undefined): string => (url === undefined ? './' : new URL('./', `${url}/`).href);
const front = (url: string | undefined): string | undefined => (url === undefined ? undefined : door(url));

const placeFor = (table: string | undefined, club: string | undefined): string => {
  if (table !== undefined) return `#/t/${table}`;
  return club === undefined ? '#/' : `#/clubs/${club}`;
};

/** Safari's declarative form, which the page's service worker reads in other browsers. */
export const pushText = (
  { title, text, table, club, count, language }: Message,
  tag: string,
  url: string | undefined,
): string =>
  JSON.stringify({
    web_push: 8030,
    notification: {
      title,
      body: text,
      lang: language,
      tag,
      navigate: `${door(url)}${placeFor(table, club)}`,
      app_badge: String(count),
    },
  });

const verdictOn = ({ status, retryAfter }: Answered): Delivered => {
  if (status >= 200 && status < 300) return 'done';
  if (status === 404 || status === 410) return 'gone';
  if (status === 429 || status >= 500) return { again: retryAfter === undefined ? undefined : retryAfter * 1000 };
  return 'refused'; // redirects too: nobody is sent elsewhere
};

const byMail = async (
  post: Post,
  address: Extract<Address, { kind: 'mail' }>,
  { message, now, tag }: Sending,
): Promise<Delivered> => {
  const { smtp, url = '', contact = '' } = post.config;
  const words = NOTICE_WORDS[message.language];
  const out = new URL(`api/calls/out/${address.out}`, `${url}/`).href;
  const text = [message.text, '', `${words.go}: ${door(url)}`, '', `${words.out} ${out}`, ''].join('\n');
  const headers = { 'List-Unsubscribe': `<${out}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };
  if (smtp === undefined) return 'refused';
  await sendMail(
    smtp,
    { from: contact, to: address.to, subject: message.title, text, headers },
    now,
    `${tag.replace(/\W/g, '-')}.${now}`,
  );
  return 'done';
};

/** The front door; from a club's own webhook the page of the club, which opens for nobody else. */
const placeSaid = (url: string | undefined, owner: string, { club }: Message): string | undefined => {
  const house = front(url);
  return house === undefined || club !== owner ? house : `${house}${placeFor(undefined, club)}`;
};

const sent = async (post: Post, channel: ChannelRow, sending: Sending): Promise<Delivered> => {
  const address = addressIn(channel);
  const { message, now, tag, until } = sending;
  const { url, contact } = post.config;
  switch (address.kind) {
    case 'push': {
      if (post.vapid === undefined) return 'refused';
      const subject = contact === undefined ? (front(url) ?? 'mailto:nobody@conclave.invalid') : `mailto:${contact}`;
      const wish = {
        vapid: post.vapid,
        subject,
        now,
        tag,
        ttlMs: Math.max(0, until - now),
        isUrgent: message.isUrgent,
      };
      return verdictOn(await push(post.outside, address, pushText(message, tag, url), wish));
    }
    case 'webhook': {
      const { kind, title, text, count } = message;
      const said = { kind, title, text, count, url: placeSaid(url, channel.person_id, message) };
      return verdictOn(await sayByWebhook(post.outside, address, said, now));
    }
    case 'mail':
      return byMail(post, address, sending);
  }
};

/** Sends one message over one channel. Whatever goes wrong is an answer, not an error. */
export const deliver = async (post: Post, channel: ChannelRow, sending: Sending): Promise<Delivered> => {
  try {
    return await sent(post, channel, sending);
  } catch (error) {
    const isForGood = error instanceof NotOutside || (error instanceof Undelivered && error.isForGood);
    return isForGood ? 'refused' : { again: undefined };
  }
};
