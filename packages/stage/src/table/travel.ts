import { motionIsReduced, settings } from '../settings/settings.svelte.ts';
import type { Flight } from './flight.ts';
import { PACE } from './run.svelte.ts';

const APART = 110;

/** Nothing travels where motion is unwanted or time is short. */
export const mayTravel = (): boolean => !motionIsReduced() && settings.speed !== 'instant';

export const travelTime = (): number => 420 * Math.max(0.6, Math.min(1.2, PACE[settings.speed]));

type Point = readonly [x: number, y: number];

const placeOf = (names: readonly string[]): readonly [place: Element, middle: Point] | undefined => {
  for (const name of names) {
    const place = document.querySelector(`[data-at="${name}"]`);
    const box = place?.getBoundingClientRect();
    if (place && box && box.width > 0) return [place, [box.left + box.width / 2, box.top + box.height / 2]];
  }
  return undefined;
};

const middleOf = (names: readonly string[]): Point | undefined => placeOf(names)?.[1];

/** Where a place will be once the board that carries it has gone where it goes: `data-goes` is the transform it has then, from its corner. */
const goalOf = (names: readonly string[]): Point | undefined => {
  const [place, middle] = placeOf(names) ?? [];
  const board = place?.closest<HTMLElement>('[data-goes]');
  if (!board || !middle) return middle;
  const room = board.parentElement?.getBoundingClientRect() ?? new DOMRect();
  const there = new DOMMatrix(board.dataset.goes)
    .multiply(new DOMMatrix(getComputedStyle(board).transform).inverse())
    .transformPoint({ x: middle[0] - room.left, y: middle[1] - room.top });
  return [room.left + there.x, room.top + there.y];
};

/** Asks for places, and answers with what begins from there. */
type Departure = () => (() => void) | undefined;
const departures = new Set<Departure>();

/**
 * Places are asked for when the whole table has been written, right before the frame that shows it, and nothing moves before everybody has
 * asked. Each question after something was written or set in motion would lay out the table once more.
 */
const beforePaint = (departure: Departure): (() => void) => {
  if (departures.size === 0) requestAnimationFrame(departAll);
  departures.add(departure);
  return () => departures.delete(departure);
};

const departAll = (): void => {
  const begin = [...departures].map(departure => departure());
  departures.clear();
  for (const one of begin) one?.();
};

/** Carries a thing along its way, by transform and opacity alone. */
export const travel =
  ({ from, to, turn }: Flight) =>
  (node: HTMLElement): (() => void) => {
    let flying: Animation | undefined;
    const stay = beforePaint(() => {
      const [start, end] = [middleOf(from), goalOf(to)];
      if (start === undefined || end === undefined) return undefined;
      const at = ([x, y]: Point, rest: string): string => `translate(${x}px, ${y}px) translate(-50%, -50%) ${rest}`;
      return () => {
        flying = node.animate(
          [
            { transform: at(start, 'scale(0.7)'), opacity: 0 },
            { transform: at(start, 'scale(1.15)'), opacity: 1, offset: 0.15 },
            { transform: at(end, 'scale(1)'), opacity: 1, offset: 0.85 },
            { transform: at(end, 'scale(0.6)'), opacity: 0 },
          ],
          { duration: travelTime() * 1.5, delay: turn * APART, easing: 'cubic-bezier(0.3, 0.6, 0.2, 1)', fill: 'both' },
        );
      };
    });
    return () => {
      stay();
      flying?.cancel();
    };
  };

/** A transition: what appears comes from a place of the table, what goes leaves for one. Svelte asks for the way when all is written. */
export const journey =
  (node: Element, { place }: { readonly place: readonly string[] }) =>
  (): { duration: number; css?: (t: number, u: number) => string } => {
    const other = mayTravel() ? middleOf(place) : undefined;
    if (other === undefined) return { duration: 0 };
    const box = node.getBoundingClientRect();
    const [x, y] = [other[0] - box.left - box.width / 2, other[1] - box.top - box.height / 2];
    return {
      duration: travelTime(),
      css: (t, u) =>
        `transform: translate(${(x * u).toFixed(1)}px, ${(y * u).toFixed(1)}px) scale(${(0.6 + 0.4 * t).toFixed(3)}); opacity: ${Math.min(1, 0.2 + t * 1.6).toFixed(2)}`,
    };
  };

/** Remembers where the things of a row lay. Asked after a change, it lets them slide from there. */
export const sliding = (): ((row: HTMLElement) => () => void) => {
  const places = new WeakMap<Element, readonly [x: number, y: number]>();
  let room = 0;
  return row =>
    beforePaint(() => {
      const sameRoom = room === row.clientWidth && mayTravel();
      room = row.clientWidth;
      const ways = ([...row.children] as HTMLElement[]).map(thing => {
        const [x, y] = [thing.offsetLeft, thing.offsetTop];
        const [fromX, fromY] = places.get(thing) ?? [x, y];
        places.set(thing, [x, y]);
        return { thing, x: fromX - x, y: fromY - y };
      });
      return () => {
        for (const { thing, x, y } of ways)
          if (sameRoom && (x !== 0 || y !== 0))
            thing.animate({ transform: [`translate(${x}px, ${y}px)`, 'none'] }, { duration: 220, easing: 'ease-out' });
      };
    });
};
