import { EVENT_DAYS } from '#core/feed/domain/stored-event.ts';
import type { EventFeed } from '#core/feed/ports/event-feed.ts';
import type { NamedHandler } from '#core/feed/ports/event-handler.ts';
import type { Clock } from '#core/kernel/clock.ts';
import { daysAfter } from '#core/kernel/days-after.ts';

/** Asked between batches, it says whether to leave the others for later. */
export type ForgetEvents = (isStopping?: () => boolean) => Promise<void>;

/** How many events to look at, at a time. */
const BATCH = 100;

/** Forgets the events of more than a day ago, once every handler has had them. */
export function makeForgetEvents<Event>(deps: {
  readonly feed: Pick<EventFeed<Event>, 'read' | 'position' | 'forget'>;
  readonly clock: Clock;
  readonly handlers: readonly NamedHandler[];
}): ForgetEvents {
  const { feed, clock, handlers } = deps;
  return async (isStopping = () => false) => {
    const oldest = daysAfter(clock.now(), -EVENT_DAYS);
    const positions = await Promise.all(handlers.map(({ name }) => feed.position(name)));
    const handled = Math.min(...positions);
    while (!isStopping()) {
      const batch = await feed.read({ after: 0, limit: BATCH });
      const isNeeded = batch.findIndex(({ id, at }) => id > handled || at >= oldest);
      const last = isNeeded === -1 ? batch.at(-1) : batch[isNeeded - 1];
      if (last === undefined) return;
      await feed.forget(last.id);
    }
  };
}
