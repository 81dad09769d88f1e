import { createHmac } from 'node:crypto';
import { type Answered, type Outside, postOutside } from './outside.ts';

export const WEBHOOK_FORMS = ['discord', 'slack', 'generic'] as const;

export interface Webhook {
  readonly url: string;
  readonly form: (typeof WEBHOOK_FORMS)[number];
  /** Signs what is sent, so that the receiver knows whose it is. */
  readonly secret: string;
}

/** What a webhook says: never a link to a table, as others may read along. */
export interface Said {
  readonly kind: string;
  readonly title: string;
  readonly text: string;
  readonly count: number;
  /** The front door, or the page of the club whose webhook it is. */
  readonly url: string | undefined;
}

const MOST_DISCORD = 2000;

/** Names are what people choose: none of it becomes a link, a mention or a heading. */
const forDiscord = (text: string): string => text.replace(/[\\*_`~|>#[\]()<@:-]/g, '\\$&');
const forSlack = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('://', ':\u200b//');

const lines = (...parts: readonly (string | undefined)[]): string =>
  parts.filter(part => part !== undefined && part !== '').join('\n');

export const bodyFor = (form: Webhook['form'], { kind, title, text, count, url }: Said): object => {
  switch (form) {
    case 'discord':
      return {
        content: lines(`**${forDiscord(title)}**`, forDiscord(text), url && `<${url}>`).slice(0, MOST_DISCORD),
        allowed_mentions: { parse: [] },
      };
    case 'slack':
      return { text: lines(`*${forSlack(title)}*`, forSlack(text), url && `<${url}>`), unfurl_links: false };
    case 'generic':
      return { from: 'conclave', kind, title, text, count, ...(url === undefined ? {} : { url }) };
  }
};

/** Over the time and the body, so that nothing old can be sent again: `t=SECONDS,v1=HEX`. */
export const signatureOf = (secret: string, seconds: number, body: string): string =>
  `t=${seconds},v1=${createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')}`;

export const sayByWebhook = (outside: Outside, to: Webhook, said: Said, now: number): Promise<Answered> => {
  const body = JSON.stringify(bodyFor(to.form, said));
  const signature = signatureOf(to.secret, Math.floor(now / 1000), body);
  return postOutside(outside, to.url, { 'content-type': 'application/json', 'x-conclave-signature': signature }, body);
};
