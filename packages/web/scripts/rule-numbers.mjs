// Lists every rule number of the rules texts as JSON, one file per game: node scripts/rule-numbers.mjs <folder of the rules>.
// The tests read the lists, so that neither they nor the page need the texts.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const folder = process.argv[2];
if (folder === undefined)
  throw new Error('name the folder with the rules, one file for each game, called as its folder');

const PATTERNS = [
  /\*\*([A-Z]{2}-\d+(?:\.\d+)*)\b/g, // a rule: **SS-5.4 Follow suit.**
  /^##+ ([A-Z]{2}-\d+(?:\.\d+)*)\b/gm, // a chapter
  /\*\*([A-Z]{2}-[DE]\d+)\b/g, // a ruling or an example
  /^\| (D-\d+|C\d+) \|/gm, // a ruling or a House card of Mea Culpa
  /\*\*(WE-\d+)\b/g, // an example of Mea Culpa
];

const written = readdirSync(new URL('../../games', import.meta.url))
  .map(game => ({ game, file: join(folder, `${game}.md`) }))
  .filter(({ file }) => existsSync(file));

for (const { game, file: rules } of written) {
  const text = readFileSync(rules, 'utf8');
  const numbers = new Set(PATTERNS.flatMap(pattern => [...text.matchAll(pattern)].map(match => match[1])));
  const file = new URL(`../test/learn/numbers/${game}.json`, import.meta.url);
  writeFileSync(file, `${JSON.stringify([...numbers], undefined, 2)}\n`);
  console.log(`${game}: ${numbers.size} numbers`);
}
