import type { Commit } from '#core/kernel/commit.ts';
import { StorageUnavailable } from '#core/kernel/storage-unavailable.ts';

/** Where the process is in its life; only while it is `serving` does it tell others to send requests. */
export interface Readiness {
  phase: 'starting' | 'serving' | 'draining';
  /** Whether storage stored what it was last given: a full disk can be read, and nothing more. */
  takesWrites: boolean;
  /** Whether damage was found in storage, which takes no writes from then on. */
  isDamaged: boolean;
}

/** The same commit, which notes whether storage takes what it is given. */
export function notingWrites<Change, Event>(
  commit: Commit<Change, Event>,
  readiness: Readiness,
): Commit<Change, Event> {
  return async (act) => {
    try {
      const commitment = await commit(act);
      readiness.takesWrites = true;
      return commitment;
    } catch (error) {
      if (error instanceof StorageUnavailable) readiness.takesWrites = false;
      throw error;
    }
  };
}
