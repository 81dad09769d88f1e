/** Names of the portraits, apart from the drawings: a front page needs no faces. Those whom people may choose … */
export const FACES = ['pilgrim', 'scholar', 'minstrel', 'goodwife', 'knight', 'greybeard', 'novice', 'cat'] as const;
export type FaceName = (typeof FACES)[number];

/** … and those who play for the house. */
export const HOUSE_FACES = [
  'pip',
  'agnes',
  'keeper',
  'timo',
  'clara',
  'inquisitor',
  'till',
  'margarethe',
  'bellarosa',
  'tetzel',
  'lucrezia',
  'pico',
  'hildegard',
  'angelo',
  'johanna',
  'cesare',
] as const;

export type PortraitName = FaceName | (typeof HOUSE_FACES)[number];
