import type { Locator, Page } from 'playwright-core';
import { PATIENCE } from './chromium.ts';

/** The table as a test reads it: by accessible names and the live region, never by looks. */
export const PROMPT = /^(What the table waits for|Worauf der Tisch wartet)$/;
export const OWN = /^(Your things|Deine Sachen)$/;

export const prompt = (page: Page): Locator => page.getByRole('region', { name: PROMPT });

/** Everything that can be read and pressed at a table, by name, in one look. */
export interface Seen {
  readonly over: boolean;
  readonly asked: boolean;
  readonly skippable: boolean;
  readonly heard: string;
  readonly offered: readonly string[];
  readonly hand: readonly string[];
  readonly barred: readonly string[];
  readonly claims: readonly string[];
  /** Things that can be touched. */
  readonly spots: readonly string[];
  /** Where the thing in hand may go. */
  readonly leads: readonly string[];
}

/**
 * The first true answer of an expression that still holds a moment later, asked in the page itself whenever something changes there.
 * Undefined when nothing at all has changed for so long: who is out of a game waits for the others, however long they play.
 */
export const whenTrue = <Answer>(page: Page, expression: string, ms = PATIENCE): Promise<Answer | undefined> =>
  page.evaluate(`new Promise(done => {
    const answer = () => ${expression};
    let settling;
    let timer;
    const look = () => {
      clearTimeout(timer);
      timer = setTimeout(() => end(answer() || undefined), ${ms});
      if (settling === undefined && answer()) settling = setTimeout(settle, 10);
    };
    const settle = () => {
      settling = undefined;
      const found = answer();
      if (found) end(found);
    };
    const end = found => { observer.disconnect(); clearTimeout(timer); done(found); };
    const observer = new MutationObserver(look);
    observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
    look();
  })`);

const REGION = `document.querySelector('section[aria-label="What the table waits for"], section[aria-label="Worauf der Tisch wartet"]')`;

/** What is acted out can be skipped, or a round is over and waits to be touched. */
export const SKIP = `document.querySelector('#round-over') !== null || document.querySelector('button[aria-label^="Skip to where"], button[aria-label^="Bis zu meinem"]') !== null`;

/** A table is laid piece by piece before it is shown. */
export const LAID = "document.querySelector('.laying') === null";

/** Something to do or to read: a question, what can be skipped, or the result. */
const NEWS = `${LAID} && (document.querySelector('#result') !== null || ${REGION}?.classList.contains('mine') || ${SKIP})`;

const LOOK = `(() => {
  const nameOf = e => (e.getAttribute('aria-label') ?? e.querySelector('.spoken')?.textContent ?? e.innerText ?? '').replace(/\\s+/g, ' ').trim();
  const names = list => [...list].map(nameOf);
  const region = ${REGION};
  const offered = names(region?.querySelectorAll('button:not([disabled], [aria-disabled="true"])') ?? []);
  const skippable = document.querySelector('#round-over') !== null || offered.some(name => /^(Skip to where|Bis zu meinem)/.test(name));
  return {
    over: document.querySelector('#result') !== null,
    asked: region?.classList.contains('mine') === true && !skippable,
    skippable,
    heard: region?.querySelector('[role=status]')?.textContent ?? '',
    offered,
    hand: names(document.querySelectorAll('[role=toolbar] button:not([aria-disabled="true"])')),
    barred: names(document.querySelectorAll('[role=toolbar] button[aria-disabled="true"]')),
    claims: names(document.querySelectorAll('button[aria-pressed][aria-label*="virtue"], button[aria-pressed][aria-label*="Tugend"]')),
    spots: names(document.querySelectorAll('button.able:not([aria-pressed=true])')),
    leads: names(document.querySelectorAll('button.able.leads')),
  };
})()`;

export const look = (page: Page): Promise<Seen> => page.evaluate(LOOK);
export const isOver = async (page: Page): Promise<boolean> => (await look(page)).over;

/** Waits until the person is asked or the game is over; skips what is acted out. */
export const untilAsked = async (page: Page): Promise<Seen> => {
  for (let skips = 0; skips < 100 && (await whenTrue(page, NEWS)) !== undefined; skips += 1) {
    const seen = await look(page);
    if (seen.over || seen.asked) return seen;
    if (seen.skippable) await page.keyboard.press('Space');
  }
  throw new Error(`the table does not come back to us: ${await prompt(page).innerText()}`);
};

/** What cannot be taken back asks once; yes. */
export const sayYes = async (page: Page): Promise<void> => {
  const yes = prompt(page).getByRole('button', { name: /^(Do it|Ja)$/ });
  if ((await yes.count()) > 0) await yes.click();
};
