import type { Services } from '../house/services.ts';
import { Rounds } from '../nodes/rounds.ts';
import { writeHonours } from '../standing/seasons.ts';
import type { Tables } from '../table/registry.ts';
import { forgetGuests } from './guests.ts';

const HOUR = 3_600_000;

/** What a house does once an hour, as long as it is open; of several nodes each may. */
export const hourly = (services: Services, tables: Tables): Rounds => {
  const { config, log } = services;
  return new Rounds(
    async () => {
      await forgetGuests(services, tables);
      if (config.rates && config.keepsPeople) await writeHonours(services);
    },
    () => HOUR,
    error => log.warn({ err: error }, 'what is done once an hour could not be done'),
  );
};
