import type { Picture } from './drawing.ts';
import type { PortraitName } from './faces.ts';

/** Busts in a 48 × 48 square, put together from a few shared pieces and cut with one knife. */
const HEAD: Picture = [['paper', 'M15 21C15 11 33 11 33 21C33 30 29 36 24 36S15 30 15 21z']];
const LONG_HEAD: Picture = [
  ['paper', 'M15.500 20C15.500 10 32.500 10 32.500 20C32.500 31 28 38 24 38S15.500 31 15.500 20z'],
];
const ROUND_HEAD: Picture = [
  ['paper', 'M13.500 23C13.500 12 34.500 12 34.500 23C34.500 32 30 36 24 36S13.500 32 13.500 23z'],
];

const dot = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;
const EYES: Picture = [['solid', dot(20, 23, 1.1) + dot(28, 23, 1.1)]];
const SHUT: Picture = [['ink', 'M18 23C19 24.300 21 24.300 22 23M26 23C27 24.300 29 24.300 30 23']];
const NARROW: Picture = [
  ['hatch', 'M17.500 22H22.500M25.500 22H30.500'],
  ['solid', dot(20.5, 23, 0.9) + dot(27.5, 23, 0.9)],
];
const WIDE_EYES: Picture = [
  ['ink', dot(19.8, 22.8, 2) + dot(28.2, 22.8, 2)],
  ['solid', dot(19.8, 23.2, 0.8) + dot(28.2, 23.2, 0.8)],
];
const SPECTACLES: Picture = [
  ['ink', `${dot(19.6, 23, 3) + dot(28.4, 23, 3)}M22.600 23H25.400`],
  ['solid', dot(19.6, 23, 0.9) + dot(28.4, 23, 0.9)],
];
const BROWS: Picture = [['ink', 'M17.500 19.500L22 20.500M30.500 19.500L26 20.500']];
const SOFT_BROWS: Picture = [
  ['hatch', 'M17.500 20C19 18.800 21 18.800 22 19.500M30.500 20C29 18.800 27 18.800 26 19.500'],
];
const NOSE: Picture = [['hatch', 'M24 22L22.800 27.300H25']];
const BIG_NOSE: Picture = [['ink', 'M24 21C21.500 25 21 28 24.500 28']];
const SMILE: Picture = [['ink', 'M20 30.500C22 32.500 26 32.500 28 30.500']];
const FLAT: Picture = [['ink', 'M20.500 31H27.500']];
const SMIRK: Picture = [['ink', 'M20.500 31.500C23 32.300 26 31.500 28 29.500']];
const FROWN: Picture = [['ink', 'M20.500 32C22 30.300 26 30.300 27.500 32']];
const GASP: Picture = [['solid', dot(24, 31.5, 1.6)]];
const BLUSH: Picture = [['hatch', 'M16.500 28L18 26.500M18 28.500L19.500 27M30 28.500L31.500 27M31.500 28.500L33 27']];

const habit = (kind: 'tint' | 'red' | 'gold' | 'solid' | 'paper'): Picture => [
  [kind, 'M4 48C5 38 13 35 24 35S43 38 44 48z'],
  ['hatch', 'M12 48L14 41M19 48L20 39M29 48L28 39M36 48L34 41'],
];
const COLLAR: Picture = [['paper', 'M17 35L24 42L31 35L29 47L24 43L19 47z']];
const RUFF: Picture = [
  [
    'paper',
    'M11 37C11 33 15 34 17 35C19 32 22 34 24 35C26 34 29 32 31 35C33 34 37 33 37 37C37 41 33 40 31 39C29 42 26 41 24 40C22 41 19 42 17 39C15 40 11 41 11 37z',
  ],
];
const COWL: Picture = [['tint', 'M13 38C15 33 19 35 24 37C29 35 33 33 35 38C33 43 28 44 24 44S15 43 13 38z']];
const CROSS: Picture = [['gold', 'M23 39H25V42H28V44H25V48H23V44H20V42H23z']];
const BEADS: Picture = [
  ['ink', [13, 16, 20, 24, 28, 32, 35].map((x, i) => dot(x, [40, 43, 45, 46, 45, 43, 40][i] ?? 45, 1)).join('')],
];

