import { counted } from '@conclave/kernel/sentence';
import type { Translated } from '@conclave/stage/language/catalogue.ts';
import { settings } from '@conclave/stage/settings/settings.svelte.ts';

/** What is said of programs of others, where the house lets them in. */
const en = {
  by: (author: string) => `Program by ${author}`,
  ask: 'Ask a program',
  asked: (name: string) => `${name} was asked. The chair is kept for twenty seconds.`,
  none: 'No program is ready for this game now.',
  lookAgain: 'Look again',
  close: 'Close',
  rating: (rating: number, spread: number) => `${rating} ± ${spread}`,
  boards: (count: number) => counted(count, 'board', 'boards'),
  ladder: 'Ladder of programs',
  ladderOf: (game: string, players: number) => `Ladder of programs: ${game}, ${players} players`,
  players: 'How many play',
  columns: { place: 'Place', name: 'Name', rating: 'Rating', boards: 'Boards' },
  house: 'of the house',
  line: 'Programs and bots of the house, no people. A board is one deal that everybody plays on every seat. Shown are the mean and two deviations either way; a program has a place from the thirtieth board on.',
  lastBoards: 'The last boards',
  noBoards: 'No board has been played here yet.',
  record: (n: number) => `Record ${n}`,
  records: 'Records',
};

const de: Translated<typeof en> = {
  by: author => `Programm von ${author}`,
  ask: 'Ein Programm fragen',
  asked: name => `${name} ist gefragt. Der Stuhl bleibt zwanzig Sekunden frei.`,
  none: 'Gerade ist kein Programm für dieses Spiel bereit.',
  lookAgain: 'Noch einmal schauen',
  close: 'Schließen',
  rating: (rating, spread) => `${rating} ± ${spread}`,
  boards: count => counted(count, 'Brett', 'Bretter'),
  ladder: 'Rangliste der Programme',
  ladderOf: (game, players) => `Rangliste der Programme: ${game}, ${players} am Tisch`,
  players: 'Wie viele spielen',
  columns: { place: 'Platz', name: 'Name', rating: 'Wertung', boards: 'Bretter' },
  house: 'vom Haus',
  line: 'Programme und Bots des Hauses, keine Menschen. Ein Brett ist eine Verteilung der Karten, die alle auf jedem Platz spielen. Gezeigt sind der Mittelwert und zwei Abweichungen nach beiden Seiten; einen Platz hat ein Programm ab dem dreißigsten Brett.',
  lastBoards: 'Die letzten Bretter',
  noBoards: 'Hier wurde noch kein Brett gespielt.',
  record: n => `Protokoll ${n}`,
  records: 'Protokolle',
};

const catalogues: Readonly<Record<'en' | 'de', Translated<typeof en>>> = { en, de };
export const sayPrograms = (): Translated<typeof en> => catalogues[settings.language];
