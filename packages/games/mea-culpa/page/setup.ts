import { options } from '@conclave/mea-culpa/options';
import { openHandWords, words } from '@conclave/mea-culpa/words';
import type { GameSetup } from '@conclave/stage/page/page.ts';
import OwnSheet from './OwnSheet.svelte';

/** Whoever chooses options may choose META CULPA, and reads what that means. */
export const laySetup = async (): Promise<GameSetup> => {
  await openHandWords();
  return { specs: options.specs, words, Own: OwnSheet };
};
