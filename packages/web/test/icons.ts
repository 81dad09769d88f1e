import type { GlyphName } from '@conclave/stage/art/glyphs.ts';

/**
 * One sign for one thing, in all games. `of` says whose it is: a seat's crest, a colour (the same in every game that has colours), the page
 * around the games, one game, or several games that mean the same by it.
 */
export interface Icon {
  readonly means: string;
  readonly of: 'crest' | 'colour' | 'page' | readonly string[];
}

const SEALS = ['seven-seals'] as const;
const CHAPEL = ['dogma'] as const;
const TOWN = ['mea-culpa'] as const;
const EVERYWHERE = ['page', 'seven-seals', 'dogma', 'mea-culpa'] as const;

export const ICONS: Readonly<Record<GlyphName, Icon>> = {
  rose: { means: 'red', of: 'colour' },
  sun: { means: 'yellow', of: 'colour' },
  leaf: { means: 'green', of: 'colour' },
  wave: { means: 'blue', of: 'colour' },
  grape: { means: 'violet', of: 'colour' },
  star: { means: 'white', of: 'colour' },
  cross: { means: 'black; the Church, whose black stones and altars carry it', of: 'colour' },
  tower: { means: 'the first seat', of: 'crest' },
  ship: { means: 'the second seat', of: 'crest' },
  fish: { means: 'the third seat', of: 'crest' },
  lamb: { means: 'the fourth seat', of: 'crest' },
  goose: { means: 'the fifth seat', of: 'crest' },
  lily: { means: 'the sixth seat', of: 'crest' },
  wheel: { means: 'the seventh seat', of: 'crest' },
  anchor: { means: 'the eighth seat', of: 'crest' },
  key: { means: 'Conclave itself', of: 'page' },
  table: { means: 'the menu of a table', of: 'page' },
  scroll: { means: 'what happened: the log, a record', of: 'page' },
  gear: { means: 'settings, and what a table may settle', of: EVERYWHERE },
  bell: { means: 'time: whoever is late is called', of: EVERYWHERE },
  book: { means: 'the law: rules, and who makes them', of: EVERYWHERE },
  eye: { means: 'what may be seen, and who looks', of: EVERYWHERE },
  candle: { means: 'light: whose turn it is', of: EVERYWHERE },
  lantern: { means: 'a master who lights the way', of: 'page' },
  saboteur: { means: 'the saboteur', of: SEALS },
  ruby: { means: 'a ruby', of: CHAPEL },
  sack: { means: 'cards carried home', of: CHAPEL },
  halo: { means: 'virtue; Heaven', of: ['dogma', 'mea-culpa'] },
  flame: { means: 'sin; Hell', of: ['dogma', 'mea-culpa'] },
  mitre: { means: 'the Pope', of: TOWN },
  crown: { means: 'the Emperor', of: TOWN },
  scales: { means: 'the Merchant', of: TOWN },
  mug: { means: 'the Petty Sinner', of: TOWN },
  ghost: { means: 'a soul', of: TOWN },
  coin: { means: 'money', of: TOWN },
  letter: { means: 'a letter of indulgence', of: TOWN },
  stone: { means: 'a sin stone', of: TOWN },
  bread: { means: 'bread', of: TOWN },
  wine: { means: 'wine', of: TOWN },
  cloth: { means: 'cloth', of: TOWN },
  jewel: { means: 'jewels', of: TOWN },
  hammer: { means: 'a crew', of: TOWN },
  nave: { means: 'a nave', of: TOWN },
  spire: { means: 'a spire', of: TOWN },
  lips: { means: 'lust', of: TOWN },
  purse: { means: 'greed', of: TOWN },
  dice: { means: 'petty sins; chance', of: TOWN },
  chest: { means: 'a chest with gifts', of: TOWN },
  quill: { means: 'the register of sins', of: TOWN },
  door: { means: 'the way out; the House and its suites', of: ['dogma', 'mea-culpa'] },
};
