import type { Commit } from './commit.ts';
import type { Signal } from './signal.ts';

/** Commits, and announces it if one of the changes that were stored means work to do. */
export function announceChanges<Change, Event>(
  commit: Commit<Change, Event>,
  signal: Pick<Signal, 'announce'>,
  isWork: (change: Change, at: string) => boolean,
): Commit<Change, Event> {
  return async (act) => {
    const commitment = await commit(act);
    const isAnnounced = act.changes.some((change) => isWork(change, act.at));
    if (commitment.stored && isAnnounced) signal.announce();
    return commitment;
  };
}
