import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** A test of the core itself, which is quick and near to what it tests. */
const isNear = ({ moduleId }: TestSpecification) => moduleId.includes('/tests/core/');

/** Runs the tests of the core before the suites that run a whole storage: most mutants never get there. */
class NearestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return sorted.toSorted((one, other) => Number(isNear(other)) - Number(isNear(one)));
  }
}

/** The tests that Stryker runs against each mutant of the core: quick ones, all in memory. */
export default defineConfig({
  test: {
    environment: 'node',
    isolate: false,
    // Mutated code counts what it runs, which takes longer.
    testTimeout: 30_000,
    sequence: { sequencer: NearestFirst },
    setupFiles: ['tests/support/unshrunk-examples.ts'],
    include: ['tests/{core,adapters/memory}/**/*.test.ts', 'tests/model/memory-*.test.ts'],
  },
});
