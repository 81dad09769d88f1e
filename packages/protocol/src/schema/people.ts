import { z } from 'zod';
import { device, givenTime, person, personId, seat, tableId, time } from './basics.ts';
import { spoken } from './notices.ts';

/** How people are kept: passkeys, codes, devices. */
const ticket = z.string().max(100);
const base64 = z
  .string()
  .max(20_000)
  .regex(/^[\w+/=-]*$/);

export const codeBody = z.strictObject({
  code: z
    .string()
    .max(100)
    .regex(/^\P{Cc}*$/u),
});
export const ticketBody = z.strictObject({ ticket });
export const deviceParams = z.object({ id: z.string().max(40) });
export const passkeyParams = z.object({ id: z.string().max(1400) });

const credential = {
  id: base64,
  rawId: base64,
  type: z.literal('public-key'),
  clientExtensionResults: z.looseObject({}).describe('Not looked at.'),
};

/** What a browser makes of the options, as its `toJSON` gives it. */
export const newPasskeyBody = z.strictObject({
  ticket,
  label: z.string().max(100).exactOptional(),
  response: z.object({
    ...credential,
    response: z.object({
      clientDataJSON: base64,
      attestationObject: base64,
      transports: z
        .array(z.string().regex(/^[\w-]{1,40}$/))
        .max(10)
        .exactOptional(),
    }),
  }),
});
export const passkeyBody = z.strictObject({
  ticket,
  response: z.object({
    ...credential,
    response: z.object({
      clientDataJSON: base64,
      authenticatorData: base64,
      signature: base64,
      userHandle: z.string().max(100).exactOptional(),
    }),
  }),
});

export const passkeyOptions = z
  .strictObject({ options: z.looseObject({}), ticket })
  .describe('What `parseCreationOptionsFromJSON` or `parseRequestOptionsFromJSON` of the browser reads.');

export const signedIn = z.strictObject({
  person,
  token: z.string(),
  language: spoken.language.describe('In which the person was last spoken to.'),
  also: z
    .strictObject({ name: z.string(), tables: z.int(), ticket })
    .exactOptional()
    .describe('A guest who played on this device until now, and whose tables can be brought along.'),
});
export const whose = z.strictObject({ person: z.string().describe('The name under which one would come in.') });
export const link = z.strictObject({ code: z.string(), long: z.string(), until: time });
export const recoveryCodes = z.strictObject({ codes: z.array(z.string()) });
export const ways = z.strictObject({
  person,
  kept: z.boolean(),
  devices: z.array(device),
  passkeys: z.array(
    z.strictObject({
      id: z.string(),
      label: z.string(),
      synced: z.boolean().describe('Does it live on several devices of the person?'),
      since: time,
      used: time,
    }),
  ),
  codes: z.int().describe('Recovery codes that are still good.'),
  proved: time.exactOptional().describe('Until then no passkey is asked for again.'),
  domain: z.string().exactOptional().describe('Passkeys are good at this domain; without one there are none.'),
  steward: z.literal(true).exactOptional().describe('Looks after the house.'),
});
export const done = z.strictObject({ done: z.literal(true) });
export const brought = z.strictObject({ tables: z.int() });
export const letInCode = z.strictObject({ code: z.string(), until: time });

/** What somebody has played. */
export const pastQuery = z.object({ before: z.coerce.number().pipe(givenTime).exactOptional() });
export const theirPastQuery = pastQuery.extend({ game: z.string().max(40).exactOptional() });
const pastGame = z.strictObject({
  id: tableId,
  game: z.string(),
  endedAt: time,
  seat: seat.describe('Mine.'),
  seats: z.array(
    z.strictObject({
      kind: z.enum(['open', 'human', 'bot']),
      name: z.string(),
      place: z.int(),
      person: personId.exactOptional(),
    }),
  ),
});
export const pastGames = z.strictObject({
  games: z.array(pastGame),
  next: time.exactOptional().describe('For `before`, where there are more.'),
});
const result = z.strictObject({
  game: z.string(),
  together: z.int(),
  ahead: z.int(),
  behind: z.int(),
  shared: z.int().describe('On the same place.'),
});
export const against = z.strictObject({ person, games: z.array(result), last: z.array(pastGame) });

