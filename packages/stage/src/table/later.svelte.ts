import { untrack } from 'svelte';

const A_FRAME = 17;

/** A value that follows another one a frame later: what only keeps account of a move is written when the move itself has been drawn. */
export const later = <Value>(value: () => Value): { readonly current: Value } => {
  let current = $state.raw(untrack(value));
  $effect(() => {
    const now = value();
    const timer = setTimeout(() => {
      current = now;
    }, A_FRAME);
    return () => clearTimeout(timer);
  });
  return {
    get current() {
      return current;
    },
  };
};
