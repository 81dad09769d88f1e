import { TABLE_STATUSES } from '@conclave/protocol';
import { z } from 'zod';
import { clock, personId, seat, seq, settings, tableId } from '../house/schemas.ts';

/** What goes out, for the OpenAPI document; a test compares it with what really goes out. */
export const person = z
  .strictObject({ id: personId, name: z.string() })
  .describe('A person, as everyone may know them.');
export const guest = z.strictObject({ person, token: z.string() });
export const me = z.strictObject({ person });
export const mutedPeople = z.strictObject({ muted: z.array(personId) });
export const newToken = z.strictObject({ token: z.string() });
export const anything = z.looseObject({});

const hex = z.string().regex(/^[0-9a-f]*$/);
const time = z.number().describe('Milliseconds since 1970.');

const seatInfo = z.strictObject({
  seat,
  kind: z.enum(['open', 'human', 'bot']),
  person: personId.optional(),
  name: z.string(),
  level: z.string().optional(),
  standIn: z.boolean().optional(),
  present: z.boolean(),
});

const watcher = z.strictObject({
  person: personId,
  name: z.string(),
  state: z.enum(['asking', 'admitted']),
  lent: seat.optional(),
});

const vote = z.strictObject({ what: z.enum(['undo', 'abandon']), by: seat, agreed: z.array(seat) });

export const tableInfo = z
  .strictObject({
    id: tableId,
    game: z.string(),
    rulesVersion: z.int(),
    options: anything,
    settings: settings.required(),
    status: z.enum(TABLE_STATUSES),
    host: personId,
    seats: z.array(seatInfo),
    watchers: z.array(watcher),
    seal: z.strictObject({ commitment: hex, nonces: z.array(hex).optional(), opening: hex.optional() }),
    createdAt: time,
    startedAt: time.optional(),
    endedAt: time.optional(),
    expiresAt: time.optional(),
    places: z.array(z.int()).optional(),
    votes: z.array(vote),
    rematch: tableId.optional(),
  })
  .describe('What everyone who may find a table may know of it, beside the game itself.');

const tableLine = z.strictObject({
  id: tableId,
  game: z.string(),
  status: z.enum(TABLE_STATUSES),
  host: z.string(),
  seats: z.array(z.strictObject({ kind: z.enum(['open', 'human', 'bot']), name: z.string() })),
  clock,
  watchers: z.string(),
  createdAt: time,
  myTurn: z.boolean().optional(),
});
export const tableLines = z.strictObject({ tables: z.array(tableLine) });

const viewer = z.union([seat, z.literal('spectator')]);
const pastStep = z.strictObject({
  seq,
  by: seat.optional(),
  at: z.number(),
  how: z.enum(['bot', 'clock']).optional(),
  events: z.array(z.unknown()),
});
export const snapshot = z
  .strictObject({
    type: z.literal('snapshot'),
    table: tableId,
    seq,
    quiet: seq.optional(),
    info: tableInfo,
    view: z.strictObject({ seat: viewer, table: anything, own: anything.optional() }).optional(),
    past: z.array(pastStep).optional(),
    clock: z.strictObject({ left: z.array(z.number()), running: z.array(seat) }).optional(),
  })
  .describe('All that a viewer may know of a table, at once.');

/** docs/record-format.md */
export const record = z.looseObject({ format: z.enum(['conclave-record', 'conclave-seat-record']), version: z.int() });

const chatLine = z.strictObject({ n: z.number(), person: personId, name: z.string(), text: z.string(), at: time });
export const chatLines = z.strictObject({ lines: z.array(chatLine) });
export const said = z.strictObject({ said: z.literal(true) });
export const played = z.strictObject({ seq });
export const erased = z.strictObject({ erased: z.literal(true) });

const game = z.strictObject({
  id: z.string(),
  rulesVersion: z.int(),
  seats: z.strictObject({ min: z.int(), max: z.int() }),
  options: z.array(z.strictObject({ key: z.string(), values: z.array(z.unknown()), rule: z.string() })),
  bots: z.array(z.string()),
});
export const games = z.strictObject({ protocol: z.int(), games: z.array(game) });
export const health = z.strictObject({ status: z.string() });
export const figures = z.string().describe("Prometheus' text form.");

const knownPerson = person.extend({
  created_at: time,
  seen_at: time,
  changed_at: time,
  banned: z.int().min(0).max(1),
  muted_until: time,
});
export const people = z.strictObject({ people: z.array(knownPerson) });
const report = z.strictObject({
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
  .strictObject({ code: z.string(), rule: z.string(), message: z.string(), seq: seq.optional() })
  .describe('Why not: a code, the rule it comes from, a sentence, and at a table the current number.');

/** The part of a route's schema that says what it answers; whatever else it answers is a refusal. */
export const answers = (
  answer: z.ZodType,
  status = 200,
): { readonly response: Record<string, z.ZodType<unknown>> } => ({
  response: { [status]: answer, default: refusal },
});
