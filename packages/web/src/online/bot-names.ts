import { characterOf } from '@conclave/house';
import { type Character, LEVELS, type Level } from '@conclave/kernel';
import type { SeatInfo, TableInfo } from '@conclave/protocol';
import { isGame } from '../games/games.ts';

export const BOT_LEVELS = LEVELS;
export type BotLevel = Level;

/** The one who plays this game at this level; nobody where the server has bots of its own. */
export const characterAt = (game: string, level: string | undefined): Character | undefined => {
  const known = BOT_LEVELS.find(name => name === level);
  return known === undefined || !isGame(game) ? undefined : characterOf(game, known);
};

const NUMERALS = ['', ' II', ' III', ' IV', ' V', ' VI', ' VII', ' VIII'] as const;
/** A seat that a person left to a bot keeps the person's name. */
const isNameless = ({ kind, name }: SeatInfo): boolean => kind === 'bot' && /^Bot \d+$/.test(name);

/** What everyone at the table is called: bots by their character, a second one of the same name with a numeral. */
export const shownNames = ({ game, seats }: TableInfo, language: 'en' | 'de'): readonly string[] => {
  const known = new Map<string, number>();
  return seats.map(seat => {
    const name = isNameless(seat) ? characterAt(game, seat.level)?.name[language] : undefined;
    if (name === undefined) return seat.name;
    const before = known.get(name) ?? 0;
    known.set(name, before + 1);
    return `${name}${NUMERALS[before] ?? ` ${before + 1}`}`;
  });
};
