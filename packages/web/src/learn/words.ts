import type { Translated } from '@conclave/stage/language/catalogue.ts';
import { settings } from '@conclave/stage/settings/settings.svelte.ts';

const en = {
  guide: 'Your guide',
  goOn: 'Go on',
  takeBack: 'Take it back',
  playOn: 'You left the prepared way. You can take your move back, or simply play on.',
  again: 'From the start',
  finished: 'The lesson is over.',
  stay: 'Play on here',
  real: 'Play a real game',
  rules: 'Read the rules',
  about: (minutes: number) => `About ${minutes} minutes. You may leave at any time; the lesson waits for you.`,
  listening: 'Play on. I speak up when there is something to say.',
};

const de: Translated<typeof en> = {
  guide: 'Dein Begleiter',
  goOn: 'Weiter',
  takeBack: 'Zurücknehmen',
  playOn: 'Du bist vom vorbereiteten Weg abgekommen. Nimm deinen Zug zurück oder spiel einfach weiter.',
  again: 'Von vorn',
  finished: 'Die Lektion ist zu Ende.',
  stay: 'Hier weiterspielen',
  real: 'Ein richtiges Spiel',
  rules: 'Regeln lesen',
  about: minutes => `Etwa ${minutes} Minuten. Du kannst jederzeit gehen; die Lektion wartet auf dich.`,
  listening: 'Spiel weiter. Ich melde mich, wenn es etwas zu sagen gibt.',
};

const catalogues = { en, de } as const;
export const sayLesson = (): Translated<typeof en> => catalogues[settings.language];
