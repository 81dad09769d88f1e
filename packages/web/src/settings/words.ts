import type { Translated } from '@conclave/stage/language/catalogue.ts';
import { settings } from '@conclave/stage/settings/settings.svelte.ts';

const en = {
  plain: 'Tables',
  tables: { drawn: 'Drawn', plain: 'Plain table' },
  plainLine:
    'The plain table is every game as text: what lies there, what happened, and your moves as a list. Good for ears, keyboards and small screens.',
  confirm: 'Ask before what cannot be taken back',
  cards: 'Size of cards',
  symbols: 'Size of colour symbols',
  sizes: { small: 'Small', normal: 'Normal', large: 'Large' },
  keeping: 'What this device keeps',
  used: (kilobytes: string) => `${kilobytes} kB of tables, records and settings. Old ones make room by themselves.`,
  offline: {
    ready: 'The page works without a network.',
    not: 'The page needs the network until it has been loaded once more.',
  },
  save: 'Save the settings to a file',
  load: 'Load settings from a file',
  loaded: 'Loaded.',
  notLoaded: 'This file holds no settings.',
  clear: 'Clear finished tables and records',
  clearSure: 'Clear every finished table and opened record?',
  cleared: 'Cleared.',
  clearAll: 'Forget everything',
  clearAllSure: 'Tables, records, statistics, settings, and who you are at tables with people: really everything?',
  atServer: 'What the server keeps about you',
  atServerLine:
    'Your name, when you came, your tables and moves, what you said, whom you muted and reported. Nothing else.',
  saveMine: 'Save all of it to a file',
  mineSaved: 'Saved.',
  eraseMe: 'Delete me from the server',
  eraseMeSure: 'Your name, chat and reports go for good, and bots play on for you. This cannot be taken back. Delete?',
  erased: 'The server has forgotten you.',
  serverSilent: 'The server does not answer. Try again later.',
  help: 'Keyboard',
  helpClose: 'Close',
  keys: [
    ['?', 'this help'],
    ['Tab', 'from thing to thing'],
    ['Arrows', 'through your hand, tabs and lists'],
    ['Enter', 'choose'],
    ['Space', 'skip the moves of the others'],
    ['Esc', 'close a drawer or a question'],
    ['← →', 'looking back: one move'],
    ['Page ↑ ↓', 'looking back: one round'],
    ['Home, End', 'looking back: beginning and end'],
  ],
};

const de: Translated<typeof en> = {
  plain: 'Tische',
  tables: { drawn: 'Gezeichnet', plain: 'Schlichter Tisch' },
  plainLine:
    'Der schlichte Tisch ist jedes Spiel als Text: was daliegt, was geschah, und deine Züge als Liste. Gut für Ohren, Tastaturen und kleine Bildschirme.',
  confirm: 'Nachfragen, was sich nicht zurücknehmen lässt',
  cards: 'Größe der Karten',
  symbols: 'Größe der Farbzeichen',
  sizes: { small: 'Klein', normal: 'Normal', large: 'Groß' },
  keeping: 'Was dieses Gerät behält',
  used: kilobytes => `${kilobytes} kB Tische, Mitschriften und Einstellungen. Altes macht von selbst Platz.`,
  offline: {
    ready: 'Die Seite geht auch ohne Netz.',
    not: 'Die Seite braucht das Netz, bis sie noch einmal geladen wurde.',
  },
  save: 'Einstellungen in einer Datei sichern',
  load: 'Einstellungen aus einer Datei laden',
  loaded: 'Geladen.',
  notLoaded: 'In dieser Datei sind keine Einstellungen.',
  clear: 'Beendete Tische und Mitschriften abräumen',
  clearSure: 'Jeden beendeten Tisch und jede geöffnete Mitschrift abräumen?',
  cleared: 'Abgeräumt.',
  clearAll: 'Alles vergessen',
  clearAllSure: 'Tische, Mitschriften, Bilanz, Einstellungen, und wer du an Tischen mit Leuten bist: wirklich alles?',
  atServer: 'Was der Server über dich weiß',
  atServerLine:
    'Deinen Namen, wann du da warst, deine Tische und Züge, was du gesagt hast, wen du stumm geschaltet und gemeldet hast. Sonst nichts.',
  saveMine: 'Alles davon in einer Datei sichern',
  mineSaved: 'Gesichert.',
  eraseMe: 'Mich vom Server löschen',
  eraseMeSure:
    'Name, Gespräche und Meldungen gehen für immer, und Bots spielen für dich weiter. Das lässt sich nicht zurücknehmen. Löschen?',
  erased: 'Der Server hat dich vergessen.',
  serverSilent: 'Der Server antwortet nicht. Versuch es später noch einmal.',
  help: 'Tastatur',
  helpClose: 'Schließen',
  keys: [
    ['?', 'diese Hilfe'],
    ['Tab', 'von Ding zu Ding'],
    ['Pfeile', 'durch Hand, Reiter und Listen'],
    ['Enter', 'wählen'],
    ['Leertaste', 'Züge der anderen überspringen'],
    ['Esc', 'Schublade oder Frage schließen'],
    ['← →', 'beim Zurückblicken: ein Zug'],
    ['Bild ↑ ↓', 'beim Zurückblicken: eine Runde'],
    ['Pos1, Ende', 'beim Zurückblicken: Anfang und Ende'],
  ],
};

const catalogues = { en, de } as const;
export const sayMore = (): Translated<typeof en> => catalogues[settings.language];
