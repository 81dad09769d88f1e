import { counted } from '@conclave/kernel/sentence';
import type { Translated } from '../language/catalogue.ts';
import { settings } from '../settings/settings.svelte.ts';

const en = {
  table: 'On the table',
  yours: 'Yours',
  nothing: 'Nothing but what everyone knows.',
  before: 'What happened before',
  choices: (count: number) => (count === 1 ? 'Your choice' : `Your ${count} choices`),
  mayDo: 'What you may do',
  also: 'You may also',
  none: 'Nothing for you to do right now',
  toChoices: 'To your choices',
  moves: (count: number) => counted(count, 'move', 'moves'),
  soFar: 'So far:',
  back: 'Back',
  find: 'Find or type a move',
  findHint: (examples: string) => `Some of its words, or in short: ${examples}`,
  matches: (count: number) =>
    count === 0
      ? 'No move has these words.'
      : count === 1
        ? 'One move. Enter makes it.'
        : `${counted(count, 'move', 'moves')}.`,
  first: (count: number) => `The first ${count}:`,
  make: 'Make the move',
  handBack: 'Give the device back',
};

const de: Translated<typeof en> = {
  table: 'Auf dem Tisch',
  yours: 'Deins',
  nothing: 'Nichts, was nicht alle wissen.',
  before: 'Was davor geschah',
  choices: count => (count === 1 ? 'Deine Möglichkeit' : `Deine ${count} Möglichkeiten`),
  mayDo: 'Was du tun kannst',
  also: 'Du kannst auch',
  none: 'Gerade hast du nichts zu tun',
  toChoices: 'Zu deinen Möglichkeiten',
  moves: count => counted(count, 'Zug', 'Züge'),
  soFar: 'Bisher:',
  back: 'Zurück',
  find: 'Zug suchen oder eingeben',
  findHint: examples => `Einige seiner Wörter, oder kurz: ${examples}`,
  matches: count =>
    count === 0
      ? 'In keinem Zug kommt das vor.'
      : count === 1
        ? 'Ein Zug. Mit Enter machst du ihn.'
        : `${counted(count, 'Zug', 'Züge')}.`,
  first: count => `Die ersten ${count}:`,
  make: 'Zug machen',
  handBack: 'Das Gerät zurückgeben',
};

const catalogues = { en, de } as const;
export const sayPlain = (): Translated<typeof en> => catalogues[settings.language];
