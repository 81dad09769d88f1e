import { doorWith } from '@conclave/stage/art/door.ts';
import { blob, hatch } from '@conclave/stage/art/shapes.ts';

const sealOn = (x: number, y: number, r: number): string => blob(x, y, r, 1, Math.round(x) % 7);

/** A deed with seven seals, a quill, a candle that has seen it all. */
export const door = doorWith([
  ['hatch', hatch(44, 40, 20, 9, 7).concat(hatch(178, 40, 20, 9, 7))],
  [
    'paper',
    'M78 34C84 28 92 30 92 36H158C164 36 166 30 160 27H88C80 26 76 30 78 34V104C78 112 86 114 90 110C94 116 100 110 104 114C110 108 116 116 122 110C128 116 134 108 140 113C146 108 152 114 158 108V36',
  ],
  ['ink', 'M98 48H150M98 56H146M98 64H150M98 72H128'],
  ['solid', 'M96 44H104V54H96z'],
  ['red', sealOn(96, 92, 10)],
  ['gold', sealOn(119, 95, 10)],
  ['tint', sealOn(142, 90, 10)],
  ['hatch', 'M91 92H101M96 87V97M114 95H124M119 90V100M137 90H147M142 85V95'],
  ['ink', 'M96 102V124M119 105V130M142 100V122'],
  ['red', sealOn(96, 128, 8).concat(sealOn(119, 133, 8))],
  ['paper', sealOn(142, 126, 8)],
  ['ink', 'M158 106V112'],
  ['solid', sealOn(158, 120, 8)],
  ['paper', 'M48 104H64V136H48z'],
  ['gold', 'M56 82C61 90 61 97 56 101C51 97 51 90 56 82z'],
  ['ink', 'M56 101V105M48 110C51 114 53 108 55 113'],
  ['tint', 'M40 136H72C72 142 68 146 62 146H50C44 146 40 142 40 136z'],
  ['paper', 'M196 60C186 74 180 92 178 112C186 100 194 84 196 60z'],
  ['ink', 'M194 64L176 122'],
  ['solid', 'M170 130H186V134L192 146H164L170 134z'],
  ['paper', 'M168 126H188V130H168z'],
]);
