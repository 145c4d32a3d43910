import { relative } from 'node:path';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { SUITE } from './tests/support/suite.ts';

/** The longest that each test file has taken: after a failure the files that follow it take no time. */
const longest = new Map<string, number>();

/** Runs the quickest test files first: most mutants are noticed before the slow ones begin. */
class QuickestFirst extends BaseSequencer {
  override sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    for (const { project, moduleId } of files) {
      const key = `${project.name}:${relative(this.ctx.config.root, moduleId)}`;
      const { duration = 0 } = this.ctx.cache.getFileTestResults(key) ?? {};
      longest.set(moduleId, Math.max(longest.get(moduleId) ?? 0, duration));
    }
    const timeOf = ({ moduleId }: TestSpecification) => longest.get(moduleId) ?? 0;
    return Promise.resolve(files.toSorted((one, other) => timeOf(one) - timeOf(other)));
  }
}

/** The tests that Stryker runs against each mutant of the core, the quickest first; those over HTTP notice much that the others miss. */
export default defineConfig({
  test: {
    ...SUITE,
    provide: { thoroughness: 1 },
    environment: 'node',
    isolate: false,
    sequence: { sequencer: QuickestFirst },
    setupFiles: ['tests/support/unshrunk-examples.ts'],
    include: ['tests/{core,adapters/memory,server}/**/*.test.ts', 'tests/model/memory-*.test.ts'],
    // Where the rules are changed, their source is another, and the weights are learned from other rules.
    exclude: ['**/*.long.test.ts', '**/learned-weights.test.ts'],
  },
});
