import type { Page } from 'playwright-core';

/** What was measured at one table in one window. */
export interface Measured {
  /** What is cut, covered, missing or scrolls. */
  readonly faults: readonly string[];
  /** Where the places of the frame lie, and the own things in theirs: left, top, width, height. */
  readonly places: Readonly<Record<string, readonly number[]>>;
}

/**
 * Looks at everything that the page marks with `data-space`: is it wholly in the window, cut by nothing, covered by nothing?
 * `packages/stage/README.md` says what is to be marked.
 */
const MEASURE = `(marks => {
  const HAIRLINE = 1.5; // what a camera rounds
  const faults = [];
  const root = document.documentElement;
  const W = root.clientWidth, H = root.clientHeight;
  const nameOf = e => '<' + e.tagName.toLowerCase() + ' ' + (e.getAttribute('class') ?? '').replace(/ ?svelte-\\w+/g, '').trim().slice(0, 30) + '> ' + (e.getAttribute('aria-label') ?? e.textContent ?? '').replace(/\\s+/g, ' ').trim().slice(0, 40);
  const isShown = e => { const box = e.getBoundingClientRect(); return box.width > 1 && box.height > 1 && e.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && e.closest('.spoken') === null; };
  if (root.scrollHeight > H + 1 || root.scrollWidth > W + 1) faults.push('the page scrolls by ' + Math.max(0, root.scrollWidth - W) + '×' + Math.max(0, root.scrollHeight - H));
  const scrolls = e => { const style = getComputedStyle(e); const may = v => v === 'auto' || v === 'scroll'; return (may(style.overflowY) && e.scrollHeight > e.clientHeight + 1) || (may(style.overflowX) && e.scrollWidth > e.clientWidth + 1); };
  const scrollers = [...document.querySelectorAll('body *')].filter(e => isShown(e) && scrolls(e));
  if (scrollers.length > 1) faults.push(scrollers.length + ' scrollers: ' + scrollers.map(nameOf).join(' | '));
  /** What of the window is left for an element by all that clips it. */
  const visibleFor = e => {
    let box = { left: 0, top: 0, right: W, bottom: H };
    for (let up = e.parentElement; up !== null && up !== root; up = up.parentElement) {
      const style = getComputedStyle(up);
      if (style.overflowX === 'visible' && style.overflowY === 'visible') continue;
      const clip = up.getBoundingClientRect();
      box = { left: Math.max(box.left, clip.left), top: Math.max(box.top, clip.top), right: Math.min(box.right, clip.right), bottom: Math.min(box.bottom, clip.bottom) };
    }
    return box;
  };
  const sheet = document.querySelector('.frame.dock-sheet .drawer, .sheet-place, #why');
  const look = (what, e, isIts) => {
    const box = e.getBoundingClientRect();
    const seen = visibleFor(e);
    const out = Math.max(seen.left - box.left, seen.top - box.top, box.right - seen.right, box.bottom - seen.bottom);
    if (out > HAIRLINE) { faults.push(what + ' cut by ' + Math.round(out) + ' px: ' + nameOf(e)); return; }
    const style = getComputedStyle(e);
    const isCut = style.overflowX !== 'visible' && (e.scrollWidth > e.clientWidth + 1 || e.scrollHeight > e.clientHeight + 2);
    // A name beside a crest may be shortened.
    if (isCut && what !== 'turn' && e.textContent.trim() !== '' && e.childElementCount === 0) faults.push(what + ' has cut words: ' + nameOf(e));
    for (const [x, y] of [[0.5, 0.5], [0.08, 0.08], [0.5, 0.08], [0.92, 0.08], [0.08, 0.5], [0.92, 0.5], [0.08, 0.92], [0.5, 0.92], [0.92, 0.92]]) {
      const top = document.elementFromPoint(box.left + box.width * x, box.top + box.height * y);
      if (top === null || isIts(top) || top.contains(e)) continue;
      // A sheet that somebody asked for lies over seats and board, and over nothing else.
      if (sheet?.contains(top) && e.closest('[data-place=seats], [data-place=board]')) continue;
      faults.push(what + ' covered by ' + nameOf(top) + ': ' + nameOf(e));
      return;
    }
  };
  const CONTROL = 'button, a[href], input, select, textarea, [role=button]';
  const has = {};
  for (const marked of document.querySelectorAll('[data-space]')) {
    const what = marked.dataset.space;
    if (what === '' || !isShown(marked)) continue;
    has[what] = true;
    if (what === 'answers') {
      const controls = [...(marked.matches(CONTROL) ? [marked] : marked.querySelectorAll(CONTROL))].filter(isShown);
      for (const control of controls) {
        look('answer', control, top => control.contains(top));
        if (control.scrollWidth > control.clientWidth + 1 || control.scrollHeight > control.clientHeight + 2) faults.push('answer has cut words: ' + nameOf(control));
        const box = control.getBoundingClientRect();
        if (box.width < 43.5 || box.height < 43.5) faults.push('answer too small (' + Math.round(box.width) + '×' + Math.round(box.height) + '): ' + nameOf(control));
      }
      continue;
    }
    look(what, marked, top => marked.contains(top));
    for (const e of marked.querySelectorAll('*')) if (isShown(e) && !e.closest('svg *') && (e.matches(CONTROL) || e.tagName === 'svg' || [...e.childNodes].some(n => n.nodeType === 3 && n.data.trim() !== ''))) look(what, e, top => (e.matches(CONTROL) ? e : marked).contains(top));
  }
  for (const what of marks) if (!has[what]) faults.push('nothing is marked as ' + what);
  const places = {};
  const keep = (name, e) => { const box = e.getBoundingClientRect(); places[name] = [box.left, box.top, box.width, box.height].map(Math.round); };
  for (const e of document.querySelectorAll('[data-place]')) keep(e.dataset.place, e);
  // What lies in one's own place may shrink and grow, but the whole of it does not move about.
  for (const e of document.querySelectorAll('[data-place=own] > *:only-child')) keep('own things', e);
  return { faults: [...new Set(faults)], places, window: document.querySelector('.frame')?.dataset.laid ?? innerWidth + '×' + innerHeight };
})`;

