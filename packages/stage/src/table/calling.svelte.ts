import { createContext } from 'svelte';
import type { Call } from './company.ts';
import type { TableRun } from './run.svelte.ts';

/**
 * A call is answered in the line that speaks. It comes there by itself while nothing else is asked of us; at a question of the game it waits
 * above it until it is touched, so that nobody presses what was another button a moment ago. Whoever does not answer now puts it off.
 */
export interface Calling {
  readonly call: Call | undefined;
  /** Can it be answered in the line? Not while something is acted out, nor where the drawer offers the same. */
  readonly mayAnswer: boolean;
  /** Is it being answered there now? */
  readonly isOpen: boolean;
  open(): void;
  putOff(): void;
}

export const [theCalling, putCalling] = createContext<Calling>();

export const callingAt = (run: TableRun, isHeard: () => boolean): Calling => {
  let opened = $state('');
  let later = $state('');
  const call = $derived(run.house?.call);
  const text = $derived(call?.text ?? '');
  const mayAnswer = $derived(call !== undefined && call.answers.length > 0 && run.waiting === 0 && isHeard());
  const open = (): void => {
    opened = text;
    later = '';
  };
  $effect(() => {
    if (text === '') later = '';
    else if (mayAnswer && !run.mayAct && later !== text) opened = text;
  });
  return {
    get call() {
      return call;
    },
    get mayAnswer() {
      return mayAnswer;
    },
    get isOpen() {
      return mayAnswer && opened === text;
    },
    open,
    putOff() {
      later = opened;
      opened = '';
    },
  };
};
