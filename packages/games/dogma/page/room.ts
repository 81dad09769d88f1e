import type { Plan, Room } from '@conclave/stage/table/places.ts';

/**
 * How much room the chapel gives to what. The fourteen types have one fixed order and one fixed cell each, on the board and in the hand;
 * a fifteenth cell is the player's own. So nothing ever moves because of what is held.
 */
export const CELLS = 15;

/** Cells of a hand in a row: tiles on a phone, whole cards where there is room. */
export interface HandRoom {
  readonly columns: number;
  readonly rows: number;
  /** Whole woodcuts, not only their signs. */
  readonly cards: boolean;
}

const PHONE: HandRoom = { columns: 5, rows: 3, cards: false };

export const handRoom = ({ shape, width, height }: Room): HandRoom => {
  if (shape === 'wide') return { columns: CELLS, rows: 1, cards: true };
  if (shape === 'flat') return { columns: 8, rows: 2, cards: false };
  return width >= 600 && height >= 230 ? { columns: 8, rows: 2, cards: true } : PHONE;
};

const tallHand = (width: number, height: number): number => {
  if (width >= 600 && height >= 900) return 256;
  return Math.min(192, Math.max(150, Math.round(height * 0.22)));
};

export const plan: Plan = ({ shape, width, height }) => {
  if (shape === 'flat')
    return { seats: width >= 800 ? 100 : 64, own: Math.min(120, Math.max(92, Math.round(height * 0.22))) };
  if (shape === 'tall') return { seats: 60, own: tallHand(width, height) };
  return { seats: 64, own: Math.min(158, Math.max(124, Math.round(height * 0.175))) };
};

/** How many contributions of a pile are seen; older ones are told as a number. */
export const pileRoom = ({ shape, width }: Room): number => {
  if (shape === 'flat') return width >= 400 ? 2 : 1;
  if (shape === 'wide' || width >= 600) return 6;
  return width >= 380 ? 4 : 3;
};

/** How the board is parted: the types below the chapel or beside it, and whether the chapel has room for its corners. */
export interface BoardRoom {
  readonly columns: number;
  readonly rows: number;
  /** What the types take: a height, or a width where they lie beside. */
  readonly types: number;
  readonly beside: boolean;
  readonly grand: boolean;
  /** Is there room for what was checked last, and are the niches large enough for a thumb? */
  readonly roomy: boolean;
}

const between = (least: number, wanted: number, most: number): number =>
  Math.round(Math.min(most, Math.max(least, wanted)));

const LEAST_GRAND = 250;

export const boardRoom = ({ shape, width, height }: Room): BoardRoom => {
  if (shape === 'wide')
    return { columns: 2, rows: 7, types: between(300, width * 0.27, 360), beside: true, grand: true, roomy: true };
  if (shape === 'flat')
    return {
      columns: 3,
      rows: 5,
      types: between(234, width * 0.55, 330),
      beside: true,
      grand: false,
      roomy: width >= 400,
    };
  if (width < 600)
    return { columns: 5, rows: 3, types: between(136, height * 0.35, 174), beside: false, grand: false, roomy: true };
  const grand = height - 116 >= LEAST_GRAND;
  return { columns: grand ? 7 : 8, rows: 2, types: 116, beside: false, grand, roomy: true };
};
