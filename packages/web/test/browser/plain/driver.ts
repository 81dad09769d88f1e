import type { Locator, Page } from 'playwright-core';
import { untilAsked } from '../table.ts';

/** The plain table by its accessible names alone. */
export const mayDo = (page: Page): Locator =>
  page.getByRole('region', { name: /^(What you may do|Was du tun kannst)$/ });

const offered = (page: Page): Locator => mayDo(page).getByRole('listitem').getByRole('button');

/** "Predict one … 341 moves": all moves that begin so. */
const BEGINNING = / … \d+ (moves|Züge)$/;

/** Presses one of what is offered, step by step where the list is long, until it was a move. Answers what the move was called. */
export const makeAnyMove = async (page: Page, turn: number): Promise<string> => {
  for (let step = 0; step < 30; step += 1) {
    await offered(page).first().waitFor();
    const names = await offered(page).allInnerTexts();
    const index = (turn * 7 + step * 3) % names.length;
    const button = offered(page).nth(index);
    const snapshot = await button.ariaSnapshot();
    const name = /"(.*)"/.exec(snapshot)?.[1] ?? '';
    await button.press('Enter');
    if (!BEGINNING.test(name)) return name;
  }
  throw new Error('a long list does not come to an end');
};

/** So many moves, or fewer if the game ends. Answers what they were called. */
export const playMoves = async (page: Page, moves: number): Promise<readonly string[]> => {
  const made: string[] = [];
  while (made.length < moves) {
    const { over } = await untilAsked(page);
    if (over) break;
    made.push(await makeAnyMove(page, made.length));
  }
  return made;
};

/** What is typed into the one field that there is. */
export const typeMove = async (page: Page, text: string): Promise<void> => {
  const field = mayDo(page).getByRole('textbox', { name: /^(Find or type a move|Zug suchen oder eingeben)$/ });
  await field.fill(text);
  await field.press('Enter');
};
