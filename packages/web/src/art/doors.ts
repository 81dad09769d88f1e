import type { Picture } from '@conclave/stage/art/drawing.ts';
import { blob, circle, hatch, polar } from '@conclave/stage/art/shapes.ts';

/** Three doors of the title page, 240 × 150, one per game. */
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

const sealOn = (x: number, y: number, r: number): string => blob(x, y, r, 1, Math.round(x) % 7);

/** A deed with seven seals, a quill, a candle that has seen it all. */
const sevenSeals: Picture = [
  ...FRAME,
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
  ...FLOOR,
];

/** A cardinal confesses with crossed fingers behind his back; the altar knows. */
const dogma: Picture = [
  ...FRAME,
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
  ...FLOOR,
];

/** A ladder between clouds and flames; a soul climbs with its purse, another lets go. */
const meaCulpa: Picture = [
  ...FRAME,
  [
    'paper',
    'M60 44C50 42 50 32 60 31C62 22 76 20 82 27C90 18 106 20 108 30C116 24 128 28 126 36C136 36 138 46 128 48H66C60 48 58 46 60 44z',
  ],
  ['hatch', hatch(70, 41, 20, 2, 3).concat(hatch(98, 41, 22, 2, 3))],
  ['ink', 'M104 40L92 138M132 40L144 138M103 52H133M101 66H135M100 80H136M98 94H138M97 108H139M95 122H141'],
  [
    'red',
    'M50 146C46 132 56 126 56 114C66 122 66 130 68 134C72 126 72 118 82 110C84 124 92 126 92 138C100 132 100 126 104 120C112 128 110 138 116 142C124 136 124 128 130 122C136 130 140 134 142 138C148 128 148 120 158 112C160 124 166 128 168 136C174 130 176 122 184 116C182 128 194 134 190 146z',
  ],
  [
    'gold',
    'M70 146C70 138 76 136 78 130C84 136 82 142 88 146zM108 146C108 140 114 138 115 133C121 138 120 142 124 146zM152 146C152 138 158 136 160 130C166 136 166 142 170 146z',
  ],
  ['paper', 'M118 58C126 58 130 64 130 72V88L126 84L122 88L118 84L114 88L110 84L106 88V72C106 64 110 58 118 58z'],
  ['solid', circle(114, 69, 1.8).concat(circle(122, 69, 1.8))],
  ['ink', 'M114 76C116 78 120 78 122 76'],
  [
    'gold',
    'M131 74C128 80 128 86 134 87H142C148 86 148 80 144 74C140 76 135 76 131 74zM133 69C136 71 139 71 142 69L144 74C140 76 135 76 131 74z',
  ],
  ['gold', 'M108 54C112 50 124 50 128 54C124 57 112 57 108 54z'],
  ['paper', 'M64 78C71 76 77 80 79 87L84 102L78 100L76 105L71 101L68 106L64 101L59 104L57 90C56 84 58 79 64 78z'],
  ['solid', circle(64, 88, 1.8).concat(circle(71, 87, 1.8))],
  ['solid', 'M65 94C67 91 71 91 72 94C71 97 67 97 65 94z'],
  ['ink', 'M79 87L92 82M57 92L48 84'],
  ['ink', 'M176 60V100M168 62V54M184 62V54M176 60V52M168 62C168 68 184 68 184 62'],
  ['hatch', hatch(160, 30, 26, 3, 4).concat(hatch(46, 60, 10, 4, 4))],
  ...FLOOR,
];

export const DOORS = { 'seven-seals': sevenSeals, dogma, 'mea-culpa': meaCulpa } as const;
