import { doorWith } from '@conclave/stage/art/door.ts';
import { box, circle, hatch } from '@conclave/stage/art/shapes.ts';

/** The door of a game that brings no drawing: a table, two stools, a candle, and a closed box that says nothing. */
export const plainDoor = doorWith([
  ['hatch', hatch(60, 40, 30, 4, 6).concat(hatch(150, 40, 30, 4, 6))],
  ['tint', box(56, 92, 128, 10)],
  ['paper', 'M66 102H78L74 146H66zM162 102H174V146H166z'],
  ['paper', box(96, 66, 58, 26)],
  ['ink', 'M96 74H154'],
  ['red', circle(125, 80, 6)],
  ['paper', box(72, 76, 8, 16)],
  ['gold', 'M76 60C80 66 80 71 76 75C72 71 72 66 76 60z'],
  ['paper', 'M40 122H58V128H40zM182 122H200V128H182z'],
  ['ink', 'M43 128V146M55 128V146M185 128V146M197 128V146'],
]);
