import type { Translated } from '@conclave/stage/language/catalogue.ts';
import { settings } from '@conclave/stage/settings/settings.svelte.ts';

/** What is said while the house finds a table. */
const en = {
  title: (game: string) => `A table of ${game}, with people`,
  line: 'The house brings together who looks for the same. After a minute bots take the chairs that are still free.',
  seats: 'How many players?',
  any: 'any number',
  pace: 'How fast?',
  paces: { fast: 'a minute for each move', slow: 'days for each move' },
  counts: 'Should it count?',
  rated: { true: 'for ratings', false: 'for fun' },
  find: 'Find me a table',
  ofSeats: (people: number, chairs: number) => `${people} of ${chairs}.`,
  peopleHere: (people: number) => (people === 1 ? 'One is here.' : `${people} are here.`),
  botsIn: (time: string) => `In ${time} bots take the free chairs.`,
  beginsIn: (time: string) => `In ${time} it begins with those who are here.`,
  nobodyCame: 'Nobody came.',
  tooFew: 'Too few came.',
  withBots: 'Play with bots',
  waitOn: 'Wait on, I’ll be told',
  slow: 'Slow game',
  waits: 'You keep your chair. Look at something else meanwhile: when somebody sits down, the table says so.',
  callMe: 'How I am told',
  again: 'People wait at another table. You go there …',
  leave: 'Leave',
  leaveSure: 'Leave this table? Your chair is free again.',
  chairs: 'The chairs',
};

const de: Translated<typeof en> = {
  title: game => `Ein Tisch ${game}, mit Leuten`,
  line: 'Das Haus bringt zusammen, wer dasselbe sucht. Nach einer Minute setzen sich Bots auf die Stühle, die noch frei sind.',
  seats: 'Zu wievielt?',
  any: 'egal',
  pace: 'Wie schnell?',
  paces: { fast: 'eine Minute je Zug', slow: 'Tage je Zug' },
  counts: 'Soll es zählen?',
  rated: { true: 'für die Wertung', false: 'zum Vergnügen' },
  find: 'Such mir einen Tisch',
  ofSeats: (people, chairs) => `${people} von ${chairs}.`,
  peopleHere: people => (people === 1 ? 'Eine Person ist da.' : `${people} sind da.`),
  botsIn: time => `In ${time} setzen sich Bots dazu.`,
  beginsIn: time => `In ${time} geht es mit denen los, die da sind.`,
  nobodyCame: 'Es kam niemand.',
  tooFew: 'Es kamen zu wenige.',
  withBots: 'Mit Bots spielen',
  waitOn: 'Weiter warten, sag mir Bescheid',
  slow: 'Langsame Partie',
  waits: 'Dein Stuhl bleibt dir. Sieh dich inzwischen um: Wenn sich jemand setzt, sagt der Tisch es dir.',
  callMe: 'Wie man mir Bescheid sagt',
  again: 'An einem anderen Tisch warten Leute. Du gehst dorthin …',
  leave: 'Aufstehen',
  leaveSure: 'Von diesem Tisch aufstehen? Dein Stuhl ist dann wieder frei.',
  chairs: 'Die Stühle',
};

const catalogues = { en, de } as const;
export const sayFind = (): Translated<typeof en> => catalogues[settings.language];
