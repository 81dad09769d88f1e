import type { Picture } from '@conclave/stage/art/drawing.ts';
import { around, circle, hatch, polar, slanted } from '@conclave/stage/art/shapes.ts';
import type { TypeName } from './virtues-and-sins.ts';

/** A woodcut fills a card of 60 × 90; the lowest sixth lies under the name. */
export const WOODCUT_BOX = '0 0 60 90';

/** Where the eye goes first: how far below the upper edge a narrow strip of the woodcut begins. */
export const STRIP: Readonly<Record<TypeName, number>> = {
  honesty: 29,
  diligence: 7,
  mercy: 8,
  humility: 18,
  chastity: 44,
  temperance: 40,
  patience: 24,
  fraud: 20,
  theft: 26,
  murder: 18,
  blasphemy: 38,
  adultery: 18,
  gluttony: 26,
  envy: 30,
};

/** Light that falls from a point, as a virtue has it. */
const rays = (x: number, y: number, inner: number, outer: number, count = 24): string =>
  around(count, (turn, index) => {
    const [ax, ay] = polar(x, y, turn, inner);
    const [bx, by] = polar(x, y, turn, index % 2 === 0 ? outer : (inner + outer) / 2);
    return `M${ax.toFixed(1)} ${ay.toFixed(1)}L${bx.toFixed(1)} ${by.toFixed(1)}`;
  });

/** Night in the corners, as a sin likes it. */
const NIGHT = slanted(4, -2, 22, 11, 6).concat('M60 60L48 72M60 66L52 74M60 54L50 64M0 62L8 70M0 56L10 66');

/** Boards to stand on. */
const floor = (y: number): Picture => [
  ['paper', `M-2 ${y}H62V92H-2z`],
  ['hatch', hatch(2, y + 3, 26, 3, 3, 3).concat(hatch(36, y + 4, 20, 2, 3, -3))],
];

/** Soles of feet that look out from under a blanket. */
const SOLES = [7, 14, 23.5, 30.5, 40, 47];
const FEET = SOLES.map(x => `M${x} 76V60C${x} 54 ${x + 6} 54 ${x + 6} 60V76z`).join('');
const TOES = SOLES.map(x => `M${x + 1} 61H${x + 5}M${x + 2} 57V60M${x + 4} 57V60`).join('');

