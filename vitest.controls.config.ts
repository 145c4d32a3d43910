import { defineConfig } from 'vitest/config';
import { SUITE } from './tests/support/suite.ts';
import { removeControl } from './tests/controls/remove-control.ts';

/** The suite in Node without one of the controls: the one that `CONTROL` names. */
export default defineConfig({
  plugins: [removeControl(process.env['CONTROL'])],
  test: {
    ...SUITE,
    // Without a control some tests wait for what never comes; one that fails is enough.
    testTimeout: 60_000,
    bail: 1,
    pool: 'threads',
    maxWorkers: '100%',
    isolate: false,
    environment: 'node',
    include: ['tests/{core,adapters,server}/**/*.test.ts'],
  },
});
