import { LEVELS, type Level } from '@conclave/kernel';
import type { SeatInfo, TableInfo } from '@conclave/protocol';
import { characterAt, namesAt } from '../cast/cast.ts';

export const BOT_LEVELS = LEVELS;
export type BotLevel = Level;

/** A seat that a person left to a bot keeps the person's name. */
const isNameless = ({ kind, name }: SeatInfo): boolean => kind === 'bot' && /^Bot \d+$/.test(name);

/** What everyone at the table is called: bots by whom the house sends for their level, everybody once. */
export const shownNames = ({ game, seats }: TableInfo, language: 'en' | 'de'): readonly string[] => {
  const taken = new Set(seats.filter(seat => !isNameless(seat)).map(({ name }) => name));
  return seats.map(seat => {
    if (!isNameless(seat) || characterAt(game, seat.level) === undefined) return seat.name;
    const free = namesAt(game, seat.level).find(names => !taken.has(names[language]));
    const name = free?.[language] ?? seat.name;
    taken.add(name);
    return name;
  });
};
