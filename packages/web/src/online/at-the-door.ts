import { settings } from '@conclave/stage/settings/settings.svelte.ts';
import { doorRefusals } from './door-refusals.ts';
import { explainRefusal } from './words.ts';

/** Why somebody at the door was refused: in the door's words, or in the table's. */
export const explainAtDoor = (code: string, otherwise?: string): string =>
  doorRefusals[settings.language][code] ?? explainRefusal(code, otherwise);
