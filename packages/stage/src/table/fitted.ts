import type { Attachment } from 'svelte/attachments';
import type { Room } from './places.ts';

/** How many lines a question may have, and how small its letters may become, in px at the usual text size. */
const LINES = { tall: 2, wide: 2, flat: 4 } as const;
const STEPS = [1, 16 / 17, 15 / 17, 14 / 17, 13 / 17] as const;

/** A question that needs more lines than its place has is set a little smaller, step by step. */
export const fitted =
  (text: string, { shape, width }: Room): Attachment<HTMLElement> =>
  element => {
    element.style.fontSize = '';
    if (text === '' || width === 0) return;
    const usual = Number.parseFloat(getComputedStyle(element).fontSize);
    for (const step of STEPS) {
      element.style.fontSize = step === 1 ? '' : `${usual * step}px`;
      const line = Number.parseFloat(getComputedStyle(element).lineHeight);
      if (element.scrollHeight <= LINES[shape] * line + 2) return;
    }
  };
