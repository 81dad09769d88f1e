import type { TableLine } from '@conclave/protocol';

/** Our tables with people that are not over, as the house last told them. */
class MyTables {
  /** Nothing before the house has answered. */
  lines: readonly TableLine[] | undefined = $state.raw();
  /** So much the clock of the house is ahead of ours. */
  ahead = $state(0);
}
export const mine = new MyTables();
