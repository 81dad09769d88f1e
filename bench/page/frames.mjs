// How soon a move is drawn, and how smooth a table is on a slow device: `node bench/page/frames.mjs [times slower] [moves] [dist …]`. With the
// built pages of other versions after that, all of them are measured in turns, so that whatever else the machine does falls on each alike.
import { loadavg } from 'node:os';
import { CHROMIUM, chromium, keepSettings, servePage, sitDown } from './browser.mjs';

const SLOWER = Number(process.argv[2] ?? 6);
const TURNS = Number(process.argv[3] ?? 8);
const OWN_PAGE = new URL('../../packages/web/dist', import.meta.url).pathname;
const FOLDERS = [OWN_PAGE, ...process.argv.slice(4)];
const ONLY = process.env.GAMES?.split(',');
/** How often the slow table is looked at. */
const ROUNDS = Number(process.env.ROUNDS ?? 1);

/**
 * Marks our clicks, and each change that shows a move: something came, went or says other words. The log comes after the move. The prompt line
 * answers a click by itself, which is marked apart: it says what was chosen, or asks back.
 */
const WATCH = `(() => {
  addEventListener('click', () => performance.mark('click'), true);
  new MutationObserver(changes => {
    if (changes.some(({ target }) => (target instanceof Element ? target : target.parentElement)?.closest('.prompt'))) performance.mark('answer');
    if (changes.some(({ type, target }) => type !== 'attributes' && !(target instanceof Element ? target : target.parentElement)?.closest('.prompt, #drawer'))) performance.mark('move');
  }).observe(document.querySelector('main'), { subtree: true, childList: true, attributes: true, characterData: true });
})()`;

/** One move of ours, whatever it is: 'made', 'read' when only a round's summary was put away, 'over', or nothing when it is not our turn. */
const MOVE = `(async () => {
  const pause = () => new Promise(done => setTimeout(done, 30));
  const name = e => (e.getAttribute('aria-label') ?? e.innerText ?? '').replace(/\\s+/g, ' ').trim();
  const region = document.querySelector('section[aria-label="What the table waits for"]');
  const buttons = () => [...region.querySelectorAll('button:not([disabled], [aria-disabled="true"])')].filter(b => b.checkVisibility());
  if (document.querySelector('#result') !== null) return 'over';
  if (document.querySelector('#round-over') !== null) { buttons()[0]?.click(); return 'read'; }
  if (!region?.classList.contains('mine')) return undefined;
  const LATER = /saboteur|Join|dogma|Something else|Why|^×$|^A coin/i;
  const offered = buttons().filter(b => !LATER.test(name(b)));
  const sure = offered.find(b => name(b) === 'Do it');
  if (sure) { sure.click(); return 'made'; }
  const hand = [...document.querySelectorAll('[role=toolbar] button:not([aria-disabled="true"])')];
  const claims = [...document.querySelectorAll('button[aria-label^="Claim "]')];
  if (claims.length > 0) {
    const tile = hand.find(t => claims.some(c => name(c).startsWith('Claim ' + name(t).split(',')[0] + ','))) ?? hand[0];
    tile.click(); await pause();
    (claims.find(c => name(c).startsWith('Claim ' + name(tile).split(',')[0] + ',')) ?? claims[0]).click(); await pause();
    buttons().find(b => name(b) === 'Confess')?.click();
    return 'made';
  }
  const done = offered.find(b => /^(Seal the bid|Predict|Take (bread and|a ))/.test(name(b)));
  if (done) { done.click(); return 'made'; }
  // Where a thing of the board is the answer it is touched, then what can be done with it is chosen, or where it goes.
  const things = () => [...document.querySelectorAll('button.able:not([aria-pressed=true])')].filter(b => b.checkVisibility());
  if (things().length > 0 && offered.every(b => /^(Pass|End the turn|Decline)$/.test(name(b)))) {
    things()[0].click(); await pause();
    const led = document.querySelector('button.able.leads');
    const choice = buttons().find(b => !LATER.test(name(b)) && !/^(Pass|End the turn|Decline)$/.test(name(b)));
    (choice ?? led)?.click();
    return 'made';
  }
  (offered[0] ?? hand[0])?.click();
  return 'made';
})()`;

const percent = (part, all) => `${((100 * part) / Math.max(1, all)).toFixed(1)} %`;
const percentile = (list, part) => [...list].sort((a, b) => a - b)[Math.floor((list.length - 1) * part)] ?? 0;

const pages = await Promise.all(FOLDERS.map(servePage));
const [own] = pages;
const browser = await chromium.launch({ executablePath: CHROMIUM });

const SIZES = { phone: { width: 390, height: 844 }, desktop: { width: 1440, height: 900 } };

const openTable = async (game, viewport, served = own) => {
  const context = await browser.newContext({ viewport, reducedMotion: 'no-preference' });
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
    const done = await page.evaluate(MOVE);
    if (done === 'over') break;
    if (done === 'made') moves += 1;
    await page.waitForTimeout(150);
  }
  await page.waitForTimeout(1500);
  return moves;
};

const traced = async (client, includedCategories, act) => {
  const events = [];
  client.on('Tracing.dataCollected', ({ value }) => events.push(...value));
  const ended = new Promise(done => client.once('Tracing.tracingComplete', done));
  await client.send('Tracing.start', { transferMode: 'ReportEvents', traceConfig: { includedCategories } });
  const done = await act();
  await client.send('Tracing.end');
  await ended;
  return { done, events };
};

