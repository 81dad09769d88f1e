import { z } from 'zod';
import { device, person, personId, requestId, seq, tableId, time } from './basics.ts';
import { chatText, move } from './client.ts';
import { spoken } from './notices.ts';
import { chatLine } from './server.ts';
import { tableLine } from './table.ts';

/** What comes in over HTTP beside `tableWish` and `tableAction`. */
export const tableParams = z.object({ id: tableId });
export const personParams = z.object({ id: personId });
export const reportParams = z.object({ id: z.string().max(40) });
export const nameBody = z.strictObject({ name: z.string().max(200) });
export const newGuestBody = z.strictObject({ name: z.string().max(200), ...spoken });
export const moveBody = z.strictObject({ id: requestId, seq, move });
export const chatBody = z.strictObject({ text: chatText });
export const muteBody = z.strictObject({ minutes: z.int().min(0).max(525_600) });
export const banBody = z.strictObject({ banned: z.boolean() });

/** What goes out over HTTP beside `tableInfo` and `snapshot`. */
export const guest = z.strictObject({ person, token: z.string() });
export const me = z.strictObject({
  person,
  ...spoken,
  kept: z.boolean().exactOptional().describe('Has this person a way back? Only where the house keeps people.'),
  arrived: z.array(device).exactOptional().describe('Devices that came in since this one was last told.'),
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
});
export const games = z.strictObject({ protocol: z.int(), games: z.array(game) });
export const gameParams = z.object({ id: z.string().max(40) });
const jsonSchema = z.looseObject({});
export const gameSchemas = z
  .strictObject({ game: z.string(), rulesVersion: z.int(), move: jsonSchema, view: jsonSchema, event: jsonSchema })
  .describe('JSON Schemas (2020-12) of what is said of one game: moves, views in the plain form, events.');
export const draining = z.strictObject({ draining: z.literal(true) });
export const health = z.strictObject({ status: z.string() });
export const figures = z.string().describe("Prometheus' text form.");

export const knownPerson = person.extend({
  created_at: time,
  seen_at: time,
  changed_at: time,
  banned: z.int().min(0).max(1),
  muted_until: time,
});
export const people = z.strictObject({ people: z.array(knownPerson) });
export const report = z.strictObject({
  id: z.string(),
  table_id: tableId,
  by_id: personId,
  person_id: personId,
  reason: z.string(),
  at: time,
  done: z.int(),
});
export const reports = z.strictObject({ reports: z.array(report) });
export const muted = z.strictObject({ muted_until: time });
export const banned = z.strictObject({ banned: z.boolean() });
export const reportDone = z.strictObject({ done: z.literal(true) });

export const refusal = z
  .strictObject({ code: z.string(), rule: z.string(), message: z.string(), seq: seq.exactOptional() })
  .describe('Why not: a code, the rule it comes from, a sentence, and at a table the current number.');
