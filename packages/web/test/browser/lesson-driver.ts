import { catalogues as meaCulpaCatalogues } from '@conclave/mea-culpa/words';
import type { Lesson } from '@conclave/stage/page/lesson.ts';
import type { Locator, Page } from 'playwright-core';
import { LEARNER } from '../../src/learn/guide.ts';
import { GAMES, type GameId } from '../games.ts';
import { focused, reach, sayYesByKey, tabTo } from './keyboard.ts';
import { LAID, look, SKIP, whenTrue } from './table.ts';

const COLOURS: Readonly<Record<string, string>> = { R: 'red', Y: 'yellow', G: 'green', B: 'blue', V: 'violet' };

/** While the guide speaks, its words stand in the line instead of question and answers. */
const hasMoreToSay = async (page: Page): Promise<boolean> =>
  (await guide(page).getByRole('button', { name: 'Go on' }).count()) > 0;

/** By keyboard alone: tab to what has this name, and press it. */
export const press = async (page: Page, name: string | RegExp, times = 1): Promise<void> => {
  const fits = (text: string): boolean => (typeof name === 'string' ? text === name : name.test(text));
  const there = await reach(page, focus => fits(focus.name.replace(/\s+/g, ' ')) && !focus.disabled, 160);
  if (there === undefined && (await hasMoreToSay(page))) {
    await press(page, 'Go on');
    return press(page, name, times);
  }
  if (there === undefined) throw new Error(`the keyboard does not reach ${name}`);
  for (let each = 0; each < times; each += 1) await page.keyboard.press('Enter');
  await sayYesByKey(page);
};

/** Along the own hand with the arrow keys. */
export const pressInHand = async (page: Page, name: string, times = 1): Promise<void> => {
  await tabTo(page, focus => focus.area === 'Your things' && focus.tag === 'button');
  for (let cards = 0; !(await focused(page)).name.startsWith(name); cards += 1) {
    if (cards > 25) throw new Error(`${name} is not in the hand`);
    await page.keyboard.press('ArrowRight');
  }
  for (let each = 0; each < times; each += 1) await page.keyboard.press('Enter');
};

type Moving = (page: Page, move: Record<string, unknown>) => Promise<void>;

const moveInSevenSeals: Moving = async (page, move) => {
  if (move.type === 'predict') {
    for (const [colour, count] of Object.entries(move.fromMiddle as Record<string, number>))
      await press(page, `One ${COLOURS[colour]} trick more`, count);
    for (const { colour } of move.takeOvers as readonly { colour: string }[])
      await press(page, new RegExp(`^Take ${COLOURS[colour]} from Tetzel`));
    return press(page, /^Predict/);
  }
  if (move.type === 'handIn') return press(page, `Hand in ${COLOURS[String(move.seal)]}`);
  const card = String(move.card);
  return pressInHand(page, `${COLOURS[card.charAt(0)]} ${card.slice(1)}`);
};

export const moveInDogma: Moving = async (page, move) => {
  if (move.type === 'believe') return press(page, /^Believe/);
  if (move.type === 'doubt') return press(page, /^Doubt/);
  if (move.type === 'createDogma') {
    await press(page, 'Create a dogma');
    await press(page, /^Seal the dogma: Murder/);
    return press(page, /^Press the seal/);
  }
  const cards = move.cards as readonly string[];
  const title = (type: string): string => type.charAt(0).toUpperCase() + type.slice(1);
  for (const type of new Set(cards))
    await pressInHand(page, `${title(type)},`, cards.filter(card => card === type).length);
  await press(page, new RegExp(`${title(String(move.claim))}, virtue$`));
  return press(page, 'Confess');
};

const CARDS = { pope: 'Pope', emperor: 'Emperor', merchant: 'Merchant', pettySinner: 'Petty Sinner' } as const;

