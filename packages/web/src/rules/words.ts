import { counted } from '@conclave/kernel/sentence';
import type { Translated } from '@conclave/stage/language/catalogue.ts';
import { settings } from '@conclave/stage/settings/settings.svelte.ts';

const en = {
  rulesOf: (game: string) => `The rules of ${game}`,
  contents: 'Contents',
  summary: 'The whole game on one page',
  search: 'Search the rules',
  searchHint: 'a word or a rule number',
  found: (count: number) => (count === 0 ? 'Nothing fits.' : counted(count, 'paragraph', 'paragraphs')),
  everything: 'Show everything',
  kinds: {
    rule: '',
    option: 'Table option',
    ruling: 'Our ruling',
    example: 'Example',
    assumed: 'Assumed value',
    variant: 'Variant',
  },
  unknownRule: (number: string) => `There is no rule ${number}.`,
  noBook: (game: string) => `${game} has brought no book of rules. Refusals name the rule they come from.`,
  onlyOurs: 'Only what is our own',
  onePage: 'One page to print',
  print: 'Print',
  wholeBook: 'The whole book',
  ourEdition: 'Our edition',
  toTutorial: 'Learn by playing',
  toTable: 'Play now',
  ours: 'In our own words. Numbers lead to the single rule; refusals and the log at the table cite them.',
};

const de: Translated<typeof en> = {
  rulesOf: game => `Die Regeln von ${game}`,
  contents: 'Inhalt',
  summary: 'Das ganze Spiel auf einer Seite',
  search: 'In den Regeln suchen',
  searchHint: 'ein Wort oder eine Nummer',
  found: count => (count === 0 ? 'Nichts passt.' : counted(count, 'Absatz', 'Absätze')),
  everything: 'Alles zeigen',
  kinds: {
    rule: '',
    option: 'Wahl des Tisches',
    ruling: 'Unsere Festlegung',
    example: 'Beispiel',
    assumed: 'Angenommener Wert',
    variant: 'Variante',
  },
  unknownRule: number => `Eine Regel ${number} gibt es nicht.`,
  noBook: game => `${game} hat kein Regelbuch mitgebracht. Absagen nennen die Regel, aus der sie kommen.`,
  onlyOurs: 'Nur was von uns ist',
  onePage: 'Eine Seite zum Drucken',
  print: 'Drucken',
  wholeBook: 'Das ganze Buch',
  ourEdition: 'Unsere Ausgabe',
  toTutorial: 'Beim Spielen lernen',
  toTable: 'Gleich spielen',
  ours: 'In unseren eigenen Worten. Nummern führen zur einzelnen Regel; Absagen und Protokoll am Tisch nennen sie.',
};

const catalogues = { en, de } as const;
export const sayLearn = (): Translated<typeof en> => catalogues[settings.language];
