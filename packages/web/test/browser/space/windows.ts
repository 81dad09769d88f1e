import type { Page } from 'playwright-core';
import { LONGER } from '../../../../../scripts/longer.ts';
import { type Measured, measure, type Wanted } from './measure.ts';

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
export const SIZES = ALL_SIZES.filter(size =>
  (process.env.WINDOWS ?? size.join('x')).split(',').includes(size.join('x')),
);
export const LANGUAGES = ['en', 'de'] as const;

/** CI looks at each position in one language and at every third size, both in turn; `npm run long -- space` at all. */
export const isWhole = LONGER > 1;
export const isDue = (position: number, size: number): boolean => isWhole || (position + size) % 3 === 0;

/** How many moments in how many windows keep the promise, and what is wrong in the others. */
export interface Sum {
  pairs: number;
  good: number;
  readonly lines: string[];
}

export const newSum = (): Sum => ({ pairs: 0, good: 0, lines: [] });

export const count = (sum: Sum, name: string, faults: readonly string[]): void => {
  sum.pairs += 1;
  if (faults.length === 0) sum.good += 1;
  else sum.lines.push(`${name}:\n    ${faults.slice(0, 8).join('\n    ')}`);
};

export const report = (name: string, { good, pairs }: Sum): void => {
  const percent = ((100 * good) / pairs).toFixed(1);
  console.log(`${name}: ${good} of ${pairs} pairs of moment and window keep the promise (${percent} %)`);
};

export interface MomentToLookAt {
  readonly name: string;
  readonly turn: number;
  readonly wanted?: Wanted;
  /** Makes it that moment again in each window. */
  before?(): Promise<void>;
}

/** The promise in all windows that are due, for one moment. */
export const inEveryWindow = async (
  page: Page,
  sum: Sum,
  { name, turn, wanted, before }: MomentToLookAt,
): Promise<void> => {
  for (const [number, [width, height]] of SIZES.entries()) {
    if (!isDue(turn, number)) continue;
    await page.setViewportSize({ width, height });
    await before?.();
    const { faults } = await measure(page, wanted);
    count(sum, `${name}, ${width}×${height}`, faults);
  }
};

/** Between two questions nothing moves, or hardly. */
const STEADY = 4;

/** Every place lies where it lay at the other questions in a window of this size. */
export const jumps = (known: Map<string, readonly number[]>, size: string, { places }: Measured): readonly string[] =>
  Object.entries(places).flatMap(([place, box]) => {
    const key = `${size} ${place}`;
    const before = known.get(key) ?? box;
    known.set(key, before);
    const moved = Math.max(...box.map((value, index) => Math.abs(value - (before[index] ?? 0))));
    return moved > STEADY ? [`${place} jumps by ${moved} px`] : [];
  });
