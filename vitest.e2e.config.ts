import { defineConfig } from 'vitest/config';
import { longestFirst } from './tests/support/longest-first.ts';

/** The journeys that take longest, among them those in which the network or the server is away for a while. */
const LONGEST =
  /\/(every-screen|lossy-network|search-filters|server-outage|large-text|public-pages|connection-life)\.test\.ts$/;

/** Journeys in a real browser against the built server; three files at a time, each with a server of its own. */
export default defineConfig({
  test: {
    name: 'journeys',
    environment: 'node',
    include: ['tests/e2e/**/*.test.ts'],
    globalSetup: [
      'tests/e2e/build-first.ts',
      'tests/e2e/provide-database.ts',
      'tests/e2e/provide-seeds.ts',
    ],
    // More than there are cores on a small machine, since some wait for a slow network, or for a server that is away.
    maxWorkers: 3,
    // Files clean up after themselves, so they can share a process, which loads the driver of the browser once.
    isolate: false,
    sequence: { sequencer: longestFirst(LONGEST) },
    // Nothing takes that long; a busy machine may be slow, and that is no fault.
    testTimeout: 600_000,
    hookTimeout: 600_000,
    expect: { poll: { timeout: 60_000 }, requireAssertions: true },
  },
});
