import type { DomainEvent } from '#core/events.ts';
import type { EventFeed } from '#core/feed/ports/event-feed.ts';
import type { CursorSeal } from '#core/kernel/cursor-seal.ts';
import type { MemberId } from '#core/kernel/ids.ts';
import { makeLivePositions } from '#core/live/steps/live-positions.ts';

/** Marks where the feed is, for the member: a stream that goes on from there brings whatever happens after it. */
export type MarkPlace = (memberId: MemberId) => Promise<string>;

/** Reads the newest place, and seals it for the member. */
export function makeMarkPlace(deps: {
  readonly feed: Pick<EventFeed<DomainEvent>, 'newest'>;
  readonly cursorSeal: CursorSeal;
}): MarkPlace {
  const positions = makeLivePositions(deps.cursorSeal);
  return async (memberId) => positions.seal(await deps.feed.newest(), memberId);
}
