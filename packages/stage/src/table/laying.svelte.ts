import { onMount } from 'svelte';

/** The first table of a visit is still being read and compiled; later ones are laid at once. */
let isFirst = true;

export const PIECES = 4;
const LONGEST_FRAME = 100;

/**
 * Laid piece by piece, each in a task and a frame of its own: a slow device answers meanwhile. It is shown when everything lies there,
 * with the question last. Then comes the focus, as it needs the whole layout.
 */
export const layPieces = (takeFocus: () => void): { readonly laid: number } => {
  let laid = $state(isFirst ? 1 : PIECES);
  onMount(() => {
    isFirst = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let frame = 0;
    const stop = (): void => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
    /** A page in the background has no frames, and must be ready all the same. */
    const afterThis = (next: () => void): void => {
      const soon = (): void => {
        stop();
        timer = setTimeout(next);
      };
      frame = requestAnimationFrame(soon);
      timer = setTimeout(soon, LONGEST_FRAME);
    };
    const lay = (): void => {
      laid += 1;
      afterThis(laid < PIECES ? lay : takeFocus);
    };
    afterThis(laid < PIECES ? lay : takeFocus);
    return stop;
  });
  return {
    get laid() {
      return laid;
    },
  };
};
