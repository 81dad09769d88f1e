// Frame times and the time from click to drawn move, with the processor slowed down six times: `node bench/page/frames.mjs`.
import { CHROMIUM, chromium, keepSettings, servePage, sitDown } from './browser.mjs';

const SLOWER = Number(process.argv[2] ?? 6);
const TURNS = 8;

const WATCH = `(() => {
  globalThis.frames = [];
  let last;
  const frame = now => { if (last !== undefined) frames.push(now - last); last = now; requestAnimationFrame(frame); };
  requestAnimationFrame(frame);
  globalThis.drawn = [];
  let clicked;
  addEventListener('click', event => { clicked = event.timeStamp; }, true);
  new MutationObserver(() => {
    if (clicked === undefined) return;
    const since = clicked;
    clicked = undefined;
    requestAnimationFrame(() => { const { port1, port2 } = new MessageChannel(); port1.onmessage = () => drawn.push(performance.now() - since); port2.postMessage(0); });
  }).observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
})()`;

/** One move of ours, whatever it is; false when it is not our turn. */
const MOVE = `(async () => {
  const pause = () => new Promise(done => setTimeout(done, 30));
  const name = e => (e.getAttribute('aria-label') ?? e.innerText ?? '').replace(/\\s+/g, ' ').trim();
  const region = document.querySelector('section[aria-label="What the table waits for"]');
  if (!region?.classList.contains('mine')) return false;
  const offered = [...region.querySelectorAll('button:not([disabled], [aria-disabled="true"])')].filter(b => !/saboteur|Join|dogma|Something else/i.test(name(b)));
  const hand = [...document.querySelectorAll('[role=toolbar] button:not([aria-disabled="true"])')];
  const claims = [...document.querySelectorAll('button[aria-label^="Claim "]')];
  if (claims.length > 0) {
    const tile = hand.find(t => claims.some(c => name(c).startsWith('Claim ' + name(t).split(',')[0] + ','))) ?? hand[0];
    tile.click(); await pause();
    (claims.find(c => name(c).startsWith('Claim ' + name(tile).split(',')[0] + ',')) ?? claims[0]).click(); await pause();
    [...region.querySelectorAll('button')].find(b => name(b) === 'Confess').click();
    return true;
  }
  const done = offered.find(b => /^(Seal the bid|Predict|Take (bread and|a ))/.test(name(b)));
  const stall = document.querySelector('[data-at^="stall "].able');
  if (done === undefined && stall && offered.every(b => /^Pass/.test(name(b)))) {
    stall.click(); await pause();
    const choice = [...region.querySelectorAll('button')].find(b => /^(Buy|Take)/.test(name(b)));
    if (choice) { choice.click(); return true; }
  }
  (done ?? offered[0] ?? hand[0])?.click();
  return true;
})()`;

const percent = (part, all) => `${((100 * part) / Math.max(1, all)).toFixed(1)} %`;
const median = list => [...list].sort((a, b) => a - b)[Math.floor(list.length / 2)] ?? 0;

const served = await servePage();
const browser = await chromium.launch({ executablePath: CHROMIUM });
for (const [game, what] of [
  ['seven-seals', 'tricks'],
  ['dogma', 'reveals'],
  ['mea-culpa', 'turns'],
]) {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, reducedMotion: 'no-preference' });
  const page = await context.newPage();
  await keepSettings(page, { motion: 'full', speed: 'normal' });
  await page.goto(served.address);
  await sitDown(page, game);
  const client = await context.newCDPSession(page);
  await client.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  await page.waitForTimeout(2000);
  await page.evaluate(WATCH);
  let moves = 0;
  for (let tries = 0; tries < 400 && moves < TURNS; tries += 1) {
    if (await page.evaluate(MOVE)) moves += 1;
    await page.waitForTimeout(150);
  }
  await page.waitForTimeout(1500);
  const { frames, drawn } = await page.evaluate('({ frames, drawn })');
  const late = frames.filter(ms => ms > 20).length;
  const worst = Math.max(...frames);
  console.log(
    `${game.padEnd(12)} ${moves} ${what}: ${frames.length} frames, ${percent(late, frames.length)} over 20 ms, ${percent(frames.filter(ms => ms > 50).length, frames.length)} over 50 ms, worst ${worst.toFixed(0)} ms; click to drawn ${median(drawn).toFixed(0)} ms median, ${Math.max(0, ...drawn).toFixed(0)} ms at most`,
  );
  await context.close();
}
await browser.close();
served.close();
