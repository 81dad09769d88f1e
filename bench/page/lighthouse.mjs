// Lighthouse on Home and on a running table: `node bench/page/lighthouse.mjs [runs]`, after `npm install --prefix bench/page`. One run
// says little on a shared machine; what counts is the one in the middle.
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import lighthouse from 'lighthouse';
import { CHROMIUM, chromium, keepSettings, servePage, sitDown } from './browser.mjs';

const CATEGORIES = ['performance', 'accessibility', 'best-practices'];
const freePort = () =>
  new Promise(resolve => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });

const served = await servePage();
const profile = mkdtempSync(join(tmpdir(), 'conclave-lighthouse-'));
const port = await freePort();
const context = await chromium.launchPersistentContext(profile, {
  executablePath: CHROMIUM,
  args: [`--remote-debugging-port=${port}`],
});
const page = await context.newPage();
await keepSettings(page, { motion: 'full', speed: 'normal' });
const places = [['home', `${served.address}/`]];
for (const game of ['seven-seals', 'dogma', 'mea-culpa']) {
  await page.goto(served.address);
  await sitDown(page, game);
  await page.waitForTimeout(3000);
  places.push([game, page.url()]);
}
await page.close();

const RUNS = Number(process.argv[2] ?? 5);
const look = async url => {
  const options = { port, onlyCategories: CATEGORIES, disableStorageReset: true, logLevel: 'error' };
  const { lhr } = await lighthouse(url, options);
  return lhr;
};
const scoreOf = (lhr, id) => Math.round((lhr.categories[id]?.score ?? 0) * 100);

let poor = false;
for (const [name, url] of places) {
  const runs = [];
  for (let run = 0; run < RUNS; run += 1) runs.push(await look(url));
  runs.sort((one, other) => scoreOf(one, 'performance') - scoreOf(other, 'performance'));
  const middle = runs[Math.floor(RUNS / 2)];
  const scores = CATEGORIES.map(id => scoreOf(middle, id));
  const figure = id => middle.audits[id]?.displayValue ?? '';
  poor ||= scores.some(score => score < 95);
  console.log(
    `${name.padEnd(12)} ${scores.map(score => String(score).padStart(4)).join('')}   FCP ${figure('first-contentful-paint')}, LCP ${figure('largest-contentful-paint')}, TBT ${figure('total-blocking-time')}, CLS ${figure('cumulative-layout-shift')}; performance of all runs ${runs.map(run => scoreOf(run, 'performance')).join(', ')}`,
  );
  for (const id of CATEGORIES)
    for (const { id: audit } of middle.categories[id]?.auditRefs ?? [])
      if ((middle.audits[audit]?.score ?? 1) < 0.9 && middle.audits[audit]?.scoreDisplayMode === 'binary')
        console.log(`  ${audit}`);
}
await context.close();
served.close();
rmSync(profile, { recursive: true, force: true });
process.exit(poor ? 1 : 0);
