import { CHARACTER_LEVELS, type Character, type Characters, levelIn, traitIn, withTrait } from '@conclave/kernel';
import { GAMES } from './games.ts';

/** All characters of a game, by trait; a game without some lacks nothing. */
export const charactersIn = (game: string): Characters =>
  GAMES.find(({ title }) => title.id === game)?.characters ?? {};

/** What somebody of this level can be known by besides, in this game. */
export const traitsAt = (game: string, level: string): readonly string[] =>
  CHARACTER_LEVELS.includes(level) ? Object.keys(charactersIn(game)) : [];

/** The characters of a game as bots are asked for, `regular:inquisitor`. */
export const characterNames = (game: string): readonly string[] =>
  CHARACTER_LEVELS.flatMap(level => traitsAt(game, level).map(trait => withTrait(level, trait)));

/** Who is known by this in this game; nobody for a plain level, and where the game has nobody of the kind. */
export const knownFor = (game: string, name: string): Character | undefined => {
  const trait = traitIn(name);
  return trait !== undefined && traitsAt(game, levelIn(name)).includes(trait) ? charactersIn(game)[trait] : undefined;
};
