import { isObject } from '@conclave/kernel';
import { forgetSolo, soloTables } from '../local/solo-store.ts';

const PREFIX = 'conclave.';

const keys = (): readonly string[] => {
  try {
    return Object.keys(localStorage).filter(key => key.startsWith(PREFIX));
  } catch {
    return [];
  }
};

/** Bytes of what this page keeps: two for each letter, as browsers count. */
export const bytesKept = (): number =>
  keys().reduce((sum, key) => sum + 2 * (key.length + (localStorage.getItem(key)?.length ?? 0)), 0);

export const clearFinished = (): void => {
  for (const { id, places } of soloTables()) if (places !== undefined) forgetSolo(id);
  for (const key of keys()) if (key.startsWith(`${PREFIX}record`)) localStorage.removeItem(key);
};

/** Everything, also the page itself that was kept for times without a network. */
export const clearEverything = async (): Promise<void> => {
  for (const key of keys()) localStorage.removeItem(key);
  if ('caches' in globalThis) for (const name of await caches.keys()) await caches.delete(name);
  const workers = (await navigator.serviceWorker?.getRegistrations()) ?? [];
  for (const worker of workers) await worker.unregister();
};

const FORMAT = 'conclave-settings';

export const settingsFile = (settings: object): string =>
  JSON.stringify({ format: FORMAT, version: 1, settings }, null, 2);

/** The settings in a file, still to be checked value by value; nothing when it is no such file. */
export const settingsIn = (text: string): object | undefined => {
  try {
    const value: unknown = JSON.parse(text);
    return isObject(value) && value.format === FORMAT && isObject(value.settings) ? value.settings : undefined;
  } catch {
    return undefined;
  }
};
