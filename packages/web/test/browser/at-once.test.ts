import { openGame } from '@conclave/house/all';
import type { AnyGame } from '@conclave/kernel';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import type { GameId } from '../games.ts';
import { hasChromium, visit } from './chromium.ts';
import { openHouse } from './house.ts';
import { makeAMove } from './moves.ts';
import { openPosition } from './space/open-position.ts';
import { type Position, positionsOf } from './space/positions.ts';
import { look } from './table.ts';

/** The table as it is drawn, and the line that speaks. */
interface Drawn {
  readonly says: string;
  /** Answers that can be pressed. */
  readonly open: number;
  /** What stays pressed. */
  readonly pressed: number;
  /** Everything else: board, seats and one's own things. */
  readonly things: string;
}
interface Made {
  readonly move: AnyGame['move'];
  readonly before: Drawn;
  readonly after: Drawn;
}

/** A worker that does not answer a move: it is kept back, and the very next frame after the click is looked at. */
const SILENT_WORKER = `(() => {
  const drawn = () => ({
    says: document.querySelector('.prompt .asks')?.innerText.replace(/\\s+/g, ' ').trim() ?? '',
    open: [...document.querySelectorAll('.prompt .actions button')].filter(each => each.checkVisibility() && each.closest('[inert]') === null).length,
    pressed: [...document.querySelectorAll('[data-made]')].filter(each => each.checkVisibility()).length,
    things: [...document.querySelectorAll('[data-place=seats], [data-place=board], [data-place=own], [data-place=strip]')].map(each => each.innerHTML).join(''),
  });
  let before;
  addEventListener('click', () => { before = drawn(); }, true);
  addEventListener('pointerdown', () => { before = drawn(); }, true);
  const post = Worker.prototype.postMessage;
  Worker.prototype.postMessage = function (message, ...more) {
    if (message?.type !== 'move') return post.call(this, message, ...more);
    const earlier = before;
    requestAnimationFrame(() => { window.made = { move: message.move, before: earlier, after: drawn() }; });
  };
})()`;

/** Touched and answered until a move is made: the first frame in which that could be seen. */
const firstFrame = async (page: Page, turn: number): Promise<Made> => {
  await page.evaluate('window.made = undefined');
  for (let touches = 0; touches < 6; touches += 1) {
    await makeAMove(page, await look(page), turn);
    await page.evaluate('new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))');
    const made = await page.evaluate<Made | undefined>('window.made');
    if (made !== undefined) return made;
  }
  throw new Error('no move was made');
};

/** What can be seen of the table, whatever is disabled meanwhile. */
const content = ({ things }: Drawn): string =>
  things.replace(/ (class|data-[a-z]+|aria-(disabled|pressed)|tabindex|disabled|inert)="[^"]*"/g, '');

/** What is wrong with the first frame, if anything. */
const faultsOf = ({ move, before, after }: Made, label: string): readonly string[] => [
  ...(after.says === label ? [] : [`says “${after.says}” instead of “${label}”`]),
  ...(before.says === after.says ? ['the line has not changed'] : []),
  ...(after.open > 0 ? [`${after.open} answers are still open`] : []),
  ...(after.pressed > 0 || after.things !== before.things ? [] : [`nothing shows that ${move.type} was pressed`]),
  ...(DRAWN.includes(move.type) && content(after) === content(before) ? [`nothing is drawn of ${move.type}`] : []),
];

const SEATS: Readonly<Record<GameId, number>> = { 'seven-seals': 5, dogma: 4, 'mea-culpa': 4 };
/** Every kind of move of which nothing is certain, and some others. */
const MET: Readonly<Record<GameId, readonly string[]>> = {
  'seven-seals': ['handIn', 'playCard', 'predict'],
  dogma: ['believe', 'confess', 'doubt'],
  'mea-culpa': ['bid', 'bonus', 'character', 'decline', 'guess', 'pass', 'pick', 'use', 'visit'],
};
/** Moves of which the table itself shows something at once, not only what was pressed. */
const DRAWN: readonly string[] = ['bid', 'bonus', 'character', 'confess', 'pick', 'playCard', 'use'];
const LOOKS = [
  { width: 390, height: 844, language: 'de' },
  { width: 1366, height: 768, language: 'en' },
] as const;

describe.skipIf(!hasChromium)('a move is seen at once', () => {
  const house = openHouse();

  test.each(Object.keys(SEATS) as GameId[])('%s: however late the table answers', async game => {
    const positions: readonly Position[] = await positionsOf(game, SEATS[game]);
    const { words } = openGame(game);
    const met = new Set<string>();
    const faults: string[] = [];
    for (const [turn, look] of LOOKS.entries()) {
      const { page } = await visit(house.browser, house.served.address, { ...look, speed: 'instant' });
      await page.addInitScript(SILENT_WORKER);
      await page.reload();
      for (const position of positions)
        for (const way of [turn, turn + 2]) {
          await openPosition(page, position);
          const made = await firstFrame(page, way);
          met.add(made.move.type);
          const label = words[look.language].moveLabel(
            made.move,
            position.table.seats.map(({ name }) => name),
          );
          faults.push(...faultsOf(made, label).map(fault => `${position.name}, ${look.language}: ${fault}`));
        }
      await page.context().close();
    }
    expect(faults).toEqual([]);
    expect([...met].sort()).toEqual(expect.arrayContaining([...MET[game]]));
  });
});
