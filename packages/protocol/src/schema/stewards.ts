import { z } from 'zod';
import { DEEDS, REPORT_KINDS } from '../constants.ts';
import { personId, program, tableId, time } from './basics.ts';
import { tableLine } from './table.ts';

/** Looking after a house: who may, what they see, what they do and why. Nothing in here is of a running game but who sits there. */
const reason = z.string().max(300).exactOptional().describe('Needed of everybody but the command line.');

export const reasonBody = z.strictObject({ reason }).nullish();
export const muteBody = z.strictObject({ minutes: z.int().min(0).max(525_600), reason });
export const banBody = z.strictObject({ banned: z.boolean(), reason });
export const renameBody = z.strictObject({ name: z.string().max(200), reason });
export const ladderBody = z.strictObject({ listed: z.boolean(), reason });
export const stewardBody = z.strictObject({ steward: z.boolean(), reason });
export const reportParams = z.object({ id: z.string().max(40) });
export const peopleQuery = z.object({
  search: z.string().max(100).exactOptional().describe('How a name begins, or a whole id.'),
});
export const tablesQuery = z.object({ state: z.enum(['running', 'waiting', 'damaged']).exactOptional() });
export const deedsQuery = z.object({ before: z.string().max(80).exactOptional() });

/** The door. */
export const doorBody = z
  .strictObject({ token: z.string().max(500).exactOptional() })
  .describe('With the admin token; a steward comes without, with a passkey that was shown in the last ten minutes.');
export const keeper = z.strictObject({
  as: z.enum(['admin', 'steward']),
  until: time.describe('Then one has to come in again.'),
  contact: z.string().exactOptional(),
  keeps: z.boolean().describe('Can people be kept here, and so be stewards?'),
  rates: z.boolean(),
});
export const door = z.strictObject({
  token: z.boolean().describe('Has the house an admin token? Without one nobody is the first to come in.'),
  steward: z.boolean().describe('May whoever asks come in with a passkey of theirs?'),
  keeper: keeper.exactOptional().describe('As what whoever asks is in already.'),
});

const reportKind = z.enum(REPORT_KINDS);
const earlier = z.strictObject({ kind: reportKind, reason: z.string(), at: time, done: z.int() });
export const knownPerson = z.strictObject({
  id: personId,
  name: z.string(),
  hidden: z.string().exactOptional().describe('The name, while it is hidden until somebody has looked at it.'),
  program: program.exactOptional(),
  kept: z.boolean(),
  created_at: time,
  seen_at: time.describe('To the day.'),
  changed_at: time,
  banned: z.int().min(0).max(1),
  muted_until: time,
  devices: z.int(),
  reports: z.int().describe('That others made, of the last year and before.'),
  off_ladder: z.boolean(),
  steward: z.boolean(),
});
export const people = z.strictObject({ people: z.array(knownPerson) });

export const report = z.strictObject({
  id: z.string(),
  table_id: tableId,
  by_id: personId,
  by_name: z.string(),
  person_id: personId,
  person_name: z.string(),
  hidden: z.literal(true).exactOptional().describe('The name is hidden until somebody has looked at it.'),
  kind: reportKind,
  reason: z.string(),
  at: time,
  done: z.int(),
  context: z
    .array(z.strictObject({ person: personId, name: z.string(), text: z.string(), at: time }))
    .describe('What was said last at that table when it was reported.'),
  earlier: z.array(earlier).describe('The last ones about the same person.'),
});
export const reports = z.strictObject({ reports: z.array(report) });
export const muted = z.strictObject({ muted_until: time });
export const banned = z.strictObject({ banned: z.boolean() });
export const renamed = z.strictObject({ name: z.string() });
export const listed = z.strictObject({ listed: z.boolean() });
export const stewarded = z.strictObject({ steward: z.boolean() });
export const reportDone = z.strictObject({ done: z.literal(true) });
export const draining = z.strictObject({ draining: z.literal(true) });
export const unrated = z.strictObject({ seats: z.int().describe('For so many the game counts no more.') });

export const deed = z.strictObject({
  id: z.string(),
  by: z.strictObject({
    kind: z.enum(['admin', 'commandLine', 'house', 'steward']),
    id: personId.exactOptional(),
    name: z.string().exactOptional(),
  }),
  what: z.enum(DEEDS),
  target: z.string().describe('The id of a person, a table or a report; a name of a node.'),
  target_name: z.string().exactOptional(),
  reason: z.string(),
  detail: z.string(),
  until: time.exactOptional(),
  at: time,
});
export const deeds = z.strictObject({ deeds: z.array(deed), next: z.string().exactOptional() });
export const stewards = z.strictObject({
  stewards: z.array(z.strictObject({ id: personId, name: z.string(), since: time })),
});

export const ratedGame = z.strictObject({
  table: tableId,
  game: z.string(),
  at: time,
  place: z.int(),
  rated: z.boolean(),
});
export const wholePerson = z.strictObject({
  person: knownPerson,
  reports: z.array(earlier),
  deeds: z.array(deed),
  games: z.array(ratedGame),
});

export const keptTables = z.strictObject({
  tables: z.array(tableLine),
  damaged: z
    .array(z.strictObject({ id: tableId, why: z.string() }))
    .exactOptional()
    .describe('Those that cannot be read, as far as this node has met them.'),
});

/** What somebody is told of what was done about them: not by whom, and not why. */
export const toldDeed = z.strictObject({ what: z.enum(DEEDS), at: time, until: time.exactOptional() });
