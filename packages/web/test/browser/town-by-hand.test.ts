import type { CDPSession, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { hasChromium } from './chromium.ts';
import { openHouse } from './house.ts';
import { recorded, visitTable } from './recorded.ts';
import { untilAsked, whenTrue } from './table.ts';

type Finger = readonly [x: number, y: number];

/** Fingers go down, along their ways in ten steps, and up again. */
const fingers = async (client: CDPSession, from: readonly Finger[], to: readonly Finger[]): Promise<void> => {
  const at = (part: number) =>
    from.map(([x, y], id) => {
      const [toX, toY] = to[id] ?? [x, y];
      return { id, x: x + (toX - x) * part, y: y + (toY - y) * part };
    });
  await client.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(0) });
  for (let step = 1; step <= 10; step += 1)
    await client.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(step / 10) });
  await client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
};

interface Seen {
  readonly scale: number;
  readonly x: number;
  readonly y: number;
}
/** Where the camera looks, by what is written. */
const seen = async (page: Page): Promise<Seen> => {
  const style = await page.locator('.town > .world').evaluate(world => (world as HTMLElement).style.transform);
  const [scale = 0, x = 0, y = 0] = (style.match(/-?[\d.]+/g) ?? []).map(Number);
  return { scale, x: -x, y: -y };
};

interface Flown {
  /** How far from the middle of the nearest place it ends, in px, once the camera has arrived. */
  readonly off: number;
  /** Is that place one of the town, and does the camera go somewhere else just now? */
  readonly within: boolean;
  readonly travels: boolean;
}

/** Measures each flight as it departs, with the town put where the camera goes. */
const WATCH_FLIGHTS = `
  window.flown = [];
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (frames, timing) {
    const world = document.querySelector('.town > .world');
    if (this.matches('.flight') && world !== null) {
      const [x, y] = frames.at(-1).transform.match(/-?[\\d.]+/g).map(Number);
      const { cssText } = world.style;
      const travels = String(new DOMMatrix(world.style.transform)) !== String(new DOMMatrix(world.dataset.goes));
      world.style.transition = 'none';
      world.style.transform = world.dataset.goes;
      const ways = [...document.querySelectorAll('[data-at]')].map(place => {
        const box = place.getBoundingClientRect();
        return { off: Math.hypot(box.x + box.width / 2 - x, box.y + box.height / 2 - y), within: world.contains(place) };
      });
      world.style.cssText = cssText;
      const [nearest] = ways.sort((one, other) => one.off - other.off);
      window.flown.push({ ...nearest, travels });
    }
    return animate.call(this, frames, timing);
  };
`;

/** Flights up to one that goes to a place of the town while the camera goes there too. */
const watched = async (page: Page): Promise<readonly Flown[]> =>
  (await whenTrue<readonly Flown[]>(
    page,
    'window.flown.some(({ within, travels }) => within && travels) && window.flown',
  )) ?? [];

interface Left {
  /** Was anything else of the page written together with the way? */
  readonly alone: boolean;
  /** Frames since the table said where the camera goes. */
  readonly frames: number;
}

/** Writes down each time the camera leaves. */
const WATCH_CAMERA = `
  window.left = [];
  let frame = 0;
  let told = 0;
  const count = () => { frame += 1; requestAnimationFrame(count); };
  requestAnimationFrame(count);
  const at = new WeakMap();
  new MutationObserver(changes => {
    const world = document.querySelector('.town > .world');
    if (world === null) return;
    const { transform } = world.style;
    if (at.has(world) && at.get(world) !== transform)
      window.left.push({ alone: changes.every(({ target }) => target === world), frames: frame - told });
    at.set(world, transform);
    if (changes.some(({ attributeName }) => attributeName === 'data-goes')) told = frame;
  }).observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
`;

/** The camera stands where the table wants it. */
const HAS_ARRIVED = `(() => {
  const world = document.querySelector('.town > .world');
  return world.getAnimations().length === 0 && String(new DOMMatrix(world.style.transform)) === String(new DOMMatrix(world.dataset.goes));
})()`;

/** By the page's own clock each picture takes at least so many ms. */
const slowPictures = (ms: number): string => `
  const { now } = Performance.prototype;
  let late = 0;
  Performance.prototype.now = function () { return now.call(this) + late; };
  const draw = window.requestAnimationFrame;
  window.requestAnimationFrame = act => draw.call(window, time => { late += ${ms}; act(time); });
`;

/** A bonus is taken; each time the camera left after that. */
const taken = async (page: Page): Promise<readonly Left[]> => {
  await page.getByRole('button', { name: /^Take / }).click();
  return (await whenTrue<readonly Left[]>(page, 'window.left.length > 1 && window.left')) ?? [];
};

