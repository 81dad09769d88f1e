/**
 * Fixed places for every table. A window has one of three shapes, and each shape has its places: who sits there, the board, the line that
 * speaks with its answers, and one's own things. How large a place is depends on the window alone, never on the question, the language or
 * what lies in it; only the board takes what is left. All sizes are in px at the usual text size, and grow with the text.
 */
export type Shape = 'tall' | 'flat' | 'wide';

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** The whole table, or the room of one of its places. */
export interface Room extends Size {
  readonly shape: Shape;
  /** How much larger than usual the text is just now. */
  readonly scale?: number;
}

/** What a game asks for. The board takes what is left. */
export interface Places {
  /** Who sits there: a height; on a flat table, which has them in a column, a width. */
  readonly seats: number;
  /** One's own things: a height. */
  readonly own: number;
  /** A strip of own things that is only read: a height. It lies above the others; on a flat table, above the line that speaks. */
  readonly strip?: number;
  /** The line and its answers, where a game needs more than usual: a height; on a flat table a width. */
  readonly say?: number;
}

export type Plan = (table: Room) => Places;

/** Who only watches has nothing of their own: the board takes that room, too. */
export const watched =
  (plan: Plan): Plan =>
  table => ({ ...plan(table), own: 0, strip: 0 });

/** The smallest windows that the places are made for; in smaller ones the table scrolls. */
export const FLOORS: Readonly<Record<Shape, Size>> = {
  tall: { width: 320, height: 600 },
  flat: { width: 560, height: 340 },
  wide: { width: 960, height: 680 },
};

/** A table that is hardly wider than high, as a tablet above its drawer, is still laid like a tall one, if that fits. */
const HARDLY = 1.25;
const TALL_ENOUGH = 640;

export const shapeOf = ({ width, height }: Size): Shape => {
  if (width >= FLOORS.wide.width && height >= FLOORS.wide.height) return 'wide';
  return width > height && (height < TALL_ENOUGH || width > HARDLY * height) ? 'flat' : 'tall';
};

/** Where the drawer lies: beside the table, below it, or as a sheet over seats and board alone. */
export type Dock = 'side' | 'foot' | 'sheet';

export const DRAWER = 320;
const LEAST_BESIDE = 640;

export const dockOf = ({ width, height }: Size): Dock => {
  if (width - DRAWER >= LEAST_BESIDE && height >= LEAST_BESIDE) return 'side';
  return height - DRAWER >= LEAST_BESIDE ? 'foot' : 'sheet';
};

/** What the drawer leaves of the window. */
export const beside = (window: Size, isOpen: boolean): Size => {
  const dock = isOpen ? dockOf(window) : 'sheet';
  if (dock === 'side') return { ...window, width: window.width - DRAWER };
  return dock === 'foot' ? { ...window, height: window.height - DRAWER } : window;
};

interface Box extends Size {
  readonly left: number;
  readonly top: number;
}

/** Where everything lies on the table. */
export interface Layout {
  readonly shape: Shape;
  readonly bar: Box;
  readonly seats: Box;
  readonly board: Box;
  readonly say: Box;
  readonly strip: Box;
  readonly own: Box;
}

/** Below this a flat table is as narrow as a phone turned on its side. */
const BROAD = 800;

const usualSay = ({ shape, width }: Room): number => {
  if (shape === 'tall') return 120;
  if (shape === 'wide') return 76;
  return width >= BROAD ? 280 : 200;
};

/** Heights from above: bar, seats, board, line and answers, strip, own things. */
const stacked = (table: Room, { seats, own, strip = 0, say = usualSay(table) }: Places): Layout => {
  const { shape, width, height } = table;
  const bar = shape === 'wide' ? 48 : 44;
  const board = Math.max(0, height - bar - seats - say - strip - own);
  let top = 0;
  const next = (high: number): Box => {
    const box = { left: 0, top, width, height: high };
    top += high;
    return box;
  };
  return {
    shape,
    bar: next(bar),
    seats: next(seats),
    board: next(board),
    say: next(say),
    strip: next(strip),
    own: next(own),
  };
};

/** Columns: rail, seats, board, line and answers; below them, beside the rail, the own things. */
const inColumns = (table: Room, { seats, own, strip = 0, say = usualSay(table) }: Places): Layout => {
  const { shape, width, height } = table;
  const rail = width >= BROAD ? 48 : 44;
  const high = height - own;
  const board = Math.max(0, width - rail - seats - say);
  const right = rail + seats + board;
  return {
    shape,
    bar: { left: 0, top: 0, width: rail, height },
    seats: { left: rail, top: 0, width: seats, height: high },
    board: { left: rail + seats, top: 0, width: board, height: high },
    strip: { left: right, top: 0, width: say, height: strip },
    say: { left: right, top: strip, width: say, height: high - strip },
    own: { left: rail, top: high, width: width - rail, height: own },
  };
};

/** A smaller window gets the layout of the smallest that there is, and scrolls. */
export const layOut = (size: Size, plan: Plan): Layout => {
  const shape = shapeOf(size);
  const floor = FLOORS[shape];
  const width = Math.max(size.width, floor.width);
  const table = { shape, width, height: Math.max(size.height, floor.height) };
  return (shape === 'flat' ? inColumns : stacked)(table, plan(table));
};

/** The text's usual size in px, by which the places are measured. */
export const USUAL_TEXT = 18;
