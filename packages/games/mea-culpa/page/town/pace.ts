import { aroundAll, type Camera, type District, isClose, type Layout, lookAt, type Size } from './places.ts';

/** Whoever looks around is there at once. What is asked is shown whole; what happens is followed; an own move is waited for. */
export type Pace = 'atOnce' | 'asked' | 'follows' | 'stays';

/** A town, and the room that its picture has, in px. */
export interface Scene {
  readonly layout: Layout;
  readonly box: Size;
}

/** From here on one sees at a glance what somebody does. */
const WELL_SEEN = 0.6;

/** What happens is followed with as little way as will do: from where the camera stands, or else from no nearer than is well seen. */
export const followed = ({ layout, box }: Scene, camera: Camera, focus: readonly District[]): Camera => {
  const around = aroundAll(layout, focus);
  const least = Math.min(lookAt(layout, box, around).scale, WELL_SEEN);
  const isSeen = (district: District): boolean => isClose(layout, box, camera, district);
  if (focus.length > 0 && camera.scale >= least && focus.every(isSeen)) return camera;
  return lookAt(layout, box, around, Math.max(camera.scale, least));
};

/** A window that is turned has another town, to which no way leads. What is docked at the foot of the room only covers some of the same. */
export const isLaidAnew = (known: Scene, { layout, box }: Scene): boolean =>
  known.layout !== layout || known.box.width !== box.width;

/** A picture that takes longer than this to draw, in ms, is drawn by a device on which the camera would stumble along its way. */
const SLOW = 50;

/** How long it took to draw what happened the last few times, after one more. */
export const drawnAfter = (drawings: readonly number[], took: number): readonly number[] => [
  ...drawings.slice(-2),
  took,
];

/** Whether the camera glides there, or is there. */
export const glidesAfter = (drawings: readonly number[]): boolean => drawings.every(took => took <= SLOW);

/** When the camera leaves for its goal, and whether it goes there or is there. */
export type Departure = 'none' | 'cut' | 'now' | 'whenDrawn';

/** On a slow device drawing what happened would make the camera stumble: it leaves after that, unless a hand sends it. */
export const departure = (pace: Pace, isThere: boolean, isCut: boolean): Departure => {
  if (isThere) return 'none';
  if (isCut) return 'cut';
  if (pace === 'stays') return 'none';
  return pace === 'atOnce' ? 'now' : 'whenDrawn';
};
