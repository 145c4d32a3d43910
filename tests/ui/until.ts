import { act } from '@testing-library/react';

/** Longer than any condition takes on a busy machine, in milliseconds. */
const PATIENCE = 30_000;

/** Waits for a condition that nothing on the page tells of, while the page's own timers stand still. */
export async function until(condition: () => void | Promise<void>): Promise<void> {
  const giveUpAt = performance.now() + PATIENCE;
  for (;;) {
    try {
      await condition();
      return;
    } catch (error) {
      if (performance.now() > giveUpAt) throw error;
      await act(
        () =>
          new Promise<void>((resolve) => {
            setImmediate(resolve);
          }),
      );
    }
  }
}
