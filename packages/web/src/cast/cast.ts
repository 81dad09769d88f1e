import { characterOf } from '@conclave/house';
import { knownFor } from '@conclave/house/characters';
import { type Character, isOneOf, LEVELS, type Level, levelIn } from '@conclave/kernel';
import { HOUSE_FACES, type PortraitName } from '@conclave/stage/art/faces.ts';
import type { InLanguages } from '@conclave/stage/language/catalogue.ts';
import { GAMES, isGame } from '../games/games.ts';

/** Somebody of the house who plays: a face, a name, and what is said when a lie or a journey comes to light. */
export interface Persona {
  readonly face: PortraitName;
  readonly name: InLanguages<string>;
  readonly caught: InLanguages<string>;
}

const named = (name: string, face: PortraitName, en: string, de: string): Persona => ({
  face,
  name: { en: name, de: name },
  caught: { en, de },
});

const TOWNSPEOPLE: readonly Persona[] = [
  named('Tetzel', 'tetzel', 'I have a letter for that.', 'Dafür habe ich einen Brief.'),
  named('Lucrezia', 'lucrezia', 'In my family that is called manners.', 'In meiner Familie heißt das Benehmen.'),
  named('Pico', 'pico', 'In theory it was sound.', 'In der Theorie stimmte es.'),
  named('Hildegard', 'hildegard', 'I saw it coming.', 'Ich habe es kommen sehen.'),
];

const isLevel = (level: string | undefined): level is Level => isOneOf(LEVELS, level);

/** The one who plays this game at this level; nobody where the server has bots of its own. */
export const characterAt = (game: string, name = ''): Character | undefined => {
  const level = levelIn(name);
  return isLevel(level) && isGame(game) ? (knownFor(game, name) ?? characterOf(game, level)) : undefined;
};

const isPortrait = (face: string | undefined): face is PortraitName => isOneOf(HOUSE_FACES, face);

const personaOf = (game: string, level: Level): readonly Persona[] => {
  const { face, name, caught } = characterOf(game, level);
  return isPortrait(face) && caught !== undefined ? [{ face, name, caught }] : [];
};

const once = (personas: readonly Persona[]): readonly Persona[] =>
  personas.filter(({ face }, index) => personas.findIndex(other => other.face === face) === index);

/** Those who come when more chairs are free, whatever is played: townspeople, and whoever the house has for every game. */
const GUESTS: readonly Persona[] = once([
  ...TOWNSPEOPLE,
  ...GAMES.flatMap(game => (['prior', 'pilgrim', 'cardinal'] as const).flatMap(level => personaOf(game, level))),
]);

/** Who sits down at a table of this game, in this order: its own player of the level, those of the other games, then the guests. */
export const castOf = (game: string, name = ''): readonly Persona[] => {
  const level = levelIn(name);
  if (!isLevel(level) || !isGame(game)) return GUESTS;
  const others = GAMES.filter(other => other !== game);
  return once([...[game, ...others].flatMap(one => personaOf(one, level)), ...GUESTS]);
};

const NUMERALS = ['', ' II', ' III', ' IV', ' V', ' VI', ' VII', ' VIII'] as const;

/** What those are called who sit down at a table of this game, in this order; a second one of the same character has a numeral. */
export const namesAt = (game: string, name: string | undefined): readonly InLanguages<string>[] => {
  const known = isGame(game) && name !== undefined ? knownFor(game, name) : undefined;
  if (known === undefined) return castOf(game, name).map(persona => persona.name);
  return NUMERALS.map(numeral => ({ en: known.name.en + numeral, de: known.name.de + numeral }));
};

const EVERYBODY: readonly Persona[] = [
  ...GAMES.flatMap(game => LEVELS.flatMap(level => personaOf(game, level))),
  ...GUESTS,
];

/** Who is called so, in whatever language; a second one of the same name has a numeral. */
export const personaNamed = (name: string): Persona | undefined => {
  const plain = name.replace(/ [IVX]+$/, '');
  return EVERYBODY.find(({ name: { en, de } }) => plain === en || plain === de);
};
