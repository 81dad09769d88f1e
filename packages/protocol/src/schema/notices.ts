import { z } from 'zod';
import { givenTime, personId, tableId, time } from './basics.ts';

/** How somebody is called who is not here. */
const minute = z.int().min(0).max(1439).describe('Minutes since midnight.');

const language = z.enum(['en', 'de']);
const zone = z.string().max(60).describe('The time zone, as browsers call it: Europe/Berlin.');
/** Kept with the person, for every device. */
export const spoken = { language: language.exactOptional(), zone: zone.exactOptional() };
export const languageBody = z.strictObject({ language, zone });

export const noticeWishes = z
  .strictObject({
    language,
    zone,
    quiet: z
      .strictObject({ from: minute, until: minute })
      .nullable()
      .describe('Quiet hours on the wall of the person.'),
    breaksQuiet: z.boolean().describe('May a call come in quiet hours when my time runs out in them?'),
    fast: z.boolean().describe('Your turn: where the clock counts seconds …'),
    calm: z.boolean().describe('… where there is no clock …'),
    slow: z.boolean().describe('… where it counts days.'),
    nudge: z.boolean(),
    joined: z.boolean().describe('Somebody sat down at a table that I opened.'),
    over: z.boolean().describe('A game of days is over.'),
    device: z.boolean().describe('Another device came in as me.'),
    evening: z.boolean().exactOptional().describe('An evening of a club of mine is tomorrow, or in an hour.'),
    invited: z.boolean().exactOptional().describe('Somebody invites me to a table.'),
    chair: z.boolean().exactOptional().describe('A chair is free at a table for which I wait.'),
  })
  .describe('What is worth a call.');

const label = z.string().max(100);
const channelKind = z.enum(['push', 'webhook', 'mail']);
export const webhookForm = z.enum(['discord', 'slack', 'generic']);

export const channel = z.strictObject({
  id: z.string(),
  kind: channelKind,
  label,
  where: z.string().describe('The name of the server, or the mail address.'),
  form: webhookForm.exactOptional(),
  state: z
    .enum(['waits', 'on', 'off'])
    .describe('Waits for the code that was sent there; works; or was turned off after too many failures.'),
  since: time,
  worked: time.describe('When something last arrived there; 0 before.'),
});

export const callSettings = z.strictObject({
  wishes: noticeWishes,
  channels: z.array(channel),
  kinds: z.array(channelKind).describe('The ways that this house has.'),
  key: z.string().exactOptional().describe('The public key of the house for `pushManager.subscribe`.'),
});

export const newChannelBody = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('push'),
    endpoint: z.string().max(2000),
    p256dh: z.string().max(200),
    auth: z.string().max(100),
    label: label.exactOptional(),
  }),
  z.strictObject({
    kind: z.literal('webhook'),
    url: z.string().max(2000),
    form: webhookForm,
    label: label.exactOptional(),
  }),
  z.strictObject({ kind: z.literal('mail'), to: z.string().max(200) }),
]);
export const channelParams = z.object({ id: z.string().max(60) });
export const outParams = z.object({ word: z.string().max(60) });
export const newChannel = z.strictObject({
  channel,
  secret: z.string().exactOptional().describe('Signs what is sent to a webhook; shown this once.'),
});
export const tried = z.strictObject({ arrived: z.boolean() });

/** What somebody finds under the bell: words for everyone to read, never a card, a bid or a score. */
export const NOTICE_KINDS = [
  ...(['nudge', 'joined', 'over', 'device'] as const),
  ...(['invited', 'chair', 'clubEnded', 'clubClosed'] as const),
] as const;
export const bellNotice = z.strictObject({
  id: z.string().describe('A later notice of the same id takes the place of this one.'),
  kind: z.enum(NOTICE_KINDS),
  at: time,
  seen: z.boolean(),
  table: tableId.exactOptional(),
  game: z.string().exactOptional(),
  by: z.string().exactOptional().describe('The name of who nudged, sat down, invites, or asks.'),
  person: personId.exactOptional().describe('Who asks to follow me.'),
  others: z.array(z.string()).exactOptional().describe('With whom I played.'),
  free: z.int().exactOptional().describe('Chairs that are free at my table.'),
  device: z.string().exactOptional(),
  club: z.string().exactOptional().describe('The name of a club that its owner has ended, or the house closed.'),
  contact: z.string().exactOptional().describe('Whom to write to about it.'),
});
export const bellNotices = z.strictObject({ notices: z.array(bellNotice), unread: z.int() });
export const seenBody = z.strictObject({ until: givenTime.describe('All that came until then was seen.') });
