import type { Plan, Room } from '@conclave/stage/table/places.ts';

/** How much room the table of The Seven Seals gives to what, and how the cards lie in theirs. */
const CARD_RATIO = 1.42;
/** On a higher table lie larger cards. */
const LARGEST_CARD = 84;
const LARGEST_OF_ALL = 140;
const largestOn = ({ shape, height }: Room): number => {
  if (shape === 'flat') return LARGEST_CARD;
  return shape === 'tall' ? 100 : Math.min(116, Math.max(LARGEST_CARD, Math.round(height * 0.104)));
};
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
const handRoom = (table: Room): number => {
  const { shape, width, height } = table;
  if (shape === 'flat') return Math.min(132, Math.max(92, Math.round(height * 0.22)));
  const inARow = shape === 'tall' ? 8 : FULL_HAND;
  const card = Math.min(largestOn(table), Math.floor((width - 2 * EDGE) / inARow));
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
  /** From one card to the next. */
  readonly step: number;
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

/** Cards that have room lie a little apart. */
const SPREAD = 1.18;
const stepOf = (card: number, wide: number, inARow: number): number =>
  Math.max(card, Math.floor(Math.min(card * SPREAD, wide / inARow)));

/** As large as the room allows: a hand that has shrunk is spread in the middle of its place. */
export const layHand = ({ width, height }: Room, colours: readonly unknown[]): HandLayout => {
  const count = Math.max(1, colours.length);
  const wide = width - 2 * EDGE;
  const high = height - 2 * EDGE;
  const inOne = Math.floor(Math.min(LARGEST_OF_ALL, wide / count, widthFor(high)));
  const half = Math.ceil(count / 2);
  const inTwo = Math.floor(Math.min(LARGEST_OF_ALL, wide / half, widthFor((high - GAP) / 2)));
  if (Math.max(inOne, inTwo) < SMALLEST_CARD) return layTabs(wide, high, colours);
  if (inOne >= inTwo) {
    const step = stepOf(inOne, wide, count);
    return { rows: [colours.length], width: inOne, height: cardHeight(inOne), step, tabs: false };
  }
  const inARow = Math.floor(wide / inTwo);
  const first = breakOf(colours, inARow);
  const rows = [first, colours.length - first];
  return { rows, width: inTwo, height: cardHeight(inTwo), step: stepOf(inTwo, wide, Math.max(...rows)), tabs: false };
};

/** Where not even the smallest cards fit: their upper parts, large enough for a thumb. */
const layTabs = (wide: number, high: number, colours: readonly unknown[]): HandLayout => {
  const half = Math.ceil(colours.length / 2);
  const width = Math.floor(Math.min(74, wide / half));
  const first = breakOf(colours, Math.floor(wide / width));
  return {
    rows: [first, colours.length - first],
    width,
    height: Math.floor((high + EDGE) / 2),
    step: width,
    tabs: true,
  };
};

/** How the trick lies on its board: the cards around the middle, as large as leaves it free. */
export interface TrickLayout {
  readonly card: number;
  /** How wide the crest is that lies beside each card. */
  readonly crest: number;
  readonly radius: { readonly x: number; readonly y: number };
  /** How wide the table top is. */
  readonly wood: number;
  /** What is free in its middle, whatever lies around it. */
  readonly middle: number;
}

const LARGEST_PLAYED = 124;
/** A table top is not much wider than deep. */
const BROADEST = 1.6;
/** Cards lie on the table top, not on its rim. */
const RIM = 0.03;

export const layTrick = ({ width, height }: { readonly width: number; readonly height: number }): TrickLayout => {
  const card = Math.floor(Math.min(LARGEST_PLAYED, (height * 0.27) / CARD_RATIO, width * 0.2));
  const crest = Math.round(Math.min(38, Math.max(22, card * 0.34)));
  const wood = Math.floor(Math.min(width - 4, height * BROADEST));
  const y = (height - cardHeight(card)) / 2 - Math.max(3, Math.round(height * RIM));
  const x = Math.min(wood / 2 - card / 2 - crest - 4, Math.max(y * 1.35, card * 2.1));
  const middle = Math.floor(Math.min(2 * y - cardHeight(card) - 20, wood * 0.34));
  return { card, crest, radius: { x, y }, wood, middle };
};

/** Beside the table lie the last trick and what is left in the middle, or the prediction, where there is room for both. */
const SIDE = 376;
const LEAST_TABLE = 380;
const sideOf = ({ width, height }: Room): number =>
  width - SIDE >= LEAST_TABLE && height >= 260 ? Math.min(480, Math.max(SIDE, Math.round(width * 0.32))) : 0;
/** On a tall table they lie below it, which leaves the table broad; not the prediction, which needs the height. */
const FOOT = 116;

/** How the board is divided: the table top, and what lies beside or below it. */
export interface BoardLayout {
  readonly side: number;
  readonly foot: number;
  readonly wood: { readonly width: number; readonly height: number };
}

export const layBoard = (room: Room, predicts: boolean): BoardLayout => {
  const { shape, width, height } = room;
  const side = sideOf(room);
  if (side > 0 && shape === 'tall' && !predicts) return { side: 0, foot: FOOT, wood: { width, height: height - FOOT } };
  return { side, foot: 0, wood: { width: width - side, height } };
};

/** Beside a high table there is room for the score, too. */
export const HIGH_SIDE = 500;
