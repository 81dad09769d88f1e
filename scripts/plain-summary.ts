import type { Reporter, TestModule } from 'vitest/node';

/** Ends a run with one plain line that people and machines can read: `Tests: N passed, N failed, N skipped`. */
export class PlainSummary implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], errors: readonly unknown[]): void {
    const count = { passed: 0, failed: errors.length, skipped: 0 };
    for (const module of modules) {
      const before = count.passed + count.failed + count.skipped;
      for (const test of module.children.allTests()) {
        const { state } = test.result();
        if (state !== 'pending') count[state] += 1;
      }
      // A file that breaks before its first test has failed, although none of its tests has.
      if (module.state() === 'failed' && count.passed + count.failed + count.skipped === before) count.failed += 1;
    }
    process.stdout.on('error', () => {});
    process.once('exit', () => {
      process.stdout.write(`Tests: ${count.passed} passed, ${count.failed} failed, ${count.skipped} skipped\n`);
    });
  }
}
