import { writeFileSync } from 'node:fs';
import { LANGUAGES, type Language } from '@conclave/kernel';
import { describe, expect, test } from 'vitest';
import { LONGER } from '../../../../scripts/longer.ts';
import { type Sentence, sentencesOf } from './sentences.ts';

/** What no sentence may have, in any language. */
const NEVER: readonly (readonly [fault: string, RegExp])[] = [
  ['a hole', /undefined|NaN|\[object|null\b|\{|\}/],
  ['two spaces', / {2}/],
  ['a space before a stop', / [.,;:!?]/],
  ['two stops', /[.,;:!?][.;:!]|\.\.(?!\.)/],
  ['an empty place', /\(\)|: ?[.;]|^[\s,.;]/],
  [
    'one of many',
    /(?<![\d.,+=]\s?)\b1 (steps|stones|sin stones|notches|cards|rubies|tricks|points|seals|crews|letters|jewels|things|sets)\b/,
  ],
  [
    'one of many',
    /\b1 (Schritte|Steine|Sündensteine|Kerben|Karten|Rubine|Stiche|Punkte|Bautrupps|Ablassbriefe|Edelsteine|Dinge|Sätze|Talern)\b/,
  ],
  ['straight quotes', /["]|(^|\s)'|'(\s|$)/],
];

const IN_LANGUAGE: Readonly<Record<Language, readonly (readonly [fault: string, RegExp])[]>> = {
  en: [
    ['German quotes', /„/],
    [
      'many of one',
      /\b([2-9]|\d\d+) (step|stone|sin stone|notch|card|ruby|trick|point|seal|crew|letter|jewel|thing|set)\b/,
    ],
    ['a before a vowel', /\ba (?=[aeio])/],
  ],
  de: [
    ['English quotes', /”|“(?=\w)/],
    [
      'many of one',
      /\b([2-9]|\d\d+) (Schritt|Stein|Sündenstein|Kerbe|Karte|Rubin|Stich|Punkt|Bautrupp|Ablassbrief|Edelstein|Ding|Satz)\b/,
    ],
    ['a colour without its capital or ending', /\b([Bb]ediene|[Kk]ein|[Ss]piel) (rot|gelb|grün|blau|violett)\b/],
    [
      'an article that does not agree',
      /\bein (Münze|Karte|Beichte|Kerbe)\b|\beine (Edelstein|Ablassbrief|Siegel)\b|von die |zu die |zu der |zu dem |von dem |in das /,
    ],
  ],
};

const faultsOf = ({ kind, text }: Sentence, language: Language): readonly string[] => [
  ...[...NEVER, ...IN_LANGUAGE[language]].flatMap(([fault, pattern]) => (pattern.test(text) ? [fault] : [])),
  ...(/^[\p{Lu}\d„“]/u.test(text) ? [] : ['no capital']),
  ...(kind === 'table' || /[.!?][“”]?$/.test(text) ? [] : ['no full stop']),
];

const GAMES = Number(process.env.GAMES ?? 4 * LONGER);

/** Where `npm run sentences` wants them for reading. */
const FOLDER = process.env.SENTENCES;

const forReading = (said: readonly Sentence[]): string =>
  said
    .map(({ game, kind, from, text }) => `${game}, ${kind}, ${from}: ${text}`)
    .toSorted()
    .join('\n');

describe.each(LANGUAGES)('every sentence of %s', language => {
  test('of games of luck alone is a whole one', async () => {
    const said = await sentencesOf(GAMES, language);
    if (FOLDER !== undefined) writeFileSync(`${FOLDER}/sentences.${language}.txt`, forReading(said));
    expect(said.length).toBeGreaterThan(1000);
    const found = said.flatMap(sentence =>
      faultsOf(sentence, language).map(fault => `${sentence.game} ${sentence.from}, ${fault}: ${sentence.text}`),
    );
    expect(found.slice(0, 40)).toEqual([]);
  });
});
