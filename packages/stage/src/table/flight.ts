/** Something on its way: from one place of the table to another. Places are named by `data-at`; of several, the first that is shown. */
export interface Flight<What = unknown> {
  readonly what: What;
  readonly from: readonly string[];
  readonly to: readonly string[];
  /** In which order things leave that leave together. */
  readonly turn: number;
}
