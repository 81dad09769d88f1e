import type { PlainBox } from '@conclave/stage/plain/box.ts';

/** The games that were laid on the plain table since the page was opened. */
export const boxes = new Map<string, PlainBox>();
