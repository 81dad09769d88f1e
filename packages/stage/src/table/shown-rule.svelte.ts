/** The rule that somebody asked for at a table. The frame opens its drawer, and the drawer its rules, at this number. */
class ShownRule {
  number: string | undefined = $state();
  /** Counts, so that asking twice for the same rule opens it twice. */
  asked = $state(0);
}

export const shownRule = new ShownRule();

export const showRule = (number: string): void => {
  shownRule.number = number;
  shownRule.asked += 1;
};

/** A new table begins without a question. */
export const forgetRule = (): void => {
  shownRule.number = undefined;
  shownRule.asked = 0;
};
