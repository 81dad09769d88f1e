import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { hasChromium, visit } from '../chromium.ts';
import { DIST, openHouse } from '../house.ts';
import { untilAsked } from '../table.ts';
import { mayDo, playMoves, typeMove } from './driver.ts';

const ASSETS = join(DIST, 'assets');
const files = readdirSync(ASSETS);
const textOf = (file: string): string => readFileSync(join(ASSETS, file), 'utf8');
const named = (pattern: RegExp): readonly string[] => files.filter(file => pattern.test(file));

const matches = (text: string, pattern: RegExp): readonly string[] =>
  [...text.matchAll(pattern)].map(([, file = '']) => file);
const importedBy = (file: string): readonly string[] =>
  matches(textOf(file), /(?:\bfrom|\bimport)\s*["'`]\.\/([^"'`]+)["'`]/g);
const fetchedBy = (file: string): readonly string[] =>
  matches(textOf(file), /\bimport\s*\(\s*["'`]\.\/([^"'`]+)["'`]/g);

/** A file and all that comes along with it. */
const withImports = (file: string, seen = new Set<string>()): ReadonlySet<string> => {
  if (seen.has(file)) return seen;
  seen.add(file);
  for (const next of importedBy(file)) withImports(next, seen);
  return seen;
};

/** An event that only META CULPA knows (MC-26.33). */
const carriesManualMode = (file: string): boolean => textOf(file).includes('stonesLeftAlone');

describe('what an enforced table of Mea Culpa carries', () => {
  test('nothing of META CULPA, neither on the page nor in the worker; both can fetch it', () => {
    const [game = ''] = named(/^mea-culpa-.*\.js$/);
    const [worker = ''] = named(/^solo\.worker-.*\.js$/);
    const rules = [...new Set(fetchedBy(worker))].filter(file => file.startsWith('rules-'));
    expect(rules).toHaveLength(3);
    const carried = [game, worker, ...rules].flatMap(file => [...withImports(file)]);
    expect(carried.length).toBeGreaterThan(5);
    expect(carried.filter(carriesManualMode)).toEqual([]);
    for (const realm of [[game], [worker, ...rules]]) {
      const reached = new Set(realm.flatMap(file => [...withImports(file)]));
      expect([...reached].flatMap(fetchedBy).filter(carriesManualMode)).not.toEqual([]);
    }
  });
});

describe.skipIf(!hasChromium)('META CULPA on the plain table', () => {
  const house = openHouse();

  test.each([
    {
      language: 'en',
      options: 'House rules',
      chosen: 'forgetting is a sin',
      register: 'Register: S2',
      also: 'You may also',
    },
    {
      language: 'de',
      options: 'Hausregeln',
      chosen: 'Vergessen ist Sünde',
      register: 'Sündenregister: S2',
      also: 'Du kannst auch',
    },
  ] as const)(
    'is chosen in the set-up form and played ($language)',
    async ({ language, options, chosen, register, also }) => {
      const { page, complaints } = await visit(house.browser, `${house.served.address}/#/new/mea-culpa`, {
        language,
        plain: true,
        speed: 'instant',
      });
      await page.getByText(options, { exact: true }).click();
      await page.getByLabel(/^META CULPA/).selectOption({ label: chosen });
      await page.getByRole('checkbox', { name: /accepts exactly|genau diese Hausregeln/ }).check(); // MC-26.6.1
      await page.locator('form button.first').click();
      await untilAsked(page);
      await mayDo(page).getByRole('heading', { name: also, level: 3 }).waitFor();
      expect(await page.getByRole('button', { name: /^(Ask a master|Einen Meister fragen)/ }).count()).toBe(0); // MC-26.19
      await page.getByText(register).first().waitFor();
      const made = await playMoves(page, 12);
      expect(made).toHaveLength(12);
      expect(made.filter(name => name === '')).toEqual([]);
      await untilAsked(page);
      await typeMove(page, 'vote yes');
      await mayDo(page)
        .getByRole('alert')
        .getByText(/\((notNow|lastCall), MC-26/)
        .waitFor();
      await page.reload();
      await untilAsked(page);
      expect(complaints).toEqual([]);
      await page.context().close();
    },
  );
});
