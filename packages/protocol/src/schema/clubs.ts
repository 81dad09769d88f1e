import { z } from 'zod';
import { MOST_CRESTS } from '../constants.ts';
import { clubId, givenTime, personId, time } from './basics.ts';
import { channel, webhookForm } from './notices.ts';
import { tableLine, tableWish } from './table.ts';

/** People who play together: members, presets, evenings, a ladder. */
const rowId = z.string().regex(/^[A-Za-z0-9_-]{16}$/);
export const clubParams = z.object({ id: clubId });
export const memberParams = clubParams.extend({ person: personId });
export const presetParams = clubParams.extend({ preset: rowId });
export const clubWebhookParams = clubParams.extend({ webhook: z.string().max(60) });
export const eveningParams = clubParams.extend({ evening: rowId });

export const clubRole = z.enum(['owner', 'steward', 'member']);
const name = z.string();
const crest = z
  .int()
  .min(0)
  .max(MOST_CRESTS - 1)
  .describe('Which of the crests of the page.');
const about = z.string().max(500);

/** An evening comes, a game at a table of the club is over, somebody opened one. */
export const CLUB_NEWS = ['evening', 'result', 'table'] as const;
export const clubSettings = z.strictObject({
  tables: z.enum(['members', 'stewards']).describe('Who may open tables of the club.'),
  language: z.enum(['en', 'de']).describe('In which the webhook of the club is spoken to.'),
  tells: z
    .array(z.enum(CLUB_NEWS))
    .max(CLUB_NEWS.length)
    .exactOptional()
    .describe('What a webhook of the club is told; without it, all of it.'),
});

const member = z.strictObject({
  id: personId,
  name,
  role: clubRole,
  since: time,
  mutedUntil: time.exactOptional().describe('Silent at the tables of the club until then; said to owner and stewards.'),
});

const presetWish = tableWish.omit({ sit: true, club: true });
const preset = z.strictObject({ id: rowId, name, wish: presetWish });

export const eveningRhythm = z.enum(['once', 'week', 'fortnight', 'month']);
const wallTime = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/)
  .describe('The clock on the wall of the zone: 2026-11-19T20:00.');
const zone = z.string().max(60).describe('As browsers call it: Europe/Berlin.');
const minutes = z
  .int()
  .min(15)
  .max(24 * 60)
  .describe('How long it lasts.');
export const eveningAnswer = z.enum(['yes', 'maybe', 'no']);

const evening = z.strictObject({
  id: rowId,
  at: time.describe('The next time, or the one that lasts now.'),
  first: wallTime,
  zone,
  minutes,
  every: eveningRhythm.describe('`month` is the same weekday of the month: the third Thursday, or the last.'),
  preset: rowId.exactOptional(),
  text: z.string(),
  calledOff: z.boolean().describe('Not this time.'),
  answers: z.array(z.strictObject({ person: personId, name, says: eveningAnswer })),
  mine: eveningAnswer.exactOptional(),
});

export const clubInvite = z.strictObject({ code: z.string(), until: time });

export const clubLadderQuery = z.object({
  game: z.string().max(40).exactOptional(),
  season: z
    .string()
    .regex(/^\d{4}-[1-4]$/)
    .exactOptional()
    .describe('A quarter: 2026-4. Without it, the one that runs.'),
});
const points = z.number().describe('10 for the first of a table, 0 for the last; the best twenty games count.');
export const clubLadder = z.strictObject({
  season: z.string(),
  from: time,
  until: time,
  lines: z.array(
    z.strictObject({
      place: z.int().exactOptional().describe('From the fifth game on.'),
      person: personId,
      name,
      points,
      games: z.int(),
    }),
  ),
});

export const club = z.strictObject({
  id: clubId,
  name,
  about,
  crest,
  settings: clubSettings,
  since: time,
  role: clubRole.describe('Mine.'),
  members: z.array(member),
  presets: z.array(preset),
  evenings: z.array(evening).describe('The next one first.'),
  tables: z.array(tableLine).describe('Tables of the club at which somebody waits or plays.'),
  invite: clubInvite.exactOptional().describe('For owner and stewards, while the door is open.'),
  webhooks: z.array(channel).exactOptional().describe('For the owner, in a house that has webhooks.'),
});

export const myClubs = z.strictObject({
  clubs: z.array(
    z.strictObject({
      id: clubId,
      name,
      crest,
      role: clubRole,
      members: z.int(),
      next: time.exactOptional().describe('The next evening.'),
    }),
  ),
  mayFound: z.boolean().describe('May I found another one?'),
});
export const clubAtDoor = z.strictObject({
  id: clubId.exactOptional().describe('Where I am in already.'),
  name,
  about,
  crest,
  members: z.int(),
});

const givenName = z.string().max(200);
export const newClubBody = z.strictObject({
  name: givenName,
  about: about.exactOptional(),
  crest: crest.exactOptional(),
});
export const clubForBody = newClubBody.extend({
  owner: personId,
  reason: z.string().max(300).exactOptional().describe('Needed of everybody but the command line.'),
});
export const knownClubs = z
  .strictObject({
    clubs: z.array(
      z.strictObject({
        id: clubId,
        name,
        about: z.string(),
        owner: z.strictObject({ id: personId, name }).exactOptional(),
        members: z.int(),
        since: time,
      }),
    ),
  })
  .describe('Clubs as whoever looks after the house sees them: the newest first.');
export const clubBody = z.strictObject({
  name: givenName.exactOptional(),
  about: about.exactOptional(),
  crest: crest.exactOptional(),
  settings: clubSettings.exactOptional(),
});
export const clubWebhookBody = z.strictObject({ url: z.string().max(2000), form: webhookForm });
export const roleBody = z.strictObject({
  role: clubRole.describe('`owner` hands the club over: whoever was the owner is a steward then.'),
});
export const clubMuteBody = z.strictObject({
  hours: z
    .int()
    .min(0)
    .max(30 * 24)
    .describe('For so long; 0 lets them speak again.'),
  reason: z.string().max(300).exactOptional().describe('Needed of who makes somebody silent: it is written down.'),
});
export const presetBody = z.strictObject({ name: givenName, wish: presetWish });
export const eveningBody = z.strictObject({
  first: wallTime,
  zone,
  minutes: minutes.exactOptional(),
  every: eveningRhythm,
  preset: rowId.exactOptional(),
  text: z.string().max(200).exactOptional(),
});
export const eveningChange = z.strictObject({ calledOff: z.boolean() });
export const answerBody = z.strictObject({ at: givenTime.describe('Which time is meant.'), says: eveningAnswer });
