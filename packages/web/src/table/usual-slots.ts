import type { Slots } from '@conclave/stage/table/slots.ts';

/** What every table of this page has, whoever its host is. */
export const USUAL: Slots = {
  rules: () => import('../rules/RulesLeaf.svelte'),
  why: () => import('../rules/Why.svelte'),
  hint: () => import('../hint/Hint.svelte'),
  result: () => import('./Result.svelte'),
  menu: () => import('./LocalMenu.svelte'),
};
