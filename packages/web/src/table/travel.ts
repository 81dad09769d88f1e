import { motionIsReduced, settings } from '../lib/settings.svelte.ts';
import { PACE } from './run.svelte.ts';

/** Something on its way: from one place of the table to another. Places are named by `data-at`; of several, the first that is shown. */
export interface Flight<What = unknown> {
  readonly what: What;
  readonly from: readonly string[];
  readonly to: readonly string[];
  /** In which order things leave that leave together. */
  readonly turn: number;
}

const APART = 110;

/** Nothing travels where motion is unwanted or time is short. */
export const mayTravel = (): boolean => !motionIsReduced() && settings.speed !== 'instant';

export const travelTime = (): number => 420 * Math.max(0.6, Math.min(1.2, PACE[settings.speed]));

const middleOf = (names: readonly string[]): readonly [x: number, y: number] | undefined => {
  for (const name of names) {
    const box = document.querySelector(`[data-at="${name}"]`)?.getBoundingClientRect();
    if (box !== undefined && box.width > 0) return [box.left + box.width / 2, box.top + box.height / 2];
  }
  return undefined;
};

/** Carries a thing along its way, by transform and opacity alone. */
export const travel =
  ({ from, to, turn }: Flight) =>
  (node: HTMLElement): (() => void) | undefined => {
    const [start, end] = [middleOf(from), middleOf(to)];
    if (start === undefined || end === undefined) return undefined;
    const at = ([x, y]: readonly [number, number], rest: string): string =>
      `translate(${x}px, ${y}px) translate(-50%, -50%) ${rest}`;
    const way = node.animate(
      [
        { transform: at(start, 'scale(0.7)'), opacity: 0 },
        { transform: at(start, 'scale(1.15)'), opacity: 1, offset: 0.15 },
        { transform: at(end, 'scale(1)'), opacity: 1, offset: 0.85 },
        { transform: at(end, 'scale(0.6)'), opacity: 0 },
      ],
      { duration: travelTime() * 1.5, delay: turn * APART, easing: 'cubic-bezier(0.3, 0.6, 0.2, 1)', fill: 'both' },
    );
    return () => way.cancel();
  };

/** A transition: what appears comes from a place of the table, what goes leaves for one. */
export const journey = (
  node: Element,
  { place, turn = 0 }: { readonly place: readonly string[]; readonly turn?: number },
): { duration: number; delay?: number; css?: (t: number, u: number) => string } => {
  const other = mayTravel() ? middleOf(place) : undefined;
  if (other === undefined) return { duration: 0 };
  const box = node.getBoundingClientRect();
  const [x, y] = [other[0] - box.left - box.width / 2, other[1] - box.top - box.height / 2];
  return {
    duration: travelTime(),
    delay: turn * APART,
    css: (t, u) =>
      `transform: translate(${(x * u).toFixed(1)}px, ${(y * u).toFixed(1)}px) scale(${(0.6 + 0.4 * t).toFixed(3)}); opacity: ${Math.min(1, 0.2 + t * 1.6).toFixed(2)}`,
  };
};