/** The fourteen types as cards, each the scene that its small sign stands for. */
export const WOODCUTS = {
  // a heart and a feather, and the scales hang level
  honesty: [
    ['hatch', rays(30, 32, 12, 42)],
    ...floor(70),
    ['ink', 'M13 35L5 54M13 35L21 54M47 35L39 54M47 35L55 54'],
    ['red', 'M13 54C7 50 7 45 9.800 44C11.500 43.400 13 45 13 46.500C13 45 14.500 43.400 16.200 44C19 45 19 50 13 54z'],
    ['paper', 'M42 54C43 47 49 42 55 40C55 46 51 51 45 54z'],
    ['hatch', 'M43 54L53 42M46 49L50 50M48 46L52 47'],
    ['gold', 'M3 54H23C23 62 3 62 3 54zM37 54H57C57 62 37 62 37 54z'],
    ['solid', 'M9 32.500H51V35H9z'],
    ['tint', 'M19 -2H41L38 13H22z'],
    ['hatch', 'M24 0V9M28 0V11M32 0V11'],
    ['paper', 'M21 12H39C42 18 41 27 36 31H25C20 27 18 18 21 12z'],
    ['ink', 'M25.500 31V23M30 31V22M34.500 31V23M21 21C25 24 36 24 40 19'],
  ],
  // a bee, and behind it the house that it pays for
  diligence: [
    ['hatch', rays(30, 24, 20, 40, 20)],
    ...floor(74),
    ['tint', 'M12 75C9 55 18 43 30 43S51 55 48 75z'],
    ['ink', 'M12 67C24 70 36 70 48 67M13.500 59C24 62 36 62 46.500 59M17 51C25 54 35 54 43 51'],
    ['solid', 'M25 75C25 67 35 67 35 75z'],
    ['hatch', hatch(38, 54, 5, 3, 2).concat(hatch(40, 62, 6, 2, 2), hatch(41, 70, 6, 2, 2))],
    ['paper', 'M28 17C18 -1 8 3 11 10C13 15 21 19 28 17zM33 16C36 1 50 0 49 8C48 14 40 18 33 16z'],
    ['hatch', 'M26 15L15 8M35 14L46 7'],
    ['gold', 'M13 26C13 18 22 15 30 15C41 15 48 20 48 26C48 33 41 37 31 37C21 37 13 33 13 26z'],
    [
      'solid',
      'M24 15.800C21 21 21 30 24 36L29 37C26 30 26 21 29 15zM36 15.500C34 21 34 30 36 36.700L41 35C39 29 39 22 41 17z',
    ],
    ['ink', 'M14 23L8 17M16 20L12 13M48 26L54 27'],
    ['solid', circle(17.5, 25, 1.6).concat(circle(7, 52, 1.8), circle(53, 48, 1.8), circle(54, 64, 1.6))],
    ['ink', 'M7 50L4 47M7 50L10 47M53 46L50 43M53 46L56 43M54 62L51 60M54 62L57 60'],
  ],
  // a heart above, an open hand below
  mercy: [
    ['hatch', rays(30, 24, 20, 46, 28)],
    ...floor(78),
    ['red', 'M30 42C13 31 9 21 14 13.500C19 7 28 10 30 17C32 10 41 7 46 13.500C51 21 47 31 30 42z'],
    ['hatch', 'M17 17C17 14 20 12 23 13M43 26L36 34M45 22L33 36M40 32L36 36'],
    ['gold', circle(21, 49, 3.4).concat(circle(30, 47, 3.4), circle(38, 50, 3.4))],
    ['tint', 'M-2 55H7V77H-2z'],
    [
      'paper',
      'M7 58C13 54 19 54 24 57H36C40.500 57 40.500 63 36 63H27M38 60L50 52C54 50 57.500 54 55 57L41 70C37 74 29 73.500 23 72H7z',
    ],
    ['hatch', hatch(10, 62, 10, 3, 3).concat('M26 68H36M28 70.500H34')],
  ],
  // on his knees, hat in hand, and nobody looks
  humility: [
    ['paper', 'M7 74V26C7 6 53 6 53 26V74z'],
    ['hatch', rays(30, 24, 14, 40, 30)],
    ...floor(72),
    ['paper', 'M2 77C-1 72 4 69 9 72L12 77z'],
    ['tint', 'M23 34C13 36 9 48 12 61L5 78H47C48 71 42 66 34 65L33 56C37 52 37 40 32 35z'],
    ['hatch', slanted(21, 44, 8, 6, 1.6).concat('M10 74L20 66M14 76L28 66M22 76L34 68')],
    ['paper', 'M25 26C24 18 31 15 36 18C40 21 40 26 39 30C37 35 31 36 28 33z'],
    ['solid', 'M24 31C20 22 26 14 33 16C29 18 28 23 29 30z'],
    ['ink', 'M34 26L37 27M39 27L41 30L38 31'],
    ['paper', 'M40 57C40 68 56 68 56 57z'],
    ['solid', 'M37 55H59V58H37z'],
    ['tint', 'M25 42C23 50 30 57 41 58L44 53C38 51 35 47 33 41z'],
  ],
  // a lily under lock
  chastity: [
    ['hatch', rays(30, 20, 20, 40, 26)],
    ...floor(76),
    ['paper', 'M30 28C22 21 20 11 23 3C27 6 30 10 30 15C30 10 33 6 37 3C40 11 38 21 30 28z'],
    ['paper', 'M30 28C21 27 12 20 9 10C18 11 27 18 30 28zM30 28C39 27 48 20 51 10C42 11 33 18 30 28z'],
    ['hatch', 'M26 9L29 20M34 9L31 20M14 14L26 24M46 14L34 24'],
    ['gold', circle(30, 19, 1.8)],
    ['ink', 'M30 28V46'],
    ['tint', 'M30 42C21 43 13 37 12 30C20 31 29 35 30 42zM30 44C39 45 47 39 48 32C40 33 31 37 30 44z'],
    ['paper', 'M17 52V48C17 36 43 36 43 48V52H37.500V48C37.500 43 22.500 43 22.500 48V52z'],
    ['gold', 'M11 52H49V77H11z'],
    ['solid', 'M30 57a3.400 3.400 0 0 1 1.700 6.400L33.500 71H26.500L28.300 63.400A3.400 3.400 0 0 1 30 57z'],
    ['hatch', hatch(13, 55, 8, 8, 2.6).concat(hatch(40, 55, 7, 8, 2.6))],
  ],
  // water to the wine, and stop at the line
  temperance: [
    ['hatch', hatch(2, 4, 56, 3, 3).concat(hatch(40, 22, 18, 6, 4), hatch(2, 44, 20, 6, 4))],
    ...floor(75),
    ['tint', 'M12 5L33 7L44 14L36 20C38 30 32 38 22 38C11 38 4 27 7 15z'],
    ['ink', 'M8 13C-1 13 -2 30 9 31M12 5L9 2M33 7C35 12 36 16 36 20'],
    ['hatch', hatch(11, 16, 10, 6, 3, 0.6)],
    ['paper', 'M43 14C48 20 48 34 46 56H41C43 36 43 24 37 19z'],
    ['hatch', 'M43 20C45 30 44 42 43 54'],
    ['paper', 'M24 46H58C58 61 51 65 44 66V72H53V76H29V72H38V66C31 65 24 61 24 46z'],
    ['red', 'M25.500 55H56.500C55 62 50 64 41 64S27 62 25.500 55z'],
    ['ink', 'M20 55H26M56 55H60M28 49V52'],
  ],
  // an hourglass that nobody turns; the snail has time
  patience: [
    ['hatch', 'M60 -2L40 18M60 8L50 18M48 -2L40 6M60 2C54 4 48 10 46 12M60 8C56 9 52 12 50 16M54 0C52 4 46 8 42 8'],
    ['hatch', rays(30, 42, 22, 46, 26)],
    ...floor(76),
    ['paper', 'M16 20H44C44 32 36 38 33 45C36 52 44 58 44 70H16C16 58 24 52 27 45C24 38 16 32 16 20z'],
    [
      'gold',
      'M19.500 29H40.500C38 36 33 38 30 43C27 38 22 36 19.500 29zM18 69.500C19 62 26 59 30 54C34 59 41 62 42 69.500z',
    ],
    ['ink', 'M30 43V55'],
    ['hatch', 'M12 20V70M14 20V70M46 20V70M48 20V70M40 24L36 32M20 66L24 60'],
    ['solid', 'M9 15H51V20H9zM9 70H51V76H9z'],
    ['paper', 'M14 15C12 11 16 11 20 12H36C39 12 40 9 39 5L42 6C44 10 43 15 38 15z'],
    ['tint', circle(26, 8, 6)],
    ['ink', 'M26 8C26 6 29 6 29 8.500C29 11 24 11 23.500 7.500M39 5L37 1M41 6L44 2'],
  ],
  // a smile to wear in company
  fraud: [
    ['hatch', NIGHT],
    ...floor(78),
    ['solid', 'M14 80C10 54 15 32 20 20C25 5 48 4 52 22C56 38 58 58 57 80z'],
    ['tint', 'M30 15C40 10 49 18 48 32C47 44 43 51 36 52C29 49 25 38 26 26z'],
    ['solid', circle(42, 30, 2)],
    ['ink', 'M38 25L46 27M36 44C39 44 42 43 44 40'],
    ['hatch', 'M40 50L46 44M44 36L47 33'],
    ['ink', 'M17 58V86'],
    ['paper', 'M2 22C9 17 26 17 32 22C35 40 29 56 17 60C5 56 -1 40 2 22z'],
    ['solid', 'M6 32C9 28 13 28 14 32C12 35 8 35 6 32zM20 32C21 28 25 28 28 32C26 35 22 35 20 32z'],
    ['red', 'M7 43C11 53 23 53 27 43C21 47 13 47 7 43z'],
    ['ink', 'M17 33V40L14 41M5 27C8 24 12 24 14 26M20 26C22 24 26 24 29 27'],
    ['paper', 'M12 70C12 65 23 65 23 70C24 76 11 76 12 70z'],
  ],
  // a hand in a purse that is not its own
  theft: [
    ['hatch', NIGHT],
    ['solid', 'M-2 5H62V14H-2z'],
    ['gold', 'M9 2H23V17H9zM13 6H19V13H13z'],
    ['hatch', hatch(28, 7.5, 30, 2, 4)],
    ...floor(76),
    ['ink', 'M20 14L22 30M38 14L36 30'],
    ['tint', 'M17 38C3 48 4 71 18 74H40C54 71 55 48 41 38C33 41 25 41 17 38z'],
    ['hatch', hatch(9, 54, 14, 5, 4, 0.4).concat('M38 70C44 68 47 62 47 56')],
    ['gold', 'M19 29C25 32 33 32 39 29L42 38C33 42 25 42 16 38z'],
    [
      'paper',
      'M62 16L47 20C41 19 36 23 34 29L29 45C30 49 34 48 35.500 43L37 49C38.500 52 42 50 42 46L44 37C46 40 50 37 50 33L62 29z',
    ],
    ['ink', 'M37 38L38 30M43 36L43 29'],
    ['tint', 'M56 15L62 13V32L57 31z'],
    ['gold', circle(22, 62, 4).concat(circle(30, 66, 4), circle(37, 61, 4))],
  ],
  // a dagger and one drop
  murder: [
    ['hatch', NIGHT],
    ...floor(74),
    ['red', 'M10 77C10 71 50 71 50 77C50 82 10 82 10 77z'],
    ['paper', 'M23 27H37L34.500 60L30 72L25.500 60z'],
    ['red', 'M24.700 49L35.500 46L34.500 60L30 72L25.500 60z'],
    ['ink', 'M30 29V46'],
    ['hatch', 'M32 30V46M34 30V45'],
    ['solid', 'M26 8H34V22H26z'],
    ['hatch', 'M8 34L18 44M6 40L16 50M8 48L16 56'],
    ['gold', 'M10 21H50V27H10z'],
    ['gold', circle(30, 6, 4.4).concat(circle(12, 24, 3.6), circle(48, 24, 3.6))],
    ['red', 'M46 40C50.500 48 52.500 52 52.500 55.500A6.500 6.500 0 0 1 39.500 55.500C39.500 52 41.500 48 46 40z'],
  ],
  // the halo falls, the tongue comes out, and somebody above has heard
  blasphemy: [
    ['hatch', NIGHT],
    ['tint', 'M-2 -2H36C37 8 28 11 23 8C19 14 8 13 7 8C3 10 -1 8 -2 4z'],
    ['gold', 'M12 11L22 10L18 19H25L10 36L14 23H8z'],
    ...floor(78),
    ['paper', 'M13 44C13 30 21 26 31 26S50 30 50 44V55C50 68 42 74 31 74S13 68 13 55z'],
    ['solid', 'M18 41L28 45L19 48zM45 41L35 45L44 48z'],
    ['ink', 'M31 46L29 53H33'],
    ['solid', 'M19 57H44C43 63 38 65 31 65S20 63 19 57z'],
    ['red', 'M26 60H37V75C37 82 32 83 31.500 78C31 83 26 82 26 75z'],
    ['hatch', 'M31.500 64V76M46 50L42 55M47 54L42 60M46 60L41 66M15 56L18 60'],
    [
      'gold',
      'M44 12C53 14 59 19 57 23C55 27 47 26 40 23C33 19 30 15 33 12C35 10 40 11 44 12zM43 15C39 14 36 15 38 17C41 21 50 24 53 22C55 20 49 16 43 15z',
    ],
    ['hatch', 'M52 6L54 2M57 11L60 8M44 7L44 3'],
  ],
  // a bed, and one pair of feet too many
  adultery: [
    ['hatch', NIGHT],
    ...floor(78),
    ['gold', circle(22, 33, 11).concat(circle(22, 33, 8), circle(38, 33, 11), circle(38, 33, 8))],
    ['red', 'M-2 2H62V13L55 18L48 13L42 18L36 13L30 18L24 13L18 18L12 13L5 18L-2 13z'],
    ['red', 'M-2 13C8 24 9 38 3 52L-2 56zM62 13C52 24 51 38 57 52L62 56z'],
    ['hatch', 'M1 20C4 30 4 40 1 50M59 20C56 30 56 40 59 50'],
    ['tint', FEET],
    ['ink', TOES],
    ['paper', 'M3 80C3 72 7 69 11 71C20 74 40 74 49 71C53 69 57 72 57 80V92H3z'],
    ['hatch', hatch(7, 75, 12, 2, 3).concat(hatch(24, 76, 12, 2, 3), hatch(41, 75, 12, 2, 3))],
    ['solid', 'M-2 50H3V90H-2zM57 50H62V90H57z'],
  ],
  // a whole ham, and a fork already in it
  gluttony: [
    ['hatch', NIGHT],
    ['ink', 'M-2 3C8 14 18 12 22 4M22 4C28 14 38 13 41 3'],
    [
      'red',
      'M0 3C4 1 11 8 9 11C6 14 -2 8 0 3zM12 11C12 7 20 2 22 4C24 7 16 14 12 11zM23 6C26 4 33 9 31 12C28 15 21 10 23 6zM33 11C33 7 39 1 42 3C44 6 37 14 33 11z',
    ],
    ...floor(78),
    ['paper', 'M1 70C1 63 59 63 59 70C59 78 1 78 1 70z'],
    ['tint', 'M9 64C-1 44 11 25 31 25C49 25 58 38 53 52C50 64 34 71 20 69z'],
    ['paper', 'M12 64L5 72C1 76 4 80 8 78C9 82 14 80 14 76L20 69z'],
    ['paper', circle(38, 44, 10)],
    ['red', circle(38, 44, 7)],
    ['paper', circle(38, 44, 3)],
    ['hatch', 'M12 48L24 34M13 54L28 36M16 58L26 46M20 62L27 53M26 64L31 58'],
    ['ink', 'M58 4L44 28M52 0L47 12M62 12L54 18M47 12C49 17 51 18 54 18'],
  ],
  // an eye with a snake for a lid
  envy: [
    ['hatch', NIGHT],
    ...floor(76),
    ['gold', circle(20, 76, 5).concat(circle(30, 78, 5), circle(40, 76, 5), circle(25, 70, 5), circle(35, 70, 5))],
    ['paper', 'M2 48C10 35 19 31 30 31S50 35 58 48C50 59 41 63 30 63S10 59 2 48z'],
    ['tint', circle(30, 47, 13)],
    ['hatch', rays(30, 47, 5, 12, 22)],
    ['solid', 'M30 34C34 42 34 52 30 60C26 52 26 42 30 34z'],
    [
      'tint',
      'M1 38C4 22 17 12 29 16C38 19 41 14 43 9C46 2 57 3 58 10C58 16 50 17 48 14C46 23 37 29 27 25C19 22 9 28 6 38z',
    ],
    ['hatch', 'M8 30L6 25M13 26L11 20M19 23L18 17M26 24L27 17M33 25L35 18M40 22L41 16'],
    ['solid', circle(53, 9, 1.5)],
    ['ink', 'M57 12L62 11M57 12L60 16M8 64L5 69M52 64L55 69'],
  ],
} as const satisfies Record<TypeName, Picture>;
