import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** A minute or two each; begun last, one of them would keep a single core busy at the end. */
const isLong = ({ moduleId }: TestSpecification): boolean =>
  /\/(browser\/.*|(meta-)?conformance|cluster\/cluster)\.test\.ts$/.test(moduleId);

/** A clean clone knows no durations from earlier runs, so the long files are named here. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return [...sorted.filter(isLong), ...sorted.filter(file => !isLong(file))];
  }
}
