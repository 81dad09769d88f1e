import { settings } from '@conclave/stage/settings/settings.svelte.ts';
import { de } from './de.ts';
import { type Catalogue, en } from './en.ts';

const catalogues: Readonly<Record<'en' | 'de', Catalogue>> = { en, de };

/** The catalogue of the language that is set now: reads as state, so a change of language redraws the page. */
export const say = (): Catalogue => catalogues[settings.language];
