import {
  CHAT_RULES,
  type TableAction,
  TIMEOUT_RULES,
  UNDO_RULES,
  VISIBILITIES,
  WATCHER_RULES,
} from '@conclave/protocol';
import { z } from 'zod';

/** The border: everything that comes in is read by one of these. */
export const seat = z.int().min(0).max(9);
export const TABLE_ID = /^[A-Za-z0-9_-]{16}$/;
export const tableId = z.string().regex(TABLE_ID);
export const personId = z.string().regex(/^[A-Za-z0-9_-]{12}$/);
const requestId = z.string().min(1).max(40);
export const seq = z.int().min(0);

export const tableParams = z.object({ id: tableId });
export const personParams = z.object({ id: personId });
export const nameBody = z.strictObject({ name: z.string().max(200) });

export const clock = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('none') }),
  z.strictObject({ kind: z.literal('move'), seconds: z.int().min(5).max(86_400) }),
  z.strictObject({
    kind: z.literal('player'),
    seconds: z.int().min(30).max(86_400),
    increment: z.int().min(0).max(600),
  }),
  z.strictObject({ kind: z.literal('days'), days: z.int().min(1).max(30) }),
]);

export const settings = z.strictObject({
  visibility: z.enum(VISIBILITIES).optional(),
  watchers: z.enum(WATCHER_RULES).optional(),
  clock: clock.optional(),
  timeout: z.enum(TIMEOUT_RULES).optional(),
  undo: z.enum(UNDO_RULES).optional(),
  chat: z.enum(CHAT_RULES).optional(),
  hints: z.boolean().optional(),
});

export const level = z.string().min(1).max(40);

export const tableWish = z.strictObject({
  game: z.string().max(40),
  seats: z
    .array(z.strictObject({ kind: z.enum(['open', 'bot']), level: level.optional() }))
    .min(1)
    .max(10),
  options: z.record(z.string(), z.unknown()).optional(),
  settings: settings.optional(),
  /** Sit down at once, with this nonce. */
  sit: z.strictObject({ seat, nonce: z.string().max(128).optional() }).optional(),
});

const vote = z.enum(['undo', 'abandon']);

export const tableAction = z.discriminatedUnion('do', [
  z.strictObject({ do: z.literal('sit'), seat, nonce: z.string().max(128).optional() }),
  z.strictObject({ do: z.literal('leave') }),
  z.strictObject({ do: z.literal('seatBot'), seat, level: level.optional() }),
  z.strictObject({ do: z.literal('openSeat'), seat }),
  z.strictObject({ do: z.literal('start') }),
  z.strictObject({ do: z.literal('handOver'), level: level.optional() }),
  z.strictObject({ do: z.literal('takeBack') }),
  z.strictObject({ do: z.literal('nudge') }),
  z.strictObject({ do: z.literal('wait') }),
  z.strictObject({ do: z.literal('replace'), seat }),
  z.strictObject({ do: z.literal('abandon') }),
  z.strictObject({ do: z.literal('undo') }),
  z.strictObject({ do: z.literal('agree'), to: vote }),
  z.strictObject({ do: z.literal('decline'), to: vote }),
  z.strictObject({ do: z.literal('askToWatch') }),
  z.strictObject({ do: z.literal('admit'), person: personId }),
  z.strictObject({ do: z.literal('dismiss'), person: personId }),
  z.strictObject({ do: z.literal('lend'), person: personId }),
  z.strictObject({ do: z.literal('withdraw'), person: personId }),
  z.strictObject({ do: z.literal('chatRule'), rule: z.enum(CHAT_RULES) }),
  z.strictObject({ do: z.literal('report'), person: personId, reason: z.string().max(500) }),
  z.strictObject({ do: z.literal('rematch') }),
]);

/** A move is a small object; which one is the game's affair. */
const move = z.record(z.string(), z.unknown());

export const moveBody = z.strictObject({ id: requestId, seq, move });
export const chatBody = z.strictObject({ text: z.string().min(1).max(2000) });

export const clientMessage = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('move'), table: tableId, id: requestId, seq, move }),
  z.strictObject({ type: z.literal('hello'), protocol: z.int(), token: z.string().max(200).optional() }),
  z.strictObject({
    type: z.literal('watch'),
    table: tableId,
    have: z.strictObject({ seq, quiet: seq.optional(), seat: z.union([seat, z.literal('spectator')]) }).optional(),
  }),
  z.strictObject({ type: z.literal('unwatch'), table: tableId }),
  z.strictObject({ type: z.literal('act'), table: tableId, id: requestId, action: tableAction }),
  z.strictObject({ type: z.literal('chat'), table: tableId, id: requestId, text: z.string().min(1).max(2000) }),
  z.strictObject({ type: z.literal('mute'), person: personId, on: z.boolean() }),
  z.strictObject({ type: z.literal('lobby'), on: z.boolean() }),
  z.strictObject({ type: z.literal('ping') }),
]);

export const actionFrom = (value: z.infer<typeof tableAction>): TableAction => value as TableAction;
