import type { Attachment } from 'svelte/attachments';
import type { Camera } from './places.ts';

interface Point {
  readonly x: number;
  readonly y: number;
}

/** What a hand does with the picture, in px of the box. */
export interface Hand {
  readonly camera: () => Camera;
  readonly carry: (from: Camera, by: Point) => void;
  readonly near: (from: Camera, times: number, at: Point) => void;
}

/** Less than this is a touch that trembles. */
const STILL_PX = 8;
const WHEEL_STEP = 0.0016;

const middle = (points: readonly Point[]): Point => ({
  x: points.reduce((sum, { x }) => sum + x, 0) / points.length,
  y: points.reduce((sum, { y }) => sum + y, 0) / points.length,
});
const apart = ([one, other]: readonly Point[]): number =>
  one === undefined || other === undefined ? 1 : Math.max(1, Math.hypot(one.x - other.x, one.y - other.y));

/** One finger or the mouse carries the picture, two bring it nearer, a wheel does, too. Whatever was carried was not touched. */
export const gestures =
  (hand: Hand): Attachment<HTMLElement> =>
  element => {
    const down = new Map<number, Point>();
    let grasp: { readonly camera: Camera; readonly points: readonly Point[] } | undefined;
    let wasCarried = false;
    const pointOf = ({ clientX, clientY }: MouseEvent): Point => {
      const { left, top } = element.getBoundingClientRect();
      return { x: clientX - left, y: clientY - top };
    };
    /** Each finger that comes or goes begins anew, so that nothing jumps. */
    const graspAnew = (): void => {
      grasp = down.size === 0 ? undefined : { camera: hand.camera(), points: [...down.values()] };
    };
    const press = (event: PointerEvent): void => {
      if (event.pointerType === 'mouse' && event.button !== 0) return;
      if (down.size === 0) wasCarried = false;
      down.set(event.pointerId, pointOf(event));
      graspAnew();
    };
    const move = (event: PointerEvent): void => {
      if (grasp === undefined || !down.has(event.pointerId)) return;
      down.set(event.pointerId, pointOf(event));
      const points = [...down.values()];
      const [from, to] = [middle(grasp.points), middle(points)];
      const by = { x: to.x - from.x, y: to.y - from.y };
      if (!wasCarried && points.length === 1 && Math.hypot(by.x, by.y) < STILL_PX) return;
      wasCarried = true;
      if (points.length === 1) hand.carry(grasp.camera, by);
      else hand.near(grasp.camera, apart(points) / apart(grasp.points), from);
    };
    const release = (event: PointerEvent): void => {
      if (down.delete(event.pointerId)) graspAnew();
    };
    const click = (event: MouseEvent): void => {
      if (!wasCarried) return;
      wasCarried = false;
      event.preventDefault();
      event.stopPropagation();
    };
    const turn = (event: WheelEvent): void => {
      event.preventDefault();
      hand.near(hand.camera(), Math.exp(-event.deltaY * WHEEL_STEP), pointOf(event));
    };
    element.addEventListener('pointerdown', press);
    element.addEventListener('click', click, true);
    element.addEventListener('wheel', turn, { passive: false });
    addEventListener('pointermove', move);
    addEventListener('pointerup', release);
    addEventListener('pointercancel', release);
    return () => {
      element.removeEventListener('pointerdown', press);
      element.removeEventListener('click', click, true);
      element.removeEventListener('wheel', turn);
      removeEventListener('pointermove', move);
      removeEventListener('pointerup', release);
      removeEventListener('pointercancel', release);
    };
  };
