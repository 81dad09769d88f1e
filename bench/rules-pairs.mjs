// The rules of this tree beside those of another one (an older commit, built), random games in turns:
//   node bench/rules-pairs.mjs OTHER_TREE [pairs] [seconds] [game]
// Prints the ratio of moves per CPU second of each pair, and the middle one, for every game. Each slice is a process of its own: in one
// process the tree that was loaded first came out two to four hundredths slower, also beside itself.
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { median } from './measure.mjs';

const [other, pairs = '7', seconds = '1', only] = process.argv.slice(2);
if (other === undefined) {
  console.error('usage: node bench/rules-pairs.mjs OTHER_TREE [pairs] [seconds] [game]');
  process.exit(2);
}

const has = (tree, game) => existsSync(resolve(tree, 'packages/games', game, 'dist/flat/rules.js'));
const slice = (tree, game) => {
  const args = [fileURLToPath(new URL('./rules-slice.mjs', import.meta.url)), tree, game, '4', seconds];
  return Number(execFileSync(process.execPath, args, { encoding: 'utf8' }));
};

for (const game of await readdir('packages/games')) {
  if (!has(other, game) || !has('.', game) || (only !== undefined && only !== game)) continue;
  const ratios = Array.from({ length: Number(pairs) }, (_, pair) => {
    const [first, second] = pair % 2 === 0 ? ['.', other] : [other, '.'];
    const one = slice(first, game);
    const two = slice(second, game);
    return first === '.' ? one / two : two / one;
  });
  console.log(
    `${game}: ${median(ratios).toFixed(3)} of the other (${ratios.map(ratio => ratio.toFixed(2)).join(', ')})`,
  );
}
