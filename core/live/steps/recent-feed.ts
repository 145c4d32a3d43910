import type { DomainEvent } from '#core/events.ts';
import type { StoredEvent } from '#core/feed/domain/stored-event.ts';
import type { EventFeed } from '#core/feed/ports/event-feed.ts';
import type { MemberId } from '#core/kernel/ids.ts';

/** How far behind the newest event a place may be to go on from it. */
export const MOST_BEHIND = 5_000;

/** How many events to read at a time. */
const BATCH = 500;

/** Some events that members may know of, and the place up to which there are no others. */
export interface RecentEvents {
  readonly events: readonly StoredEvent<DomainEvent>[];
  readonly until: number;
}

/**
 * The end of the feed, read once for everyone who follows it: from where someone has asked to go on, at most
 * `MOST_BEHIND` back, up to the place that was read last.
 */
export class RecentFeed {
  private readonly feed: Pick<EventFeed<DomainEvent>, 'read'>;
  /** Every event above `start`, up to `end`. */
  private events: StoredEvent<DomainEvent>[] = [];
  private start: number;
  private end: number;
  private readingBack: Promise<void> = Promise.resolve();

  private constructor(feed: Pick<EventFeed<DomainEvent>, 'read'>, end: number) {
    this.feed = feed;
    this.start = end;
    this.end = end;
  }

  /** Follows the feed from its newest event on. */
  static async open(feed: Pick<EventFeed<DomainEvent>, 'read' | 'newest'>): Promise<RecentFeed> {
    return new RecentFeed(feed, await feed.newest());
  }

  /** The place up to which the feed was read. */
  get position(): number {
    return this.end;
  }

  /** Reads what has joined the feed since, at most a batch; whether there may be more. One call at a time. */
  async readOn(
    onEvent: (event: StoredEvent<DomainEvent>, before: number) => void,
  ): Promise<boolean> {
    const before = this.end;
    const batch = await this.feed.read({ after: before, limit: BATCH });
    this.events.push(...batch);
    this.end = batch.at(-1)?.id ?? before;
    this.forgetOld();
    for (const event of batch) onEvent(event, before);
    return batch.length === BATCH;
  }

  /** Whether it is possible to go on from that place; what lies between is read, if it was not yet. */
  async reach(place: number): Promise<boolean> {
    if (place > this.end || place < this.end - MOST_BEHIND) return false;
    const reading = this.readingBack.then(() => this.readBackTo(place));
    this.readingBack = reading.catch(() => undefined);
    await reading;
    return place >= this.start;
  }

  /**
   * The events above that place that the member may know of, at most `limit`; `null` where it is not possible to
   * go on from there.
   */
  newsOf(memberId: MemberId, after: number, limit: number): RecentEvents | null {
    if (after < this.start) return null;
    const events: StoredEvent<DomainEvent>[] = [];
    for (let index = this.indexAbove(after); index < this.events.length; index += 1) {
      const stored = this.events[index];
      if (!stored?.event.memberIds.includes(memberId)) continue;
      events.push(stored);
      if (events.length === limit) return { events, until: stored.id };
    }
    return { events, until: this.end };
  }

  private async readBackTo(place: number): Promise<void> {
    const { start } = this;
    const earlier: StoredEvent<DomainEvent>[] = [];
    for (let after = place; after < start;) {
      const batch = await this.feed.read({ after, limit: BATCH });
      earlier.push(...batch.filter(({ id }) => id <= start));
      after = batch.at(-1)?.id ?? start;
    }
    // What was forgotten, here or in the feed, would be missing between the two.
    if (earlier.length !== start - place || this.start !== start) return;
    this.events = [...earlier, ...this.events];
    this.start = place;
  }

  private forgetOld(): void {
    const start = this.end - MOST_BEHIND;
    if (start <= this.start) return;
    this.events = this.events.slice(this.indexAbove(start));
    this.start = start;
  }

  /** Where the first event above that place is. */
  private indexAbove(place: number): number {
    let [low, high] = [0, this.events.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.events[middle]?.id ?? Infinity) > place) high = middle;
      else low = middle + 1;
    }
    return low;
  }
}
