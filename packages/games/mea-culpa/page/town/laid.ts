import { createContext } from 'svelte';
import type { Layout } from './places.ts';

/** Everything in the town stands where this says. */
export const [howItLies, layLikeThis] = createContext<() => Layout>();
