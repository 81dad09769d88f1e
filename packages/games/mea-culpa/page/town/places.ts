import { DENS, PLACES, type Place, SITES, STONES } from '@conclave/mea-culpa';
import type { Spot } from '../things/draft.ts';

/** The town is one drawing with its own measures; a camera looks at a part of it, or at all of it. */
export interface Rect {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}
export interface Size {
  readonly width: number;
  readonly height: number;
}

export const WORLD: Rect = { x: 0, y: 0, w: 1240, h: 620 };

export const DISTRICTS = ['house', 'market', 'sites', 'dens', 'hut'] as const;
export type District = (typeof DISTRICTS)[number];

export const RECT_OF: Readonly<Record<District, Rect>> = {
  house: { x: 26, y: 90, w: 548, h: 244 },
  market: { x: 26, y: 338, w: 548, h: 220 },
  sites: { x: 590, y: 52, w: 630, h: 316 },
  dens: { x: 590, y: 370, w: 482, h: 196 },
  hut: { x: 1080, y: 376, w: 138, h: 188 },
};

const STALL = { w: 106, h: 204 };
const SITE = { w: 204, h: 308 };
const DEN = { w: 156, h: 190 };
const ROOM = { w: 131, h: 124 };
const SUITE = { w: 263, h: 92 };

const roomAt = (place: Place): Rect =>
  place > 4 ? { x: 36 + (place - 5) * 265, y: 98, ...SUITE } : { x: 36 + (place - 1) * 132.4, y: 200, ...ROOM };

/** Where every thing of the town stands. */
const THINGS: ReadonlyMap<Spot, Rect> = new Map<Spot, Rect>([
  ...STONES.map((stone, index): [Spot, Rect] => [
    `stall ${stone}`,
    { x: 30 + index * 108.5, y: 342 + [0, 6, 8, 6, 0].reduce((sum, y, at) => (at === index ? y : sum), 0), ...STALL },
  ]),
  ...PLACES.map((place): [Spot, Rect] => [`place ${place}`, roomAt(place)]),
  ...SITES.map((site, index): [Spot, Rect] => [`site ${site}`, { x: 596 + index * 208, y: 56, ...SITE }]),
  ...DENS.map((den, index): [Spot, Rect] => [`den ${den}`, { x: 594 + index * 159, y: 374, ...DEN }]),
]);

export const rectOf = (spot: Spot): Rect => THINGS.get(spot) ?? WORLD;

export const districtOf = (spot: Spot): District | undefined => {
  if (spot.startsWith('stall ')) return 'market';
  if (spot.startsWith('place ')) return 'house';
  if (spot.startsWith('den ')) return 'dens';
  return spot.startsWith('site ') ? 'sites' : undefined;
};

/** Where a thing lies within its district. */
export const boxOf = (spot: Spot): Rect => {
  const rect = rectOf(spot);
  const district = districtOf(spot);
  const home = district === undefined ? WORLD : RECT_OF[district];
  return { ...rect, x: rect.x - home.x, y: rect.y - home.y };
};

/** The smallest rectangle around all of these. */
export const around = (rects: readonly Rect[]): Rect => {
  if (rects.length === 0) return WORLD;
  const x = Math.min(...rects.map(rect => rect.x));
  const y = Math.min(...rects.map(rect => rect.y));
  const right = Math.max(...rects.map(rect => rect.x + rect.w));
  const foot = Math.max(...rects.map(rect => rect.y + rect.h));
  return { x, y, w: right - x, h: foot - y };
};

export const aroundAll = (districts: readonly District[]): Rect => around(districts.map(each => RECT_OF[each]));

/** The camera: how much larger, and which point of the town lies at the upper left corner of the box. */
export interface Camera {
  readonly scale: number;
  readonly x: number;
  readonly y: number;
}

const MOST_SCALE = 1.7;
/** A little air around what is looked at, so that no line of it lies under the rim. */
const EDGE = 6;
/** From here on everything in the whole town can be read and touched. */
const ENOUGH = 0.6;
const WELL_USED = 0.7;

const within = (least: number, value: number, most: number): number =>
  most < least ? (least + most) / 2 : Math.min(most, Math.max(least, value));

/** What things are called hangs above them: there most of what is left over is looked at, too. */
const ABOVE = 0.85;

/** Looks at a rectangle: all of it, as large as the box allows, and no more beyond the walls than has to be. */
export const lookAt = ({ width, height }: Size, focus: Rect): Camera => {
  const scale = Math.min((width - EDGE) / focus.w, (height - EDGE) / focus.h, MOST_SCALE);
  const [w, h] = [width / scale, height / scale];
  return {
    scale,
    x: within(WORLD.x, focus.x + focus.w / 2 - w / 2, WORLD.w - w),
    y: within(WORLD.y, focus.y - (h - focus.h) * ABOVE, WORLD.h - h),
  };
};

/** A large box shows the whole town at all times; nothing has to be looked for. */
export const seesAll = ({ width, height }: Size): boolean => {
  const scale = Math.min(width / WORLD.w, height / WORLD.h);
  return scale >= ENOUGH && scale * scale * WORLD.w * WORLD.h >= WELL_USED * width * height;
};

const THUMB = 44;
/** From here on the smallest thing of a district is as large as a thumb. */
const LEAST_SCALE: Readonly<Record<District, number>> = {
  house: THUMB / SUITE.h,
  market: THUMB / STALL.w,
  sites: THUMB / SITE.w,
  dens: THUMB / DEN.w,
  hut: THUMB / 138,
};

/** A rectangle around this one that a thumb meets, inside the walls. */
export const forAThumb = ({ x, y, w, h }: Rect, { scale }: Camera): Rect => {
  const [wide, high] = [Math.max(w, THUMB / scale), Math.max(h, THUMB / scale)];
  return { x: Math.max(WORLD.x, x - (wide - w) / 2), y: Math.max(WORLD.y, y - (high - h) / 2), w: wide, h: high };
};

/** Signs of the town that belong to no thing: the bag on its cart, and which compartment is opened next. */
export const SIGN_AT = {
  bag: { x: 256, y: 556, w: 88, h: 64 },
  opens: { x: 740, y: 18, w: 330, h: 48 },
} as const;

export const isInSight = ({ width, height }: Size, { scale, x, y }: Camera, rect: Rect): boolean => {
  const slack = 2;
  return (
    rect.x >= x - slack &&
    rect.y >= y - slack &&
    rect.x + rect.w <= x + width / scale + slack &&
    rect.y + rect.h <= y + height / scale + slack
  );
};

/** Is all of it in the picture, and large enough for a thumb? */
export const isClose = (box: Size, camera: Camera, district: District): boolean =>
  camera.scale >= LEAST_SCALE[district] && isInSight(box, camera, RECT_OF[district]);
