import type { Page } from 'playwright-core';
import { LAID, whenTrue } from '../table.ts';

/** What one step at a table that is handed around came to. */
export type Step =
  | { readonly at: 'curtain'; readonly name: string; readonly texts: readonly string[]; readonly html: string }
  | { readonly at: 'move'; readonly secrets: readonly string[] }
  | { readonly at: 'wait' } // it was somebody's turn, and then it was not
  | { readonly at: 'over' };

/** A turn of ours, a round that is over, a curtain that can be opened, or the end. */
const READY = `${LAID} && (document.querySelector('#result, #round-over') !== null
  || document.querySelector('section.mine[aria-label="What the table waits for"]') !== null
  || document.querySelector('.curtain button.first:not([aria-disabled="true"])') !== null)`;

/**
 * One look and one press, inside the page, by names and roles: games are long, and each way to the browser and back costs.
 * At the curtain everything that stands in the page is handed back before the button is pressed.
 */
const STEP = `(async (turn, honest) => {
  const pause = () => new Promise(done => setTimeout(done, 0));
  const nameOf = e => (e.getAttribute('aria-label') ?? e.querySelector('.spoken')?.textContent ?? e.textContent ?? '').replace(/\\s+/g, ' ').trim();
  if (document.querySelector('#result')) return { at: 'over' };
  const curtain = document.querySelector('#curtain');
  if (curtain) {
    const button = document.querySelector('button.first');
    if (button.getAttribute('aria-disabled') === 'true') return { at: 'wait' };
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts = [];
    while (walker.nextNode()) { const text = walker.currentNode.data.trim(); if (text !== '') texts.push(text); }
    const html = document.body.innerHTML.replaceAll(/<!--.*?-->/g, '');
    button.click();
    await pause();
    return { at: 'curtain', name: /to (\\w+)\\./.exec(curtain.textContent)[1], texts, html };
  }
  const region = document.querySelector('section[aria-label="What the table waits for"]');
  if (document.querySelector('#round-over')) {
    region.querySelector('button').click();
    await pause();
    return { at: 'wait' };
  }
  if (!region?.classList.contains('mine')) return { at: 'wait' };
  const own = document.querySelector('section[aria-label="Your things"]');
  const secrets = [...own.querySelectorAll('[aria-label], li, .spoken')].map(nameOf).filter(text => text.length > 3 && text !== 'Your hand');
  const hand = [...document.querySelectorAll('[role=toolbar] button:not([aria-disabled="true"])')];
  const claims = [...document.querySelectorAll('button[aria-pressed][aria-label*="virtue"]')];
  if (claims.length > 0) {
    // Honest where the hand allows it, and then with all it has: so games end.
    const claimOf = tile => claims.find(claim => nameOf(claim).startsWith('Claim ' + nameOf(tile).split(',')[0] + ','));
    const tile = (honest ? hand.find(claimOf) : hand[turn % hand.length]) ?? hand[0];
    const claim = (honest ? claimOf(tile) : claims[turn % claims.length]) ?? claims[0];
    const times = Math.min(3, Number(/, (\\d+) in hand/.exec(nameOf(tile))?.[1] ?? 1));
    for (let each = 0; each < times; each += 1) { tile.click(); await pause(); }
    claim.click();
    await pause();
    [...region.querySelectorAll('button')].find(button => nameOf(button) === 'Confess').click();
  } else {
    const offered = [...region.querySelectorAll('button:not([disabled], [aria-disabled="true"])')].filter(button => !/saboteur|Join|dogma|Skip|Something else|^A coin/i.test(nameOf(button)));
    // Where something is edited first, the button that ends it.
    const done = offered.find(button => /^(Seal the bid|Predict|Take (bread and|a ))/.test(nameOf(button)));
    const choice = done ?? offered[turn % Math.min(2, offered.length)] ?? hand[0] ?? document.querySelector('button.leads') ?? document.querySelector('button.able:not([aria-pressed=true])');
    choice.click();
    await pause();
    [...region.querySelectorAll('button')].find(button => nameOf(button) === 'Do it')?.click();
  }
  await pause();
  return { at: 'move', secrets };
})`;

const stepOn = (page: Page, turn: number, honest: boolean): Promise<Step> =>
  page.evaluate(`${STEP}(${turn}, ${honest})`);

export interface Playing {
  /** Honest where the hand allows it; otherwise anything. */
  readonly honest?: boolean;
  /** So many moves of ours; without it, to the end. */
  readonly most?: number;
  /** Before each step: whoever must wait, waits here. */
  readonly before?: () => Promise<void>;
  readonly after?: (step: Step) => void;
}

/** Plays whatever is asked on this page; answers how many moves that were, and whether the game is over. */
export const playOn = async (
  page: Page,
  { honest = true, most = 5000, before, after }: Playing = {},
): Promise<{ readonly moves: number; readonly over: boolean }> => {
  for (let moves = 0; moves < most; ) {
    if ((await whenTrue(page, READY)) === undefined) throw new Error(`nothing happens after ${moves} moves`);
    await before?.();
    const step = await stepOn(page, moves, honest);
    after?.(step);
    if (step.at === 'over') return { moves, over: true };
    if (step.at === 'move') moves += 1;
  }
  return { moves: most, over: false };
};
