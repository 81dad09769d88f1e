import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..', '..', '..', '..', 'packages');

const filesOf = (pattern: RegExp): readonly string[] =>
  readdirSync(root, { withFileTypes: true, recursive: true })
    .filter(
      entry => entry.isFile() && pattern.test(entry.name) && !/node_modules|dist|\/test(\/|$)/.test(entry.parentPath),
    )
    .map(entry => join(entry.parentPath, entry.name));

/** Everything in braces is code, however deep. */
const withoutCode = (text: string): string => {
  let depth = 0;
  let kept = '';
  for (const sign of text) {
    if (sign === '{') depth += 1;
    else if (sign === '}') depth -= 1;
    else if (depth === 0) kept += sign;
  }
  return kept;
};

/** What a person reads: text between tags, and the attributes that are read aloud. */
const textsIn = (svelte: string): readonly string[] => {
  const markup = withoutCode(
    svelte.replace(/<script[\s\S]*?<\/script>|<style[\s\S]*?<\/style>|<!--[\s\S]*?-->|&\w+;/g, ''),
  );
  const spoken = [...markup.matchAll(/\b(?:aria-label|title|placeholder|alt)="([^"]*)"/g)].map(([, text = '']) => text);
  const between = markup.replace(/<[^>]*>/g, '\n').split('\n');
  return [...spoken, ...between];
};

/** Signs, figures and Roman numbers are the same in every language. */
const isWords = (text: string): boolean => /\p{L}{3,}|\p{Ll}{2,}/u.test(text);

test('no page has a word outside the catalogues', () => {
  const pages = filesOf(/\.svelte$/);
  expect(pages.length).toBeGreaterThan(60);
  const found = pages.flatMap(file =>
    textsIn(readFileSync(file, 'utf8'))
      .filter(isWords)
      .map(text => `${relative(root, file)}: ${text.trim()}`),
  );
  expect(found).toEqual([]);
});

test('what is looked for would be found', () => {
  expect(textsIn('<p class="big">{say.name}, 2 × II <b>Sündig!</b></p>').filter(isWords)).toEqual(['Sündig!']);
  expect(textsIn('<button aria-label="Close" title={here} rest={x}>×</button>').filter(isWords)).toEqual(['Close']);
});
