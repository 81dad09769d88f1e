import type { Reporter, TestModule } from 'vitest/node';

/** A busy machine can starve a browser now and then; more of it is a test that depends on the machine's speed. */
const MOST_RETRIED = Number(process.env.MOST_RETRIED ?? 2);

/** What vitest tells of a test, as far as we ask. */
interface Test {
  readonly fullName: string;
  readonly module: { readonly relativeModuleId: string };
  result(): { readonly state: string };
  diagnostic(): { readonly retryCount: number } | undefined;
}

interface Module {
  readonly children: { allTests(): Iterable<Test> };
  state(): string;
}

const has =
  (state: string) =>
  (test: Test): boolean =>
    test.result().state === state;

const wasRetried = (test: Test): boolean => has('passed')(test) && (test.diagnostic()?.retryCount ?? 0) > 0;

const nameOf = ({ module, fullName }: Test): string => `${module.relativeModuleId} > ${fullName}`;

/** A file that breaks before its first test has failed, although none of its tests has. */
const isBroken = (module: Module): boolean =>
  module.state() === 'failed' && ![...module.children.allTests()].some(has('failed'));

/** What a run has come to, in plain words. Too many tests that passed at the second attempt only are failures. */
export const summaryOf = (modules: readonly Module[], errors: number, exitCode = 0, mostRetried = MOST_RETRIED) => {
  const tests = modules.flatMap(module => [...module.children.allTests()]);
  const count = (state: string): number => tests.filter(has(state)).length;
  const retried = tests.filter(wasRetried);
  const tooMany = retried.length > mostRetried ? retried.length : 0;
  const known = count('failed') + modules.filter(isBroken).length + errors + tooMany;
  const failed = known === 0 && exitCode !== 0 ? 1 : known; // the set-up failed, and nobody was told
  return {
    isFailed: failed > 0,
    lines: [
      ...retried.map(test => `Retried: ${nameOf(test)}`),
      ...(tooMany > 0 ? [`Retried: ${tooMany}, more than ${mostRetried}, so they count as failed`] : []),
      `Tests: ${count('passed') - tooMany} passed, ${failed} failed, ${count('skipped')} skipped`,
    ],
  };
};

/** Ends a run with lines that people and machines can read: what had to be retried, and `Tests: N passed, N failed, N skipped`. */
export class PlainSummary implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], errors: readonly unknown[]): void {
    process.stdout.on('error', () => {});
    process.once('exit', code => {
      const { lines, isFailed } = summaryOf(modules, errors.length, code);
      if (isFailed) process.exitCode = 1;
      process.stdout.write(`${lines.join('\n')}\n`);
    });
  }
}