describe.skipIf(!hasChromium)('the town in a hand', () => {
  const house = openHouse();

  const atTheFirstBonus = async (): Promise<Page> => {
    const table = recorded('mea-culpa', 'two-souls-in-heaven', 0);
    const window = { speed: 'fast', moves: true, width: 390, height: 844 } as const;
    const { page } = await visitTable(house.browser, house.served.address, table, window);
    await untilAsked(page);
    await expect.poll(() => page.evaluate(HAS_ARRIVED)).toBe(true);
    return page;
  };

  test('on a phone a finger carries it, two bring it nearer, nothing is touched by that, and one button leads back', async () => {
    const table = recorded('mea-culpa', 'two-souls-in-heaven', 120);
    const { page, complaints } = await visitTable(house.browser, house.served.address, table, {
      speed: 'instant',
      width: 390,
      height: 844,
    });
    await untilAsked(page);
    const client = await page.context().newCDPSession(page);
    const town = await page
      .locator('.town')
      .filter({ has: page.locator('.world') })
      .boundingBox();
    if (town === null) throw new Error('there is no town');
    const [x, y] = [town.x + town.width / 2, town.y + town.height / 2];
    const asked = await seen(page);

    await fingers(client, [[x, y]], [[x, y - 120]]);
    const carried = await seen(page);
    expect(carried.scale).toBeCloseTo(asked.scale, 3);
    expect((carried.y - asked.y) * asked.scale).toBeCloseTo(120, -1);

    await fingers(
      client,
      [
        [x - 20, y],
        [x + 20, y],
      ],
      [
        [x - 40, y],
        [x + 40, y],
      ],
    );
    const nearer = await seen(page);
    expect(nearer.scale).toBeGreaterThan(carried.scale * 1.5);

    // Whatever lay under the hand was carried, not touched; a mouse would end as a click.
    await page.getByRole('button', { name: 'Back to the question' }).click();
    const wares = await page.locator('button[data-at="stall wine"]').boundingBox();
    if (wares === null) throw new Error('there is no stall');
    await page.mouse.move(wares.x + 20, wares.y + 40);
    await page.mouse.down();
    await page.mouse.move(wares.x + 20, wares.y + 10, { steps: 5 });
    await page.mouse.up();
    expect((await seen(page)).y).toBeGreaterThan(asked.y);
    expect(await page.getByRole('dialog').count()).toBe(0);

    // The picture ends at the walls.
    for (let pull = 0; pull < 6; pull += 1) await fingers(client, [[x, y - 150]], [[x, y + 150]]);
    expect((await seen(page)).y).toBeLessThanOrEqual(0.1);

    const back = page.getByRole('button', { name: 'Back to the question' });
    await back.click();
    expect(await seen(page)).toEqual(asked);
    await page.getByRole('button', { name: 'The whole town' }).click();
    expect((await seen(page)).scale).toBeLessThan(asked.scale);
    await page.getByRole('button', { name: 'Look at: Dens of sin' }).click();
    await page.locator('button[data-at="den lust"]').waitFor();
    await back.click();
    expect(await seen(page)).toEqual(asked);
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  test('an upright tablet has the whole town in sight, with the climb beside it, and nothing to be looked for', async () => {
    const table = recorded('mea-culpa', 'two-souls-in-heaven', 120);
    const { page } = await visitTable(house.browser, house.served.address, table, {
      speed: 'instant',
      width: 768,
      height: 1024,
    });
    await untilAsked(page);
    for (const thing of ['stall bread', 'place 1', 'den greed', 'site C', 'hut'])
      expect(await page.locator(`button[data-at="${thing}"]`).count()).toBe(1);
    expect(await page.getByRole('button', { name: 'The whole town' }).count()).toBe(0);
    const climb = await page.locator('[data-at="climb"]').boundingBox();
    expect((climb?.height ?? 0) / (climb?.width ?? 1)).toBeGreaterThan(3);
    await page.context().close();
  });

  test('what flies to a place of the town arrives where the camera will have brought it', async () => {
    // The others play on, and what they move flies through the town.
    const table = recorded('mea-culpa', 'two-souls-in-heaven', 146);
    const { page } = await visitTable(house.browser, house.served.address, table, {
      speed: 'fast',
      moves: true,
      width: 390,
      height: 844,
    });
    await page.evaluate(WATCH_FLIGHTS);
    const flights = await watched(page);
    expect(flights.length).toBeGreaterThan(0);
    expect(flights.filter(({ off }) => off >= 2)).toEqual([]);
    await page.context().close();
  });

  test('the camera leaves by itself, when what it follows is drawn: neither a move nor a dock that goes takes it along', async () => {
    const page = await atTheFirstBonus();
    await page.evaluate(WATCH_CAMERA);
    const left = await taken(page);
    expect(left.length).toBeGreaterThan(1);
    expect(left.filter(({ alone, frames }) => !alone || frames < 1)).toEqual([]);
    await page.context().close();
  });

  test('on a device that draws slowly the camera does not stumble along its way: it is there', async () => {
    const page = await atTheFirstBonus();
    await page.evaluate(`${WATCH_CAMERA}
      window.glides = 0;
      addEventListener('transitionrun', ({ target }) => { if (target.matches('.world')) window.glides += 1; }, true);
      ${slowPictures(60)}
    `);
    const left = await taken(page);
    expect(left.length).toBeGreaterThan(1);
    expect(await page.evaluate('window.glides')).toBe(0);
    await page.context().close();
  });
});
