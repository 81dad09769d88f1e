import { getContext, setContext } from 'svelte';
import type { Layout } from './places.ts';

const KEY = Symbol('how the town lies');

/** Everything in the town stands where this says. */
export const layLikeThis = (layout: () => Layout): void => {
  setContext(KEY, layout);
};

export const howItLies = (): (() => Layout) => getContext<() => Layout>(KEY);