const TONSURE: Picture = [
  ['tint', 'M14.500 22C12.500 13 17 8 24 8S35.500 13 33.500 22L31.500 18C30 14.500 27 15 24 15S18 14.500 16.500 18z'],
  ['paper', 'M17 12.500C19 8.500 29 8.500 31 12.500C29 14.500 19 14.500 17 12.500z'],
];
const BOWL_CUT: Picture = [['tint', 'M13 23C12 11 17 7 24 7S36 11 35 23L32 19C27 17 21 17 16 19z']];
const LONG_HAIR: Picture = [
  [
    'gold',
    'M13 40C9 26 11 7 24 7S39 26 35 40C33 34 34.500 25 32 19C29 16 27 13 24 13S17 15 16 19C13.500 25 15 34 13 40z',
  ],
];
const CURLS: Picture = [
  [
    'tint',
    `${[13, 12.5, 14, 18, 24, 30, 34, 35.5, 35].map((x, i) => dot(x, [27, 21, 15, 11, 9.5, 11, 15, 21, 27][i] ?? 10, 3.4)).join('')}`,
  ],
];
const BALD: Picture = [
  ['tint', 'M14 25C12.500 22 13.500 19 15.500 18L16 26zM34 25C35.500 22 34.500 19 32.500 18L32 26z'],
];
const BEARD: Picture = [
  ['tint', 'M15 25C15 36 18 44 24 44S33 36 33 25C31 30 29 28.500 24 28.500S17 30 15 25z'],
  ['hatch', 'M20 35V40M24 36V42M28 35V40'],
];
const GOATEE: Picture = [
  [
    'solid',
    'M18 29C20 27.500 22.500 28 24 28.800C25.500 28 28 27.500 30 29C28 29.800 26 29.600 24 29.600S20 29.800 18 29zM22 33.500H26L24 38.500z',
  ],
];
const VEIL: Picture = [
  ['tint', 'M24 4C12 4 8 14 9 27C9.500 34 8 38 6 42H42C40 38 38.500 34 39 27C40 14 36 4 24 4z'],
  ['paper', 'M24 8C15.500 8 13 15 13.500 25C14 34 18 38.500 24 38.500S34 34 34.500 25C35 15 32.500 8 24 8z'],
  ['hatch', 'M10 33L13 31M9.500 29L12.500 28M38 33L35 31M38.500 29L35.500 28'],
];
const COIF: Picture = [
  ['paper', 'M24 7C13 7 11 17 12.500 27L15.500 33V20C18 15 30 15 32.500 20V33L35.500 27C37 17 35 7 24 7z'],
];
const HOOD: Picture = [
  [
    'solid',
    'M24 3C11 5 7 20 8 42H40C41 20 37 5 24 3zM24 12C31 12 34 17 34 24C34 31 29 37 24 37S14 31 14 24C14 17 17 12 24 12z',
  ],
];
const GALERO: Picture = [
  ['red', 'M3 16C9 12.500 15 13 16 12C16 5 32 5 32 12C33 13 39 12.500 45 16C39 19 9 19 3 16z'],
  ['ink', 'M11 18V28M37 18V28'],
  ['red', dot(11, 30, 2) + dot(37, 30, 2)],
];
const SKULLCAP: Picture = [['solid', 'M15 17C15 8 33 8 33 17C28 14.500 20 14.500 15 17z']];
const FEATHER_CAP: Picture = [
  ['red', 'M12 18C11 9 20 6 27 7C34 8 37 12 36 17C28 14 19 14 12 18z'],
  ['gold', 'M33 12C37 6 42 4 46 4C45 9 41 13 35 14z'],
];
const BROAD_HAT: Picture = [
  ['tint', 'M5 17C11 14 15 15 16 14C16 5 32 5 32 14C33 15 37 14 43 17C37 20 11 20 5 17z'],
  ['gold', 'M24 9.500C27 9.500 28.500 12 27 14.500H21C19.500 12 21 9.500 24 9.500z'],
  ['hatch', 'M24 10V14.500M22.500 10.500L23 14.500M25.500 10.500L25 14.500'],
];
const EARED_CAP: Picture = [
  ['gold', 'M13 20C12 12 10 8 5 5C12 3 18 5 24 9C30 5 36 3 43 5C38 8 36 12 35 20C29 15 19 15 13 20z'],
  ['red', dot(5, 5, 1.8) + dot(43, 5, 1.8)],
];
const BONNET: Picture = [['solid', 'M11 26C9 11 16 5 24 5S39 11 37 26L33 21C31 15 28 14 24 14S17 15 15 21z']];
const HELMET: Picture = [
  ['tint', 'M12 24C11 9 18 5 24 5S37 9 36 24L33 22C32 17 28 16 24 16S16 17 15 22z'],
  ['ink', 'M24 5V16M14 14H34'],
];
const SCARF: Picture = [['red', 'M24 6C12 6 10 17 12 28L15 22C17 16 31 16 33 22L36 28C38 17 36 6 24 6z']];
const EARS: Picture = [['paper', 'M15 21C11 20 11 28 15.500 27zM33 21C37 20 37 28 32.500 27z']];
const PEARLS: Picture = [
  ['paper', [16, 19, 22, 26, 29, 32].map((x, i) => dot(x, [37, 38.5, 39.5, 39.5, 38.5, 37][i] ?? 38, 1.3)).join('')],
];
const RAYS: Picture = [
  [
    'gold',
    'M24 0.500L25.500 3H22.500zM9 5L12.500 6.500L10.500 8.500zM39 5L35.500 6.500L37.500 8.500zM3 17L6.500 17.500L5.500 19.800zM45 17L41.500 17.500L42.500 19.800z',
  ],
];

