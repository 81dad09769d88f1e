import type { Picture } from '@conclave/stage/art/drawing.ts';
import { circle, hatch, slanted } from '@conclave/stage/art/shapes.ts';

/** The fourteen types of Dogma, each as a small woodcut with a wink. */
export const VIRTUES_AND_SINS = {
  // a pair of scales that hangs level
  honesty: [
    ['ink', 'M24 6V40M16 42H32M10 12H38'],
    ['tint', circle(24, 7, 3)],
    ['tint', 'M4 26H16C16 31 4 31 4 26zM32 26H44C44 31 32 31 32 26z'],
    ['ink', 'M10 12L4 26M10 12L16 26M38 12L32 26M38 12L44 26'],
    ['solid', 'M20 42H28V40H20z'],
  ],
  // a bee, and it is working
  diligence: [
    ['paper', 'M22 18C14 6 6 8 8 14C9 18 16 20 22 18zM27 17C30 6 40 4 40 11C40 16 33 18 27 17z'],
    ['gold', 'M12 30C12 22 20 18 27 18C36 18 42 23 42 29C42 35 36 39 28 39C20 39 12 36 12 30z'],
    ['solid', 'M22 19C19 25 19 33 22 38L26 39C23 33 23 25 26 18zM31 18C29 25 29 33 31 39L35 38C33 32 33 25 35 19.500z'],
    ['ink', 'M12 30L6 31M14 25L9 20M12 27L7 24'],
    ['solid', circle(15.5, 28, 1.4)],
  ],
  // a heart with an open hand below
  mercy: [
    ['red', 'M24 24C14 17 12 12 15 8.500C18 5.500 22 7 24 11C26 7 30 5.500 33 8.500C36 12 34 17 24 24z'],
    [
      'paper',
      'M4 32C10 28 15 28 19 31H27C30 31 30 35 27 35H20M29 33L38 28C41 27 43 30 41 32L30 41C27 43 22 42 18 41H10L4 43z',
    ],
    ['hatch', hatch(7, 35, 8, 3, 2)],
  ],
  // a kneeling figure, hat in hand
  humility: [
    ['paper', circle(20, 11, 5)],
    ['tint', 'M16 17C10 20 9 29 12 36L10 42H32L36 38H24L23 30L30 32L33 28L25 24C25 20 24 17 21 16z'],
    ['paper', 'M31 26C36 24 41 26 41 30H31z'],
    ['hatch', slanted(20, 22, 5, 4, 2.5)],
    ['ink', 'M4 43H44'],
  ],
  // a lily under lock
  chastity: [
    ['paper', 'M24 20C18 15 17 9 19 4C22 6 24 9 24 12C24 9 26 6 29 4C31 9 30 15 24 20z'],
    ['paper', 'M24 20C19 19 14 15 12 10C17 10 22 14 24 20zM24 20C29 19 34 15 36 10C31 10 26 14 24 20z'],
    ['ink', 'M24 20V28M24 26C20 26 17 24 16 21'],
    ['gold', 'M14 30H34V44H14z'],
    ['ink', 'M18 30V27C18 22 30 22 30 27V30'],
    ['solid', 'M24 34.500a2 2 0 0 1 1 3.700L26 41.500H22L23 38.200A2 2 0 0 1 24 34.500z'],
  ],
  // water into wine, and stop at the line
  temperance: [
    ['tint', 'M8 8H20L22 14C25 18 25 26 22 30H10C5 26 4 16 8 12z'],
    ['ink', 'M20 10C26 6 30 10 27 16'],
    ['ink', 'M8 8L5 6M22 14C28 14 32 18 33 24'],
    ['paper', 'M26 26H42C42 34 39 37 35.500 37.500V42H40V44H29V42H33.500V37.500C29 37 26 34 26 26z'],
    ['red', 'M27 31H41C40 35.500 38 36.500 34.500 36.500S28 35.500 27 31z'],
    ['hatch', hatch(9, 18, 8, 4, 2.5)],
  ],
  // an hourglass that nobody turns
  patience: [
    ['paper', 'M14 8H34C34 16 28 20 26 24C28 28 34 32 34 40H14C14 32 20 28 22 24C20 20 14 16 14 8z'],
    ['gold', 'M18 14H30C29 18 26 20 24 22C22 20 19 18 18 14zM17 39C18 34 22 32 24 30C26 32 30 34 31 39z'],
    ['solid', 'M11 5H37V8H11zM11 40H37V43H11z'],
    ['ink', 'M24 23V30'],
    ['hatch', 'M14 9V39M34 9V39M12 9V39M36 9V39'],
  ],
  // a smiling mask held before another face
  fraud: [
    ['paper', 'M16 8C28 4 40 8 40 20C40 32 34 40 26 42C20 40 15 34 14 26z'],
    ['tint', 'M4 12C10 9 20 9 26 12C28 24 24 34 15 36C7 34 3 24 4 12z'],
    ['solid', 'M8 18C10 16 13 16 14 18C13 20 9 20 8 18zM17 18C18 16 21 16 23 18C22 20 18 20 17 18z'],
    ['ink', 'M9 26C12 31 18 31 21 26C17 28 13 28 9 26z'],
    ['solid', circle(32, 19, 1.6)],
    ['ink', 'M28 33C31 30 34 30 36 31M15 36V45'],
    ['hatch', slanted(38, 22, 6, 4, 0).concat('M37 22L31 28M38 26L32 32M37 30L33 34')],
  ],
  // a hand in a purse that is not its own
  theft: [
    ['tint', 'M12 20C4 28 4 42 16 43H30C40 42 41 29 33 20C28 22 18 22 12 20z'],
    ['gold', 'M14 13C18 16 27 16 31 13L33 20C27 22 18 22 12 20z'],
    [
      'paper',
      'M44 4L34 10C30 9 26 12 24 16L22 25C23 27 25 26 26 23L27 27C28 28 30 27 30 25L31 21C33 22 35 20 35 18L44 13z',
    ],
    ['hatch', 'M12 30H20M11 33H19M12 36H20'],
  ],
  // a dagger and one drop
  murder: [
    ['paper', 'M22 18H28L27 38L25 43L23 38z'],
    ['ink', 'M25 20V36'],
    ['gold', 'M14 14H36V18H14z'],
    ['solid', 'M22.500 5H27.500V14H22.500z'],
    ['gold', circle(25, 4.5, 2.5)],
    ['red', 'M36 28C39 33 40 35 40 37.500A4 4 0 0 1 32 37.500C32 35 33 33 36 28z'],
    ['hatch', 'M13 24L19 30M11 28L17 34M11 34L15 38'],
  ],
  // a halo falls, the tongue comes out
  blasphemy: [
    ['paper', 'M10 20C10 12 16 9 23 9S36 12 36 20V28C36 36 30 40 23 40S10 36 10 28z'],
    [
      'gold',
      'M34 4C40 5 44 8 43 11C42 13 37 13 32 11C27 9 25 6 27 4.500C28 3.500 31 3.500 34 4zM33 6C31 5.500 29 6 30 7C32 9 38 10.500 40 9.500C41 8.500 37 6.500 33 6z',
    ],
    ['solid', 'M14 20L20 22L15 24zM32 20L26 22L31 24z'],
    ['solid', 'M15 29H31C30 33 27 34 23 34S16 33 15 29z'],
    ['red', 'M20 31H27V40C27 44 24 45 23.500 42C23 45 20 44 20 40z'],
    ['hatch', 'M33 25L30 28M34 28L31 31M33 32L30 35'],
  ],
  // two rings and a third finger in them
  adultery: [
    ['gold', circle(17, 27, 11).concat(circle(17, 27, 8))],
    ['gold', circle(31, 27, 11).concat(circle(31, 27, 8))],
    [
      'red',
      'M24 14C20 11 19 8.500 20.500 6.800C22 5.500 23.500 6.300 24 8C24.500 6.300 26 5.500 27.500 6.800C29 8.500 28 11 24 14z',
    ],
    ['ink', 'M24 14L22 18L26 21L23 25L26 29L23 33'],
    ['hatch', 'M8 42H40M12 44H36'],
  ],
  // a whole ham, and a fork already in it
  gluttony: [
    ['tint', 'M8 28C6 18 14 10 24 10C34 10 40 16 38 24C36 32 26 36 18 35L12 40C10 42 7 41 8 38C5 38 4 35 6 34z'],
    ['paper', circle(29, 20, 5)],
    ['ink', circle(29, 20, 2)],
    ['ink', 'M40 4L32 14M36 3L34 9M44 8L38 10M34 9C35 11 37 11 38 10'],
    ['hatch', 'M14 20L20 14M14 24L22 16M15 28L21 22M18 31L23 26'],
    ['ink', 'M4 44H44'],
  ],
  // an eye with a snake for a lid
  envy: [
    ['paper', 'M4 26C10 18 17 15 24 15S38 18 44 26C38 33 31 36 24 36S10 33 4 26z'],
    ['tint', circle(24, 25.5, 8)],
    ['solid', 'M24 17.500C26 22 26 29 24 33.500C22 29 22 22 24 17.500z'],
    ['ink', 'M3 18C10 9 19 7 26 9C33 11 36 6 41 8L45 6M41 8L45 10'],
    ['solid', circle(40, 7.5, 1.3)],
    ['hatch', 'M8 37L6 42M15 40L14 45M24 41V46M33 40L34 45M40 37L42 42'],
  ],
} as const satisfies Record<string, Picture>;

export type TypeName = keyof typeof VIRTUES_AND_SINS;
