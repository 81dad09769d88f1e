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

export const DISTRICTS = ['house', 'market', 'sites', 'dens', 'hut'] as const;
export type District = (typeof DISTRICTS)[number];

/** Signs of the town that belong to no thing: the bag on its cart, and which compartment is opened next. */
type Sign = 'bag' | 'opens';

/** How the town lies: its walls, its districts, and where every thing of it stands. */
export interface Layout {
  readonly lies: 'broad' | 'high';
  readonly world: Rect;
  readonly districts: Readonly<Record<District, Rect>>;
  readonly things: ReadonlyMap<Spot, Rect>;
  readonly signs: Readonly<Record<Sign, Rect>>;
}

interface At {
  readonly x: number;
  readonly y: number;
}

const STALL = { w: 106, h: 204 };
const SITE = { w: 204, h: 308 };
const DEN = { w: 156, h: 190 };
const ROOM = { w: 131, h: 124 };
const SUITE = { w: 263, h: 92 };
const HUT = { w: 138, h: 188 };

const roomAt = (place: Place): Rect =>
  place > 4 ? { x: 36 + (place - 5) * 265, y: 98, ...SUITE } : { x: 36 + (place - 1) * 132.4, y: 200, ...ROOM };

/** The stalls of the market stand in a shallow bow. */
const BOW = [0, 6, 8, 6, 0];

interface Yards {
  readonly sites: At;
  readonly dens: readonly At[];
  readonly hut: At;
  readonly signs: Layout['signs'];
}

/** The House with the market before it is the same in both towns; the yards lie where there is room. */
const laidOut = (lies: Layout['lies'], size: Size, { sites, dens, hut, signs }: Yards): Layout => {
  const pits = DENS.map((den, index): [Spot, Rect] => [`den ${den}`, { ...(dens[index] ?? sites), ...DEN }]);
  const meadow = around(pits.map(([, pit]) => pit));
  return {
    lies,
    world: { x: 0, y: 0, w: size.width, h: size.height },
    districts: {
      house: { x: 26, y: 90, w: 548, h: 244 },
      market: { x: 26, y: 338, w: 548, h: 220 },
      sites: { x: sites.x - 6, y: sites.y - 4, w: 630, h: 316 },
      dens: { x: meadow.x - 4, y: meadow.y - 4, w: meadow.w + 8, h: meadow.h + 6 },
      hut: { ...hut, ...HUT },
    },
    things: new Map<Spot, Rect>([
      ...STONES.map((stone, index): [Spot, Rect] => [
        `stall ${stone}`,
        { x: 30 + index * 108.5, y: 342 + (BOW[index] ?? 0), ...STALL },
      ]),
      ...PLACES.map((place): [Spot, Rect] => [`place ${place}`, roomAt(place)]),
      ...SITES.map((site, index): [Spot, Rect] => [`site ${site}`, { x: sites.x + index * 208, y: sites.y, ...SITE }]),
      ...pits,
    ]),
    signs,
  };
};

/** The smallest rectangle around all of these. */
const around = (rects: readonly Rect[]): Rect => {
  const x = Math.min(...rects.map(rect => rect.x));
  const y = Math.min(...rects.map(rect => rect.y));
  const right = Math.max(...rects.map(rect => rect.x + rect.w));
  const foot = Math.max(...rects.map(rect => rect.y + rect.h));
  return { x, y, w: right - x, h: foot - y };
};

/** Twice as broad as high: the yards lie beside House and market. */
export const BROAD: Layout = laidOut(
  'broad',
  { width: 1240, height: 620 },
  {
    sites: { x: 596, y: 56 },
    dens: [0, 1, 2].map(index => ({ x: 594 + index * 159, y: 374 })),
    hut: { x: 1080, y: 376 },
    signs: { bag: { x: 256, y: 556, w: 88, h: 64 }, opens: { x: 740, y: 18, w: 330, h: 48 } },
  },
);

/** For a board that stands upright: the pits beside the House, the building yard below the market, the hut at the gate. */
export const HIGH: Layout = laidOut(
  'high',
  { width: 920, height: 972 },
  {
    sites: { x: 32, y: 600 },
    dens: [
      { x: 592, y: 152 },
      { x: 752, y: 152 },
      { x: 672, y: 346 },
    ],
    hut: { x: 716, y: 698 },
    signs: { bag: { x: 64, y: 560, w: 88, h: 64 }, opens: { x: 200, y: 552, w: 330, h: 48 } },
  },
);

