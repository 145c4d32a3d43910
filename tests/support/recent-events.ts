import type { DomainEvent } from '#core/events.ts';
import type { Storage } from '#core/storage.ts';

/** What has happened, at most a thousand events, in the order of the feed. */
export async function readEvents({ feed }: Storage): Promise<DomainEvent[]> {
  return (await feed.read({ after: 0, limit: 1_000 })).map(({ event }) => event);
}
