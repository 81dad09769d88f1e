/** What was stored as JSON; nothing where it is none any more. Whoever reads it goes on without it: a rotten row is nobody else's trouble. */
export const storedJson = (text: string): unknown => {
  try {
    return JSON.parse(text) ?? undefined;
  } catch {
    return undefined;
  }
};
