import { withNewId, type Commit } from '#core/kernel/commit.ts';
import type { EventBus } from '#core/feed/ports/event-bus.ts';

/** Commits, and announces the events that were stored. Events are announced only here. */
export function announceCommits<Change, Event extends object>(
  commit: Commit<Change, Event>,
  bus: Pick<EventBus<Event, never>, 'announce'>,
): Commit<Change, Event> {
  return async (act) => {
    const commitment = await commit(act);
    if (!commitment.stored) return commitment;
    for (const event of act.events) bus.announce(withNewId(event, commitment.newId));
    return commitment;
  };
}
