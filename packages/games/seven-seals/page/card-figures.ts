import type { Picture } from '@conclave/stage/art/drawing.ts';
import { around, circle, polar, polygon, star } from '@conclave/stage/art/shapes.ts';
import type { CardColour } from '@conclave/stage/art/wax.ts';

/**
 * Who rules a colour and who brings up its rear: woodcuts in a 48 × 48 square for the highest and the lowest card. `tint` is the colour's own.
 */
export interface Figures {
  readonly highest: Picture;
  readonly lowest: Picture;
}

const EYES: Picture = [['solid', circle(20, 25, 1.3) + circle(28, 25, 1.3)]];
const NOSE: Picture = [['hatch', 'M24 24L22.600 29.300H25']];
const FACE: Picture = [
  ['paper', 'M15.500 24C15.500 14 32.500 14 32.500 24C32.500 33 28.500 38 24 38S15.500 33 15.500 24z'],
];
const CROWN: Picture = [
  ['gold', polygon([13.5, 17], [11.5, 5], [18, 11], [24, 2.5], [30, 11], [36.5, 5], [34.5, 17])],
  ['hatch', 'M14 13.500H34'],
];

/** The queen of the roses, with one at her breast. */
const QUEEN: Picture = [
  ['tint', 'M10 45C5 28 9 12 24 12S43 28 38 45z'],
  ['hatch', 'M12 40C10 32 11 26 13 20M36 40C38 32 37 26 35 20'],
  ['paper', 'M6 48C7 41 15 38.500 24 38.500S41 41 42 48z'],
  ...FACE,
  ...CROWN,
  ...EYES,
  ...NOSE,
  ['red', 'M21.500 32.300C23 31.300 25 31.300 26.500 32.300C25 34.300 23 34.300 21.500 32.300z'],
  ['tint', around(5, turn => circle(...polar(24, 43.5, turn, 2.7), 2.2))],
  ['gold', circle(24, 43.5, 1.6)],
];

/** The sun itself, who has seen it all. */
const SUN: Picture = [
  ['tint', star(24, 24, 8, 23.5, 14)],
  ['gold', polygon(...Array.from({ length: 32 }, (_, i) => polar(24, 24, i / 32 + 1 / 16, i % 4 === 0 ? 22 : 14)))],
  ['paper', circle(24, 24, 13)],
  ['solid', circle(19.5, 22, 1.5) + circle(28.5, 22, 1.5)],
  [
    'ink',
    'M16.500 18.500C18 17 20.500 17 22 18.500M26 18.500C27.500 17 30 17 31.500 18.500M24 21.500L22.300 26.500H25.500',
  ],
  ['ink', 'M18 29C20.500 32.500 27.500 32.500 30 29'],
  ['hatch', 'M14 26L16 24M14.500 28.500L17 26M31 26L33 28.500M32 24L34 26'],
];

const leafAt = (turn: number, from: number, to: number): string => {
  const [[x, y], [x1, y1], [x2, y2], [x3, y3]] = [
    polar(24, 25, turn, from),
    polar(24, 25, turn - 0.055, (from + to) / 2),
    polar(24, 25, turn, to),
    polar(24, 25, turn + 0.055, (from + to) / 2),
  ];
  const r = (value: number): number => Math.round(value * 10) / 10;
  return `M${r(x)} ${r(y)}Q${r(x1)} ${r(y1)} ${r(x2)} ${r(y2)}Q${r(x3)} ${r(y3)} ${r(x)} ${r(y)}z`;
};

/** The man of leaves, whose beard is a hedge. */
const GREEN_MAN: Picture = [
  ['tint', around(11, turn => leafAt(turn + 1 / 22, 8, 23.5))],
  ['paper', 'M13 23C13 11 35 11 35 23C35 31 31 34 24 34S13 31 13 23z'],
  ['tint', [0.36, 0.64, 0.43, 0.57, 0.5].map(turn => leafAt(turn, 6.5, 23)).join('')],
  ['tint', 'M14 19C17 14 21 15 23 19.500C20 21 16 21 14 19zM34 19C31 14 27 15 25 19.500C28 21 32 21 34 19z'],
  ['solid', circle(19.5, 23.5, 1.5) + circle(28.5, 23.5, 1.5)],
  ['ink', 'M24 22L22.300 28H25.500'],
  ['hatch', 'M24 34V46M17.500 33L14 41M30.500 33L34 41'],
];

