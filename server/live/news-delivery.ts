import type { DomainEvent } from '#core/events.ts';
import type { StoredEvent } from '#core/feed/domain/stored-event.ts';
import type { EventFeed } from '#core/feed/ports/event-feed.ts';
import type { LivePositions } from '#core/live/steps/live-positions.ts';
import { RecentFeed } from '#core/live/steps/recent-feed.ts';
import type { ShowNews } from '#core/live/use-cases/show-news.ts';
import type { Audience } from './audience.ts';
import type { LiveStream } from './live-stream.ts';
import { writeNews, writeSign } from './news-texts.ts';
import { OpenStreams } from './open-streams.ts';
import type { WorkUnderWay } from './work-under-way.ts';

/** How many events of a member to show at a time. */
const CHUNK = 20;

/** What delivering news takes. */
export interface DeliveryDependencies {
  readonly feed: Pick<EventFeed<DomainEvent>, 'read' | 'newest'>;
  readonly showNews: ShowNews;
  readonly positions: LivePositions;
}

/**
 * Sends the open streams what happens. The feed is read once for all of them, and what a member may see is worked
 * out once for all of their streams, in the order of the feed; members don't wait for each other.
 */
export class NewsDelivery {
  readonly streams: OpenStreams;
  /** Reads what has joined the feed, and sends it on. */
  readonly read: () => Promise<void>;
  private readonly deps: DeliveryDependencies;
  /** Ends those of the streams whose session is over. */
  private readonly endDead: (streams: readonly LiveStream[]) => Promise<void>;
  private readonly work: WorkUnderWay;
  private feed: Promise<RecentFeed> | null = null;

  constructor(
    deps: DeliveryDependencies,
    endDead: (streams: readonly LiveStream[]) => Promise<void>,
    work: WorkUnderWay,
  ) {
    this.deps = deps;
    this.endDead = endDead;
    this.work = work;
    this.read = work.once(() => this.readFeed());
    this.streams = new OpenStreams((audience) => work.once(() => this.sendOn(audience)));
  }

  /** Finds where the stream goes on, sends it what has happened since, and from then on what happens. */
  begin(stream: LiveStream): void {
    this.feed ??= this.openFeed();
    const feed = this.feed;
    this.bring(stream, async () => {
      await this.place(await feed, stream);
      await this.catchUp(await feed, stream);
    });
  }

  /** Reads again, and tries again what has failed. */
  retry(): void {
    void this.read();
    for (const audience of this.streams.everyAudience()) {
      if (audience.place !== null) void audience.sendOn();
    }
  }

  /** The place up to which the feed was read; `null` while nobody follows it. */
  async position(): Promise<number | null> {
    return (await this.feed)?.position ?? null;
  }

  /** Forgets the feed until someone follows it again. */
  rest(): void {
    this.feed = null;
  }

  private openFeed(): Promise<RecentFeed> {
    const opening = RecentFeed.open(this.deps.feed);
    opening.catch(() => {
      if (this.feed === opening) this.feed = null;
    });
    return opening;
  }

  /** A stream that cannot be brought where it should be is cut: it goes on when it comes back. */
  private bring(stream: LiveStream, work: () => Promise<void>): void {
    void this.work.do(async () => {
      try {
        await work();
      } catch (error) {
        stream.sink.cut();
        throw error;
      }
    });
  }

  private async readFeed(): Promise<void> {
    const feed = await this.feed;
    if (feed === null) return;
    const notify = ({ event }: StoredEvent<DomainEvent>, before: number) => {
      for (const memberId of event.memberIds) {
        const audience = this.streams.of(memberId);
        if (audience === undefined) continue;
        audience.place ??= before;
        void audience.sendOn();
      }
    };
    while (await feed.readOn(notify));
  }

  /** Shows the member what has joined the feed since their place. */
  private async sendOn(audience: Audience): Promise<void> {
    const feed = await this.feed;
    while (feed !== null && audience.place !== null) {
      const recent = feed.newsOf(audience.memberId, audience.place, CHUNK);
      if (recent === null) this.startOver(feed, audience);
      if (recent === null || recent.events.length === 0) {
        audience.place = null;
        return;
      }
      const [texts] = await Promise.all([
        writeNews(this.deps, audience.memberId, recent),
        this.endDead(audience.all),
      ]);
      for (const stream of audience.live) stream.send(texts, recent.until);
      audience.place = recent.until;
    }
  }

  private startOver(feed: RecentFeed, audience: Audience): void {
    for (const stream of audience.live) {
      stream.isLive = false;
      this.bring(stream, async () => {
        await this.resync(feed, stream);
        await this.catchUp(feed, stream);
      });
    }
  }

  private async place(feed: RecentFeed, stream: LiveStream): Promise<void> {
    const { memberId, after } = stream.subscription;
    stream.place = feed.position;
    if (after === null) return;
    const place = await this.deps.positions.open(after, memberId);
    // Another process may have read on further.
    if (place !== null && place > feed.position) await this.read();
    if (place !== null && (await feed.reach(place))) stream.place = place;
    else await this.resync(feed, stream);
  }

  private async catchUp(feed: RecentFeed, stream: LiveStream): Promise<void> {
    const { memberId } = stream.subscription;
    while (!stream.isLive && this.streams.has(stream)) {
      const recent = feed.newsOf(memberId, stream.place, CHUNK);
      if (recent === null) {
        await this.resync(feed, stream);
      } else if (recent.events.length > 0) {
        stream.send(await writeNews(this.deps, memberId, recent), recent.until);
        await stream.sink.drained();
      } else {
        stream.place = recent.until;
        const ready = await writeSign(this.deps.positions, 'ready', stream);
        // What came meanwhile goes first; otherwise the stream is live before anything else can come.
        stream.isLive = feed.newsOf(memberId, stream.place, 1)?.events.length === 0;
        if (stream.isLive) stream.sign(ready);
      }
    }
  }

  /** Says that what was missed cannot be sent, and goes on from here. */
  private async resync(feed: RecentFeed, stream: LiveStream): Promise<void> {
    stream.place = feed.position;
    stream.sign(await writeSign(this.deps.positions, 'resync', stream));
  }
}
