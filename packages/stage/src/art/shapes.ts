/** Small words for drawing: each gives path data, so that a picture is a list of strokes and nothing else. */
const n = (value: number): string => String(Math.round(value * 100) / 100);

export const circle = (cx: number, cy: number, r: number): string =>
  `M${n(cx - r)} ${n(cy)}a${n(r)} ${n(r)} 0 1 0 ${n(2 * r)} 0a${n(r)} ${n(r)} 0 1 0 ${n(-2 * r)} 0z`;

export const polygon = (...points: readonly (readonly [number, number])[]): string =>
  `M${points.map(([x, y]) => `${n(x)} ${n(y)}`).join('L')}z`;

export const box = (x: number, y: number, w: number, h: number): string => `M${n(x)} ${n(y)}h${n(w)}v${n(h)}h${n(-w)}z`;

/** A point at this angle (in turns, 0 is up, clockwise) and distance. */
export const polar = (cx: number, cy: number, turn: number, r: number): readonly [number, number] => [
  cx + Math.sin(turn * 2 * Math.PI) * r,
  cy - Math.cos(turn * 2 * Math.PI) * r,
];

export const around = (count: number, draw: (turn: number, index: number) => string): string =>
  Array.from({ length: count }, (_, index) => draw(index / count, index)).join('');

export const star = (cx: number, cy: number, points: number, outer: number, inner: number): string =>
  polygon(
    ...Array.from({ length: points * 2 }, (_, i) => polar(cx, cy, i / (points * 2), i % 2 === 0 ? outer : inner)),
  );

/** Parallel strokes, the woodcutter's grey. */
export const hatch = (x: number, y: number, w: number, lines: number, step: number, slant = 0): string =>
  Array.from({ length: lines }, (_, i) => `M${n(x + i * slant)} ${n(y + i * step)}h${n(w)}`).join('');

export const slanted = (x: number, y: number, length: number, count: number, step: number): string =>
  Array.from({ length: count }, (_, i) => `M${n(x + i * step)} ${n(y)}l${n(-length)} ${n(length)}`).join('');

const RIMS = [0, 5, -3, 3, -4, 2, 4, -2, 1, -5, 3, -1, 4, -3] as const;

/** A drop of wax: never quite round, and never twice the same. */
export const blob = (cx: number, cy: number, r: number, wobble = 1, start = 0): string => {
  const count = RIMS.length;
  const rim = (i: number): readonly [number, number] =>
    polar(cx, cy, (i % count) / count, r * (1 + ((RIMS[(i + start) % count] ?? 0) * wobble) / 70));
  const middle = (i: number): readonly [number, number] => {
    const [a, b] = [rim(i), rim(i + 1)];
    return [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
  };
  const [x, y] = middle(count - 1);
  const parts = Array.from({ length: count }, (_, i) => {
    const [cx1, cy1] = rim(i);
    const [mx, my] = middle(i);
    return `Q${n(cx1)} ${n(cy1)} ${n(mx)} ${n(my)}`;
  });
  return `M${n(x)} ${n(y)}${parts.join('')}z`;
};
