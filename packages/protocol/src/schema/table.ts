import { z } from 'zod';
import {
  CHAT_RULES,
  CLOSERS,
  FIND_STATES,
  PACES,
  PROGRAM_RULES,
  REPORT_KINDS,
  TABLE_STATUSES,
  TIMEOUT_RULES,
  UNDO_RULES,
  VISIBILITIES,
  WATCHER_RULES,
} from '../constants.ts';
import {
  anything,
  clubId,
  hex,
  level,
  mover,
  person,
  personId,
  program,
  requestId,
  seat,
  seq,
  tableId,
  time,
} from './basics.ts';

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

export const tableSettings = z.strictObject({
  visibility: z.enum(VISIBILITIES),
  watchers: z.enum(WATCHER_RULES),
  clock,
  timeout: z.enum(TIMEOUT_RULES),
  undo: z.enum(UNDO_RULES),
  chat: z.enum(CHAT_RULES),
  hints: z.boolean().describe('May the page suggest moves while people play against each other?'),
  rated: z.boolean().exactOptional().describe('Does the game count for ratings? Only who is kept sits down there.'),
  programs: z
    .enum(PROGRAM_RULES)
    .exactOptional()
    .describe('May programs of others sit down here? `invited`: those whom the host asks. Not said: none.'),
});

const { visibility, watchers, timeout, undo, chat, hints, rated, programs } = tableSettings.shape;
/** Whatever is not said has its usual value. */
const someSettings = z.strictObject({
  visibility: visibility.exactOptional(),
  watchers: watchers.exactOptional(),
  clock: clock.exactOptional(),
  timeout: timeout.exactOptional(),
  undo: undo.exactOptional(),
  chat: chat.exactOptional(),
  hints: hints.exactOptional(),
  rated,
  programs,
});

const seatKind = z.enum(['open', 'human', 'bot']);

export const seatInfo = z.strictObject({
  seat,
  kind: seatKind.describe('`open` seats may be taken, by `person` alone when it is named.'),
  person: personId.exactOptional(),
  name: z.string(),
  level: z.string().exactOptional().describe('The bot that plays here, also while it only stands in for the person.'),
  standIn: z.boolean().exactOptional(),
  accepted: z.boolean().exactOptional().describe('Has this person accepted the `agreement` of the table?'),
  program: program.exactOptional().describe('A program sits here, or is asked to.'),
  present: z.boolean(),
});

export const watcherInfo = z.strictObject({
  person: personId,
  name: z.string(),
  state: z.enum(['asking', 'admitted']),
  lent: seat.exactOptional().describe('The seat that lends its view to this watcher.'),
});

const matter = z.enum(['undo', 'abandon', 'replace', 'reseat']);
export const vote = z
  .strictObject({
    what: matter,
    seat: seat.exactOptional().describe('The seat that is to be given to a bot, or back to its person.'),
    person: person.exactOptional().describe('Who says that this is their seat (`reseat`); `by` is that seat then.'),
    by: seat,
    agreed: z.array(seat),
  })
  .describe('Who agreed to what; it happens when everyone needed has agreed.');

export const standInInfo = z
  .strictObject({
    seat,
    by: mover.describe("Whose decision it was: its own person's, another seat's, or the table's, whose clock ran out."),
    after: seq.describe('The last step before it began.'),
    until: seq.exactOptional().describe('The last step before its person came back.'),
    at: time,
    endedAt: time.exactOptional(),
  })
  .describe('A bot played for the person of a seat; without an end it still plays, or played to the end.');

export const closedBy = z.enum(CLOSERS).describe('Who ended the table before its time.');
export const tableStatus = z.enum(TABLE_STATUSES);

export const findState = z
  .enum(FIND_STATES)
  .describe(
    '`collects` until `fillsAt`; `short`: too few came, and whoever sits here decides; `waits`: they wait on; `again`: this table is closed, ' +
      'and whoever sat here asks once more, because people for them are at another one.',
  );

export const tableInfo = z
  .strictObject({
    id: tableId,
    game: z.string(),
    rulesVersion: z.int(),
    options: anything,
    agreement: hex
      .exactOptional()
      .describe('A digest of the options, where everyone has to accept exactly these before the game begins.'),
    settings: tableSettings,
    status: tableStatus,
    host: personId,
    seats: z.array(seatInfo),
    watchers: z.array(watcherInfo),
    seal: z
      .strictObject({ commitment: hex, nonces: z.array(hex).exactOptional(), opening: hex.exactOptional() })
      .describe(
        'The seal of the shuffle: the commitment from the first moment, the nonces once the game began, the opening when it may be opened.',
      ),
    createdAt: time,
    startedAt: time.exactOptional(),
    endedAt: time.exactOptional(),
    expiresAt: time
      .exactOptional()
      .describe('A table that has not begun, or that nobody has played at for long, is closed then.'),
    closedBy: closedBy.exactOptional(),
    places: z.array(z.int()).exactOptional(),
    votes: z.array(vote),
    standIns: z.array(standInInfo).exactOptional().describe('When bots have played for people, oldest first.'),
    rematch: tableId.exactOptional().describe('The table to which these people went on.'),
    find: z
      .strictObject({
        state: findState,
        any: z.boolean().describe('As many chairs as people, if the game allows it.'),
        fillsAt: time.exactOptional().describe('Bots take the free chairs then.'),
      })
      .exactOptional()
      .describe('The house collects people here.'),
    club: clubId.exactOptional().describe('The club whose table it is: nobody else sees it.'),
    waiting: z.array(personId).exactOptional().describe('Who is told when a chair is free.'),
  })
  .describe(
    'What everyone who may find a table may know of it, beside the game itself. The same bytes for every receiver.',
  );

