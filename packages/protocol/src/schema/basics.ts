import { z } from 'zod';

/** The small words of all messages. */
export const seat = z.int().min(0).max(9).describe('A seat, counted from 0.');
export const TABLE_ID = /^[A-Za-z0-9_-]{16}$/;
export const tableId = z.string().regex(TABLE_ID);
export const personId = z.string().regex(/^[A-Za-z0-9_-]{12}$/);
export const clubId = z
  .string()
  .regex(/^[A-Za-z0-9_-]{16}$/)
  .describe('A club.');
export const requestId = z
  .string()
  .max(40)
  .regex(/^\P{Cc}+$/u)
  .describe("The client's own word for a request; sent twice, it counts once.");
export const seq = z.int().min(0).describe('The number of a step of the game; 0 is the set-up.');
export const time = z.number().describe('Milliseconds since 1970.');
/** As somebody asks for it: databases know whole numbers. */
export const givenTime = z.int().min(0).describe('Milliseconds since 1970.');
export const gameTime = z.number().describe('Milliseconds since the game began.');
export const hex = z.string().regex(/^[0-9a-f]*$/);
export const level = z
  .string()
  .min(1)
  .max(40)
  .describe('The level of a bot, and after a colon the trait of a character: `regular`, `regular:inquisitor`.');
export const viewer = z.union([seat, z.literal('spectator')]);
export const mover = z.union([seat, z.literal('table')]);
export const how = z.enum(['bot', 'clock']).describe("Why a seat's move was not made by its player.");

/** Plain data whose shape is a game's affair. */
export const anything: z.ZodType<object> = z.looseObject({});

/** Where a person is in. */
export const device = z.strictObject({
  id: z.string().regex(/^[0-9a-f]{16}$/),
  device: z.string().describe('As coarse as "Firefox, Android"; nothing of a program.'),
  kind: z.enum(['first', 'passkey', 'link', 'code', 'admin']).describe('How it came in.'),
  since: time,
  seen: time.describe('To the day.'),
  here: z.boolean().describe('Is it the one that asks?'),
  fresh: z.boolean().describe('Came in by a code or the host less than three days ago: it cannot change who gets in.'),
});

const OF_THE_WEB = /^https?:\/\/[^\s"'<>\\]+$/;
export const program = z
  .strictObject({
    by: z.string().min(1).max(60).describe('Who wrote it.'),
    url: z.string().max(200).regex(OF_THE_WEB).describe('Where one can read about it.'),
  })
  .describe('Somebody who is a program says who wrote it, and stays one.');

export const person = z
  .strictObject({ id: personId, name: z.string(), program: program.exactOptional() })
  .describe('A person, as everyone may know them.');
