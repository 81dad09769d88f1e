import type { Attachment } from 'svelte/attachments';
import type { Subject } from './signs.ts';

/** What a thing says when it is asked: its state in one sentence, and the rule behind it. */
export interface Told {
  readonly name: string;
  readonly rule: string;
  /** What its signs mean is known of this. */
  readonly of?: Subject;
  /** The sign that was touched. */
  readonly sign?: string | undefined;
}

const tellers = new WeakMap<Element, () => Told>();

/** Whatever it is at the moment, an answer or not: it can be asked. */
export const tells =
  (told: () => Told): Attachment =>
  element => {
    tellers.set(element, told);
    return () => tellers.delete(element);
  };

/** What the thing under a finger says of itself, first of all of the sign that was touched. */
export const toldBy = (target: EventTarget | null): Told | undefined => {
  for (let at = target instanceof Element ? target : null; at !== null; at = at.parentElement) {
    const told = tellers.get(at)?.();
    if (told !== undefined && target instanceof Element)
      return { ...told, sign: target.closest('[data-sign]')?.getAttribute('data-sign') ?? undefined };
  }
  return undefined;
};
