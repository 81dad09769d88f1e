/** The language between server and page: types of every message, and how a client follows a game. What reads messages is behind `/schema`. */

export * from './constants.ts';
export * from './follow.ts';
export * from './patch.ts';
export * from './settings.ts';
export type * from './types.ts';
