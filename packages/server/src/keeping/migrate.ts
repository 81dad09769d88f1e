import type { Command } from '../house/command.ts';
import { versionOf } from '../storage/house-file.ts';
import { SCHEMA_VERSION } from '../storage/migrate.ts';
import { migrateAt } from '../storage/postgres/backup.ts';
import { openSqlite } from '../storage/sqlite.ts';
import { alone } from './copying.ts';
import { asked, existing, named, type Place } from './place.ts';

/** Brings what is kept into the form that this version writes; answers the form that it had. */
const migrateAny = (place: Place): Promise<number> => {
  if ('database' in place) return migrateAt(place.database);
  existing(place.data);
  return alone(place.data, async database => {
    const before = await versionOf(database);
    await (await openSqlite(database)).close();
    return before;
  });
};

const HELP = `conclave migrate [--data DIR | --database postgres://…]

Brings the data into the form that this version writes. A server does that by itself when it starts; with several nodes it is done once
before the first of them, while the old ones still run.`;

export const migrate: Command = {
  summary: 'bring the data into the form of this version',
  help: HELP,
  run: async (args, say) => {
    const { place } = asked(args);
    const before = await migrateAny(place);
    const news = before === 0 ? 'made anew' : before === SCHEMA_VERSION ? 'nothing to do' : `was ${before}`;
    say(`${named(place)}: schema ${SCHEMA_VERSION} (${news})`);
    return 0;
  },
};
