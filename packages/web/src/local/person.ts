import type { Seat } from '@conclave/kernel';

/** The chair of the one person at a table of bots. */
export const PERSON: Seat = 0;
