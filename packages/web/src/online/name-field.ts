import type { Attachment } from 'svelte/attachments';
import { hasBeenGuest } from './api.ts';
import { keepsPeople } from './served.ts';

/** Under a name field the browser offers the passkeys that were made here: who picks one is back, without a name to type. */
export const passkeyField =
  (came: () => void): Attachment<HTMLElement> =>
  () => {
    const giveUp = new AbortController();
    const offer = async (): Promise<void> => {
      if (hasBeenGuest() || !(await keepsPeople())) return;
      const { canSuggestPasskeys } = await import('./passkey.ts');
      if (!(await canSuggestPasskeys())) return;
      const { signInWhenPicked } = await import('./ways.ts');
      if (giveUp.signal.aborted) return;
      const answer = await signInWhenPicked(giveUp.signal);
      if (answer.ok) came();
    };
    offer().catch(() => undefined);
    return () => giveUp.abort();
  };
