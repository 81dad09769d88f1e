// Emits sw.js with the list of everything the page consists of, so that after one visit it works without a network.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const SOURCE = new URL('../src/offline/service-worker.js', import.meta.url);
const LEFT_OUT = /^(sw\.js|index\.html|\.vite\/.*)$/;

const filesIn = folder =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile())
    .map(entry => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .filter(file => !LEFT_OUT.test(file))
    .sort();

/** The name of an edition comes from the bytes of its files: the same page is the same edition. */
const editionOf = (folder, files) => {
  const hash = createHash('sha256');
  for (const file of ['index.html', ...files]) hash.update(file).update(readFileSync(join(folder, file)));
  return hash.digest('hex').slice(0, 12);
};

export const offline = () => {
  let folder = '';
  return {
    name: 'conclave-offline',
    apply: 'build',
    configResolved: config => {
      folder = join(config.root, config.build.outDir);
    },
    closeBundle: () => {
      const files = filesIn(folder);
      const list = ['./', ...files.map(file => `./${file}`)];
      const worker = readFileSync(SOURCE, 'utf8')
        .replace('%EDITION%', editionOf(folder, files))
        .replace("['%FILES%']", JSON.stringify(list));
      writeFileSync(join(folder, 'sw.js'), worker);
    },
  };
};
