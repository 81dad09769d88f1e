import type { TableLink } from './table-link.svelte.ts';

/** The line to the table at which we are: what concerns us elsewhere comes over it too. */
class Current {
  link: TableLink | undefined = $state.raw();
}
export const current = new Current();
