/** Thrown outside of a promise, so that whoever has opened this worker hears of it. */
export const failed = (error: unknown): void => {
  setTimeout(() => {
    throw error;
  });
};
