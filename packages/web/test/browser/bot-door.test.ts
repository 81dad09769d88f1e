import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { botOf, type Decision, decide, type Question } from '@conclave/bots';
import { fastChance, type GameTypes } from '@conclave/kernel';
import type { Browser, Page } from 'playwright-core';
import { build } from 'vite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { moments, TABLES } from '../../../bots/test/tables.ts';
import { hasChromium, launch, visit } from './chromium.ts';
import { type Served, servePage } from './static-server.ts';

/** A question from the middle of a game of random moves. */
const questionIn = (game: string, number: number): Question => {
  const table = TABLES.find(candidate => candidate.game === game);
  if (table === undefined) throw new Error(`no table of ${game}`);
  let index = 0;
  for (const { situation } of moments(table.rules, table.seats, 5)) {
    if (index === number) return { game, bot: 'master', situation, seed: 11, iterations: 96 };
    index += 1;
  }
  throw new Error('the game was too short');
};

/** As it comes through a worker's door. */
const sent = (decision: Decision<GameTypes>): unknown => structuredClone(decision);

const inNode = ({ game, bot, situation, seed, iterations }: Question): unknown =>
  sent(decide(botOf(game, bot), situation, fastChance(seed), iterations === undefined ? {} : { iterations }));

interface Asked {
  readonly question: Question;
  /** Cancelled after so many milliseconds. */
  readonly cancelAfter?: number;
}

interface Seen {
  readonly decision: unknown;
  readonly shares: readonly number[];
  readonly took: number;
  readonly workers: number;
}

/** What bot-door/page.js gives to the test. */
interface WithDoor {
  readonly botDoor: { ask(asked: unknown): Promise<Seen>; close(): number };
}

const ask = (page: Page, asked: Asked): Promise<Seen> =>
  page.evaluate(given => (globalThis as unknown as WithDoor).botDoor.ask(given), asked as object);

describe.skipIf(!hasChromium)('the Web Worker of the bots in a real browser', () => {
  let browser: Browser;
  let served: Served;
  let folder: string;
  let page: Page;
  let complaints: string[];
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'bot-door-'));
    await build({
      root: new URL('./bot-door', import.meta.url).pathname,
      configFile: false,
      logLevel: 'error',
      resolve: { conditions: ['source'] },
      build: { outDir: folder, emptyOutDir: true },
      worker: { format: 'es' },
    });
    served = await servePage(folder);
    browser = await launch();
    ({ page, complaints } = await visit(browser, served.address));
  });
  afterAll(async () => {
    await browser?.close();
    await served?.close();
    await rm(folder, { recursive: true, force: true });
  });

  test.each([
    ['seven-seals', 9],
    ['dogma', 6],
    ['mea-culpa', 7],
  ])('%s: the same seed and iterations give the same answer twice, and the same as in Node', async (game, number) => {
    const question = questionIn(game, number);
    const first = await ask(page, { question });
    const second = await ask(page, { question });
    expect(first.decision).toEqual(inNode(question));
    expect(second.decision).toEqual(first.decision);
    expect(first.workers).toBe(1);
    expect(complaints).toEqual([]);
  });

  test('progress is told on the way', async () => {
    const { shares } = await ask(page, { question: { ...questionIn('seven-seals', 9), iterations: 400 } });
    expect(shares.length).toBeGreaterThan(3);
    expect(shares).toEqual([...shares].sort((one, other) => one - other));
    expect(shares.at(-1)).toBeLessThanOrEqual(1);
  });

  test('a cancelled question is answered at once with the best found so far', async () => {
    const question = { ...questionIn('seven-seals', 9), iterations: 100_000_000 };
    const { decision, took } = await ask(page, { question, cancelAfter: 200 });
    expect(decision).toHaveProperty('move.type', expect.any(String));
    expect((decision as Decision<GameTypes>).iterations).toBeLessThan(100_000_000);
    expect(took).toBeGreaterThanOrEqual(199);
    expect(took).toBeLessThan(20_000);
  });

  test('closing ends the worker', async () => {
    const left = await page.evaluate(() => (globalThis as unknown as WithDoor).botDoor.close());
    expect(left).toBe(0);
    await expect.poll(() => page.workers().length, { timeout: 10_000 }).toBe(0);
  });
});
