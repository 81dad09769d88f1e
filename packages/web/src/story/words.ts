import { listed } from '@conclave/kernel/sentence';
import type { InLanguages, Translated } from '@conclave/stage/language/catalogue.ts';

const en = {
  title: 'How it went',
  dateline: (game: string, chapters: string) => `${game} · ${chapters}`,
  result: 'The places',
  colophon: 'Printed at the Conclave',
  graph: 'The standing',
  figures: 'The figures',
  turns: 'Turning points',
  noTurns: 'There were none: it went as it began.',
  lead: (name: string, from: string, when: string) => `${name} took the lead from ${from} ${when}.`,
  hid: 'What they hid',
  noHid: 'This table keeps its secrets.',
  awards: 'Awards',
  noAwards: 'There are none this time.',
  and: ' and ',
  list: (names: readonly string[]) => listed(names, 'and', ''),
  savePicture: 'Save as picture',
  saveText: 'Save as text',
  copy: 'Copy the text',
  copied: 'Copied.',
  ranking: (place: number, name: string) => `${place}. ${name}`,
};

const de: Translated<typeof en> = {
  title: 'Wie es ging',
  dateline: (game, chapters) => `${game} · ${chapters}`,
  result: 'Die Plätze',
  colophon: 'Gedruckt im Konklave',
  graph: 'Der Stand',
  figures: 'Die Zahlen',
  turns: 'Wendepunkte',
  noTurns: 'Es gab keine: Es ging, wie es anfing.',
  lead: (name, from, when) => `${name} übernahm ${when} die Führung von ${from}.`,
  hid: 'Was sie verbargen',
  noHid: 'Dieser Tisch behält seine Geheimnisse.',
  awards: 'Auszeichnungen',
  noAwards: 'Diesmal gibt es keine.',
  and: ' und ',
  list: names => listed(names, 'und', ''),
  savePicture: 'Als Bild speichern',
  saveText: 'Als Text speichern',
  copy: 'Text kopieren',
  copied: 'Kopiert.',
  ranking: (place, name) => `${place}. ${name}`,
};

/** What the broadsheet says, whatever was played. */
export type Broadsheet = Translated<typeof en>;
export const broadsheets: InLanguages<Broadsheet> = { en, de };