const face = (...parts: readonly Picture[]): Picture => [...NOSE, ...parts.flat()];

/** Everyone who may sit at a table: those who play for the house, and those whom people choose to be. */
export const PORTRAITS: Readonly<Record<PortraitName, Picture>> = {
  pip: [...habit('tint'), ...COWL, ...ROUND_HEAD, ...TONSURE, ...face(WIDE_EYES, SMILE)],
  agnes: [...habit('solid'), ...VEIL, ...BEADS, ...face(SHUT, FLAT)],
  keeper: [...habit('red'), ...LONG_HEAD, ...BEARD, ...SKULLCAP, ...face(SPECTACLES, FLAT)],
  timo: [...habit('paper'), ...COWL, ...EARS, ...HEAD, ...BOWL_CUT, ...face(EYES, SOFT_BROWS, BLUSH, FROWN)],
  clara: [...habit('tint'), ...VEIL, ...CROSS, ...face(EYES, BROWS, SMIRK)],
  inquisitor: [...habit('solid'), ...LONG_HEAD, ...HOOD, ...CROSS, ...face(NARROW, FLAT)],
  till: [...habit('gold'), ...RUFF, ...HEAD, ...EARED_CAP, ...face(EYES, SOFT_BROWS), ...SMIRK],
  margarethe: [...habit('solid'), ...COLLAR, ...HEAD, ...BONNET, ...face(NARROW, FROWN)],
  bellarosa: [...habit('red'), ...COLLAR, ...ROUND_HEAD, ...GALERO, ...BIG_NOSE, ...NARROW, ...SMIRK],
  tetzel: [...habit('tint'), ...COWL, ...ROUND_HEAD, ...TONSURE, ...BIG_NOSE, ...EYES, ...BROWS, ...GASP],
  lucrezia: [...habit('red'), ...HEAD, ...LONG_HAIR, ...PEARLS, ...face(EYES, SOFT_BROWS, SMIRK)],
  pico: [...habit('gold'), ...RUFF, ...CURLS, ...HEAD, ...FEATHER_CAP, ...face(EYES, SMILE)],
  hildegard: [...habit('tint'), ...RAYS, ...VEIL, ...face(EYES, SOFT_BROWS, SMILE)],
  angelo: [...habit('paper'), ...COWL, ...EARS, ...LONG_HEAD, ...BALD, ...BEARD, ...face(SHUT, SMILE)],
  johanna: [...habit('tint'), ...HEAD, ...HELMET, ...face(EYES, BROWS, FLAT)],
  cesare: [...habit('solid'), ...RUFF, ...LONG_HEAD, ...SKULLCAP, ...GOATEE, ...face(NARROW, BROWS)],
  pilgrim: [...habit('tint'), ...HEAD, ...BROAD_HAT, ...face(EYES, SMILE)],
  scholar: [...habit('solid'), ...COLLAR, ...HEAD, ...SKULLCAP, ...face(SPECTACLES, SMILE)],
  minstrel: [...habit('red'), ...LONG_HAIR, ...HEAD, ...FEATHER_CAP, ...face(EYES, SOFT_BROWS, SMIRK)],
  goodwife: [...habit('paper'), ...HEAD, ...SCARF, ...face(EYES, SOFT_BROWS, SMILE)],
  knight: [...habit('tint'), ...HEAD, ...HELMET, ...GOATEE, ...face(EYES, BROWS)],
  greybeard: [...habit('tint'), ...LONG_HEAD, ...BALD, ...BEARD, ...face(EYES, SOFT_BROWS, FLAT)],
  novice: [...habit('paper'), ...HEAD, ...COIF, ...face(WIDE_EYES, GASP)],
  cat: [
    ['tint', 'M8 48C9 40 14 37 24 37S39 40 40 48z'],
    ['tint', 'M10 26L9 7L18 13C22 11.500 26 11.500 30 13L39 7L38 26C38 34 32 38 24 38S10 34 10 26z'],
    [
      'ink',
      'M15 22C17 19.500 20 19.500 21.500 22C20 24.500 17 24.500 15 22zM26.500 22C28 19.500 31 19.500 33 22C31 24.500 28 24.500 26.500 22z',
    ],
    ['solid', 'M18.300 20.500V23.500M29.700 20.500V23.500M22.500 28H25.500L24 30z'],
    [
      'hatch',
      'M24 30V32C22 34 20 33.500 19 32.500M24 32C26 34 28 33.500 29 32.500M16 29L6 27M16 31L6 32M32 29L42 27M32 31L42 32M20 13V17M24 12V16M28 13V17',
    ],
  ],
};
