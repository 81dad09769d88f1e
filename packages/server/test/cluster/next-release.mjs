// Loaded before a node, this makes it one of the next release: it speaks the protocol after ours, and ours.
import { register } from 'node:module';

/** The one place where the version is written. */
const CONSTANTS = '/packages/protocol/dist/constants.js';

export const load = async (url, context, nextLoad) => {
  const loaded = await nextLoad(url, context);
  if (!url.endsWith(CONSTANTS)) return loaded;
  const source = String(loaded.source).replace(
    /PROTOCOL_VERSION = (\d+)/,
    (_, version) => `PROTOCOL_VERSION = ${Number(version) + 1}`,
  );
  return { ...loaded, source };
};

if (!import.meta.url.endsWith('?hooks')) register('./next-release.mjs?hooks', import.meta.url);
