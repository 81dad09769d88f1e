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
  clearAllSure: 'Tables, records, statistics, settings: really everything?',
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
  clearAllSure: 'Tische, Mitschriften, Bilanz, Einstellungen: wirklich alles?',
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
