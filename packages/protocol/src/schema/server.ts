import type { Patch } from '@conclave/kernel';
import { z } from 'zod';
import { MOST_CHOICES } from '../constants.ts';
import {
  anything,
  clubId,
  device,
  gameTime,
  how,
  mover,
  person,
  personId,
  requestId,
  seat,
  seq,
  tableId,
  time,
  viewer,
} from './basics.ts';
import { bellNotice } from './notices.ts';
import { toldDeed } from './stewards.ts';
import { tableInfo, tableLine } from './table.ts';

const table = tableId;

export const clockState = z
  .strictObject({ left: z.array(z.number()), running: z.array(seat) })
  .describe('Milliseconds left by seat when this was sent, and the seats whose clock runs.');

export const chatLine = z.strictObject({
  n: z.number(),
  person: personId,
  name: z.string(),
  text: z.string(),
  at: time,
});

export const pastStep = z
  .strictObject({
    seq,
    by: seat.exactOptional(),
    at: gameTime,
    how: how.exactOptional(),
    events: z.array(z.unknown()),
  })
  .describe('What one viewer was told in one step: number 0 is the set-up.');

const game = anything.describe("A view in the game's notation: `view` of `/api/games/ID/schema`.");
const toAct = z.array(seat).describe('The seats that the table waits for; none when the game is over.');

const seen = {
  type: z.literal('snapshot'),
  table,
  seq,
  quiet: seq.exactOptional().describe("Quiet steps of the viewer's own since `seq`."),
  info: tableInfo,
  past: z
    .array(pastStep)
    .exactOptional()
    .describe('What this viewer was told and may look at now (SS-10.2, DG-16.4, MC-2.4), without what was taken back.'),
  covered: z.literal(true).exactOptional().describe('There was more, which may not be looked at now.'),
  undone: z.literal(true).exactOptional().describe('Of what the client said it has, a part was taken back since.'),
  clock: clockState.exactOptional(),
};

export const snapshot = z
  .strictObject({ ...seen, view: game.exactOptional(), toAct: toAct.exactOptional() })
  .describe(
    "All that a viewer may know of a table, at once. Without `view` the game has not begun, or it is not for this viewer's eyes.",
  );

const step = {
  type: z.literal('update'),
  table,
  seq,
  quiet: seq
    .exactOptional()
    .describe(
      'A quiet step keeps the number of the step before it and is sent to nobody but its own seat: the how-manieth since then.',
    ),
  by: mover,
  at: gameTime,
  how: how.exactOptional(),
  undo: seq.exactOptional().describe('The steps with higher numbers than this were taken back.'),
  events: z.array(z.unknown()).describe("What happened, in the game's notation: `event` of `/api/games/ID/schema`."),
  clock: clockState.exactOptional(),
  re: requestId.exactOptional().describe("Answers the receiver's own move."),
};

export const update = z
  .strictObject({ ...step, view: game, toAct })
  .describe('One step of the game, and all that its receiver sees after it.');

export const choices = z
  .strictObject({
    type: z.literal('choices'),
    re: requestId,
    table,
    seq,
    moves: z.array(z.unknown()).max(MOST_CHOICES),
    more: z.literal(true).exactOptional().describe('There are more; these were drawn by luck.'),
  })
  .describe("The legal moves of the receiver's own seat.");

/** The patch form, internal to one release. */
export const gameView = z.strictObject({ seat: viewer, table: anything, own: anything.exactOptional() });
export const patchSnapshot = z.strictObject({ ...seen, view: gameView.exactOptional() });

const path = z.array(z.union([z.string(), z.number()]));
export const patch: z.ZodType<Patch> = z.array(
  z.union([z.tuple([path]), z.tuple([path, z.unknown()]), z.tuple([path, z.int(), z.int(), z.array(z.unknown())])]),
);

export const ownEvent = z
  .tuple([z.int(), z.unknown()])
  .describe('An event for this receiver alone, with the number of common events that came before it.');

/** What is the same for all viewers; `own` and `told` come from the receiver's own drawer. */
export const patchUpdate = z.strictObject({
  ...step,
  patch,
  own: patch.exactOptional(),
  told: z.array(ownEvent).exactOptional(),
});

export const refused = z
  .strictObject({
    type: z.literal('refused'),
    re: requestId.exactOptional(),
    table: table.exactOptional(),
    code: z.string(),
    rule: z.string(),
    seq: seq.exactOptional(),
    detail: z.string().exactOptional(),
  })
  .describe('Every refusal says code and rule and, at a table, the current sequence number.');

