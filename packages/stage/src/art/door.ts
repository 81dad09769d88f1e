import type { Picture } from './drawing.ts';
import { polar } from './shapes.ts';

/** What the doors of the title page share: a drawing of 240 × 150 stands between arch and floor. */
const ARCH = 'M34 146V62C34 30 68 8 120 8S206 30 206 62V146z';
const FRAME: Picture = [
  ['tint', 'M18 146V60C18 22 58 0 120 0S222 22 222 60V146z'],
  [
    'hatch',
    Array.from({ length: 17 }, (_, i) => {
      const [a, b] = [polar(120, 70, -0.235 + i * 0.0294, 74), polar(120, 70, -0.235 + i * 0.0294, 92)];
      return `M${a[0].toFixed(1)} ${(a[1] * 0.82 + 6).toFixed(1)}L${b[0].toFixed(1)} ${(b[1] * 0.82 + 6).toFixed(1)}`;
    }).join(''),
  ],
  ['hatch', 'M18 80H34M18 102H34M18 124H34M206 80H222M206 102H222M206 124H222'],
  ['paper', ARCH],
];
const FLOOR: Picture = [
  ['ink', 'M6 146H234'],
  ['hatch', 'M10 149H230'],
];

export const doorWith = (picture: Picture): Picture => [...FRAME, ...picture, ...FLOOR];
