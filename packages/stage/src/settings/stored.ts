/** What the page keeps on this device. A full or forbidden storage is no reason to stop a game. */
export const readStored = (key: string): unknown => {
  try {
    const text = localStorage.getItem(`conclave.${key}`);
    return text === null ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
};

export const writeStored = (key: string, value: unknown): boolean => {
  try {
    localStorage.setItem(`conclave.${key}`, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
};

export const forgetStored = (key: string): void => {
  try {
    localStorage.removeItem(`conclave.${key}`);
  } catch {
    // nothing was kept
  }
};
