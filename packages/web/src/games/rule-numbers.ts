import { PAGES } from './games.ts';

const written = PAGES.map(({ title, ruleNumbers }) => ({ id: title.id, number: new RegExp(`^(?:${ruleNumbers})$`) }));

/** SS-5.4, DG-D14, MC-26.3.1, D-41, C10: how a rule number is written in our texts. */
export const RULE_NUMBER = new RegExp(
  `\\b(?:${PAGES.map(({ ruleNumbers }) => ruleNumbers).join('|')})(?![\\w.]*\\d)`,
  'g',
);

/** Whose rule a number is; of one that nobody writes so, nobody's. */
export const gameOfRule = (number: string): string => written.find(game => game.number.test(number))?.id ?? '';
