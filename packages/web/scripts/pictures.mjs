// Five screens of each game in both themes, for a phone and a desktop, from recorded games: docs/pictures. Needs a built page and Chromium.
//   npm run pictures [-- game …]
import { createReadStream, existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { chromium } from 'playwright-core';

const ROOT = new URL('../../../', import.meta.url).pathname;
const DIST = join(ROOT, 'packages/web/dist');
const OUT = process.env.PICTURES ?? join(ROOT, 'docs/pictures');
const CHROMIUM = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';
const WINDOWS = [
  { width: 390, height: 844, quality: 0.68, scale: 1 },
  { width: 1440, height: 900, quality: 0.42, scale: 0.78 },
];
const THEMES = ['light', 'dark'];
const END = Number.POSITIVE_INFINITY;

/** Name of the screen, the record it is from, and after how many moves at the earliest. The first seat is asked there, or it is over. */
const SCREENS = {
  'seven-seals': [
    ['prediction', 'four-players', 0],
    ['trick', 'four-players', 24],
    ['late', 'four-players', 190],
    ['five-players', 'five-players', 100],
    ['result', 'four-players', END],
  ],
  dogma: [
    ['confession', 'three-players', 0],
    ['answer', 'five-players', 9],
    ['late', 'five-players', 40],
    ['eight-players', 'eight-players', 10],
    ['result', 'eight-players', END],
  ],
  'mea-culpa': [
    ['bonus', 'two-souls-in-heaven', 0],
    ['bid', 'two-souls-in-heaven', 44],
    ['town', 'two-souls-in-heaven', 120],
    ['late', 'two-souls-in-heaven', 330],
    ['result', 'two-souls-in-heaven', END],
  ],
};

const TYPES = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.json': 'application/json',
};

/** The built page on a loopback port of its own. */
const serve = () =>
  new Promise(resolve => {
    const server = createServer((request, response) => {
      const path = normalize(decodeURIComponent(new URL(request.url ?? '/', 'http://page').pathname));
      const file = join(DIST, path === '/' ? 'index.html' : path);
      if (!file.startsWith(DIST) || !existsSync(file) || !statSync(file).isFile()) {
        response.writeHead(404).end();
        return;
      }
      response.writeHead(200, { 'content-type': TYPES[extname(file)] ?? 'application/octet-stream' });
      createReadStream(file).pipe(response);
    });
    server.listen(0, '127.0.0.1', () => resolve(server));
  });

/** The recorded game as a table of a device, with the players of the house on the other chairs. */
const HOUSE = ['Sister Agnes', 'Abbess Clara', 'Widow Margarethe', 'Tetzel', 'Lucrezia', 'Pico', 'Hildegard'];
const tableOf = (game, name, from) => {
  const file = join(ROOT, `packages/games/${game}/test/records/${name}.json`);
  const { rulesVersion, options, seats, seal, moves, places } = JSON.parse(readFileSync(file, 'utf8'));
  const asked = moves.findIndex(({ seat }, index) => index >= from && seat === 0);
  const over = asked < 0;
  return {
    id: 'shown',
    game,
    rulesVersion,
    options,
    seats: seats.map((_, seat) =>
      seat === 0 ? { name: 'Pilgrim', kind: 'human' } : { name: HOUSE[seat - 1], kind: 'bot' },
    ),
    level: 'regular',
    secret: seal.opening,
    nonces: seal.nonces,
    startedAt: 0,
    moves: over ? moves : moves.slice(0, asked),
    ...(over ? { places } : {}),
  };
};

const READY = `document.querySelector('.laying') === null
  && (document.querySelector('#result') !== null || document.querySelector('.prompt.mine .asks') !== null)`;
/** Whatever fades or moves has arrived. */
const STILL = `(async () => {
  await document.fonts.ready;
  for (const animation of document.getAnimations())
    if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish();
  for (let frame = 0; frame < 3; frame += 1) await new Promise(done => requestAnimationFrame(() => done()));
})()`;

const show = async (browser, address, table, window, theme) => {
  const { width, height } = window;
  const context = await browser.newContext({ viewport: { width, height }, locale: 'en', reducedMotion: 'reduce' });
  const page = await context.newPage();
  const settings = { theme, language: 'en', motion: 'reduced', speed: 'instant', sound: false, name: '' };
  const stored = { settings, solo: [table.id], [`solo.${table.id}`]: table };
  await page.addInitScript(`for (const [key, value] of Object.entries(${JSON.stringify(stored)}))
    localStorage.setItem('conclave.' + key, JSON.stringify(value));`);
  await page.goto(`${address}/#/solo/${table.id}`);
  await page.waitForFunction(READY);
  await page.evaluate(STILL);
  return page;
};

/** About 60 kB at the most, so that the repository stays light: the browser itself packs it. */
const pack = (page, png, { quality, scale }) =>
  page.evaluate(
    async ([data, quality, scale]) => {
      const image = new Image();
      image.src = `data:image/png;base64,${data}`;
      await image.decode();
      const canvas = document.createElement('canvas');
      canvas.width = Math.round(image.width * scale);
      canvas.height = Math.round(image.height * scale);
      const pen = canvas.getContext('2d');
      pen.imageSmoothingQuality = 'high';
      pen.drawImage(image, 0, 0, canvas.width, canvas.height);
      return canvas.toDataURL('image/webp', quality).split(',')[1];
    },
    [png.toString('base64'), quality, scale],
  );

const wanted = process.argv.slice(2);
const games = Object.keys(SCREENS).filter(game => wanted.length === 0 || wanted.includes(game));
mkdirSync(OUT, { recursive: true });
const server = await serve();
const address = `http://127.0.0.1:${server.address().port}`;
const browser = await chromium.launch({ executablePath: CHROMIUM });
let bytes = 0;
let count = 0;
for (const game of games)
  for (const [index, [name, record, from]] of SCREENS[game].entries())
    for (const window of WINDOWS)
      for (const theme of THEMES) {
        const page = await show(browser, address, tableOf(game, record, from), window, theme);
        const packed = Buffer.from(await pack(page, await page.screenshot(), window), 'base64');
        writeFileSync(join(OUT, `${game}-${index + 1}-${name}-${window.width}-${theme}.webp`), packed);
        bytes += packed.length;
        count += 1;
        await page.context().close();
      }
await browser.close();
server.close();
server.closeAllConnections();
console.log(`${count} pictures, ${Math.round(bytes / 1024)} kB, in ${OUT}`);
