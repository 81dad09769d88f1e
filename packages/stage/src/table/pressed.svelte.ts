import type { Attachment } from 'svelte/attachments';
import type { TableRun } from './run.svelte.ts';

/** What was pressed to make a move stays pressed until the table has heard of it. A question in between is not what was meant. */
export const keepsPressed =
  (run: TableRun): Attachment =>
  table => {
    let pressed: Element | undefined;
    const press = ({ target }: Event): void => {
      const button = target instanceof Element ? target.closest('button') : null;
      if (button !== null && !button.hasAttribute('data-sure')) pressed = button;
    };
    table.addEventListener('click', press, true);
    $effect(() => {
      const button = pressed;
      if (run.made === undefined || button === undefined) return undefined;
      button.setAttribute('data-made', '');
      return () => {
        button.removeAttribute('data-made');
        pressed = undefined;
      };
    });
    return () => table.removeEventListener('click', press, true);
  };
