/** How many tables wait for us, and the one to go to next. Whoever listens to the house (calls/Waiting.svelte) says it here. */
class Calls {
  count = $state(0);
  /** Of those at which we are not. */
  others = $state(0);
  next: string | undefined = $state();
  /** So much the clock of the house is ahead of ours, once that is known. */
  ahead: number | undefined = $state();
}
export const calls = new Calls();