/** From here on a board is too broad for the high town. */
const BROADER = 1.25;

/** The town is laid out for a board once; what is docked below it for a question moves no house. */
export const layoutFor = ({ width, height }: Size): Layout => (width < height * BROADER ? HIGH : BROAD);

export const rectOf = (layout: Layout, spot: Spot): Rect => layout.things.get(spot) ?? layout.world;

const districtOf = (spot: Spot): District | undefined => {
  if (spot.startsWith('stall ')) return 'market';
  if (spot.startsWith('place ')) return 'house';
  if (spot.startsWith('den ')) return 'dens';
  return spot.startsWith('site ') ? 'sites' : undefined;
};

/** Where a thing lies within its district. */
export const boxOf = (layout: Layout, spot: Spot): Rect => {
  const rect = rectOf(layout, spot);
  const district = districtOf(spot);
  const home = district === undefined ? layout.world : layout.districts[district];
  return { ...rect, x: rect.x - home.x, y: rect.y - home.y };
};

/** All of these districts, or the whole town. */
export const aroundAll = (layout: Layout, districts: readonly District[]): Rect =>
  districts.length === 0 ? layout.world : around(districts.map(each => layout.districts[each]));

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
export const lookAt = (layout: Layout, { width, height }: Size, focus: Rect, most = MOST_SCALE): Camera => {
  const scale = Math.min((width - EDGE) / focus.w, (height - EDGE) / focus.h, most);
  const [w, h] = [width / scale, height / scale];
  return inWalls(
    layout,
    { width, height },
    { scale, x: focus.x + focus.w / 2 - w / 2, y: focus.y - (h - focus.h) * ABOVE },
  );
};

const inWalls = ({ world }: Layout, { width, height }: Size, { scale, x, y }: Camera): Camera => ({
  scale,
  x: within(world.x, x, world.x + world.w - width / scale),
  y: within(world.y, y, world.y + world.h - height / scale),
});

/** A finger carries the town along. */
export const carried = (layout: Layout, box: Size, camera: Camera, by: At): Camera =>
  inWalls(layout, box, { ...camera, x: camera.x - by.x / camera.scale, y: camera.y - by.y / camera.scale });

/** Two fingers or a wheel bring the town nearer, and what lies between the fingers stays there; never smaller than the whole town. */
export const nearer = (layout: Layout, box: Size, camera: Camera, times: number, at: At): Camera => {
  const least = lookAt(layout, box, layout.world).scale;
  const scale = within(least, camera.scale * times, Math.max(least, MOST_SCALE));
  const [x, y] = [camera.x + at.x / camera.scale - at.x / scale, camera.y + at.y / camera.scale - at.y / scale];
  return inWalls(layout, box, { scale, x, y });
};

/** A large box shows the whole town at all times; nothing has to be looked for. */
export const seesAll = ({ world }: Layout, { width, height }: Size): boolean => {
  const scale = Math.min(width / world.w, height / world.h);
  return scale >= ENOUGH && scale * scale * world.w * world.h >= WELL_USED * width * height;
};

const THUMB = 44;
/** From here on the smallest thing of a district is as large as a thumb. */
const LEAST_SCALE: Readonly<Record<District, number>> = {
  house: THUMB / SUITE.h,
  market: THUMB / STALL.w,
  sites: THUMB / SITE.w,
  dens: THUMB / DEN.w,
  hut: THUMB / HUT.w,
};

/** A rectangle around this one that a thumb meets, inside the walls. */
export const forAThumb = ({ x, y, w, h }: Rect, { scale }: Camera): Rect => {
  const [wide, high] = [Math.max(w, THUMB / scale), Math.max(h, THUMB / scale)];
  return { x: Math.max(0, x - (wide - w) / 2), y: Math.max(0, y - (high - h) / 2), w: wide, h: high };
};

export const isInSight = ({ width, height }: Size, { scale, x, y }: Camera, rect: Rect): boolean => {
  const slack = 2;
  return (
    rect.x >= x - slack &&
    rect.y >= y - slack &&
    rect.x + rect.w <= x + width / scale + slack &&
    rect.y + rect.h <= y + height / scale + slack
  );
};

/** Is it large enough for a thumb? */
export const isLarge = ({ scale }: Camera, district: District): boolean => scale >= LEAST_SCALE[district];

/** Is all of it in the picture, and large enough for a thumb? */
export const isClose = (layout: Layout, box: Size, camera: Camera, district: District): boolean =>
  isLarge(camera, district) && isInSight(box, camera, layout.districts[district]);
