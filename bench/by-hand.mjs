// META CULPA beside enforced mode, random games in turns, each slice a process of its own:
//   node bench/by-hand.mjs [pairs] [seconds] [seats] [TREE]
// Prints decisions per CPU second by hand as a share of those in enforced mode, of each pair, and the middle one.
import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { median } from './measure.mjs';

const [pairs = '7', seconds = '1', seats = '4', tree = '.'] = process.argv.slice(2);
const SLICE = fileURLToPath(new URL('./rules-slice.mjs', import.meta.url));
const MODES = { enforced: '{}', byHand: JSON.stringify({ metaCulpa: 'on' }) };

const slice = mode =>
  Number(execFileSync(process.execPath, [SLICE, tree, 'mea-culpa', seats, seconds, MODES[mode]], { encoding: 'utf8' }));

const measured = Array.from({ length: Number(pairs) }, (_, pair) => {
  const order = pair % 2 === 0 ? ['enforced', 'byHand'] : ['byHand', 'enforced'];
  return Object.fromEntries(order.map(mode => [mode, slice(mode)]));
});
const ratios = measured.map(({ enforced, byHand }) => byHand / enforced);
const rate = mode => Math.round(median(measured.map(each => each[mode])));
console.log(
  `${seats} seats: ${median(ratios).toFixed(3)} of enforced mode (${ratios.map(ratio => ratio.toFixed(2)).join(', ')}), ` +
    `${rate('byHand')} beside ${rate('enforced')} decisions a second`,
);
