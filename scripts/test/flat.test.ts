import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const ROOMS = ['dogma', 'mea-culpa', 'seven-seals'].flatMap(game => ['rules', 'bots'].map(room => ({ game, room })));

test.each(ROOMS)(
  'in the one file of $game, $room, an item of a list is read where it is asked for',
  ({ game, room }) => {
    const code = readFileSync(new URL(`../../packages/games/${game}/dist/flat/${room}.js`, import.meta.url), 'utf8');
    expect(code).toContain('?? nothingAt()');
    expect(code.match(/(?<![\w.$])(?:at|nth)\((?!.*\) \{)/gu)).toBeNull();
  },
);
