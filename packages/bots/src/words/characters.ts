import type { Language } from '@conclave/kernel';
import type { Level } from '../levels.ts';

/** Whom you meet: a name, and a line of character. */
export interface Character {
  readonly name: Readonly<Record<Language, string>>;
  readonly line: Readonly<Record<Language, string>>;
}

const sevenSeals: Readonly<Record<Level, Character>> = {
  novice: {
    name: { en: 'Brother Pip', de: 'Bruder Pip' },
    line: {
      en: 'Believes every high card wins, and is surprised each time.',
      de: 'Glaubt, dass jede hohe Karte sticht, und staunt jedes Mal.',
    },
  },
  regular: {
    name: { en: 'Sister Agnes', de: 'Schwester Agnes' },
    line: {
      en: 'Counts every card on her rosary and seldom takes a trick too many.',
      de: 'Zählt jede Karte am Rosenkranz mit und nimmt selten einen Stich zu viel.',
    },
  },
  master: {
    name: { en: 'The Keeper of Seals', de: 'Der Siegelbewahrer' },
    line: {
      en: 'Has played this hand a thousand times before you have sorted yours.',
      de: 'Hat dieses Blatt tausendmal gespielt, bevor deines sortiert ist.',
    },
  },
};

const dogma: Readonly<Record<Level, Character>> = {
  novice: {
    name: { en: 'Oblate Timo', de: 'Oblate Timo' },
    line: {
      en: 'Blushes when he lies, and when he does not.',
      de: 'Wird rot, wenn er lügt, und wenn er nicht lügt auch.',
    },
  },
  regular: {
    name: { en: 'Abbess Clara', de: 'Äbtissin Clara' },
    line: {
      en: 'Has heard many confessions and remembers every one of them.',
      de: 'Hat viele Beichten gehört und erinnert sich an jede.',
    },
  },
  master: {
    name: { en: 'The Grand Inquisitor', de: 'Der Großinquisitor' },
    line: {
      en: 'Asks only questions whose answers are known already.',
      de: 'Stellt nur Fragen, deren Antwort schon feststeht.',
    },
  },
};

const meaCulpa: Readonly<Record<Level, Character>> = {
  novice: {
    name: { en: 'Goodman Till', de: 'Gevatter Till' },
    line: {
      en: 'Spends the money first and wonders about his soul later.',
      de: 'Gibt erst das Geld aus und sorgt sich später um die Seele.',
    },
  },
  regular: {
    name: { en: 'Widow Margarethe', de: 'Witwe Margarethe' },
    line: {
      en: 'Keeps an account of every sin in town, her own included.',
      de: 'Führt Buch über jede Sünde der Stadt, auch über die eigenen.',
    },
  },
  master: {
    name: { en: 'Cardinal Bellarosa', de: 'Kardinal Bellarosa' },
    line: {
      en: 'Knows the price of everything, above all of forgiveness.',
      de: 'Kennt den Preis von allem, vor allem den der Vergebung.',
    },
  },
};

const CHARACTERS: ReadonlyMap<string, Readonly<Record<Level, Character>>> = new Map([
  ['seven-seals', sevenSeals],
  ['dogma', dogma],
  ['mea-culpa', meaCulpa],
]);

export const characterOf = (game: string, level: Level): Character => {
  const character = CHARACTERS.get(game)?.[level];
  if (character === undefined) throw new Error(`nobody plays ${game} at level ${level}`);
  return character;
};
