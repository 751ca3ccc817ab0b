import { BaseSequencer, type TestSequencerConstructor, type TestSpecification } from 'vitest/node';

/**
 * Starts the files that take longest first: started last, one of them would leave a processor idle at the end. Vitest
 * knows the durations of an earlier run only, and on a fresh checkout goes by the size of the files.
 */
export function longestFirst(long: RegExp): TestSequencerConstructor {
  return class LongestFirst extends BaseSequencer {
    override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
      const sorted = await super.sort(files);
      const isLong = ({ moduleId }: TestSpecification) => long.test(moduleId);
      return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
    }
  };
}
