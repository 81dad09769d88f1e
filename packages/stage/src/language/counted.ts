/** Numbers as a story tells them. */
export const many = (count: number, one: string, several: string): string =>
  count === 1 ? `one ${one}` : `${count} ${several}`;
export const times = (count: number): string => (count === 1 ? 'once' : count === 2 ? 'twice' : `${count} times`);

export const viele = (count: number, one: string, several: string, article = 'ein'): string =>
  count === 1 ? `${article} ${one}` : `${count} ${several}`;
export const mal = (count: number): string => (count === 1 ? 'einmal' : `${count}-mal`);
