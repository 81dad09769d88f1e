// Writes the rules and the bots of each game, and each worker of the bots, as one file. Names that modules share are looked up at each use; inside one
// file they are not, and a game in Node runs a third faster (bench/history.md). In the page Vite does the same.
import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { rolldown } from 'rolldown';
import { inlineAt } from './inline-at.mjs';

const GAMES = 'packages/games';
const WORKERS = 'packages/bots';

const flatten = async (source, target) => {
  const conditionNames = ['source', 'import', 'node'];
  const bundle = await rolldown({
    input: source,
    platform: 'node',
    resolve: { conditionNames },
    plugins: [inlineAt],
    experimental: { nativeMagicString: true },
  });
  await bundle.write({ file: target, sourcemap: true, codeSplitting: false });
  await bundle.close();
};

const doors = (await readdir(GAMES)).flatMap(game =>
  ['rules', 'bots'].map(room => [`${GAMES}/${game}/${room}/${room}.ts`, `${GAMES}/${game}/dist/flat/${room}.js`]),
);
const workers = (await readdir(`${WORKERS}/src/node`)).filter(file => file.endsWith('-worker.ts'));
await Promise.all([
  ...doors.filter(([source]) => existsSync(source)).map(([source, target]) => flatten(source, target)),
  ...workers.map(file => flatten(`${WORKERS}/src/node/${file}`, `${WORKERS}/dist/flat/${file.replace('.ts', '.js')}`)),
]);
