/** Two tabs must not play the same table: the first one holds it. Answers how to let go, or nothing when another tab was first. */
export const holdAlone = (table: string): Promise<(() => void) | undefined> => {
  if (!('locks' in navigator)) return Promise.resolve(() => {});
  return new Promise((resolve, reject) => {
    navigator.locks
      .request(`conclave.${table}`, { ifAvailable: true }, lock => {
        if (lock === null) return resolve(undefined);
        return new Promise<void>(release => resolve(() => release()));
      })
      .catch(reject);
  });
};