const advisedMove = z.looseObject({ type: z.string() });
const finding = z.strictObject({
  reason: z.string(),
  facts: z.record(z.string(), z.union([z.string(), z.number()])).exactOptional(),
});
const why = finding.extend({ found: finding.exactOptional() });

export const advice = z
  .strictObject({
    move: advisedMove,
    why: why.describe('A sentence of the catalogues, and what fills it.'),
    worlds: z.int().describe('In so many imagined games.'),
    others: z.array(
      z.strictObject({
        move: advisedMove,
        distance: z.enum(['even', 'close', 'behind', 'far']),
        hundredths: z.int().describe('Behind the best, in hundredths of the way from the worst to the best result.'),
        why: why.exactOptional(),
      }),
    ),
  })
  .describe('What a master would do in this seat, why, and the two best other moves.');

/** Something to be said once: a nudge from somebody, that an unstarted table will be removed, or that a device came in. */
export const notice = z.discriminatedUnion('code', [
  z.strictObject({ type: z.literal('notice'), table, code: z.literal('nudge'), by: z.string() }),
  z.strictObject({ type: z.literal('notice'), table, code: z.literal('expiresSoon'), at: time }),
  z
    .strictObject({
      type: z.literal('notice'),
      table,
      code: z.literal('nudged'),
      reached: z.enum(['here', 'called', 'nobody']),
    })
    .describe(
      'To whoever nudged: somebody is at the table and sees it, is away and was called, or nobody was reached.',
    ),
  z
    .strictObject({ type: z.literal('notice'), code: z.literal('device'), device })
    .describe('Another device came in as this person; it can be sent out by its id.'),
  z
    .strictObject({ type: z.literal('notice'), code: z.literal('evening'), club: clubId, name: z.string(), at: time })
    .describe('An evening of a club is tomorrow, or in an hour.'),
  z
    .strictObject({ type: z.literal('notice'), code: z.literal('news'), news: bellNotice })
    .describe('Something new lies under the bell.'),
  z
    .strictObject({
      type: z.literal('notice'),
      code: z.literal('deed'),
      deed: toldDeed,
      contact: z.string().exactOptional(),
    })
    .describe(
      'Whoever looks after the house did something about this person; whom to write to, where the house says it.',
    ),
]);

/** What is said in the same words to everyone. */
const common = [
  z.strictObject({ type: z.literal('welcome'), protocol: z.int(), person: person.exactOptional(), now: time }),
  z
    .strictObject({ type: z.literal('outdated'), protocol: z.int() })
    .describe('This page is too old or too new: reload it. The server closes the connection after this.'),
  z
    .strictObject({
      type: z.literal('farewell'),
      code: z.enum(['banned', 'notKnown']),
      contact: z.string().exactOptional(),
    })
    .describe('This person may not stay. The server closes the connection after this; there is no use in coming back.'),
  z
    .strictObject({ type: z.literal('current'), table, seq, clock: clockState.exactOptional() })
    .describe('What the client has is all there is.'),
  z.strictObject({ type: z.literal('info'), table, info: tableInfo }),
  z
    .strictObject({ type: z.literal('presence'), table, here: z.array(personId) })
    .describe('The people who are at the table now.'),
  z.strictObject({
    type: z.literal('done'),
    re: requestId,
    table: table.exactOptional(),
    seq: seq.exactOptional(),
  }),
  z.strictObject({ type: z.literal('hint'), re: requestId, table, seq, advice }),
  refused,
  z.strictObject({ type: z.literal('chat'), table, lines: z.array(chatLine) }),
  notice,
  z.strictObject({ type: z.literal('lobby'), tables: z.array(tableLine) }),
  z
    .strictObject({ type: z.literal('mine'), tables: z.array(tableLine), now: time })
    .describe('My tables that are not over.'),
  z
    .strictObject({ type: z.literal('gone'), table, code: z.string(), detail: z.string().exactOptional() })
    .describe('The table is not, or no longer, to be seen from here.'),
  z
    .strictObject({
      type: z.literal('invited'),
      table,
      game: z.string(),
      seats: z.int().describe('How many play.'),
      seat: seat.describe('The chair that is kept.'),
      until: time.describe('Who does not sit there by then is not expected any more.'),
    })
    .describe('To a program that is ready: a table asks it. Watch it and `sit`.'),
  z.strictObject({ type: z.literal('pong') }),
  choices,
] as const;

/** To who follows games in the plain form, and in the patch form. */
export const plainMessage = z.union([...common, snapshot, update]);
export const patchMessage = z.union([...common, patchSnapshot, patchUpdate]);
