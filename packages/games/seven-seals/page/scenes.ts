import { card, crest, ring, type Scene } from '@conclave/stage/page/scene.ts';

/** SS-E6 on the board: violet was led, a red 3 wins. */
export const trick: Scene = {
  width: 240,
  height: 190,
  pieces: [
    { draw: 'wood', d: ring(120, 95, 92) },
    { draw: 'line', d: ring(120, 95, 84) },
    card('violet', 8, 101, 125),
    { draw: 'gold', d: ring(58, 95, 36) },
    card('red', 3, 39, 68),
    card('violet', 1, 101, 10),
    card('green', 8, 163, 68),
    crest(0, 108, 160, 24),
    crest(1, 2, 82, 24),
    crest(2, 84, 0, 24),
    crest(3, 214, 82, 24),
  ],
};
