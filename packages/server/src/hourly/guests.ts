import type { Services } from '../house/services.ts';
import type { PersonRow } from '../storage/storage.ts';
import { decideForgetting, ERASED_NAME } from '../table/forget.ts';
import { tablesToForget } from '../table/person-data.ts';
import type { Tables } from '../table/registry.ts';

const AT_ONCE = 100;

/** Guests have no way back but their browser. Who sits at a table, or has opened one, is not forgotten; nor is who was kept out, or they would come in again. */
const UNSEEN = `where name_key is null and banned = 0 and seen_at < ?
  and not exists (select 1 from game_table hosted where hosted.host = person.id and hosted.status in ('open', 'running'))
  and not exists (select 1 from seat join game_table sat on sat.id = seat.table_id
    where seat.person_id = person.id and sat.status in ('open', 'running'))
  order by seen_at limit ?`;

const unseen = ({ storage, config, now }: Services): Promise<readonly PersonRow[]> =>
  storage.ask('person', UNSEEN, now() - config.forgetGuestsMs, AT_ONCE);

/** As if they had erased themselves: finished games stay, without their name. */
const forget = async (services: Services, tables: Tables, id: string, known: readonly string[]): Promise<void> => {
  for (const table of known)
    await new Promise<void>(answered =>
      tables.at(table).request({
        decide: (loaded, scene) => decideForgetting(loaded, scene, id),
        answer: () => answered(), // a damaged table keeps what nobody can read
      }),
    );
  await services.storage.erasePerson(id, ERASED_NAME);
  services.bus.publish('person', id);
};

/** Guests who were not here for long are forgotten; of several nodes each may do it. Says how many there were. */
export const forgetGuests = async (services: Services, tables: Tables): Promise<number> => {
  if (services.config.forgetGuestsMs === 0) return 0;
  const guests = await unseen(services);
  if (guests.length === 0) return 0;
  const ids = guests.map(({ id }) => id);
  const known = await tablesToForget(services.storage, ids); // one look for all of them
  for (const id of ids) await forget(services, tables, id, known.get(id) ?? []);
  return guests.length < AT_ONCE ? guests.length : guests.length + (await forgetGuests(services, tables));
};
