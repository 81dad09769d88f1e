import type { Sharing } from '../storage/sharing.ts';
import type { Storage } from '../storage/storage.ts';
import { StorageTrouble } from '../storage/trouble.ts';

const ALIVE = 10_000;

/**
 * A database holds one house. Who starts with another address than its nodes have belongs to another house, and would mix their people; a
 * house that moves to another address does so while none of its nodes runs.
 */
export const refuseOtherHouse = async (storage: Storage, sharing: Sharing, url: string | undefined): Promise<void> => {
  if (url === undefined) return;
  const known = await storage.note('url');
  if (known === url) return;
  const now = await sharing.time();
  const isOpen = (await sharing.nodes()).some(({ seen_at }) => seen_at > now - ALIVE);
  if (known !== undefined && isOpen)
    throw new StorageTrouble(`this database is that of the house ${known}, which is open; give each house its own`);
  await storage.commit([{ writes: [{ put: 'note', name: 'url', value: url }] }]);
};
