import { doorWith } from '@conclave/stage/art/door.ts';
import { blob, circle, hatch } from '@conclave/stage/art/shapes.ts';

/** A cardinal confesses with crossed fingers behind his back; the altar knows. */
export const door = doorWith([
  ['hatch', 'M120 12V40M104 14V36M136 14V36M90 20V34M150 20V34'],
  ['tint', 'M132 92H200V146H132z'],
  ['paper', 'M126 84H206V94H126z'],
  [
    'paper',
    'M136 56C136 48 152 48 152 56V84H136zM158 56C158 48 174 48 174 56V84H158zM180 56C180 48 196 48 196 56V84H180z',
  ],
  ['red', blob(144, 70, 6).concat(blob(166, 70, 6))],
  ['hatch', hatch(184, 60, 8, 5, 4).concat(hatch(138, 102, 26, 6, 6), hatch(170, 102, 26, 6, 6))],
  ['red', 'M72 58C60 64 52 84 50 110L44 146H112L108 122L118 112L104 96C102 78 96 64 88 58z'],
  ['paper', 'M70 50C70 40 90 40 91 50L104 53L92 57C91 64 86 68 80 68S70 62 70 50z'],
  ['red', 'M54 42C60 36 98 34 106 40C108 44 58 48 54 42zM66 38C66 26 94 24 95 36z'],
  ['solid', circle(86, 51, 1.8)],
  ['ink', 'M82 61L90 60'],
  ['paper', 'M106 100L124 90L130 94L122 104L112 110z'],
  ['paper', 'M52 92L40 88L34 78L38 76L42 83L40 74L44 73L47 83L54 84z'],
  ['ink', 'M39 76L45 82M44 73L38 81'],
  ['hatch', 'M62 78L54 116M68 76L60 122M74 76L68 126M88 78L92 124M96 84L102 126'],
  [
    'gold',
    'M96 26C102 22 112 24 112 28C112 32 102 34 97 31C93 29 93 28 96 26zM99 27C97 28 97 29 99 29.500C103 31 108 30 108.500 28C108 26 102 25.500 99 27z',
  ],
]);
