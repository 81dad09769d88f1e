import { defaultServerConditions } from 'vite';
import { defineConfig } from 'vitest/config';
import { PlainSummary } from './scripts/plain-summary.ts';

const conditions = ['source', ...defaultServerConditions];

export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: {
    include: ['packages/*/test/**/*.test.ts', 'packages/games/*/test/**/*.test.ts'],
    reporters: ['default', new PlainSummary()],
    testTimeout: 120_000,
  },
});
