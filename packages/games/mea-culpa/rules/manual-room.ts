import * as room from './meta-room.ts';

/**
 * MC-26  Manual mode is a room of its own: enforced mode asks for it where a table has books to keep, and nowhere else. Here, for server,
 * command line, arena and tests, it stands open. The page takes `manual-room-later.ts` instead (`imports` in package.json).
 */
export const byHand = (): typeof room => room;

/** Nothing to fetch. */
export const openManualRoom = async (): Promise<void> => {};
