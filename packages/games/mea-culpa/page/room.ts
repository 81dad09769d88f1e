import type { Plan, Room } from '@conclave/stage/table/places.ts';

/** How much room everything gets, by the window alone; in px at the usual text size. */
export const plan: Plan = ({ shape, width, height }) => {
  if (shape === 'wide') return { seats: 60, own: height > 860 ? 112 : 96, say: 100 };
  if (shape === 'flat') return width >= 800 ? { seats: 120, own: 84 } : { seats: 64, own: 96 };
  return { seats: 52, own: height > 780 ? 116 : 100 };
};

/** What lies on the board beside the town: a dock to edit in, or more of META CULPA's feed than the line holds (MC-26.33). */
export interface Besides {
  readonly docked: boolean;
  readonly feeds: boolean;
}

/** The climb of a board that is not wide, and the gap beside it. */
const CLIMB = 46;
const DOCK = 104;
export const STRIP = 72;
/** Below this an upright board has no room for the feed. */
const ROOMY = 440;
const GAP = 2;

export const hasStrip = ({ shape, height }: Room, { docked, feeds }: Besides): boolean =>
  feeds && shape === 'tall' && height > ROOMY && !docked;

/** On an upright tablet there is room for the climb beside the town. */
export const stands = ({ shape, width, height }: Room): boolean =>
  shape === 'wide' || (shape === 'tall' && width >= 640 && height >= 600);

/** The town is twice as broad as high on a wide board, and about as broad as high on an upright one. */
const BROAD = 2;
const SQUARE = 0.94;

/** How wide the climb of a board is on which it stands, in px. */
export const climbWide = ({ shape, width, height, scale = 1 }: Room): number =>
  Math.round(Math.min(230, Math.max(96, width - height * (shape === 'wide' ? BROAD : SQUARE)))) * scale;

/** What climb and dock leave of the board, in px: known with the window, so that nothing is drawn for a room that is gone. */
export const townIn = (room: Room, besides: Besides): { readonly width: number; readonly height: number } => {
  const { scale = 1 } = room; // the browser is not asked: it would have to compute all styles before it answers
  const strip = hasStrip(room, besides) ? STRIP + GAP : 0;
  const [width, height] = [room.width * scale, (room.height - strip) * scale];
  const dock = besides.docked ? DOCK * scale + GAP : 0;
  if (stands(room))
    return {
      width: Math.max(1, width - climbWide(room) - GAP),
      height: Math.max(1, height - (room.shape === 'tall' ? dock : 0)),
    };
  if (room.shape === 'tall') return { width, height: Math.max(1, height - CLIMB - dock) };
  return { width: Math.max(1, width - (room.shape === 'flat' ? CLIMB : climbWide(room)) - GAP), height };
};
