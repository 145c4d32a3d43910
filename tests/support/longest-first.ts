import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * Starts the files that take longest first, so that no worker waits at the end for another's. Where nothing is known of
 * earlier runs, Vitest takes the size of a file for its duration, and these are among the shortest to read.
 */
export function longestFirst(longest: RegExp): typeof BaseSequencer {
  return class extends BaseSequencer {
    override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
      const sorted = await super.sort(files);
      const isLong = ({ moduleId }: TestSpecification) => longest.test(moduleId);
      return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
    }
  };
}
