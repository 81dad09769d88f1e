import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import ts from 'typescript';
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

/** Files that hold words, for both languages. */
const CATALOGUE =
  /(^|[/-])(words|words\.svelte|round|de|en|typed|spoken|refusals|catalogue|lessons?|whys|title|figures|hidden|statistics|cast|signs)\.ts$|page\/book(\.ts|\/)/;
/** What a person sees or hears of a game: the page, its stage, the games' own pages, and a game in the terminal. */
const SPEAKS = /^(web\/src|stage\/src|games\/[^/]+\/page)\/|^cli\/src\/(play|terminal)\.ts$/;

/** Words with a space between them; a selector, a path of a drawing or a name of a place has other signs too. */
const isSentence = (text: string): boolean =>
  /\p{L}{2,} \p{L}{2,}/u.test(text) && !/[<>{}=;#[\]]|^[Mm][\d\s.-]|--|::|\.\w+ |^\(/.test(text);

/** Bugs are reported to programmers, and places of the board have names that nobody reads. */
const isForPeople = (node: ts.Node): boolean => {
  for (let up = node.parent; up !== undefined; up = up.parent) {
    if (ts.isThrowStatement(up) || ts.isTypeNode(up)) return false;
    if (ts.isNewExpression(up) && up.expression.getText().endsWith('Error')) return false;
    if (ts.isCallExpression(up) && up.expression.getText() === 'fault') return false;
    if (ts.isPropertyAssignment(up) && up.name.getText() === 'message') return false; // beside the code that has words
  }
  return !/^(stall|chest|den|place|site|character|seat) \w+$/.test(ts.isStringLiteralLike(node) ? node.text : '');
};

const sentencesIn = (name: string, code: string): readonly string[] => {
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    const texts = ts.isStringLiteralLike(node)
      ? [node.text]
      : ts.isTemplateExpression(node)
        ? [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)]
        : [];
    if (texts.some(isSentence) && isForPeople(node)) found.push(texts.join('…'));
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(name, code, ts.ScriptTarget.Latest, true));
  return found;
};

test('no code of page, stage or table says anything outside the catalogues', () => {
  const files = filesOf(/\.ts$/)
    .map(file => relative(root, file))
    .filter(file => SPEAKS.test(file) && !CATALOGUE.test(file));
  expect(files.length).toBeGreaterThan(150);
  const found = files.flatMap(file =>
    sentencesIn(file, readFileSync(join(root, file), 'utf8')).map(text => `${file}: ${text}`),
  );
  // How the terminal is called is told in English alone.
  expect(found.filter(line => !/^cli\/src\/play\.ts: (conclave play |play against bots)/.test(line))).toEqual([]);
});

test('a sentence in the code would be found, and a bug is none', () => {
  const said = 'const a = `It is ' + '$' + "{name} who lost`; throw new Error('no such seat here');";
  expect(sentencesIn('a.ts', said)).toEqual(['It is … who lost']);
});
