import type { Commit } from './commit.ts';
import type { Signal } from './signal.ts';

/** Commits, and announces what was stored if one of its changes is work for somebody. */
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
