const HOUSE = 'conclave-house';
let known = false;
let keeps = false;

/** Is there a server behind this page, or only files? A server says so with the page itself; it is asked until it was found once. */
export const isServed = async (): Promise<boolean> => {
  if (known) return true;
  if (!navigator.onLine) return false;
  try {
    const { headers } = await fetch(new URL('./', document.baseURI), { method: 'HEAD', credentials: 'same-origin' });
    known = headers.has(HOUSE);
    keeps = headers.get(HOUSE)?.includes('keeps people') === true;
  } catch {
    known = false;
  }
  return known;
};

/** May people be kept in this house? Where not, the page does not speak of it. */
export const keepsPeople = async (): Promise<boolean> => (await isServed()) && keeps;