/** What Chromium itself reports of each frame in which something moved: whether it came, and whether one that did not makes it jerk. */
const movingFrames = events =>
  events
    .filter(({ name, ph }) => name === 'PipelineReporter' && ph === 'b')
    .map(({ args }) => args.frame_reporter)
    .filter(frame => frame.has_compositor_animation && frame.state !== 'STATE_NO_UPDATE_DESIRED');

/**
 * For each click the number of the frame that shows the move, and for each frame that shows one, of anybody, what it cost the page:
 * CPU milliseconds from the task that heard of it to the frame handed over for display.
 */
const drawnMoves = events => {
  const marks = events.filter(({ cat }) => cat.includes('blink.user_timing')).sort((a, b) => a.ts - b.ts);
  const [{ pid, tid }] = marks;
  const main = events.filter(event => event.pid === pid && event.tid === tid && event.ph === 'X');
  const tasks = main.filter(({ name }) => name === 'RunTask').sort((a, b) => a.ts - b.ts);
  const shown = main.filter(({ name }) => name === 'Commit').map(({ ts, dur }) => ts + dur);
  shown.sort((a, b) => a - b);
  const clicks = marks.filter(({ name }) => name === 'click');
  const moves = marks.filter(({ name }) => name === 'move');
  const answers = marks.filter(({ name }) => name === 'answer' || name === 'move');
  const framesTo = seen =>
    clicks.flatMap(({ ts }, index) => {
      const change = seen.find(mark => mark.ts >= ts && mark.ts < (clicks[index + 1]?.ts ?? Infinity));
      return change === undefined ? [] : [1 + shown.filter(at => at > ts && at < change.ts).length];
    });
  const costs = new Map();
  for (const { ts } of moves) {
    const end = shown.find(at => at > ts);
    const first = tasks.findLastIndex(task => task.ts <= ts);
    if (end === undefined || costs.has(end)) continue;
    const inside = tasks.slice(Math.max(0, first)).filter(task => task.ts < end);
    costs.set(
      end,
      inside.reduce((sum, task) => sum + (task.tdur ?? task.dur) / 1000, 0),
    );
  }
  return { frames: framesTo(moves), answered: framesTo(answers), costs: [...costs.values()] };
};

const TIMELINE = ['disabled-by-default-devtools.timeline', 'blink.user_timing'];
const FRAME = 1000 / 60;

/** The limit: a page of one word that changes. */
const bareCosts = async () => {
  const context = await browser.newContext({ viewport: SIZES.desktop });
  const page = await context.newPage();
  await page.setContent('<main>0</main>');
  const { events } = await traced(await context.newCDPSession(page), TIMELINE, async () => {
    for (let word = 0; word < 30; word += 1) {
      await page.evaluate(
        `setTimeout(() => { document.querySelector('main').textContent = ${word}; performance.mark('move'); })`,
      );
      await page.waitForTimeout(100);
    }
  });
  await context.close();
  return drawnMoves(events).costs;
};

const told = costs =>
  `${percentile(costs, 0.5).toFixed(1)} ms in the middle, 95 % within ${percentile(costs, 0.95).toFixed(1)} ms`;

console.log(`a bare page changes one word: ${told(await bareCosts())}`);
const GAMES = { 'seven-seals': 'tricks', dogma: 'reveals', 'mea-culpa': 'turns' };

const howSoon = async game => {
  for (const [device, size] of Object.entries(SIZES)) {
    const { context, page, client } = await openTable(game, size);
    await page.evaluate(WATCH);
    const { events } = await traced(client, TIMELINE, () => play(page));
    await context.close();
    const { frames, answered, costs } = drawnMoves(events);
    console.log(
      `${game.padEnd(12)} ${device.padEnd(7)} the move is in the first frame after ${frames.filter(n => n === 1).length} of ${frames.length} clicks, in frame ${Math.max(0, ...frames)} at the latest; something answers it in the first after ${answered.filter(n => n === 1).length} of ${answered.length}, in frame ${Math.max(0, ...answered)} at the latest; ` +
        `drawing a move costs ${told(costs)}, ${percent(costs.filter(cost => cost <= FRAME).length, costs.length)} of ${costs.length} within one frame's time`,
    );
  }
};

const howSmooth = async (game, served) => {
  const { context, page, client } = await openTable(game, SIZES.phone, served);
  await client.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  const { done: moves, events } = await traced(client, ['cc', 'benchmark'], () => play(page));
  await context.close();
  const frames = movingFrames(events);
  const jerky = frames.filter(frame => frame.affects_smoothness).length;
  const dropped = frames.filter(frame => frame.state === 'STATE_DROPPED').length;
  return { moves, frames: frames.length, dropped, jerky };
};

const added = (one, other) => Object.fromEntries(Object.keys(one).map(key => [key, one[key] + other[key]]));

for (const [game, what] of Object.entries(GAMES).filter(([game]) => ONLY?.includes(game) ?? true)) {
  await howSoon(game);
  let sums = pages.map(() => ({ moves: 0, frames: 0, dropped: 0, jerky: 0 }));
  for (let round = 0; round < ROUNDS; round += 1) {
    const seen = [];
    for (const served of pages) seen.push(await howSmooth(game, served));
    sums = sums.map((sum, index) => added(sum, seen[index]));
  }
  for (const [index, { moves, frames, dropped, jerky }] of sums.entries())
    console.log(
      `${game.padEnd(12)} ${index === 0 ? 'this page' : FOLDERS[index]}, ${SLOWER} times slower, ${moves} ${what}: ${frames} frames with something moving, ${percent(dropped, frames)} dropped, ${percent(jerky, frames)} jerky by Chromium's judgement (load ${loadavg()[0].toFixed(1)})`,
    );
}
await browser.close();
for (const served of pages) served.close();
