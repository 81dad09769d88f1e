import { options } from '@conclave/mea-culpa/options';
import { openHandWords, words } from '@conclave/mea-culpa/words';
import type { GameSetup } from '@conclave/stage/page/page.ts';
import Agreement from './by-hand/Agreement.svelte';
import OwnRules from './OwnRules.svelte';

/** Whoever chooses options may choose META CULPA, and reads what that means. */
export const laySetup = async (): Promise<GameSetup> => {
  await openHandWords();
  return { specs: options.specs, words, Own: OwnRules, ownKeys: ['register'], Agreement };
};
