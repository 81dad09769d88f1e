// What both measurements share: the built page behind a small compressing server, and a Chromium with settings of its own.
import { createReadStream, existsSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import { extname, join, normalize } from 'node:path';
import { createGzip } from 'node:zlib';

const WEB = new URL('../../packages/web/', import.meta.url).pathname;
export const { chromium } = createRequire(join(WEB, 'package.json'))('playwright-core');
export const CHROMIUM = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';
const TYPES = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.json': 'application/json',
  '.png': 'image/png',
  '.webmanifest': 'application/manifest+json',
};

export const servePage = (folder = join(WEB, 'dist')) =>
  new Promise(resolve => {
    const server = createServer((request, response) => {
      const path = normalize(decodeURIComponent(new URL(request.url ?? '/', 'http://page').pathname));
      const file = join(folder, path === '/' ? 'index.html' : path);
      if (!file.startsWith(folder) || !existsSync(file) || !statSync(file).isFile()) {
        response.writeHead(404).end();
        return;
      }
      const type = TYPES[extname(file)] ?? 'application/octet-stream';
      const zipped = type !== 'font/woff2' && (request.headers['accept-encoding'] ?? '').includes('gzip');
      const forever = path.startsWith('/assets/') ? { 'cache-control': 'public, max-age=31536000, immutable' } : {};
      response.writeHead(200, { 'content-type': type, ...forever, ...(zipped ? { 'content-encoding': 'gzip' } : {}) });
      if (zipped) createReadStream(file).pipe(createGzip()).pipe(response);
      else createReadStream(file).pipe(response);
    });
    server.listen(0, '127.0.0.1', () =>
      resolve({ address: `http://127.0.0.1:${server.address().port}`, close: () => server.close() }),
    );
  });

export const TITLES = { 'seven-seals': 'The Seven Seals', dogma: 'Dogma', 'mea-culpa': 'Mea Culpa' };

export const sitDown = async (page, game) => {
  await page.getByRole('button', { name: `Play now: ${TITLES[game]}, against bots` }).click();
  await page.getByRole('region', { name: 'Your things' }).waitFor();
};

export const keepSettings = (page, settings) =>
  page.addInitScript(
    `localStorage.setItem('conclave.lessons.offered', 'true'); localStorage.setItem('conclave.settings', ${JSON.stringify(JSON.stringify({ theme: 'light', language: 'en', sound: false, name: '', confirm: false, ...settings }))})`,
  );
