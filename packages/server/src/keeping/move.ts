import type { Command } from '../house/command.ts';
import { HAS_SHELF } from '../storage/with-shelf.ts';
import { moveHouse } from './copying.ts';
import { asked, closing, named, openToLook, placeFrom } from './place.ts';
import { unplayable } from './playable.ts';
import { progressFor } from './progress.ts';

const HELP = `conclave move --data DIR --to postgres://user:password@host:5432/conclave [--force]
conclave move --database postgres://user:password@host:5432/conclave --to DIR [--force]

Copies a whole house from a folder into an empty PostgreSQL database, or from there into a folder, compares every row, and loads every running
game with the rules. All servers must be stopped. Everybody stays signed in, and every game goes on where it was. Where the house came from
is left as it was: start it there no more. --force replaces a house that is already at the other end.`;

export const move: Command = {
  summary: 'take the house from a folder to PostgreSQL, or back; no server may run',
  help: HELP,
  run: async (args, say) => {
    const { place, to, force, words } = asked(args);
    if (to === undefined || words.length > 0) throw new Error(HELP);
    const target = placeFrom(to);
    const { rows, running } = await moveHouse(place, target, force, progressFor(say));
    say(`${rows} rows are in ${named(target)} as they were in ${named(place)}.`);
    const storage = await openToLook(target);
    const { damaged, hasShelf } = await closing(storage, async () => ({
      damaged: await unplayable(storage, running),
      hasShelf: (await storage.note(HAS_SHELF)) !== undefined,
    }));
    say(`${running.length - damaged.length} of ${running.length} running games can be played on.`);
    for (const line of damaged) say(line);
    if (hasShelf) say('Finished games that lie in an archive stay there: start the server with --archive as before.');
    return damaged.length === 0 ? 0 : 1;
  },
};
