/** What a bot is, how long it may think, and how it searches in worlds that it imagines. It knows no game. */

export * from './advice.ts';
export * from './bot/bot.ts';
export { type Fancied, isByTaste } from './bot/character.ts';
export { atAGlance, type Glance } from './bot/glance.ts';
export * from './bot/levels.ts';
export { randomBot } from './bot/random.ts';
export { drawByLoss } from './bot/taste.ts';
export { netsByPlayers } from './net/by-players.ts';
export { weighChoices } from './net/choices.ts';
export { CLIP, evaluate, LEAK, type Net, type NetFile, readNet, sumOfNet } from './net/net.ts';
export { plainBots } from './plain/plain-bots.ts';
export { exactSearch } from './tree/exact.ts';
export { type Scale, withFindings } from './tree/found.ts';
export type { Outlook } from './tree/outlook.ts';
export { type Findings, type SearchStyle, search } from './tree/search.ts';
export { searchBot, searchStream, whySearched } from './tree/search-bot.ts';
export { type BotWords, explain } from './words/explain.ts';
