/** After so many searches a device is known. */
const ENOUGH = 5;
/** A device that imagines fewer than this part of the usual games has noticeably weaker masters. */
const MUCH_LESS = 1 / 3;

/** Watches how many games a bot imagines in its time, and says when that is much less than where its level was measured. */
export const watchSpeed = (usual: number | undefined) => {
  let searches = 0;
  let imagined = 0;
  let seconds = 0;
  return (iterations: number, milliseconds: number): boolean => {
    if (iterations === 0 || usual === undefined) return false; // solved without a search
    searches += 1;
    imagined += iterations;
    seconds += milliseconds / 1000;
    return searches >= ENOUGH && imagined < MUCH_LESS * usual * seconds;
  };
};
