import { title as dogma } from '@conclave/dogma/title';
import { writeRecord } from '@conclave/kernel';
import { title as meaCulpa } from '@conclave/mea-culpa/title';
import { title as sevenSeals } from '@conclave/seven-seals/title';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { LONGER } from '../../../../scripts/longer.ts';
import type { GameId } from '../games.ts';
import { randomRecord } from '../lookback/random-record.ts';
import { hasChromium, visit } from './chromium.ts';
import { openHouse } from './house.ts';
import { type Measured, measure, type Wanted } from './space/measure.ts';
import { type Position, positionsOf } from './space/positions.ts';
import { LAID, untilAsked, whenTrue } from './table.ts';

/** From a small phone to a large desktop, upright and on its side. 1280×720 at 200 % is 640×360, 1920×1080 at 200 % is 960×540. */
const ALL_SIZES = [
  [360, 640],
  [390, 844],
  [640, 360],
  [844, 390],
  [768, 1024],
  [960, 540],
  [1024, 768],
  [1280, 720],
  [1366, 768],
  [1440, 900],
  [1920, 1080],
] as const;
/** `WINDOWS=768x1024,640x360` looks at some of them. */
const SIZES = ALL_SIZES.filter(size => (process.env.WINDOWS ?? size.join('x')).split(',').includes(size.join('x')));
const LANGUAGES = ['en', 'de'] as const;
/** Between two questions nothing moves, or hardly. */
const STEADY = 4;

const GAMES = [
  { name: 'The Seven Seals', title: sevenSeals, id: 'seven-seals' },
  { name: 'Dogma', title: dogma, id: 'dogma' },
  { name: 'Mea Culpa', title: meaCulpa, id: 'mea-culpa' },
] as const;

/** CI looks at each position in one language and at every other size, both in turn; `npm run long -- space` at all. */
const isWhole = LONGER > 1;
const isDue = (position: number, size: number): boolean => isWhole || (position + size) % 2 === 0;
const languagesFor = (position: number): readonly ('en' | 'de')[] =>
  isWhole ? LANGUAGES : [LANGUAGES[(position >> 1) % 2] ?? 'en']; // each language in each size

/** Now and then the drawer is open, too. */
const drawerAt = (position: number): readonly boolean[] => (isWhole || position % 3 === 0 ? [false, true] : [false]);

/** By way of the title page, so that nobody takes the last table for this one. */
const open = async (page: Page, { table }: Position): Promise<void> => {
  await page.evaluate("location.hash = '#/'");
  await whenTrue(page, "document.querySelector('.frame') === null");
  const kept = JSON.stringify(JSON.stringify(table));
  await page.evaluate(
    `localStorage.setItem('conclave.solo.${table.id}', ${kept}); location.hash = '#/solo/${table.id}'`,
  );
  await untilAsked(page);
};

interface Sum {
  pairs: number;
  good: number;
  readonly lines: string[];
}

const count = (sum: Sum, name: string, faults: readonly string[]): void => {
  sum.pairs += 1;
  if (faults.length === 0) sum.good += 1;
  else sum.lines.push(`${name}:\n    ${faults.slice(0, 8).join('\n    ')}`);
};

/** The promise in all windows that are due, for one moment; `before` makes it that moment again in each of them. */
const inEveryWindow = async (
  page: Page,
  sum: Sum,
  { name, turn, wanted, before }: { name: string; turn: number; wanted?: Wanted; before?: () => Promise<void> },
): Promise<void> => {
  for (const [number, [width, height]] of SIZES.entries()) {
    if (!isDue(turn, number)) continue;
    await page.setViewportSize({ width, height });
    await before?.();
    const { faults } = await measure(page, wanted);
    count(sum, `${name}, ${width}×${height}`, faults);
  }
};

const report = (name: string, { good, pairs }: Sum): void => {
  const percent = ((100 * good) / pairs).toFixed(1);
  console.log(`${name}: ${good} of ${pairs} pairs of moment and window keep the promise (${percent} %)`);
};

/** Every place lies where it lay at the other questions. */
const jumps = (known: Map<string, readonly number[]>, size: string, { places }: Measured): readonly string[] =>
  Object.entries(places).flatMap(([place, box]) => {
    const key = `${size} ${place}`;
    const before = known.get(key) ?? box;
    known.set(key, before);
    const moved = Math.max(...box.map((value, index) => Math.abs(value - (before[index] ?? 0))));
    return moved > STEADY ? [`${place} jumps by ${moved} px`] : [];
  });

