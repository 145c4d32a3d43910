/** What every suite asks: each test asserts something, and has time enough on a machine that is busy with other things. */
export const SUITE = {
  // Nothing takes that long; a busy machine may be slow, and that is no fault.
  testTimeout: 600_000,
  hookTimeout: 600_000,
  expect: { requireAssertions: true, poll: { timeout: 30_000 } },
};