/** Which thing is touched, and which answer is given then. */
const touchesFor = (move: Record<string, unknown>): readonly (string | RegExp)[] => {
  switch (move.type) {
    case 'character': {
      const name = CARDS[move.character as keyof typeof CARDS];
      return [new RegExp(`^${name}: `), `Take the ${name}`];
    }
    case 'guess':
      return [new RegExp(`^(room|suite) ${move.place}: `), 'He is here'];
    case 'buyLetter':
      return [/^letter: /, new RegExp(`^Buy ${move.letter} `)];
    case 'take':
      return [/^letter: /, `Take ${move.letter}`];
    case 'donate': {
      const [thing] = move.things as readonly { readonly item: string; readonly into: string }[];
      return [
        /^\d+ taler$/,
        new RegExp(`^A coin of ${thing?.item.replace('coin', '')} `),
        `Into compartment ${thing?.into}`,
      ];
    }
    case 'pass':
      return [/^(Pass|End the turn)$/];
    default:
      throw new Error(`nobody has shown how to ${move.type}`);
  }
};

const moveInMeaCulpa: Moving = async (page, move) => {
  if (move.type === 'bid') {
    await press(page, new RegExp(`^${move.notches} notches$`));
    await press(page, 'Taler: 1 more', Number(move.taler));
    return press(page, /^Seal the bid/);
  }
  if (move.type === 'bonus') {
    const bonus = meaCulpaCatalogues.en.bonuses[move.bonus as keyof typeof meaCulpaCatalogues.en.bonuses];
    await press(page, bonus);
    return press(page, `Take ${bonus}`);
  }
  for (const name of touchesFor(move)) await press(page, name);
};

const MOVING: Readonly<Record<GameId, Moving>> = {
  'seven-seals': moveInSevenSeals,
  dogma: moveInDogma,
  'mea-culpa': moveInMeaCulpa,
};
const movingIn = (game: string): Moving => {
  const known = GAMES.find(id => id === game);
  if (known === undefined) throw new Error(game);
  return MOVING[known];
};

export const FINISHED = 'The lesson is over.';

export const guide = (page: Page): Locator => page.getByRole('region', { name: 'Your guide' });

const QUESTION = `(() => {
  if (!(${LAID})) return undefined;
  const guide = document.querySelector('.guide');
  if (guide?.textContent.includes('${FINISHED}')) return 'finished';
  if (${SKIP}) return 'skip';
  if ([...(guide?.querySelectorAll('button') ?? [])].some(button => button.textContent.trim() === 'Go on')) return 'read';
  return document.querySelector('section.mine[aria-label="What the table waits for"]') !== null && 'move';
})()`;

/** What the guide waits for: that its words are read, a move of ours, or nothing any more. */
export const nextQuestion = async (page: Page): Promise<'read' | 'move' | 'finished'> => {
  for (let skips = 0; skips < 200; skips += 1) {
    const question = await whenTrue<'read' | 'move' | 'finished' | 'skip'>(page, QUESTION);
    if (question === undefined) break;
    if (question !== 'skip') return question;
    await page.keyboard.press('Space');
  }
  throw new Error(`the guide is silent: ${await guide(page).innerText()}`);
};

/** Plays a lesson to its end by keyboard alone; answers everything the guide said, and how many moves it took. */
export const finishLesson = async (
  page: Page,
  { game, line }: Lesson,
  onMove?: (made: number) => Promise<void>,
): Promise<{ readonly heard: ReadonlySet<string>; readonly made: number }> => {
  const own = line.filter(({ seat }) => seat === LEARNER).map(({ move }) => move);
  const heard = new Set<string>();
  let made = 0;
  for (let steps = 0; steps < 200; steps += 1) {
    const asked = await nextQuestion(page);
    heard.add(await guide(page).getByRole('status').innerText());
    if (asked === 'finished') return { heard, made };
    if (asked === 'read') {
      // Where the turn comes back to us at once it is gone before we reach it: to move is to have read.
      const there = await reach(page, ({ name }) => name === 'Go on', 160);
      if (there !== undefined) await page.keyboard.press('Enter');
      continue;
    }
    await onMove?.(made);
    const move = own[made];
    if (move !== undefined) await movingIn(game)(page, move as unknown as Record<string, unknown>);
    else if ((await look(page)).offered.some(name => name.startsWith('Hand in'))) await press(page, /^Hand in/);
    else await pressInHand(page, (await look(page)).hand[0] ?? '');
    made += 1;
  }
  throw new Error('the lesson does not end');
};
