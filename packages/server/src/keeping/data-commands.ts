import { writeFileSync } from 'node:fs';
import type { Command } from '../house/command.ts';
import { erasePerson, exportPerson } from '../table/person-data.ts';
import { backup, restore } from './backup.ts';
import { migrate } from './migrate.ts';
import { move } from './move.ts';
import { nodes } from './nodes.ts';
import { asked, closing, openToChange, openToLook } from './place.ts';

const exportCommand: Command = {
  summary: "write one person's data as JSON, also while the server runs",
  help: 'conclave export PERSON [FILE] [--data DIR | --database postgres://…] [--archive DIR]',
  run: async (args, say) => {
    const { place, words, archive } = asked(args);
    const [person, file] = words;
    if (person === undefined) throw new Error('export needs the id of a person');
    const storage = await openToLook(place, archive);
    await closing(storage, async () => {
      const data = await exportPerson(storage, person);
      if (data === undefined) throw new Error(`there is no person ${person}`);
      const text = JSON.stringify(data, undefined, 2);
      if (file === undefined) say(text);
      else writeFileSync(file, text, { mode: 0o600 });
    });
    return 0;
  },
};

const erase: Command = {
  summary: "remove one person's name, chat and token; the games of the others stay",
  help: `conclave erase PERSON [--data DIR | --database postgres://…]

On a folder the server must not run; on a database it may. While it runs, people erase themselves (DELETE /api/me).`,
  run: async (args, say) => {
    const { place, words } = asked(args);
    const [person] = words;
    if (person === undefined) throw new Error('erase needs the id of a person');
    const storage = await openToChange(place);
    await closing(storage, async () => {
      if ((await erasePerson(storage, person)) === undefined) throw new Error(`there is no person ${person}`);
    });
    say(`${person} has been erased`);
    return 0;
  },
};

/** What can be done with the data itself. */
export const dataCommands = { backup, restore, move, migrate, nodes, export: exportCommand, erase } as const;
