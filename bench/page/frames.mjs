// How smooth a table is on a slow device, and how soon a move is drawn on a fast one: `node bench/page/frames.mjs [times slower] [moves]`.
import { CHROMIUM, chromium, keepSettings, servePage, sitDown } from './browser.mjs';

const SLOWER = Number(process.argv[2] ?? 6);
const TURNS = Number(process.argv[3] ?? 8);

/** From a click of ours to the frame that answers it in any way, and to the one that shows the move: something came, went or says other words. */
const WATCH = `(() => {
  globalThis.answered = [];
  globalThis.drawn = [];
  const waiting = new Map();
  addEventListener('click', event => { waiting.set(answered, event.timeStamp).set(drawn, event.timeStamp); }, true);
  const note = times => {
    if (!waiting.has(times)) return;
    const since = waiting.get(times);
    waiting.delete(times);
    requestAnimationFrame(() => { const { port1, port2 } = new MessageChannel(); port1.onmessage = () => times.push(performance.now() - since); port2.postMessage(0); });
  };
  new MutationObserver(changes => {
    note(answered);
    if (changes.some(({ type, target }) => type !== 'attributes' && !(target instanceof Element ? target : target.parentElement)?.closest('.prompt'))) note(drawn);
  }).observe(document.querySelector('main'), { subtree: true, childList: true, attributes: true, characterData: true });
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

const openTable = async game => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, reducedMotion: 'no-preference' });
  const page = await context.newPage();
  await keepSettings(page, { motion: 'full', speed: 'normal' });
  await page.goto(served.address);
  await sitDown(page, game);
  await page.waitForTimeout(2000);
  return { context, page, client: await context.newCDPSession(page) };
};

const play = async page => {
  let moves = 0;
  for (let tries = 0; tries < 400 && moves < TURNS; tries += 1) {
    if (await page.evaluate(MOVE)) moves += 1;
    await page.waitForTimeout(150);
  }
  await page.waitForTimeout(1500);
  return moves;
};

/** What Chromium itself reports of each frame in which something moved: whether it came, and whether one that did not makes it jerk. */
const framesOf = async (client, act) => {
  const events = [];
  client.on('Tracing.dataCollected', ({ value }) => events.push(...value));
  const ended = new Promise(done => client.once('Tracing.tracingComplete', done));
  await client.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['cc', 'benchmark'] },
  });
  const moves = await act();
  await client.send('Tracing.end');
  await ended;
  const frames = events
    .filter(({ name, ph }) => name === 'PipelineReporter' && ph === 'b')
    .map(({ args }) => args.frame_reporter)
    .filter(frame => frame.has_compositor_animation && frame.state !== 'STATE_NO_UPDATE_DESIRED');
  return { moves, frames };
};

for (const [game, what] of [
  ['seven-seals', 'tricks'],
  ['dogma', 'reveals'],
  ['mea-culpa', 'turns'],
]) {
  const fast = await openTable(game);
  await fast.page.evaluate(WATCH);
  await play(fast.page);
  const { answered, drawn } = await fast.page.evaluate('({ answered, drawn })');
  await fast.context.close();
  const slow = await openTable(game);
  await slow.client.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  const { moves, frames } = await framesOf(slow.client, () => play(slow.page));
  await slow.context.close();
  const jerky = frames.filter(frame => frame.affects_smoothness).length;
  const dropped = frames.filter(frame => frame.state === 'STATE_DROPPED').length;
  console.log(
    `${game.padEnd(12)} click to an answer ${median(answered).toFixed(0)} ms, to the move drawn ${median(drawn).toFixed(0)} ms (medians), ${Math.max(0, ...drawn).toFixed(0)} ms at most (${drawn.length} clicks); ` +
      `${SLOWER} times slower, ${moves} ${what}: ${frames.length} frames with something moving, ${percent(dropped, frames.length)} dropped, ${percent(jerky, frames.length)} jerky by Chromium's judgement`,
  );
}
await browser.close();
served.close();
