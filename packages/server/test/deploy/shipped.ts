import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

export const ROOT = fileURLToPath(new URL('../../../../', import.meta.url));

/** A file that we ship, by its path in the repository. */
export const shipped = (path: string): string => readFileSync(`${ROOT}${path}`, 'utf8');

export const withoutComments = (text: string): string => text.replace(/^\s*#.*$/gm, '');

/** The variables that a unit sets, as systemd reads them. */
export const environmentOf = (unit: string): Record<string, string> =>
  Object.fromEntries(
    [...unit.matchAll(/^Environment=(.*)$/gm)]
      .flatMap(([, line = '']) => line.split(' '))
      .map(pair => [pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1)]),
  );
