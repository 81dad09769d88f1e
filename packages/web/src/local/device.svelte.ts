/** What was found out about this device since the page was opened. */
export const device = $state({
  /** Do bots that think by the clock get much less done here than where their levels were measured? */
  thinksLess: false,
});
