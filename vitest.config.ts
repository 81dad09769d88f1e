import './scripts/references.mjs';
import { defaultServerConditions } from 'vite';
import { defineConfig } from 'vitest/config';
import { LONGER } from './scripts/longer.ts';
import { LongestFirst } from './scripts/longest-first.ts';
import { PlainSummary } from './scripts/plain-summary.ts';

const conditions = ['source', ...defaultServerConditions];

const BROWSER = 'packages/web/test/browser/**/*.test.ts';

export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: {
    reporters: ['default', new PlainSummary()],
    maxWorkers: 4, // browsers, databases and nodes are waited for more than computed with, so four files at a time also on two cores
    sequence: { sequencer: LongestFirst },
    testTimeout: 300_000 * LONGER,
    hookTimeout: 300_000, // opening a house takes its time when others work on the same machine
    expect: { poll: { timeout: 120_000 } }, // how long a condition may take on a starved machine; nobody waits for it when all is well
    projects: [
      {
        extends: true,
        test: {
          name: 'node',
          include: ['packages/*/test/**/*.test.ts', 'packages/games/*/test/**/*.test.ts', 'scripts/test/**/*.test.ts'],
          exclude: [BROWSER],
          globalSetup: './scripts/need-postgres.ts',
        },
      },
      {
        extends: true,
        test: {
          name: 'browser',
          include: [BROWSER],
          globalSetup: './scripts/need-chromium.ts',
          testTimeout: 600_000,
          retry: 1, // a busy machine can starve a browser; scripts/plain-summary.ts names what had to be retried
        },
      },
    ],
  },
});
