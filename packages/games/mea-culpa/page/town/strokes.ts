/** A drawing as strokes, each with the colour that fills it: see `town.css`. Cut with one knife: one weight of ink, thin hatching, flat colour. */
export type Stroke = readonly [fill: string, path: string];
export type Strokes = readonly Stroke[];

const round = (value: number): number => Math.round(value * 10) / 10;

/** A wall with battlements, from left to right. */
export const battlements = (x: number, right: number, top: number, foot: number, tooth = 13): string => {
  const steps: string[] = [];
  for (let at = x; at + tooth * 2 <= right; at += tooth * 2)
    steps.push(`H${round(at + tooth)}V${top + 9}H${round(at + tooth * 2)}V${top}`);
  return `M${x} ${foot}V${top}${steps.join('')}H${right}V${foot}z`;
};

/** Bricks, here and there, always the same ones. */
export const bricks = (x: number, y: number, w: number, h: number, count: number): string =>
  Array.from({ length: count }, (_, each) => {
    const across = (each * 0.618 + 0.13) % 1;
    const down = (each * 0.382 + 0.21) % 1;
    return `M${round(x + across * (w - 20))} ${round(y + down * h)}h${12 + (each % 3) * 4}`;
  }).join('');
