import type { Story } from './story.ts';

/** A graph in figures: what the page draws and what the picture prints. */
export interface Graph {
  readonly width: number;
  readonly height: number;
  readonly lines: readonly { readonly seat: number; readonly path: string; readonly end: readonly [number, number] }[];
  readonly rows: readonly { readonly y: number; readonly label: string }[];
  readonly columns: readonly { readonly x: number; readonly label: string }[];
}

const LEFT = 44;
const RIGHT = 26;
const TOP = 16;
const BOTTOM = 30;
const COLUMN = 44;

/** Steps of 1, 2 or 5 that cut the range into at most six rows. */
const niceStep = (range: number): number => {
  const rough = Math.max(1, range / 5);
  const power = 10 ** Math.floor(Math.log10(rough));
  return power * ([1, 2, 5, 10].find(step => step * power >= rough) ?? 10);
};

export const graphOf = ({ standings, lowIsGood }: Story, width = 640, height = 300): Graph => {
  const values = standings.flatMap(standing => standing.values);
  const step = niceStep(Math.max(...values) - Math.min(...values));
  const low = Math.floor(Math.min(...values) / step) * step;
  const high = Math.max(low + step, Math.ceil(Math.max(...values) / step) * step);
  const last = Math.max(1, standings.length - 1);
  const x = (index: number): number => LEFT + ((width - LEFT - RIGHT) * index) / last;
  // Better is always up.
  const share = (value: number): number => (lowIsGood ? high - value : value - low) / (high - low);
  const y = (value: number): number => TOP + (height - TOP - BOTTOM) * (1 - share(value));
  const round = (figure: number): number => Math.round(figure * 10) / 10;
  const seats = standings[0]?.values.length ?? 0;
  const every = Math.ceil((standings.length * COLUMN) / width);
  return {
    width,
    height,
    lines: Array.from({ length: seats }, (_, seat) => {
      const points = standings.map((standing, index): readonly [number, number] => [
        round(x(index)),
        // Lines that would lie on one another stand a little apart.
        round(y(standing.values[seat] ?? 0) + (seat - (seats - 1) / 2) * 2.4),
      ]);
      return { seat, path: `M${points.map(point => point.join(' ')).join('L')}`, end: points.at(-1) ?? [0, 0] };
    }),
    rows: Array.from({ length: Math.round((high - low) / step) + 1 }, (_, row) => low + row * step).map(value => ({
      y: round(y(value)),
      label: String(value),
    })),
    columns: standings.flatMap(({ chapter }, index) =>
      index % every === 0 ? [{ x: round(x(index)), label: String(chapter) }] : [],
    ),
  };
};

/** Lines differ by dash as well as by colour. */
export const DASHES = ['', '9 4', '2 4', '12 3 3 3', '5 3', '14 5', '1 5', '8 2 2 2 2 2'] as const;
