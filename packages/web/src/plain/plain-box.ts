import { gameNamed, loadWords, type Ruled, rulesOfTable } from '@conclave/house';
import type { PlainBox } from '@conclave/stage/plain/box.ts';

/** What the plain table asks: the rules that the table itself is played with, which need not be the newest. */
export const plainBox = async (table: Ruled): Promise<PlainBox> => {
  const { game } = table;
  const [rules, words, { notation }] = await Promise.all([
    rulesOfTable(table),
    loadWords(game),
    gameNamed(game).rules(),
  ]);
  return { rules, words, notation };
};
