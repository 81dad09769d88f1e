// Writes down which games there are for the compiler, which cannot look into a folder itself: whoever refers to
// packages/house/tsconfig.games.json refers to every game, and a new game is added to no list but that of the house.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';

const TARGET = 'packages/house/tsconfig.games.json';

const references = readdirSync('packages/games')
  .filter(game => existsSync(`packages/games/${game}/tsconfig.json`))
  .map(game => ({ path: `../games/${game}` }));
const text = `${JSON.stringify({ files: [], compilerOptions: { composite: true }, references }, undefined, 2)}\n`;
if (!existsSync(TARGET) || readFileSync(TARGET, 'utf8') !== text) writeFileSync(TARGET, text);
