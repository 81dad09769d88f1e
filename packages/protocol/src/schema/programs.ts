import { z } from 'zod';
import { person, personId, tableId, time } from './basics.ts';

/** Programs of others: which of them can be asked, and how good they are. */
export const programsQuery = z.object({
  game: z.string().max(40),
  seats: z.coerce.number().pipe(z.int().min(1).max(10)),
});

const standing = {
  rating: z.int().describe('The mean; 1500 is where everybody begins.'),
  spread: z.int().describe('Two deviations: so far off it may well be, either way.'),
  boards: z.int().describe('Deals that were played with all rotations.'),
};

export const readyPrograms = z.strictObject({
  programs: z.array(z.strictObject({ person, ...standing })).describe('Those that can be asked now, the best first.'),
});

const line = z.strictObject({
  ...standing,
  place: z.int().exactOptional().describe('From the thirtieth board on; bots of the house always.'),
  name: z.string(),
  by: z.string().exactOptional().describe('Who wrote it.'),
  url: z.string().exactOptional(),
  person: personId.exactOptional(),
  bot: z.string().exactOptional().describe('The level of a bot of the house.'),
});

const board = z.strictObject({
  id: z.string(),
  at: time,
  players: z.array(
    z.strictObject({
      name: z.string(),
      places: z.array(z.int()).describe('By rotation; whoever fell silent is last.'),
    }),
  ),
  tables: z.array(tableId).describe('Their records are open.'),
});

export const programLadder = z
  .strictObject({
    lines: z.array(line),
    boards: z.array(board).describe('The last that are over.'),
  })
  .describe('Programs and bots of the house at one game, for one number of players.');
