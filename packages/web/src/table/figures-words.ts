import { settings } from '@conclave/stage/settings/settings.svelte.ts';

const TITLE = { en: 'Figures of this game', de: 'Zahlen dieser Partie' } as const;
export const figuresTitle = (): string => TITLE[settings.language];
