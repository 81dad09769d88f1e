import { existsSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Command } from '../house/command.ts';
import { backUpTo, restoreInto } from './copying.ts';
import { asked, named } from './place.ts';
import { progressFor } from './progress.ts';

export const backup: Command = {
  summary: 'copy all data into one file, also while the server runs',
  help: `conclave backup FILE [--data DIR | --database postgres://…] [--archive DIR]

The file is an SQLite database, whatever the house is kept in; restore puts it back into either. With --archive (or CONCLAVE_ARCHIVE) the
finished games that lie there are in it, too.`,
  run: async (args, say) => {
    const { place, words, archive } = asked(args);
    const [file] = words;
    if (file === undefined) throw new Error('backup needs the name of a new file');
    if (existsSync(file)) throw new Error(`${file} is already there`);
    const { filled, missing } = await backUpTo(place, resolve(file), archive, progressFor(say));
    say(`${resolve(file)}: ${statSync(file).size} bytes`);
    if (filled > 0) say(`${filled} games from the archive ${archive} are in it.`);
    if (missing > 0)
      say(
        archive === undefined
          ? `${missing} games lie in an archive and are not in it; --archive DIR takes them in.`
          : `${missing} games are neither in it nor in the archive ${archive}.`,
      );
    return 0;
  },
};

export const restore: Command = {
  summary: 'put a backup in place of the data; the server must not run',
  help: 'conclave restore FILE [--data DIR | --database postgres://…] [--force]',
  run: async (args, say) => {
    const { place, words, force } = asked(args);
    const [file] = words;
    if (file === undefined || !existsSync(file)) throw new Error('restore needs the file of a backup');
    await restoreInto(resolve(file), place, force, progressFor(say));
    say(`${named(place)} now holds what was in ${resolve(file)}`);
    return 0;
  },
};
