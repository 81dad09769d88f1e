import type { Page } from 'playwright-core';

/**
 * The page as it stays: the screen has come, its fonts are there, and whatever fades or moves has arrived, at once, since half-faded things
 * have no contrast and no place of their own; a candle flickers for ever. Then two frames: in the first after a change of theme, Chromium
 * paints links that were visited in their old colour. A page behind another one has no frames, so nobody insists on them.
 */
const STILL = `(async () => {
  const frame = () => new Promise(done => { requestAnimationFrame(() => done()); setTimeout(done, 100); });
  const isUnderWay = animation => animation.playState !== 'finished' && animation.effect?.getComputedTiming().endTime !== Infinity;
  const isLoading = () => document.querySelector('main > .note[aria-busy=true], .laying') !== null;
  await document.fonts.ready;
  for (let busy = true; busy; ) {
    const underWay = document.getAnimations().filter(isUnderWay);
    for (const animation of underWay) animation.finish();
    await frame();
    await frame();
    busy = underWay.length > 0 || isLoading();
  }
})()`;

export const untilStill = (page: Page): Promise<void> => page.evaluate(STILL);
