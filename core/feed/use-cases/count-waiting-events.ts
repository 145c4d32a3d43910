import type { EventFeed } from '#core/feed/ports/event-feed.ts';
import type { NamedHandler } from '#core/feed/ports/event-handler.ts';

/** How far a handler is behind. */
export interface WaitingEvents {
  readonly handler: string;
  /** At most how many events it has not handled. */
  readonly count: number;
  /** When the first of them happened, ISO 8601 in UTC; `null` while none waits. */
  readonly since: string | null;
}

export type CountWaitingEvents = () => Promise<readonly WaitingEvents[]>;

/** How far each of the handlers is behind what has happened. */
export function makeCountWaitingEvents<Event>({
  feed,
  handlers,
}: {
  readonly feed: Pick<EventFeed<Event>, 'read' | 'position' | 'lastId'>;
  readonly handlers: readonly NamedHandler[];
}): CountWaitingEvents {
  return () =>
    Promise.all(
      handlers.map(async ({ name }) => {
        const [position, newest] = await Promise.all([feed.position(name), feed.lastId()]);
        const [first] = await feed.read({ after: position, limit: 1 });
        const isBehind = first !== undefined;
        const count = isBehind ? Math.max(newest - first.id + 1, 1) : 0;
        return { handler: name, count, since: isBehind ? first.at : null };
      }),
    );
}
