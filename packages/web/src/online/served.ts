const HOUSE = 'conclave-house';
let known = false;
let said = '';

let asking: Promise<boolean> | undefined;

/** Is there a server behind this page, or only files? A server says so with the page itself; it is asked until it was found once. */
export const isServed = (): Promise<boolean> => {
  asking ??= ask().finally(() => {
    asking = undefined;
  });
  return asking;
};

const ask = async (): Promise<boolean> => {
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

const says = async (part: string): Promise<boolean> => (await isServed()) && said.split(', ').includes(part);

/** Does the house find tables for people? */
export const finds = (): Promise<boolean> => says('finds');
/** May people be kept in this house? Where not, the page does not speak of it. */
export const keepsPeople = (): Promise<boolean> => says('keeps-people');
/** Are games rated here, and is there a ladder? */
export const rates = (): Promise<boolean> => says('rates');
/** … and called when they are not here? */
export const callsPeople = (): Promise<boolean> => says('calls-people');
/** … and what they have played be shown to them? */
export const showsPast = (): Promise<boolean> => says('shows-past');
/** … and told of what happened while they were elsewhere? */
export const notesNews = (): Promise<boolean> => says('notes-news');
/** Are there clubs in this house? */
export const hasClubs = (): Promise<boolean> => says('clubs');
/** May programs of others play here, and have they a ladder? */
export const letsPrograms = (): Promise<boolean> => says('programs');
export const hasProgramLadder = (): Promise<boolean> => says('program-ladder');
/** Is there a page for those who look after this house? */
export const hasHousePage = (): Promise<boolean> => says('house-page');