/** The king under the waves. */
const SEA_KING: Picture = [
  ['tint', 'M10 22C5 33 9 43 14 40C15 47 20 48 24 44C28 48 33 47 34 40C39 43 43 33 38 22z'],
  ...FACE,
  [
    'tint',
    'M14 27C14 35 17 41 19 37C20 44 23 44 24 40C25 44 28 44 29 37C31 41 34 35 34 27C31 31 28 29.500 24 29.500S17 31 14 27z',
  ],
  ...CROWN,
  ...EYES,
  ...NOSE,
  [
    'hatch',
    'M18 32C18.500 35 19 36 19.500 37M24 34V41M30 32C29.500 35 29 36 28.500 37M12 31C11 35 12 38 13 39M36 31C37 35 36 38 35 39',
  ],
  ['ink', 'M44.500 48V15M41 12V18C41 21 48 21 48 18V12M44.500 10V15'],
];

const bunch = (x: number, y: number): string =>
  [
    [0, 0],
    [5, 0],
    [-2.5, 4.4],
    [2.5, 4.4],
    [7.5, 4.4],
    [0, 8.8],
    [5, 8.8],
    [2.5, 13.2],
  ]
    .map(([dx = 0, dy = 0]) => circle(x + dx, y + dy, 2.7))
    .join('');

/** The cellarer, who tastes everything himself. */
const CELLARER: Picture = [
  ['paper', 'M5 48C6 41 14 37 24 37S42 41 43 48z'],
  ['hatch', 'M13 48L15 42M20 48L21 40M28 48L27 40M35 48L33 42'],
  ['paper', 'M13.500 24C13.500 12 34.500 12 34.500 24C34.500 34 30 39 24 39S13.500 34 13.500 24z'],
  ['tint', bunch(6, 16)],
  ['tint', bunch(37, 16)],
  ['tint', 'M24 14C19 4 10 6 8 14C14 12 19 12 24 14zM24 14C29 4 38 6 40 14C34 12 29 12 24 14z'],
  ['hatch', 'M24 14C20 9 15 8.500 11 11M24 14C28 9 33 8.500 37 11'],
  [
    'ink',
    'M17.800 24.500C19 23 21 23 22.200 24.500M25.800 24.500C27 23 29 23 30.200 24.500M24 24.500C21.600 28.500 22 30 25.500 29.500',
  ],
  ['solid', 'M19.500 32C22 33 26 33 28.500 32C28 36 20 36 19.500 32z'],
];

/** Small, and it stings. */
const BEE: Picture = [
  ['paper', 'M19 21C9 8 0 12 2.500 20S13 29 18 27zM29 21C39 8 48 12 45.500 20S35 29 30 27z'],
  ['hatch', 'M6 17C10 19 14 22 17 24M5 21C9 22 13 24 16 25.500M42 17C38 19 34 22 31 24M43 21C39 22 35 24 32 25.500'],
  ['tint', 'M24 15C32 15 34 24 33 31C32 39 28 44 24 47C20 44 16 39 15 31C14 24 16 15 24 15z'],
  [
    'solid',
    'M15.300 22.500C19 24.500 29 24.500 32.700 22.500L33.200 27C29 29 19 29 14.800 27zM15.300 33C19 35 29 35 32.700 33L31 37.500C28 39 20 39 17 37.500z',
  ],
  ['solid', circle(24, 11.5, 5)],
  ['ink', 'M21 8C20 4 17 2.500 14 3.500M27 8C28 4 31 2.500 34 3.500'],
  ['paper', circle(22, 11, 1.2) + circle(26, 11, 1.2)],
];

