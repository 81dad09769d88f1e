const HOUSE = 'conclave-house';
let known = false;
let said = '';

/** Is there a server behind this page, or only files? A server says so with the page itself; it is asked until it was found once. */
export const isServed = async (): Promise<boolean> => {
  if (known) return true;
  if (!navigator.onLine) return false;
  try {
    const { headers } = await fetch(new URL('./', document.baseURI), { method: 'HEAD', credentials: 'same-origin' });
    known = headers.has(HOUSE);
    said = headers.get(HOUSE) ?? '';
  } catch {
    known = false;
  }
  return known;
};

/** May people be kept in this house? Where not, the page does not speak of it. */
export const keepsPeople = async (): Promise<boolean> => (await isServed()) && said.includes('keeps-people');
/** Are games rated here, and is there a ladder? */
export const rates = async (): Promise<boolean> => (await isServed()) && said.split(', ').includes('rates');
/** … and called when they are not here? */
export const callsPeople = async (): Promise<boolean> => (await isServed()) && said.includes('calls-people');
/** … and what they have played be shown to them? */
export const showsPast = async (): Promise<boolean> => (await isServed()) && said.includes('shows-past');
