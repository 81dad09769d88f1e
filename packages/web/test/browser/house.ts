import type { Browser } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { launch } from './chromium.ts';
import { type Served, servePage } from './static-server.ts';

export const DIST = new URL('../../dist', import.meta.url).pathname;

export interface House {
  browser: Browser;
  served: Served;
}

/** One browser and one server for the tests of a file. */
export const openHouse = (): House => {
  const house = {} as House;
  beforeAll(async () => {
    house.served = await servePage(DIST);
    house.browser = await launch();
  });
  afterAll(async () => {
    await house.browser?.close();
    await house.served?.close();
  });
  return house;
};
