import '../../scripts/references.mjs';
import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defaultClientConditions, defineConfig } from 'vite';
import { chunks } from './scripts/chunks.mjs';
import { offline } from './scripts/offline-plugin.mjs';
import { workerGraph } from './scripts/worker-graph.mjs';

const workers = workerGraph();

export default defineConfig({
  base: './',
  plugins: [svelte(), offline(), workers.write],
  resolve: {
    conditions: ['page', 'source', ...defaultClientConditions],
    // The page follows games by patches: the door for programs of others is the server's, and is not carried around.
    alias: [
      { find: /^@conclave\/.*\/wire$/, replacement: fileURLToPath(new URL('scripts/no-wire.mjs', import.meta.url)) },
    ],
  },
  // Fonts stay files of their own: a strict content security policy has no data: URLs for them.
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    manifest: true,
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: chunks(import.meta.dirname) } },
  },
  worker: { format: 'es', plugins: () => [workers.note] },
});
