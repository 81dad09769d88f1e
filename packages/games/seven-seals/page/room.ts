import type { Plan, Room } from '@conclave/stage/table/places.ts';

/** How much room the table of The Seven Seals gives to what, and how the cards lie in theirs. */
const CARD_RATIO = 1.42;
const LARGEST_CARD = 84;
const SMALLEST_CARD = 44;
/** A card that is raised or lowered stays in its place. */
const EDGE = 4;
const GAP = 4;
const FULL_HAND = 15;
/** Between two cards lies a little of the table. */
const BETWEEN = 2;
const cardHeight = (width: number): number => Math.ceil((width - BETWEEN) * CARD_RATIO);
const widthFor = (height: number): number => height / CARD_RATIO + BETWEEN;

/** On a tall table a full hand lies in two rows of eight, elsewhere in one. */
const handRoom = ({ shape, width, height }: Room): number => {
  if (shape === 'flat') return Math.min(132, Math.max(92, Math.round(height * 0.22)));
  const inARow = shape === 'tall' ? 8 : FULL_HAND;
  const card = Math.min(LARGEST_CARD, Math.floor((width - 2 * EDGE) / inARow));
  if (shape === 'wide') return cardHeight(card) + 2 * EDGE;
  return Math.min(2 * cardHeight(card) + 3 * EDGE, Math.max(136, Math.round(height * 0.28)));
};

export const plan: Plan = table => {
  const { shape, width } = table;
  const own = handRoom(table);
  if (shape === 'flat') return { seats: width >= 800 ? 160 : 64, strip: 36, own };
  return { seats: shape === 'wide' || width >= 600 ? 68 : 64, strip: shape === 'wide' ? 40 : 36, own };
};

/** How a hand lies: in one row or two, whole cards or only their upper parts. */
export interface HandLayout {
  readonly rows: readonly number[];
  readonly width: number;
  readonly height: number;
  readonly tabs: boolean;
}

/** Where a hand of two rows breaks: between two colours if both rows then hold no more than fit, else in the middle. */
const breakOf = (colours: readonly unknown[], inARow: number): number => {
  const middle = Math.ceil(colours.length / 2);
  const least = Math.max(1, colours.length - inARow);
  const borders = colours.flatMap((colour, index) =>
    index >= least && index <= inARow && colour !== colours[index - 1] ? [index] : [],
  );
  return borders.toSorted((one, other) => Math.abs(one - middle) - Math.abs(other - middle))[0] ?? middle;
};

/** As large as the room allows: a hand that has shrunk is spread in the middle of its place. */
export const layHand = ({ width, height }: Room, colours: readonly unknown[], scale = 1): HandLayout => {
  const count = Math.max(1, colours.length);
  const wide = width - 2 * EDGE;
  const high = height - 2 * EDGE;
  const largest = Math.min(LARGEST_CARD * scale, 1.2 * LARGEST_CARD);
  const inOne = Math.floor(Math.min(largest, wide / count, widthFor(high)));
  const half = Math.ceil(count / 2);
  const inTwo = Math.floor(Math.min(largest, wide / half, widthFor((high - GAP) / 2)));
  if (Math.max(inOne, inTwo) < SMALLEST_CARD) return layTabs(wide, high, colours);
  if (inOne >= inTwo) return { rows: [colours.length], width: inOne, height: cardHeight(inOne), tabs: false };
  const inARow = Math.floor(wide / inTwo);
  const first = breakOf(colours, inARow);
  return { rows: [first, colours.length - first], width: inTwo, height: cardHeight(inTwo), tabs: false };
};

/** Where not even the smallest cards fit: their upper parts, large enough for a thumb. */
const layTabs = (wide: number, high: number, colours: readonly unknown[]): HandLayout => {
  const half = Math.ceil(colours.length / 2);
  const width = Math.floor(Math.min(74, wide / half));
  const first = breakOf(colours, Math.floor(wide / width));
  return { rows: [first, colours.length - first], width, height: Math.floor((high + EDGE) / 2), tabs: true };
};

/** How the trick lies on its board: the cards around the middle, as large as leaves it free. */
export interface TrickLayout {
  readonly card: number;
  readonly radius: { readonly x: number; readonly y: number };
}

const LARGEST_PLAYED = 96;
const CREST = 26;

export const layTrick = ({ width, height }: { readonly width: number; readonly height: number }): TrickLayout => {
  const card = Math.floor(Math.min(LARGEST_PLAYED, (height * 0.27) / CARD_RATIO, width * 0.16));
  const y = (height - cardHeight(card)) / 2 - 3;
  const x = Math.min(width / 2 - card / 2 - CREST, Math.max(y * 1.35, card * 2.1));
  return { card, radius: { x, y } };
};

/** Beside the table lie the last trick and what is left in the middle, or the prediction, where there is room for both. */
const SIDE = 376;
const LEAST_TABLE = 380;
export const sideOf = ({ width, height }: Room): number =>
  width - SIDE >= LEAST_TABLE && height >= 260 ? Math.min(480, Math.max(SIDE, Math.round(width * 0.32))) : 0;
