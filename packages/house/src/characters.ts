import { characters as dogma } from '@conclave/dogma/characters';
import { CHARACTER_LEVELS, type Character, type Characters, levelIn, traitIn, withTrait } from '@conclave/kernel';
import { characters as meaCulpa } from '@conclave/mea-culpa/characters';
import { characters as sevenSeals } from '@conclave/seven-seals/characters';

/** Characters of games that have some; a game that is not here lacks nothing. Apart from the shelf, because workers need no names. */
const CHARACTERS: Readonly<Record<string, Characters>> = {
  'seven-seals': sevenSeals,
  dogma,
  'mea-culpa': meaCulpa,
};

/** All characters of a game, by trait. */
export const charactersIn = (game: string): Characters => CHARACTERS[game] ?? {};

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
