import type { Story } from './tell-story.ts';

/** A graph in figures, ready to be drawn. */
export interface Graph {
  readonly width: number;
  readonly height: number;
  readonly lines: readonly { readonly seat: number; readonly path: string }[];
  /** Where the crests stand at the ends of the lines, none on another. */
  readonly crests: readonly Crest[];
  readonly rows: readonly { readonly y: number; readonly label: string }[];
  readonly columns: readonly { readonly x: number; readonly label: string }[];
  /** Where the turning points are, in the order in which they are told. */
  readonly marks: readonly Mark[];
}

export interface Crest {
  readonly seat: number;
  readonly x: number;
  readonly y: number;
}

/** One or more turning points at one spot, by their numbers. */
export interface Mark {
  readonly x: number;
  readonly y: number;
  readonly label: string;
}

const LEFT = 44;
const RIGHT = 34;
const TOP = 16;
const BOTTOM = 30;
const COLUMN = 44;

/** Steps of 1, 2 or 5 that cut the range into at most six rows. */
const niceStep = (range: number): number => {
  const rough = Math.max(1, range / 5);
  const power = 10 ** Math.floor(Math.log10(rough));
  return power * ([1, 2, 5, 10].find(step => step * power >= rough) ?? 10);
};

const CREST_ROOM = 22;

/** From the top down, each at least so far below the one above; what would fall out at the bottom moves up together. */
const spread = (crests: readonly Crest[], lowest: number): readonly Crest[] => {
  const placed: Crest[] = [];
  for (const crest of crests.toSorted((one, other) => one.y - other.y))
    placed.push({ ...crest, y: Math.max(crest.y, (placed.at(-1)?.y ?? -CREST_ROOM) + CREST_ROOM) });
  const over = Math.max(0, (placed.at(-1)?.y ?? 0) - lowest);
  return placed.map(crest => ({ ...crest, y: crest.y - over }));
};

/** What is no round like the others stands after the last one. */
export const FINALE = '†';

export const graphOf = ({ standings, lowIsGood, turns, finale = false }: Story, width = 640, height = 300): Graph => {
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
  const apart = (seat: number): number => (seat - (seats - 1) / 2) * 2.4;
  const pointOf = (index: number, seat: number): readonly [number, number] => [
    round(x(index)),
    // Lines that would lie on one another stand a little apart.
    round(y(standings[index]?.values[seat] ?? 0) + apart(seat)),
  ];
  return {
    width,
    height,
    lines: Array.from({ length: seats }, (_, seat) => {
      const points = standings.map((_standing, index) => pointOf(index, seat));
      return { seat, path: `M${points.map(point => point.join(' ')).join('L')}` };
    }),
    crests: spread(
      Array.from({ length: seats }, (_, seat) => {
        const [endX, endY] = pointOf(last, seat);
        return { seat, x: endX + 16, y: endY };
      }),
      height - BOTTOM,
    ),
    rows: Array.from({ length: Math.round((high - low) / step) + 1 }, (_, row) => low + row * step).map(value => ({
      y: round(y(value)),
      label: String(value),
    })),
    columns: standings.flatMap(({ chapter }, index) => {
      const isLast = finale && index === standings.length - 1;
      return index % every === 0 || isLast ? [{ x: round(x(index)), label: isLast ? FINALE : String(chapter) }] : [];
    }),
    marks: turns.reduce<readonly Mark[]>((marks, { chapter, seat }, index) => {
      const [markX, markY] = pointOf(chapter, seat);
      const here = marks.find(mark => mark.x === markX && mark.y === markY);
      const label = here === undefined ? `${index + 1}` : `${here.label}, ${index + 1}`;
      return [...marks.filter(mark => mark !== here), { x: markX, y: markY, label }];
    }, []),
  };
};

/** Lines differ by dash as well as by colour. */
export const DASHES = ['', '9 4', '2 4', '12 3 3 3', '5 3', '14 5', '1 5', '8 2 2 2 2 2'] as const;
