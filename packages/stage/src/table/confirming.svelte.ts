import { createContext } from 'svelte';

/** What is asked once more before it is done, because it cannot be taken back: at a table there is one such question at a time. */
export class Confirming {
  question: string | undefined = $state();
  #yes: (() => void) | undefined;
  #no: (() => void) | undefined;

  ask(question: string, yes: () => void, no: () => void): void {
    this.question = question;
    this.#yes = yes;
    this.#no = no;
  }

  forget(): void {
    this.question = undefined;
    this.#yes = undefined;
    this.#no = undefined;
  }

  yes(): void {
    const act = this.#yes;
    this.forget();
    act?.();
  }

  no(): void {
    const act = this.#no;
    this.forget();
    act?.();
  }
}

const [get, put, has] = createContext<Confirming>();

/** From here on what asks does so in the line that speaks. */
export const putConfirming = (): Confirming => put(new Confirming());

/** Where a table asks; nothing elsewhere. */
export const confirmingHere = (): Confirming | undefined => (has() ? get() : undefined);
