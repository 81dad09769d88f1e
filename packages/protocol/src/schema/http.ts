import { z } from 'zod';
import { device, person, personId, program, requestId, seq, tableId } from './basics.ts';
import { chatText, move } from './client.ts';
import { spoken } from './notices.ts';
import { chatLine } from './server.ts';
import { toldDeed } from './stewards.ts';
import { tableLine } from './table.ts';

/** What comes in over HTTP beside `tableWish` and `tableAction`. */
export const tableParams = z.object({ id: tableId });
export const personParams = z.object({ id: personId });
export const nameBody = z.strictObject({ name: z.string().max(200) });
export const newGuestBody = z.strictObject({
  name: z.string().max(200),
  program: program.exactOptional().describe('I am a program, and stay one. Only where the house lets programs in.'),
  ...spoken,
});
export const moveBody = z.strictObject({ id: requestId, seq, move });
export const chatBody = z.strictObject({ text: chatText });

/** What goes out over HTTP beside `tableInfo` and `snapshot`. */
export const guest = z.strictObject({ person, token: z.string() });
export const me = z.strictObject({
  person,
  ...spoken,
  kept: z.boolean().exactOptional().describe('Has this person a way back? Only where the house keeps people.'),
  arrived: z.array(device).exactOptional().describe('Devices that came in since this one was last told.'),
  deeds: z.array(toldDeed).exactOptional().describe('What the house did about me since this device was last told.'),
  contact: z.string().exactOptional().describe('With `deeds`: whom to write to.'),
});
export const mutedPeople = z.strictObject({ muted: z.array(personId) });
export const newToken = z.strictObject({ token: z.string() });
export const tableLines = z.strictObject({ tables: z.array(tableLine) });
export const record = z
  .looseObject({ format: z.enum(['conclave-record', 'conclave-seat-record']), version: z.int() })
  .describe('docs/record-format.md');
export const chatLines = z.strictObject({ lines: z.array(chatLine) });
export const said = z.strictObject({ said: z.literal(true) });
export const played = z.strictObject({ seq });
export const erased = z.strictObject({ erased: z.literal(true) });
export const everything = z.looseObject({}).describe('Everything stored about a person.');

const game = z.strictObject({
  id: z.string(),
  rulesVersion: z.int(),
  seats: z.strictObject({ min: z.int(), max: z.int() }),
  options: z.array(z.strictObject({ key: z.string(), values: z.array(z.unknown()), rule: z.string() })),
  bots: z.array(z.string()),
  characters: z
    .array(z.string())
    .exactOptional()
    .describe('Levels with a taste of their own, as they are asked for: `regular:inquisitor`.'),
});
export const games = z.strictObject({ protocol: z.int(), games: z.array(game) });
export const gameParams = z.object({ id: z.string().max(40) });
const jsonSchema = z.looseObject({});
export const gameSchemas = z
  .strictObject({ game: z.string(), rulesVersion: z.int(), move: jsonSchema, view: jsonSchema, event: jsonSchema })
  .describe('JSON Schemas (2020-12) of what is said of one game: moves, views in the plain form, events.');
export const health = z.strictObject({ status: z.string() });
export const figures = z.string().describe("Prometheus' text form.");

export const refusal = z
  .strictObject({
    code: z.string(),
    rule: z.string(),
    message: z.string(),
    seq: seq.exactOptional(),
    contact: z.string().exactOptional().describe('To who is kept out: whom to write to.'),
  })
  .describe('Why not: a code, the rule it comes from, a sentence, and at a table the current number.');

/** Whom to invite. */
export const invitationBody = z.strictObject({ person: personId });
