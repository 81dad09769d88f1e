/** MC-26  All of META CULPA that the town needs: loaded where a table plays it, and by no other. */
export { default as Accuse } from './Accuse.svelte';
export { default as Court } from './Court.svelte';
export { nameOf } from './entries.ts';
export { default as Feed } from './Feed.svelte';
export { default as HandAnswers } from './HandAnswers.svelte';
export {
  atHand,
  cardsLieThere,
  EMPTY_HANDS,
  type HandDraft,
  isByHandNow,
  oldCards,
  stepAt,
  targetsOf,
} from './hands.ts';
export { default as RegisterSheet } from './RegisterSheet.svelte';
export { default as Unnoticed } from './Unnoticed.svelte';
export { default as Verdict } from './Verdict.svelte';
export { lessonOf, sayByHand } from './words.ts';
