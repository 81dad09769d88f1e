import { crest, type Piece, type Scene, sign, text } from '@conclave/stage/page/scene.ts';

/** MC-3  The track: Heaven at the left, Hell at the right, souls between. */
export const ladder: Scene = {
  width: 420,
  height: 96,
  pieces: [
    { draw: 'line', d: 'M40 58H380M40 64H380' },
    ...Array.from({ length: 16 }, (_, rung): Piece => ({ draw: 'line', d: `M${58 + rung * 20} 54V68` })),
    sign('halo', 4, 44, 34),
    sign('flame', 384, 40, 34),
    text('−35', 40, 88),
    text('0', 198, 88),
    text('40', 378, 88),
    sign('ghost', 188, 24, 24),
    sign('ghost', 228, 24, 24),
    sign('ghost', 308, 24, 24),
    crest(0, 192, 2, 16),
    crest(1, 232, 2, 16),
    crest(2, 312, 2, 16),
    { draw: 'line', d: 'M258 34H296M290 29L297 34L290 39' },
  ],
};

const post = (seat: number, notches: number, x: number): readonly Piece[] => [
  { draw: 'wood', d: `M${x} 18L${x + 9} 12L${x + 18} 18V112H${x}z` },
  ...Array.from(
    { length: notches },
    (_, notch): Piece => ({ draw: 'line', d: `M${x + 2} ${26 + notch * 13}H${x + 16}` }),
  ),
  crest(seat, x - 2, 118, 22),
  text(String(notches), x + 9, 8),
];

/** WE-7  Posts of 2, 2, 4 and 5: the highest goes down by its lead of 3. */
export const posts: Scene = {
  width: 260,
  height: 146,
  pieces: [
    ...post(0, 2, 16),
    ...post(1, 2, 66),
    ...post(2, 4, 116),
    { draw: 'gold', d: 'M158 2H192V145H158z' },
    ...post(3, 5, 166),
    { draw: 'line', d: 'M206 40V92M199 84L206 93L213 84' },
    text('5 − 2 = 3', 228, 32),
    sign('ghost', 216, 56, 26),
    sign('flame', 216, 104, 26),
  ],
};
