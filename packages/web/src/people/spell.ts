/** ABCD EFGH: for eyes. */
export const grouped = (code: string): string => code.replace(/(.{4})(?=.)/g, '$1 ');

/** A, B, C, D; E, F, G, H: for ears, letter by letter. */
export const spelled = (code: string): string =>
  grouped(code)
    .split(' ')
    .map(group => [...group].join(', '))
    .join('; ');
