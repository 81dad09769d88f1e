// One contender in a process of its own, so that nobody's garbage and nobody's types slow down a neighbour: as in a search worker, which
// plays one game. It is told when its turn is, and answers with how much it did.
import { createRequire } from 'node:module';
import { GAMES, imagineFullHand, measureGame } from './games.mjs';
import { slice } from './measure.mjs';

const WORK = {
  'limit loop': async () => {
    const limit = await import('./yardsticks/limit-seven-seals.mjs');
    return () => limit.playMany(500);
  },
  Conclave: async () => (await import('./seven-seals.mjs')).playGames,
  'plain immutable code': async () => {
    const plain = await import('./yardsticks/plain-immutable.mjs');
    return () => plain.playRounds(20);
  },
  'boardgame.io': async () => createRequire(import.meta.url)('./peers/boardgame-io.cjs').playRound,
};

const game = async (name, timing) => {
  const line = GAMES.find(candidate => candidate.name === name);
  const { rules } = await line.load();
  const figures = measureGame({ ...line, rules }, timing);
  if (name === 'seven-seals') figures.imagineFullHand = imagineFullHand({ ...line, rules }, timing);
  return figures;
};

let work;
process.on('message', async ({ contender, seconds, game: name, timing }) => {
  if (name !== undefined) return process.send(await game(name, timing));
  work ??= await WORK[contender]();
  process.send(slice(work, seconds));
});
