/**
 * Mutation tests of the core: Stryker changes one thing at a time and reports the changes that no test
 * notices. `npm run test:mutation -- --mutate 'core/kernel/**'` checks one folder.
 *
 * Mutants that act only while a module loads are ignored: each would need a process of its own, and they
 * are the tables and schemas, which the tests read as values. No file is left out.
 */
export default {
  mutate: ['core/**/*.ts'],
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  vitest: { configFile: 'vitest.mutation.config.ts', related: false },
  coverageAnalysis: 'perTest',
  // Some tests read sources of the core, and compare them with what they should be.
  disableTypeChecks: false,
  ignoreStatic: true,
  ignorePatterns: ['dist', 'data', 'coverage', 'screenshots', 'test-results'],
  concurrency: 2,
  timeoutMS: 5_000,
  // The first run executes every test; a busy machine may be slow, and that is no fault.
  dryRunTimeoutMinutes: 60,
  reporters: ['clear-text', 'html', 'json'],
  clearTextReporter: { logTests: false, reportTests: false },
  htmlReporter: { fileName: 'reports/mutation/index.html' },
  jsonReporter: { fileName: 'reports/mutation/mutation.json' },
  incrementalFile: 'reports/mutation/incremental.json',
  thresholds: { high: 97, low: 97, break: 97 },
  allowEmpty: false,
};
