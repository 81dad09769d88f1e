interface Holding {
  /** Take the table even if another tab holds it. */
  readonly steal?: boolean;
  /** Another tab took it from us. */
  readonly onlost?: () => void;
}

/** Two tabs must not play the same table: the first one holds it. Answers how to let go, or nothing when another tab was first. */
export const holdAlone = (
  table: string,
  { steal = false, onlost }: Holding = {},
): Promise<(() => void) | undefined> => {
  if (!('locks' in navigator)) return Promise.resolve(() => {});
  return new Promise((resolve, reject) => {
    let held = false;
    navigator.locks
      .request(`conclave.${table}`, steal ? { steal } : { ifAvailable: true }, lock => {
        if (lock === null) return resolve(undefined);
        held = true;
        return new Promise<void>(release => resolve(() => release()));
      })
      .catch(error => (held ? onlost?.() : reject(error)));
  });
};
