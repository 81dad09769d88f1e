import type { Language } from '@conclave/kernel';

/** What is said to who is not here. The page has its own words. */
const en = {
  turn: (game: string) => `${game}: your turn`,
  still: (game: string) => `${game} still waits for you`,
  many: (count: number) => `${count} tables wait for you`,
  last: (game: string) => `The latest is ${game}.`,
  with: (names: string) => `With ${names}.`,
  left: (time: string) => `${time} left.`,
  waits: (game: string) => `${game} waits for you.`,
  nudged: (by: string) => `${by} nudges you`,
  joined: (by: string) => `${by} sits at your table`,
  free: (seats: number) =>
    seats === 0 ? 'Everybody is there.' : seats === 1 ? 'One seat is free.' : `${seats} seats are free.`,
  invited: (by: string) => `${by} invites you`,
  chair: (game: string) => `${game}: a chair is free`,
  over: (game: string) => `${game} is over`,
  device: (device: string) => `A device came in: ${device}`,
  someDevice: 'a program',
  notYou: 'Not you? Send it out under «Me».',
  works: 'It works.',
  worksLine: 'This is how Conclave calls you.',
  code: (code: string) => `Conclave: the code is ${code}`,
  codeLine: (name: string) => `${name} wants to be called here. Whoever is not ${name} need not do anything.`,
  tomorrow: (club: string, time: string) => `${club}: tomorrow at ${time}`,
  inAnHour: (club: string, time: string) => `${club}: in an hour, at ${time}`,
  coming: 'Are you coming?',
  off: (club: string, when: string) => `${club}: called off, ${when}`,
  clubOver: (club: string, game: string) => `${club}: ${game} is over`,
  clubTable: (club: string, by: string) => `${club}: ${by} opens a table`,
  clubTableOpen: (club: string) => `${club}: a table is open`,
  clubCodeLine: (club: string) => `The club «${club}» wants to be heard here. Only its owner needs this code.`,
  go: 'To the house',
  out: 'No more of these:',
};

const de: typeof en = {
  turn: game => `${game}: du bist am Zug`,
  still: game => `${game} wartet noch auf dich`,
  many: count => `${count} Tische warten auf dich`,
  last: game => `Zuletzt kam ${game} dazu.`,
  with: names => `Mit ${names}.`,
  left: time => `Noch ${time}.`,
  waits: game => `${game} wartet auf dich.`,
  nudged: by => `${by} stupst dich an`,
  joined: by => `${by} sitzt an deinem Tisch`,
  free: seats => (seats === 0 ? 'Alle sind da.' : seats === 1 ? 'Ein Platz ist frei.' : `${seats} Plätze sind frei.`),
  invited: by => `${by} lädt dich ein`,
  chair: game => `${game}: ein Platz ist frei`,
  over: game => `${game} ist zu Ende`,
  device: device => `Ein Gerät kam herein: ${device}`,
  someDevice: 'ein Programm',
  notYou: 'Nicht du? Schick es unter «Ich» hinaus.',
  works: 'Es geht.',
  worksLine: 'So ruft dich Conclave.',
  code: code => `Conclave: der Code ist ${code}`,
  codeLine: name => `${name} möchte hier gerufen werden. Wer nicht ${name} ist, muss nichts tun.`,
  tomorrow: (club, time) => `${club}: morgen um ${time}`,
  inAnHour: (club, time) => `${club}: in einer Stunde, um ${time}`,
  coming: 'Kommst du?',
  off: (club, when) => `${club}: fällt aus, ${when}`,
  clubOver: (club, game) => `${club}: ${game} ist zu Ende`,
  clubTable: (club, by) => `${club}: ${by} macht einen Tisch auf`,
  clubTableOpen: club => `${club}: ein Tisch ist offen`,
  clubCodeLine: club => `Der Club «${club}» möchte hier zu hören sein. Nur seine Leitung braucht diesen Code.`,
  go: 'Zum Haus',
  out: 'Nichts mehr davon:',
};

export const NOTICE_WORDS: Readonly<Record<Language, typeof en>> = { en, de };

const UNITS = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
  ['second', 1000],
] as const;

/** As people say it: two days, three hours, forty seconds; never more than is left. */
export const lastsFor = (time: number, language: Language): string => {
  const [unit, length] = UNITS.find(([, size]) => time >= size) ?? UNITS[3];
  const whole = Math.floor(time / length);
  return new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).format(whole);
};
