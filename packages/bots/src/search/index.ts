/** For benchmarks and experiments: the search itself, to be fed with worlds of one's own. Pages and servers ask bots instead. */

export type { Considered } from '../bot.ts';
export { knowing as sevenSealsOutlook } from '../seven-seals/outlook.ts';
export { exactSearch } from './exact.ts';
export type { Outlook } from './outlook.ts';
export { type Findings, type SearchStyle, search } from './search.ts';