/** How good somebody is. */
const pool = z.literal([2, 3]).describe('2 for two players, 3 for three and more.');
export const ladderQuery = z.object({ game: z.string().max(40), pool: z.coerce.number().pipe(pool) });
const rating = z.int().describe('1500 is where everybody begins.');
const ladderLine = z.strictObject({
  place: z.int(),
  name: z.string(),
  person: personId.exactOptional(),
  bot: z.string().exactOptional().describe('The level of a bot.'),
  rating,
  games: z.int(),
});
export const ladder = z.strictObject({
  lines: z.array(ladderLine),
  mine: z
    .strictObject({
      rating,
      games: z.int(),
      guess: z.boolean().describe('Too few games, or none for a year.'),
      place: z.int().exactOptional().describe('Where I stand, if I stand in it.'),
    })
    .exactOptional(),
});

export const seasonQuery = z.object({
  game: z.string().max(40),
  season: z
    .string()
    .regex(/^\d{4}-[1-4]$/)
    .exactOptional()
    .describe('A quarter: 2026-4. Without it, the one that runs.'),
});
const seasonLine = z.strictObject({
  place: z.int().exactOptional().describe('From the fifth game on.'),
  person: personId,
  name: z.string(),
  points: z.number().describe('10 for the first of a table, 0 for the last; the best twenty games count.'),
  games: z.int(),
});
export const seasonTable = z.strictObject({
  season: z.string(),
  from: time,
  until: time,
  lines: z.array(seasonLine),
  mine: seasonLine.exactOptional(),
});

export const profileSettings = z.strictObject({
  shown: z.enum(['everyone', 'met', 'nobody']).describe('Who may look: `met` are those with whom one has played.'),
  ladder: z.boolean().describe('Stands in the ladder.'),
  here: z
    .boolean()
    .exactOptional()
    .describe('Those who follow me, and may look at me, see when I am here. What is not said stays as it is.'),
  followed: z
    .enum(['yes', 'ask', 'no'])
    .exactOptional()
    .describe('May I be followed? `ask`: I say yes or no to each. `no` lets go those who do.'),
  invited: z
    .enum(['anyone', 'followed', 'nobody'])
    .exactOptional()
    .describe('Who may invite me to a table: whoever knows me, those whom I follow, or nobody.'),
});
export const profile = z.strictObject({
  person,
  kept: z.boolean(),
  since: time,
  ratings: z.array(
    z.strictObject({ game: z.string(), pool, rating, games: z.int(), guess: z.boolean(), first: z.int() }),
  ),
  manners: z
    .enum(['always', 'nearly', 'oftenNot'])
    .exactOptional()
    .describe('Over the last 30 games: keeps their chair. Not said before five.'),
  together: z.array(result),
  clubs: z.array(z.string()).exactOptional().describe('Names of the clubs in which we both are.'),
  games: z.array(pastGame).describe('Of those that were open to everyone, or that I played too.'),
  mine: z.boolean(),
  follows: z.boolean().describe('Do I follow them?'),
  asked: z.literal(true).exactOptional().describe('I have asked to follow them, and they have not answered.'),
  blocks: z.boolean().describe('Do I want nothing to do with them?'),
});
export const hereNow = z
  .strictObject({
    people: z.array(person).describe('Of those whom I follow, who is here now and lets me know it.'),
    first: z.array(tableId).describe('Open tables of the lobby at which somebody sits whom I follow.'),
    beware: z.array(tableId).describe('… and at which somebody sits whom I block.'),
  })
  .describe('What matters to me of who is here.');
export const tied = z.strictObject({
  done: z.literal(true),
  asked: z.literal(true).exactOptional().describe('They decide it first, and are asked.'),
});
export const tiedPeople = z.strictObject({ people: z.array(person) });

/** What somebody has counted of their games, on all devices. */
const count = z.int().min(0);
const figures = z
  .strictObject({
    games: z.record(
      z.string().max(40),
      z.strictObject({ games: count, places: z.array(count).max(20).describe('How often first, second, third …') }),
    ),
    shared: count.describe('Games in which a device was passed around.'),
    counted: z.array(z.string().max(100)).max(200).describe('The last tables, so that none counts twice.'),
    own: z.record(z.string().max(40), z.unknown()).describe('What each game counts beside places.'),
  })
  .describe('Figures only; the page counts.');
const reading = z.int().min(0).describe('How often it was changed.');
export const statisticsBody = z.strictObject({ n: reading, figures });
export const statistics = z.strictObject({ n: reading, figures: figures.exactOptional() });
