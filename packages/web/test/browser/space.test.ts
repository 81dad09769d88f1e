import { title as dogma } from '@conclave/dogma/title';
import { writeRecord } from '@conclave/kernel';
import { title as meaCulpa } from '@conclave/mea-culpa/title';
import { title as sevenSeals } from '@conclave/seven-seals/title';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import type { GameId } from '../games.ts';
import { randomRecord } from '../lookback/random-record.ts';
import { hasChromium, visit } from './chromium.ts';
import { openHouse } from './house.ts';
import { measure, type Wanted } from './space/measure.ts';
import { openPosition } from './space/open-position.ts';
import { type Position, positionsOf } from './space/positions.ts';
import {
  count,
  inEveryWindow,
  isDue,
  isWhole,
  jumps,
  LANGUAGES,
  newSum,
  report,
  SIZES,
  type Sum,
} from './space/windows.ts';
import { LAID, untilAsked, whenTrue } from './table.ts';

const GAMES = [
  { name: 'The Seven Seals', title: sevenSeals, id: 'seven-seals' },
  { name: 'Dogma', title: dogma, id: 'dogma' },
  { name: 'Mea Culpa', title: meaCulpa, id: 'mea-culpa' },
] as const;

const languagesFor = (position: number): readonly ('en' | 'de')[] =>
  isWhole ? LANGUAGES : [LANGUAGES[(position >> 1) % 2] ?? 'en']; // each language in each size

/** Now and then the drawer is open, too. */
const drawerAt = (position: number): readonly boolean[] => (isWhole || position % 5 === 0 ? [false, true] : [false]);

/** The guide's first words page by page, then the question that it leads to. */
const inLesson = async (
  page: Page,
  sum: Sum,
  { name, game, turn }: { name: string; game: GameId; turn: number },
): Promise<void> => {
  await page.evaluate(`location.hash = '#/learn/${game}/first'`);
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
  await openPosition(page, position);
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
  if (!isWhole) return;
  // Who only watches has no things of their own, and the board has their room.
  await page.getByLabel(/^(Seen by|Gesehen von)/).selectOption({ index: seats });
  await inEveryWindow(page, sum, { name: `${name}, as a spectator`, turn, wanted: { marks: ['question', 'answers'] } });
};

/** META CULPA in the town, by hand: the whole register, where nothing says whose turn it is (MC-26.5 S12). */
const BY_HAND = { metaCulpa: 'on' } as const;
const SOME_BY_HAND: readonly string[] = ['by hand, a card', 'by hand, after the card', 'by hand'];
const IN_SILENCE: Wanted = { marks: ['question', 'answers', 'own', 'about'] };

/** How high the answers beside the question are. */
const HEIGHTS =
  "[...document.querySelectorAll('.prompt .actions button')].map(each => Math.round(each.getBoundingClientRect().height))";

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
      const sum = newSum();
      const known = new Map<string, readonly number[]>();
      for (const [index, position] of positions.entries()) {
        for (const { language, page } of pages.filter(({ language }) => languagesFor(index).includes(language))) {
          await openPosition(page, position);
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
      report(name, sum);
      expect(sum.lines.join('\n')).toBe('');
      await Promise.all(pages.map(({ page }) => page.context().close()));
    });

  for (const { name, title, id } of GAMES)
    test(`${name}: also with a lesson, with advice, and looking back`, async () => {
      const sum = newSum();
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

  test('Dogma: whoever is about to join reads all of it', async () => {
    const sum = newSum();
    const position = (await positionsOf('dogma', 4)).find(({ kind }) => kind === 'respond');
    expect(position).toBeDefined();
    for (const [turn, language] of LANGUAGES.entries()) {
      const { page } = await visit(house.browser, house.served.address, { language, speed: 'instant' });
      if (position !== undefined) await openPosition(page, position);
      await page.setViewportSize({ width: 390, height: 844 });
      const before = await page.evaluate<number[]>(HEIGHTS);
      await page.getByRole('toolbar').getByRole('button').first().click();
      const grown = async () =>
        (await page.evaluate<number[]>(HEIGHTS)).map((height, at) => height > (before[at] ?? 0));
      await expect.poll(grown).toEqual(before.map(() => false)); // no third line of words
      await inEveryWindow(page, sum, { name: `dogma, joining, ${language}`, turn });
      await page.context().close();
    }
    report('Dogma, joining', sum);
    expect(sum.lines.join('\n')).toBe('');
  });

  test('META CULPA: nothing that hands may do is out of sight', async () => {
    const sum = newSum();
    const positions = await positionsOf('mea-culpa', isWhole ? 3 : 4, BY_HAND);
    const language = (turn: number): 'en' | 'de' => LANGUAGES[turn % 2] ?? 'en';
    for (const [turn, position] of positions.filter(({ kind }) => isWhole || SOME_BY_HAND.includes(kind)).entries()) {
      const { page } = await visit(house.browser, house.served.address, { language: language(turn), speed: 'instant' });
      await openPosition(page, position);
      const name = `${position.name}, ${language(turn)}`;
      await inEveryWindow(page, sum, { name, turn, wanted: IN_SILENCE });
      if (position.kind === 'by hand')
        for (const thing of isWhole ? ['coin', 'good', 'post'] : ['good'])
          await inEveryWindow(page, sum, {
            name: `${name}, with ${thing} in hand`,
            turn,
            wanted: IN_SILENCE,
            before: async () => {
              const own = page.locator(`button.able[data-at^="${thing}"]`).first();
              if ((await own.getAttribute('aria-pressed')) !== 'true') await own.click();
            },
          });
      await page.context().close();
    }
    report('META CULPA', sum);
    expect(sum.lines.join('\n')).toBe('');
  });
});
