import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';

test.each([[['--help']], [['--nothing']], [['here', 'many']]])(
  'the printer of sentences asked with %j says how it is asked, and makes no folder of it',
  words => {
    expect(execFileSync(process.execPath, ['scripts/sentences.mjs', ...words], { encoding: 'utf8' })).toContain(
      '[FOLDER]',
    );
    expect(words.filter(existsSync)).toEqual([]);
  },
);
