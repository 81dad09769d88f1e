import { z } from 'zod';
import { FORMS, MOST_PROGRAM_TABLES } from '../constants.ts';
import { personId, requestId, seq, tableId, viewer } from './basics.ts';
import { tableAction } from './table.ts';

/** A move is a small object; which one is the game's affair. */
export const move: z.ZodType<unknown> = z.looseObject({});
export const chatText = z.string().min(1).max(2000);

export const form = z
  .enum(FORMS)
  .describe(
    "How games are told: `plain`, the usual, is the whole view in the game's notation with each step; `patch` is internal to one release.",
  );

export const have = z
  .strictObject({ seq, quiet: seq.exactOptional(), seat: viewer })
  .describe('What a returning client has: the last number it saw, how many quiet steps of its own since, and as whom.');

/** From a client, one JSON text per message. `id` is the client's own word for a request; the answer carries it as `re`. */
export const clientMessage = z.discriminatedUnion('type', [
  z
    .strictObject({ type: z.literal('move'), table: tableId, id: requestId, seq, move })
    .describe('`seq` is what the player had seen when deciding.'),
  z.strictObject({
    type: z.literal('hello'),
    protocol: z.int(),
    form: form.exactOptional(),
    token: z.string().max(200).exactOptional(),
  }),
  z
    .strictObject({ type: z.literal('watch'), table: tableId, have: have.exactOptional() })
    .describe('Arriving and returning are one: `have` says what the client last saw, and as whom.'),
  z.strictObject({ type: z.literal('unwatch'), table: tableId }),
  z
    .strictObject({ type: z.literal('choices'), table: tableId, id: requestId })
    .describe('Which moves may my seat make now?'),
  z.strictObject({ type: z.literal('act'), table: tableId, id: requestId, action: tableAction }),
  z.strictObject({ type: z.literal('chat'), table: tableId, id: requestId, text: chatText }),
  z
    .strictObject({ type: z.literal('hint'), table: tableId, id: requestId, seq })
    .describe('What would a master do in my seat? Where the table allows hints.'),
  z
    .strictObject({ type: z.literal('mute'), person: personId, on: z.boolean() })
    .describe('What this person does not want to read any more.'),
  z.strictObject({ type: z.literal('lobby'), on: z.boolean() }),
  z
    .strictObject({ type: z.literal('mine'), on: z.boolean() })
    .describe('Tell me of my tables, now and whenever one of them begins or ceases to wait for me.'),
  z
    .strictObject({ type: z.literal('looking'), on: z.boolean() })
    .describe('Does somebody look at this page, or is it in the background? Who says nothing looks.'),
  z
    .strictObject({
      type: z.literal('ready'),
      games: z.array(z.string().max(40)).max(20),
      tables: z.int().min(0).max(MOST_PROGRAM_TABLES),
    })
    .describe(
      'From a program, where the house lets programs in: it can be asked to these games, at so many tables at once, as long as this socket lives.',
    ),
  z.strictObject({ type: z.literal('ping') }),
]);