/** Until the table has been laid out for the window it is in now, and nothing is on its way any more. */
const settled = (window: string, isOpen: boolean | undefined): string => `(async () => {
  const frame = () => new Promise(done => { requestAnimationFrame(() => done()); setTimeout(done, 2000); });
  const boxes = () => [...document.querySelectorAll('[data-place]')].map(e => JSON.stringify(e.getBoundingClientRect())).join();
  const isLaid = () => { if (innerWidth + '×' + innerHeight !== '${window}') return false; const e = document.querySelector('.frame'); return e === null || (e.dataset.laid === '${window}' && e.clientWidth === innerWidth && e.clientHeight === innerHeight); };
  do await frame(); while (!isLaid());
  const drawer = document.querySelector('[aria-controls=drawer]');
  const isWanted = ${isOpen} ?? drawer?.getAttribute('aria-expanded') === 'true';
  if (drawer !== null && (drawer.getAttribute('aria-expanded') === 'true') !== isWanted) {
    drawer.click();
    await frame();
  }
  const isThere = () => !isWanted || document.querySelector('#drawer') !== null;
  for (let before = '', now = boxes(), frames = 0; (before !== now || !isThere()) && frames < 100; frames += 1) {
    before = now;
    await frame();
    now = boxes();
  }
  const underWay = document.getAnimations().filter(({ effect, playState }) => playState !== 'finished' && effect?.getComputedTiming().endTime !== Infinity);
  for (const animation of underWay) animation.finish();
  if (underWay.length > 0) await frame();
})()`;

const MOST_TRIES = 10;

/** What is in sight at every question. */
const AT_A_QUESTION = ['question', 'answers', 'own', 'about', 'turn'] as const;
type Mark = (typeof AT_A_QUESTION)[number];

export interface Wanted {
  /** With the drawer open or closed; as it is, where nothing is said. */
  readonly isOpen?: boolean;
  readonly marks?: readonly Mark[];
}

export const measure = async (page: Page, { isOpen, marks = AT_A_QUESTION }: Wanted = {}): Promise<Measured> => {
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  const window = `${width}×${height}`;
  const once = async (): Promise<Measured & { readonly window: string }> => {
    await page.evaluate(settled(window, isOpen));
    return page.evaluate(`(${MEASURE})(${JSON.stringify(marks)})`);
  };
  // On a busy machine a window may still be on its way to its size, or a picture to its place: a fault is what stays.
  let measured = await once();
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    if (measured.window === window && measured.faults.length === 0) break;
    const again = await once();
    const stays = measured.window === window && JSON.stringify(again) === JSON.stringify(measured);
    measured = again;
    if (stays) break;
  }
  return measured;
};
