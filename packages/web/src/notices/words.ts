import type { Translated } from '@conclave/stage/language/catalogue.ts';
import { settings } from '@conclave/stage/settings/settings.svelte.ts';

/** What lies under the bell, in words. */
const en = {
  title: 'Notices',
  bell: (count: number) => (count === 0 ? 'Notices' : `Notices: ${count} new`),
  line: 'What happened while you were elsewhere. After thirty days it is gone.',
  none: 'Nothing has happened that you would not know.',
  stranger: 'Sit down at a table with people first: nobody knows yet who you are.',
  isNew: 'new',
  nudge: (by: string, game: string) => `${by} nudged you: ${game} waits for you.`,
  joined: (by: string, game: string) => `${by} sat down at your table: ${game}.`,
  free: (seats: number) =>
    seats === 0 ? 'Everybody is there.' : seats === 1 ? 'One seat is free.' : `${seats} seats are free.`,
  over: (game: string) => `${game} is over.`,
  with: (names: string) => `With ${names}.`,
  device: (device: string) => `A device came in: ${device}.`,
  someDevice: 'a program',
  invited: (by: string, game: string) => `${by} invites you: ${game}.`,
  chair: (game: string) => `A chair is free: ${game}.`,
  clubEnded: (by: string, club: string) => `${by} has ended the club ${club}.`,
  clubClosed: (club: string) => `Whoever looks after this house has closed the club ${club}.`,
  write: (address: string) => `Questions? Write to ${address}.`,
  toTable: 'To the table',
  toTableOf: (game: string) => `To the table: ${game}`,
  settings: 'What calls you',
};

const de: Translated<typeof en> = {
  title: 'Nachrichten',
  bell: count => (count === 0 ? 'Nachrichten' : `Nachrichten: ${count} neu`),
  line: 'Was geschah, während du woanders warst. Nach dreißig Tagen ist es fort.',
  none: 'Es ist nichts geschehen, was du nicht weißt.',
  stranger: 'Setz dich erst an einen Tisch mit Leuten: Noch weiß hier niemand, wer du bist.',
  isNew: 'neu',
  nudge: (by, game) => `${by} hat dich angestupst: ${game} wartet auf dich.`,
  joined: (by, game) => `${by} sitzt jetzt an deinem Tisch: ${game}.`,
  free: seats => (seats === 0 ? 'Alle sind da.' : seats === 1 ? 'Ein Platz ist frei.' : `${seats} Plätze sind frei.`),
  over: game => `${game} ist zu Ende.`,
  with: names => `Mit ${names}.`,
  device: device => `Ein Gerät kam herein: ${device}.`,
  someDevice: 'ein Programm',
  invited: (by, game) => `${by} lädt dich ein: ${game}.`,
  chair: game => `Ein Platz ist frei: ${game}.`,
  clubEnded: (by, club) => `${by} hat den Club ${club} aufgelöst.`,
  clubClosed: club => `Wer nach diesem Haus sieht, hat den Club ${club} geschlossen.`,
  write: address => `Fragen? Schreib an ${address}.`,
  toTable: 'Zum Tisch',
  toTableOf: game => `Zum Tisch: ${game}`,
  settings: 'Was dich ruft',
};

const catalogues = { en, de } as const;
export const sayNotices = (): Translated<typeof en> => catalogues[settings.language];
