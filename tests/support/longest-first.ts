import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** The files that run the whole contract of a storage, which take longest and are among the shortest to read. */
const LONGEST = /\/(pooler|[a-z]+-storage)\.test\.ts$/;

/**
 * Starts the files that take longest first, so that no worker waits at the end for another's. Where nothing is known of
 * earlier runs, Vitest takes the size of a file for its duration.
 */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isLong = ({ moduleId }: TestSpecification) => LONGEST.test(moduleId);
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}
