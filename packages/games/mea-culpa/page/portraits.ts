import type { Character } from '@conclave/mea-culpa';
import type { Picture } from '@conclave/stage/art/drawing.ts';

const SHOULDERS = 'M4 48C5 38 13 35 24 35S43 38 44 48z';
const HEAD = 'M15 22C15 13 18 9 24 9S33 13 33 22C33 30 29 36 24 36S15 30 15 22z';
const EYES =
  'M19.300 21a1.300 1.300 0 1 0 2.600 0a1.300 1.300 0 1 0 -2.600 0zM26.100 21a1.300 1.300 0 1 0 2.600 0a1.300 1.300 0 1 0 -2.600 0z';

/** The four characters, half length, each known by what is on the head: mitre, crown, broad hat, bare curls and a bandaged thumb. */
export const PORTRAITS: Readonly<Record<Character, Picture>> = {
  pope: [
    ['paper', SHOULDERS],
    ['gold', 'M21 36H27V48H21z'],
    ['red', 'M22.500 39H25.500V41H27.500V43.500H25.500V47H22.500V43.500H20.500V41H22.500z'],
    ['paper', HEAD],
    ['paper', 'M14 17C13 9 17 3 24 0C31 3 35 9 34 17z'],
    ['gold', 'M13.500 14.500H34.500V19H13.500zM23 3H25V14H23z'],
    ['solid', EYES],
    ['ink', 'M24 21.500V26.500H22.500M20.500 30.500C22 32 26 32 27.500 30.500M18 18.500H22M26 18.500H30'],
    ['hatch', 'M29.500 24L32 22M30 27L32 25.500M8 42L12 46M13 39L18 45M36 40L40 45'],
  ],
  emperor: [
    ['red', SHOULDERS],
    ['paper', 'M10 48C11 41 15 38 18 37L24 43L30 37C33 38 37 41 38 48L33 44L29 48L24 45L19 48L15 44z'],
    ['tint', HEAD],
    ['tint', 'M15 25C14 35 18 42 24 42S34 35 33 25C31 30 28 29 24 29S17 30 15 25z'],
    ['hatch', 'M19 33V39M22 33V41M26 33V41M29 33V39'],
    ['gold', 'M13 15L11 2L18 8L24 0L30 8L37 2L35 15z'],
    ['red', 'M24 5.500L26 8.500L24 11.500L22 8.500z'],
    ['gold', 'M13 13.500H35V18H13z'],
    ['solid', EYES],
    ['ink', 'M24 21.500V27H22.500M18 18.800L22 19.800M30 18.800L26 19.800'],
  ],
  merchant: [
    ['tint', SHOULDERS],
    ['gold', 'M13 37L20 46L24 42L28 46L35 37C32 35.500 28 35 24 35S16 35.500 13 37z'],
    ['paper', HEAD],
    ['solid', 'M6 14C9 12 13 13 15 13C15 5 19 2 25 2C31 2 34 6 34 12C37 12 41 12 43 15C39 18 32 17 24 17S10 18 6 14z'],
    ['gold', 'M31 5C35 1 40 2 41 6C38 6 35 7 33 10z'],
    ['solid', EYES],
    ['ink', 'M24 21.500V27H22M20 31C22 33 27 33 29 30M18 18.800H22M26 18.800H30'],
    ['gold', 'M35 44a5 5 0 1 0 10 0a5 5 0 1 0 -10 0z'],
    ['ink', 'M40 41V47M38 44H42'],
    ['hatch', 'M29.500 26L32 24M8 42L12 47M12 40L15 44'],
  ],
  pettySinner: [
    ['tint', SHOULDERS],
    ['paper', 'M17 36L24 47L31 36C29 35.200 27 35 24 35S19 35.200 17 36z'],
    ['paper', HEAD],
    [
      'solid',
      'M13 24C10 14 13 6 19 6C20 3 27 2 29 5C35 5 38 12 35 24C34 20 33 17 31 15C28 17 25 14 23 15C20 17 17 15 16 17C14 19 14 21 13 24z',
    ],
    ['solid', 'M19.300 22a1.300 1.300 0 1 0 2.600 0a1.300 1.300 0 1 0 -2.600 0z'],
    [
      'ink',
      'M26 22.500C27 21.300 28.500 21.300 29.500 22.500M24 22V27H22.500M19.500 29.500C22 33.500 28 33 29.500 28.500M18 19L22 18.500M26 18L30 19.500',
    ],
    ['red', 'M36 48C35 44 36 40 39 39C40 37 43 38 42 40L41 44L43 48z'],
    ['hatch', 'M8 43L12 47M12 40L17 45'],
  ],
};
