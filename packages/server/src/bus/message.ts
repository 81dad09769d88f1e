import { createHash } from 'node:crypto';
import { z } from 'zod';

const people = z.array(z.string().max(40)).max(1000);
const number = z.int().min(0);

/**
 * All that ever travels between nodes: who says it, and that something happened. Never a move, name, text, token, hand, seed, or the id of a
 * table. Fields of a newer node are ignored.
 */
export const message = z.object({
  from: z.string().max(60),
  n: number.optional(),
  chat: number.optional(),
  here: people.optional(),
  asks: z.boolean().optional(),
  nudge: z.object({ by: z.string().max(40), people }).optional(),
  bye: z.boolean().optional(),
  person: z.string().max(40).optional(),
});

export type Message = z.infer<typeof message>;

/** As `JSON.stringify` writes what nearly all of them say: that a log has grown. */
const GROWN = /^\{"from":"([\w.-]{1,60})","n":(\d{1,15})\}$/;

/** Nothing, if it is none of ours. */
export const readMessage = (text: string): Message | undefined => {
  const [, from, n] = GROWN.exec(text) ?? [];
  if (from !== undefined) return { from, n: Number(n) };
  try {
    return message.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
};

export const LOBBY = 'c:lobby';
export const PEOPLE = 'c:person';

/** The id of a table is the link to it: only who knows it finds its channel. */
export const channelOf = (table: string): string =>
  `c:t:${createHash('sha256').update(table).digest('hex').slice(0, 16)}`;
