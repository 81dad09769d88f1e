import type { Translated } from '@conclave/stage/language/catalogue.ts';
import { settings } from '@conclave/stage/settings/settings.svelte.ts';

const en = {
  guide: 'Your guide',
  goOn: 'Go on',
  takeBack: 'Take it back',
  playOn: 'Take your move back, or simply play on.',
  otherWay: 'You chose a way of your own. Take your move back, or simply play on.',
  again: 'Again',
  finished: 'The lesson is over.',
  stay: 'Stay here',
  real: 'Play',
  more: 'Lessons',
  next: 'Five minutes',
  move: 'Move the guide away',
  putBack: 'Put the guide back',
  aloud: 'Read aloud',
  title: (game: string) => `Learn ${game}`,
  line: 'Choose how much time you have. You may leave at any moment; every lesson waits for you.',
  lessons: {
    minute: { name: 'Sixty seconds', line: 'What it is all about, and one decision.' },
    first: { name: 'Five minutes', line: 'A first game on a prepared deal, with somebody beside you.' },
    master: { name: 'Tricks of a master', line: 'What good players see, and others do not.' },
    byHand: { name: 'META CULPA in five minutes', line: 'The table keeps no books: you do, and you watch the others.' },
  },
  about: (minutes: number) => (minutes <= 1 ? 'one minute' : `about ${minutes} minutes`),
  standing: { new: 'Begin', begun: 'Go on', done: 'Once more' },
  begin: (what: string, lesson: string) => `${what}: ${lesson}`,
  offer: (game: string) => `Your first time with ${game}?`,
  offerLine: 'Sixty seconds show you what it is about. We ask this only once.',
  offerYes: 'Show me',
  offerNo: 'No, just deal',
};

const de: Translated<typeof en> = {
  guide: 'Dein Begleiter',
  goOn: 'Weiter',
  takeBack: 'Zurücknehmen',
  playOn: 'Nimm deinen Zug zurück oder spiel einfach weiter.',
  otherWay: 'Du hast deinen eigenen Weg gewählt. Nimm den Zug zurück oder spiel einfach weiter.',
  again: 'Von vorn',
  finished: 'Die Lektion ist zu Ende.',
  stay: 'Hier bleiben',
  real: 'Spielen',
  more: 'Lektionen',
  next: 'Fünf Minuten',
  move: 'Den Begleiter wegschieben',
  putBack: 'Den Begleiter zurücklegen',
  aloud: 'Vorlesen',
  title: game => `${game} lernen`,
  line: 'Wähle, wie viel Zeit du hast. Du kannst jederzeit gehen; jede Lektion wartet auf dich.',
  lessons: {
    minute: { name: 'Sechzig Sekunden', line: 'Worum es geht, und eine Entscheidung.' },
    first: { name: 'Fünf Minuten', line: 'Ein erstes Spiel mit vorbereiteten Karten und jemandem an deiner Seite.' },
    master: { name: 'Kniffe der Meister', line: 'Was gute Spieler sehen und andere nicht.' },
    byHand: {
      name: 'META CULPA in fünf Minuten',
      line: 'Der Tisch führt nicht Buch: Das tust du, und du achtest auf die anderen.',
    },
  },
  about: minutes => (minutes <= 1 ? 'eine Minute' : `etwa ${minutes} Minuten`),
  standing: { new: 'Beginnen', begun: 'Weiter', done: 'Noch einmal' },
  begin: (what, lesson) => `${what}: ${lesson}`,
  offer: game => `Zum ersten Mal bei ${game}?`,
  offerLine: 'Sechzig Sekunden zeigen dir, worum es geht. Wir fragen nur dieses eine Mal.',
  offerYes: 'Zeig es mir',
  offerNo: 'Nein, gleich geben',
};

const catalogues = { en, de } as const;
export const sayLesson = (): Translated<typeof en> => catalogues[settings.language];
