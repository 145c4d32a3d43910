import type { EventHandler } from '#core/feed/ports/event-handler.ts';
import type { EventFeed } from '#core/feed/ports/event-feed.ts';
import type { Clock } from '#core/kernel/clock.ts';

/** Stops between two events once `isStopping` says so; the rest comes next time. */
export type DeliverEvents<Event> = (
  handler: EventHandler<Event>,
  isStopping?: () => boolean,
) => Promise<void>;

/**
 * How many events to read at a time, and for how many milliseconds to hold the handler: a hold is renewed
 * once half of it has passed, and after every batch.
 */
const BATCH = 100;
const HOLD = 10_000;

/**
 * Gives a handler the events that it has not had, until there are none; without any, it writes nothing. Of
 * several processes one holds the handler at a time; when that one dies, its hold ends and another goes on
 * after the last event recorded.
 */
export function makeDeliverEvents<Event>(deps: {
  readonly feed: EventFeed<Event>;
  readonly clock: Clock;
  /** Tells this process apart from all others. */
  readonly processId: string;
}): DeliverEvents<Event> {
  const now = () => Date.parse(deps.clock.now());
  const holdUntil = (time: number) => ({
    holder: deps.processId,
    until: new Date(time).toISOString(),
  });

  async function deliverAfter(
    start: number,
    handler: EventHandler<Event>,
    isStopping: () => boolean,
  ): Promise<void> {
    let handled = start;
    let renewAt = now() + HOLD / 2;
    const record = (hold: number) => {
      const until = now() + hold;
      renewAt = until - hold / 2;
      return deps.feed.advance(handler.name, { ...holdUntil(until), handled });
    };
    try {
      for (;;) {
        const batch = await deps.feed.read({ after: handled, limit: BATCH });
        if (batch.length === 0) return;
        for (const stored of batch) {
          if (isStopping()) return;
          await handler.handle(stored);
          handled = stored.id;
          if (now() >= renewAt && !(await record(HOLD))) return;
        }
        if (!(await record(HOLD))) return;
      }
    } finally {
      await record(0);
    }
  }

  async function hasEvents({ name }: EventHandler<Event>): Promise<boolean> {
    const after = await deps.feed.position(name);
    return (await deps.feed.read({ after, limit: 1 })).length > 0;
  }

  return async (handler, isStopping = () => false) => {
    if (!(await hasEvents(handler))) return;
    const hold = { ...holdUntil(now() + HOLD), now: deps.clock.now() };
    const handled = await deps.feed.hold(handler.name, hold);
    if (handled !== null) await deliverAfter(handled, handler, isStopping);
  };
}
