// Workers are bundled apart from the page and are in no manifest: which file of theirs needs which is written beside it, for budget.mjs.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

const PACKAGES = new URL('../..', import.meta.url).pathname;
/** A path that says nothing of the machine on which the page was built. */
const shortened = id => (id?.startsWith(PACKAGES) ? `/${id.slice(PACKAGES.length)}` : undefined);

export const workerGraph = () => {
  const files = {};
  let folder = '';
  const note = {
    name: 'conclave-worker-graph',
    generateBundle: (_options, bundle) => {
      for (const { type, fileName, facadeModuleId, imports, dynamicImports } of Object.values(bundle))
        if (type === 'chunk') files[fileName] = { entry: shortened(facadeModuleId), imports, dynamicImports };
    },
  };
  const write = {
    name: 'conclave-worker-graph-file',
    apply: 'build',
    configResolved: config => {
      folder = join(config.root, config.build.outDir);
    },
    closeBundle: () => writeFileSync(join(folder, '.vite/workers.json'), JSON.stringify(files)),
  };
  return { note, write };
};
