import { settings } from '../../lib/settings.svelte.ts';
import type { Translated } from '../../words/catalogue.ts';

const en = {
  guide: 'Your guide',
  title: (game: string) => `Learning ${game}`,
  goOn: 'Go on',
  takeBack: 'Take it back',
  playOn: 'You left the prepared way. You can take your move back, or simply play on.',
  again: 'From the start',
  leave: 'Leave the lesson',
  leaveLine: 'It waits for you here.',
  finished: 'The lesson is over.',
  real: 'Play a real game',
  rules: 'Read the rules',
  hide: 'Hide the guide',
  show: 'Show the guide',
  listening: 'Play on. I speak up when there is something to say.',
};

const de: Translated<typeof en> = {
  guide: 'Dein Begleiter',
  title: game => `${game} lernen`,
  goOn: 'Weiter',
  takeBack: 'Zurücknehmen',
  playOn: 'Du bist vom vorbereiteten Weg abgekommen. Nimm deinen Zug zurück oder spiel einfach weiter.',
  again: 'Von vorn',
  leave: 'Lektion verlassen',
  leaveLine: 'Sie wartet hier auf dich.',
  finished: 'Die Lektion ist zu Ende.',
  real: 'Ein richtiges Spiel beginnen',
  rules: 'Die Regeln lesen',
  hide: 'Begleiter verbergen',
  show: 'Begleiter zeigen',
  listening: 'Spiel weiter. Ich melde mich, wenn es etwas zu sagen gibt.',
};

const catalogues = { en, de } as const;
export const sayLesson = (): Translated<typeof en> => catalogues[settings.language];
