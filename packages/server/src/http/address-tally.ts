import { createHmac } from 'node:crypto';
import type { Buckets } from '../house/rate.ts';
import type { Services } from '../house/services.ts';

/** How many of something one address may have within some seconds. */
export interface AddressLimit {
  /** Counts where one process is the whole house. */
  readonly local: Buckets;
  readonly most: number;
  readonly seconds: number;
}

const DAY = 86_400_000;

/** The secret of this day, the same at all nodes; those of other days are gone. */
const secretOf = async ({ storage, committer, random }: Services, day: number): Promise<string> => {
  const known = (await storage.note('tally')) ?? '';
  if (known.startsWith(`${day} `)) return known;
  const secret = `${day} ${Buffer.from(random(32)).toString('hex')}`;
  await committer.save([{ put: 'note', name: 'tally', value: secret }]);
  return secret;
};

/** No address is stored: only what the secret of the day makes of it. */
const keyFor = async (services: Services, day: number, what: string): Promise<string> =>
  createHmac('sha256', await secretOf(services, day))
    .update(what)
    .digest('hex')
    .slice(0, 32);

/** May this address have one more? Where nodes share a house, all of them count together. */
export const mayHaveOne = async (
  services: Services,
  { local, most, seconds }: AddressLimit,
  what: string,
  network: string,
): Promise<boolean> => {
  const { storage, ticks, now } = services;
  if (storage.sharing === undefined) return local.take(network, ticks());
  const window = seconds * 1000;
  const until = (Math.floor(now() / window) + 1) * window;
  const key = await keyFor(services, Math.floor(now() / DAY), `${what} ${network}`);
  return (await storage.sharing.tally(key, until, now())) <= most;
};
