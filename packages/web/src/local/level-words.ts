import type { Translated } from '@conclave/stage/language/catalogue.ts';
import { settings } from '@conclave/stage/settings/settings.svelte.ts';

const en = {
  lines: {
    novice: 'plausible, with human mistakes',
    pilgrim: 'knows how, but is forgetful',
    regular: 'sound habits, no mercy',
    prior: 'a quick look ahead',
    master: 'thinks ahead',
    cardinal: 'thinks ahead for longer',
  },
  botAs: (name: string, level: string) => `Bot: ${name} (${level})`,
  character: 'Character',
  characterOf: (seat: string) => `Character, ${seat}`,
  noCharacter: 'nobody in particular',
  eachAnother: 'each another character',
  withRegulars: 'Take regulars instead',
  playHere: 'Play on your own device',
  about: (rating: number) => `about ${rating}`,
  thinksLess: 'Masters think less on this device: in the same time they look at fewer games, and play weaker.',
};

const de: Translated<typeof en> = {
  lines: {
    novice: 'glaubwürdig, mit menschlichen Fehlern',
    pilgrim: 'kann es, ist aber vergesslich',
    regular: 'gute Gewohnheiten, keine Gnade',
    prior: 'ein kurzer Blick voraus',
    master: 'denkt voraus',
    cardinal: 'denkt länger voraus',
  },
  botAs: (name, level) => `Bot: ${name} (${level})`,
  character: 'Charakter',
  characterOf: seat => `Charakter, ${seat}`,
  noCharacter: 'niemand Bestimmtes',
  eachAnother: 'jeder ein anderer Charakter',
  withRegulars: 'Ordensbrüder nehmen',
  playHere: 'Auf dem eigenen Gerät spielen',
  about: rating => `etwa ${rating}`,
  thinksLess:
    'Meister denken auf diesem Gerät weniger: In derselben Zeit spielen sie weniger durch und sind schwächer.',
};

const catalogues = { en, de } as const;
/** What is said of the levels where one is chosen, and where it plays. */
export const sayLevels = (): Translated<typeof en> => catalogues[settings.language];
