import { expect } from 'vitest';

/** Tries to change what was given to a storage or returned by it; what is frozen refuses. */
export function meddle(change: () => void): void {
  try {
    change();
  } catch (error) {
    expect(error).toBeInstanceOf(TypeError);
  }
}