export const tableLine = z
  .strictObject({
    id: tableId,
    game: z.string(),
    status: tableStatus,
    host: z.string(),
    seats: z.array(z.strictObject({ kind: seatKind, name: z.string() })),
    programs: programs.describe('May programs sit down? Not said: none.'),
    clock,
    watchers,
    createdAt: time,
    expiresAt: time.exactOptional().describe('Nobody has played here for long: the game is closed then.'),
    dueAt: time.exactOptional().describe('Only in «my tables»: when my time is up, if the table waits for me.'),
    myTurn: z.boolean().exactOptional().describe('Only in «my tables»: does the table wait for me?'),
  })
  .describe('A line of the lobby or of «my tables».');

const nonce = z.string().max(128);

export const tableWish = z
  .strictObject({
    game: z.string().max(40),
    seats: z
      .array(z.strictObject({ kind: z.enum(['open', 'bot']), level: level.exactOptional() }))
      .min(1)
      .max(10),
    options: anything.exactOptional(),
    settings: someSettings.exactOptional(),
    club: clubId
      .exactOptional()
      .describe('A table of this club, for its members alone; its `visibility` is `club` then.'),
    sit: z
      .strictObject({ seat })
      .exactOptional()
      .describe('Sit down at once, without a nonce: a nonce comes after the commitment, never before it.'),
  })
  .describe('What somebody who opens a table asks for.');

export const findWish = z
  .strictObject({
    game: z.string().max(40),
    seats: z.union([z.int().min(1).max(10), z.literal('any')]).describe('Chairs, bots included.'),
    pace: z.enum(PACES).describe('`fast`: a minute for each move; `slow`: days.'),
    rated: z.boolean().describe('Should it count? Only who is kept may say so.'),
    id: requestId
      .exactOptional()
      .describe('Your word for this request: asked again under it, when no answer came, it is the same chair.'),
  })
  .describe('What somebody who looks for a table asks for.');

const bare = <Do extends string>(what: Do) => z.strictObject({ do: z.literal(what) });
const withPerson = <Do extends string>(what: Do) => bare(what).extend({ person: personId });

/** What people do at a table beside playing moves. */
export const tableAction = z.discriminatedUnion('do', [
  bare('sit').extend({ seat, nonce: nonce.exactOptional() }),
  bare('accept')
    .extend({ agreement: hex })
    .describe('Accept what is agreed on at this table, by its `agreement`; the game begins when everyone has.'),
  bare('leave'),
  bare('seatBot').extend({ seat, level: level.exactOptional() }),
  bare('openSeat').extend({ seat }),
  withPerson('invite')
    .extend({ seat })
    .describe('The host asks a program that is ready. The chair is kept for it for twenty seconds.'),
  bare('start')
    .extend({ asWeAre: z.boolean().exactOptional() })
    .describe('With `asWeAre` free chairs are taken away; those that the game needs go to bots.'),
  bare('waitOn').describe('Too few came to a table of the house: keep it, I wait on.'),
  bare('close').describe('The host ends the table, before the game or in it.'),
  bare('handOver').extend({ level: level.exactOptional() }).describe('Give my seat to a bot.'),
  bare('takeBack').describe('Take it back.'),
  bare('nudge'),
  bare('wait').describe('More time for the seats we wait for.'),
  bare('replace')
    .extend({ seat })
    .describe('A bot for a seat whose player is away: the host decides it, otherwise all others who are here.'),
  bare('abandon'),
  bare('undo'),
  bare('agree').extend({ to: matter, seat: seat.exactOptional() }),
  bare('decline').extend({ to: matter, seat: seat.exactOptional() }),
  bare('reseat')
    .extend({ seat })
    .describe(
      'I sat here: somebody whom nobody knows any more asks for their seat. The host, or all others who play, agree.',
    ),
  bare('waitForChair')
    .extend({ on: z.boolean() })
    .describe('Every chair is taken: tell me when one is free, before the game begins; or no more.'),
  bare('askToWatch'),
  withPerson('admit'),
  withPerson('dismiss'),
  withPerson('lend'),
  withPerson('withdraw'),
  bare('chatRule').extend({ rule: z.enum(CHAT_RULES) }),
  withPerson('report').extend({ reason: z.string().max(500), kind: z.enum(REPORT_KINDS).exactOptional() }),
  bare('rematch'),
]);
