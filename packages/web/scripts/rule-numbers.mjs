// Lists every rule number of the rules texts as JSON, one file per game: node scripts/rule-numbers.mjs <folder of the rules>.
// The tests read the lists, so that neither they nor the page need the texts.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const folder = process.argv[2];
if (folder === undefined) throw new Error('name the folder with seven-seals.md, dogma.md and mea-culpa.md');

const PATTERNS = [
  /\*\*((?:SS|DG|MC)-\d+(?:\.\d+)*)\b/g, // a rule: **SS-5.4 Follow suit.**
  /^##+ ((?:SS|DG|MC)-\d+(?:\.\d+)*)\b/gm, // a chapter
  /\*\*((?:SS|DG)-[DE]\d+)\b/g, // a ruling or an example
  /^\| (D-\d+|C\d+) \|/gm, // a ruling or a House card of Mea Culpa
  /\*\*(WE-\d+)\b/g, // an example of Mea Culpa
];

for (const game of ['seven-seals', 'dogma', 'mea-culpa']) {
  const text = readFileSync(join(folder, `${game}.md`), 'utf8');
  const numbers = new Set(PATTERNS.flatMap(pattern => [...text.matchAll(pattern)].map(match => match[1])));
  const file = new URL(`../test/learn/numbers/${game}.json`, import.meta.url);
  writeFileSync(file, `${JSON.stringify([...numbers], undefined, 2)}\n`);
  console.log(`${game}: ${numbers.size} numbers`);
}
