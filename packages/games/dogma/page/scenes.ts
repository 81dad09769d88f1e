import { crest, type Scene, sign } from '@conclave/stage/page/scene.ts';

/** DG-7.2  Three contributions on the lectern: only the newest can be checked. */
export const pile: Scene = {
  width: 300,
  height: 120,
  pieces: [
    { draw: 'wood', d: 'M10 92H290L276 116H24z' },
    { draw: 'back', x: 26, y: 24, turn: -8 },
    { draw: 'back', x: 44, y: 22, turn: 2 },
    crest(0, 40, 2),
    { draw: 'back', x: 110, y: 23, turn: -3 },
    crest(1, 118, 2),
    { draw: 'gold', d: 'M176 12H270V90H176z' },
    { draw: 'back', x: 186, y: 22, turn: -6 },
    { draw: 'back', x: 204, y: 20, turn: 0 },
    { draw: 'back', x: 222, y: 22, turn: 7 },
    crest(2, 210, 0),
    sign('eye', 248, 62, 26),
  ],
};
