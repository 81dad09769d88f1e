import type { Shown } from '@conclave/stage/page/book.ts';

/** Made of the things of the town. */
export const shown = (of: string, high: number): Shown => ({ art: () => import('./BookPicture.svelte'), of, high });
