/** Faces that people may choose. */
export const FACES = ['pilgrim', 'scholar', 'minstrel', 'goodwife', 'knight', 'greybeard', 'novice', 'cat'] as const;
export type FaceName = (typeof FACES)[number];
