import { createContext } from 'svelte';
import type { House } from './house.svelte.ts';

/** The house that a table stands in, for all that is shown around it. */
export const [theHouse, setHouse] = createContext<House>();
