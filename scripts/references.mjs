// Writes down which games there are for the compiler, which cannot look into a folder itself: whoever refers to
// packages/house/tsconfig.games.json refers to every game, and a new game is added to no list but that of the house. The file is no source:
// builds, tests and the page's own server write it when they begin.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';

const GAMES = new URL('../packages/games/', import.meta.url);
const TARGET = new URL('../packages/house/tsconfig.games.json', import.meta.url);

const references = readdirSync(GAMES)
  .filter(game => existsSync(new URL(`${game}/tsconfig.json`, GAMES)))
  .map(game => ({ path: `../games/${game}` }));
const text = `${JSON.stringify({ files: [], compilerOptions: { composite: true }, references }, undefined, 2)}\n`;
if (!existsSync(TARGET) || readFileSync(TARGET, 'utf8') !== text) writeFileSync(TARGET, text);