/** The guide's first words page by page, then the question that it leads to. */
const inLesson = async (
  page: Page,
  sum: Sum,
  { name, game, turn }: { name: string; game: GameId; turn: number },
): Promise<void> => {
  await page.evaluate(`location.hash = '#/learn/${game}'`);
  await whenTrue(page, `${LAID} && document.querySelector('.guide') !== null`);
  await inEveryWindow(page, sum, { name, turn, wanted: { marks: ['question', 'answers', 'own'] } });
  const goOn = page.locator('.guide').getByRole('button', { name: /^(Go on|Weiter)$/ });
  for (let pages = 0; pages < 20 && (await goOn.count()) > 0; pages += 1) await goOn.click();
  await untilAsked(page);
  await inEveryWindow(page, sum, { name: `${name}, at its question`, turn });
};

const ASK = /^(Ask a master|Einen Meister fragen)$/;

const withAdvice = async (
  page: Page,
  sum: Sum,
  { name, position, turn }: { name: string; position: Position; turn: number },
): Promise<void> => {
  await open(page, position);
  const asked = page.getByRole('button', { name: ASK });
  const ask = async (): Promise<void> => {
    for (let presses = 0; presses < 3 && (await asked.getAttribute('aria-expanded')) === 'true'; presses += 1)
      await asked.click();
    await asked.click();
    await whenTrue(page, `/\\d|[“„«]/.test(document.querySelector('.short, .hint')?.textContent ?? '')`);
  };
  await inEveryWindow(page, sum, { name, turn, before: ask });
};

const lookingBack = async (
  page: Page,
  sum: Sum,
  { name, game, seats, turn }: { name: string; game: GameId; seats: number; turn: number },
): Promise<void> => {
  await page.evaluate("location.hash = '#/replay'");
  await page.locator('input[type=file]').setInputFiles({
    name: 'record.json',
    mimeType: 'application/json',
    buffer: Buffer.from(writeRecord(randomRecord(game, seats, 'space'))),
  });
  await page.locator('output.moment').waitFor();
  for (let steps = 0; steps < seats + 2; steps += 1) await page.keyboard.press('ArrowRight');
  for (const isOpen of [false, true]) await inEveryWindow(page, sum, { name, turn, wanted: { isOpen } });
};

const seatsOf = ({ min, max }: { readonly min: number; readonly max: number }): readonly number[] =>
  Array.from({ length: max - min + 1 }, (_, index) => min + index);

describe.skipIf(!hasChromium)('one promise about space', () => {
  const house = openHouse();

  for (const { name, title, id } of GAMES)
    test(`${name}: the question, its answers, what it is about and one's own things are in sight`, async () => {
      const positions = (await Promise.all(seatsOf(title.seats).map(seats => positionsOf(id, seats)))).flat();
      const pages = await Promise.all(
        LANGUAGES.map(async language => ({
          language,
          page: (await visit(house.browser, house.served.address, { language, speed: 'instant' })).page,
        })),
      );
      const sum: Sum = { pairs: 0, good: 0, lines: [] };
      const known = new Map<string, readonly number[]>();
      for (const [index, position] of positions.entries()) {
        for (const { language, page } of pages.filter(({ language }) => languagesFor(index).includes(language))) {
          await open(page, position);
          for (const [number, [width, height]] of SIZES.entries()) {
            if (!isDue(index, number)) continue;
            await page.setViewportSize({ width, height });
            for (const isOpen of drawerAt(index)) {
              const measured = await measure(page, { isOpen });
              const window = `${width}×${height}${isOpen ? ' with the drawer open' : ''}`;
              const faults = [...measured.faults, ...jumps(known, window, measured)];
              count(sum, `${position.name}, ${language}, ${window}`, faults);
            }
          }
        }
      }
      const percent = ((100 * sum.good) / sum.pairs).toFixed(1);
      console.log(`${name}: ${sum.good} of ${sum.pairs} pairs of moment and window keep the promise (${percent} %)`);
      expect(sum.lines.join('\n')).toBe('');
      await Promise.all(pages.map(({ page }) => page.context().close()));
    });

  for (const { name, title, id } of GAMES)
    test(`${name}: also with a lesson, with advice, and looking back`, async () => {
      const sum: Sum = { pairs: 0, good: 0, lines: [] };
      for (const [turn, language] of LANGUAGES.entries()) {
        const { page } = await visit(house.browser, house.served.address, { language, speed: 'instant' });
        await inLesson(page, sum, { name: `${id}, lesson, ${language}`, game: id, turn });
        const [position] = await positionsOf(id, title.seats.max);
        if (position !== undefined) await withAdvice(page, sum, { name: `${id}, advice, ${language}`, position, turn });
        await lookingBack(page, sum, {
          name: `${id}, looking back, ${language}`,
          game: id,
          seats: title.seats.max,
          turn,
        });
        await page.context().close();
      }
      report(name, sum);
      expect(sum.lines.join('\n')).toBe('');
    });
});