/** He believes that the sun rises because of him. */
const COCK: Picture = [
  ['tint', 'M18 14C13 5 20 2 22 8C22 0 29 0 29 8C31 2 38 6 34 15z'],
  ['paper', 'M16 15C19 9 30 9 34 16C37 24 41 36 44 48H12C19 41 21 34 19.500 28C15 27 14 24 14 21z'],
  ['gold', 'M16.500 14.500L2 12L14 20zM14.500 21.500L5 27L17 25.500z'],
  ['tint', 'M19 27C14 29 14 37 18.500 37S23 31 21.500 27z'],
  ['solid', circle(23.5, 17.5, 2)],
  ['hatch', 'M26 26L24 35M30 24L30 37M34 27L36 40M22 39L19 46M27 39L26 47M32 41L33 48M38 41L40 48'],
];

/** It carries its house and is in no hurry. */
const SNAIL: Picture = [
  [
    'paper',
    'M3 43C2 38 8 37 8.500 32C8.500 28 5 25 5 21C5 17 11 17 13 22C15 28 14 33 19 36C27 39 41 36 47 43C40 46 10 46 3 43z',
  ],
  ['ink', 'M7 18L3 10M10.500 18L12 9'],
  ['solid', circle(3, 9, 1.6) + circle(12, 8, 1.6)],
  ['tint', circle(29, 24, 14.5)],
  ['ink', 'M29 24.500C31 21.500 35 24.500 33 28C30 32.500 22 30 22 23.500C22 15 33 13 37.500 19C40 23 39 29 36 32'],
  ['hatch', 'M17 20L20 21M19 15.500L22 18M24 11.500L26 15M31 10.500L31.500 14M22 33L24.500 31'],
];

/** No prince so far. */
const FROG: Picture = [
  ['tint', circle(13, 16, 8.5) + circle(35, 16, 8.5)],
  ['tint', 'M3 33C3 23 12 19 24 19S45 23 45 33C45 42 35 46 24 46S3 42 3 33z'],
  ['paper', circle(13, 15.5, 5.2) + circle(35, 15.5, 5.2)],
  ['solid', circle(13, 16, 2.6) + circle(35, 16, 2.6)],
  ['paper', 'M8 34C16 41 32 41 40 34C37 43 11 43 8 34z'],
  ['ink', 'M6 31.500C15 40 33 40 42 31.500'],
  ['solid', circle(21, 26, 0.9) + circle(27, 26, 0.9)],
];

/** The grapes hang too high, and are sour anyway. */
const FOX: Picture = [
  ['tint', 'M24 47C13 41 5 31 5 20L4 2L16 12C21 10 27 10 32 12L44 2L43 20C43 31 35 41 24 47z'],
  ['paper', 'M24 47C16 43 9 35 6.500 26C14 25 20 30 24 38C28 30 34 25 41.500 26C39 35 32 43 24 47z'],
  ['hatch', 'M7 8L13 15M7.500 13L11 17M41 8L35 15M40.500 13L37 17M24 14V24M20 15L21 22M28 15L27 22'],
  [
    'solid',
    'M12.500 20.500C15.500 19 19 21.500 20 25.500C16 26.500 13 24.500 12.500 20.500zM35.500 20.500C32.500 19 29 21.500 28 25.500C32 26.500 35 24.500 35.500 20.500z',
  ],
  ['solid', 'M20.500 41.500C22 40 26 40 27.500 41.500C27 45 25 47 24 47S21 45 20.500 41.500z'],
];

export const FIGURES: Readonly<Record<CardColour, Figures>> = {
  red: { highest: QUEEN, lowest: BEE },
  yellow: { highest: SUN, lowest: COCK },
  green: { highest: GREEN_MAN, lowest: SNAIL },
  blue: { highest: SEA_KING, lowest: FROG },
  violet: { highest: CELLARER, lowest: FOX },
};
