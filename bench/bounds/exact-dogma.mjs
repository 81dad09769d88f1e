// How much a perfect opponent takes from a strategy, in small Dogma: exact, by a best answer over everything that can be seen.
// usage: node bench/bounds/exact-dogma.mjs [--size 3] [--limit 2] [--rounds 200] [--descent 300]
import { parseArgs } from 'node:util';
import { FEATURES, learnedProspects } from '@conclave/dogma/learning';
import { readNet } from '@conclave/search';
import { net } from '../../packages/games/dogma/dist/bots/nets/policy.js';
import { smallDogma, strategyOf } from './small-dogma.mjs';
import { strategyOfBot } from './small-dogma-bots.mjs';
import { bestAnswer, cfrPlus, exploitability, mirrorDescent, proportional, shareOf } from './small-dogma-walk.mjs';

const { values } = parseArgs({
  options: {
    size: { type: 'string', default: '3' },
    limit: { type: 'string', default: '2' },
    rounds: { type: 'string', default: '200' },
    descent: { type: 'string', default: '300' },
  },
});
const game = smallDogma({ size: Number(values.size), limit: Number(values.limit) });
console.log(`${game.histories} histories, ${game.nodes.length} of them different to somebody who only watches`);

const told = (name, strategy) => {
  const best = [0, 1].map(seat => bestAnswer(game, strategy, seat));
  const figures = [shareOf(game, strategy, 0), ...best, exploitability(game, strategy)].map(each => each.toFixed(4));
  console.log(`| ${name} | ${figures.join(' | ')} |`);
};

console.log('| strategy | share of the first | best answer of the first | of the second | can be taken |');
console.log('| --- | --- | --- | --- | --- |');
told('by luck', proportional(game, strategyOf(game)));
const policy = readNet(net, { game: 'dogma', players: 0, features: FEATURES });
told('regular', strategyOfBot(game));
told(
  'policy',
  strategyOfBot(game, (scene, prospects) => learnedProspects(policy, scene, prospects)),
);
const descent = Number(values.descent);
told(`mirror descent, ${descent} rounds`, mirrorDescent(game, descent, { pull: 0.1 }));
const rounds = Number(values.rounds);
told(`CFR+, ${rounds} rounds`, cfrPlus(game, rounds));
