import { characterOf } from '@conclave/house';
import { type Character, isOneOf, LEVELS, type Level } from '@conclave/kernel';
import type { PortraitName } from '@conclave/stage/art/portraits.ts';
import type { InLanguages } from '@conclave/stage/language/catalogue.ts';
import { GAMES, isGame } from '../games/games.ts';

/** Somebody of the house who plays: a face, a name, and what is said when a lie or a journey comes to light. */
export interface Persona {
  readonly face: PortraitName;
  readonly name: InLanguages<string>;
  readonly caught: InLanguages<string>;
}

type Face = Omit<Persona, 'name'>;

/** Those whom a game knows by name, by game and level; their names stand on the lid of its box. */
const FACES: Readonly<Record<string, Readonly<Record<Level, Face>>>> = {
  'seven-seals': {
    novice: { face: 'pip', caught: { en: 'Oh! Was that mine?', de: 'Oh! War das meins?' } },
    regular: { face: 'agnes', caught: { en: 'I must have skipped a bead.', de: 'Da fehlte wohl eine Perle.' } },
    master: { face: 'keeper', caught: { en: 'Noted. In wax.', de: 'Vermerkt. In Wachs.' } },
  },
  dogma: {
    novice: { face: 'timo', caught: { en: 'I was going to say so myself.', de: 'Ich wollte es gerade selbst sagen.' } },
    regular: {
      face: 'clara',
      caught: { en: 'One confession more for my list.', de: 'Eine Beichte mehr auf meiner Liste.' },
    },
    master: { face: 'inquisitor', caught: { en: 'Who taught you to ask?', de: 'Wer hat dich fragen gelehrt?' } },
  },
  'mea-culpa': {
    novice: { face: 'till', caught: { en: 'It was worth every taler.', de: 'Es war jeden Taler wert.' } },
    regular: {
      face: 'margarethe',
      caught: { en: 'I shall enter it under expenses.', de: 'Das verbuche ich unter Auslagen.' },
    },
    master: {
      face: 'bellarosa',
      caught: { en: 'I was inspecting the curtains.', de: 'Ich habe die Vorhänge geprüft.' },
    },
  },
};

const named = (name: string, face: PortraitName, en: string, de: string): Persona => ({
  face,
  name: { en: name, de: name },
  caught: { en, de },
});

/** Those who come when more chairs are free, whatever is played. */
const GUESTS: readonly Persona[] = [
  named('Tetzel', 'tetzel', 'I have a letter for that.', 'Dafür habe ich einen Brief.'),
  named('Lucrezia', 'lucrezia', 'In my family that is called manners.', 'In meiner Familie heißt das Benehmen.'),
  named('Pico', 'pico', 'In theory it was sound.', 'In der Theorie stimmte es.'),
  named('Hildegard', 'hildegard', 'I saw it coming.', 'Ich habe es kommen sehen.'),
  named('Fra Angelo', 'angelo', 'A small shadow, for the light.', 'Ein kleiner Schatten, des Lichtes wegen.'),
  named('Johanna', 'johanna', 'I would do it again.', 'Ich würde es wieder tun.'),
  named('Cesare', 'cesare', 'Nobody move.', 'Niemand rührt sich.'),
];

const isLevel = (level: string | undefined): level is Level => isOneOf(LEVELS, level);

/** The one who plays this game at this level; nobody where the server has bots of its own. */
export const characterAt = (game: string, level: string | undefined): Character | undefined =>
  isLevel(level) && isGame(game) ? characterOf(game, level) : undefined;

const personaOf = (game: string, level: Level): readonly Persona[] => {
  const face = FACES[game]?.[level];
  return face === undefined ? [] : [{ ...face, name: characterOf(game, level).name }];
};

/** Who sits down at a table of this game, in this order: its own player of the level, those of the other games, then the guests. */
export const castOf = (game: string, level: string | undefined): readonly Persona[] => {
  if (!isLevel(level) || !isGame(game)) return GUESTS;
  const others = GAMES.filter(other => other !== game);
  return [...[game, ...others].flatMap(one => personaOf(one, level)), ...GUESTS];
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
