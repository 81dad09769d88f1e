import '../references.mjs';
import { defaultServerConditions } from 'vite';
import { defineConfig } from 'vitest/config';

const conditions = ['source', ...defaultServerConditions];

/** The in-process tests of what is mutated: no sockets, no processes, no files. */
const TESTS = {
  kernel: ['packages/kernel/test/{what-moves-teach,play,play-out,replay,record,undo,versions,harmless}.test.ts'],
  protocol: [
    'packages/protocol/test/{follow,load,schema}.test.ts',
    'packages/server/test/{follow,read-message}.test.ts',
  ],
  server: ['packages/server/test/table/*.test.ts'],
};
const part = process.env.MUTATED as keyof typeof TESTS | undefined;

export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: { include: part === undefined ? Object.values(TESTS).flat() : TESTS[part], testTimeout: 60_000 },
});
