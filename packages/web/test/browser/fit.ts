import type { Page } from 'playwright-core';

/** Looks at every box of the page: what sticks out, what is cut, what is covered, and what a thumb would miss. */
const LOOK_AT_BOXES = `(() => {
  const found = [];
  const say = (what, e) => found.push(what + ': <' + e.tagName.toLowerCase() + ' class="' + (e.getAttribute('class') ?? '').replace(/ ?svelte-\\w+/g, '') + '"> ' + (e.getAttribute('aria-label') ?? e.textContent ?? '').replace(/\\s+/g, ' ').trim().slice(0, 60));
  // What only a screen reader reads takes no room, and the link past the header comes with the focus.
  const shown = e => { const box = e.getBoundingClientRect(); return box.width > 1 && box.height > 1 && e.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true }) && e.closest('.spoken, .skip') === null; };
  const root = document.documentElement;
  if (root.scrollWidth > root.clientWidth) {
    found.push('wider than its window by ' + (root.scrollWidth - root.clientWidth));
    for (const e of document.querySelectorAll('body *')) if (shown(e) && e.getBoundingClientRect().right > root.clientWidth + 1 && ![...e.children].some(c => c.getBoundingClientRect().right > root.clientWidth + 1)) say('sticks out', e);
  }
  for (const e of document.querySelectorAll('body *')) {
    if (!shown(e) || e.closest('svg') || ![...e.childNodes].some(n => n.nodeType === 3 && n.data.trim() !== '')) continue;
    // A name beside its crest may be shortened, and what happened, of which the log has the whole.
    if (e.matches('.happened[title], [data-place=seats] *')) continue;
    const style = getComputedStyle(e);
    if (style.overflowX === 'visible' || style.overflowX === 'auto' || style.overflowX === 'scroll') continue;
    if (e.scrollWidth > e.clientWidth + 1 || e.scrollHeight > e.clientHeight + 3) say('cut', e);
  }
  const controls = [...document.querySelectorAll('a[href], button, input, select, textarea, summary, [tabindex="0"][role]')].filter(shown);
  for (const e of controls) {
    if (e.getAttribute('role') === 'tabpanel' || e.getAttribute('role') === 'region') continue;
    const target = e.matches('input[type=radio], input[type=checkbox], input[type=file]') ? (e.closest('label') ?? e) : e;
    const inline = e.tagName === 'A' && getComputedStyle(e).display === 'inline' && e.parentElement.textContent.trim() !== e.textContent.trim();
    const box = target.getBoundingClientRect();
    if (!inline && (box.width < 43.5 || box.height < 43.5)) say('small (' + Math.round(box.width) + '×' + Math.round(box.height) + ')', e);
    target.scrollIntoView({ block: 'center', inline: 'center' });
    const now = target.getBoundingClientRect();
    // Cards of a fan overlap on purpose; a thumb's width at their left lies open.
    const x = e.closest('[role=toolbar]') ? now.left + 22 : now.left + now.width / 2;
    const top = document.elementFromPoint(x, now.top + now.height / 2);
    if (top !== null && !target.contains(top) && !top.contains(target)) say('covered by <' + top.tagName.toLowerCase() + ' ' + (top.getAttribute('class') ?? '') + '>', e);
    if (top === null) say('out of reach', e);
  }
  scrollTo(0, 0);
  return found;
})()`;

export const misfits = (page: Page): Promise<readonly string[]> => page.evaluate(LOOK_AT_BOXES);
