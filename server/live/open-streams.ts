import type { MemberId } from '#core/kernel/ids.ts';
import { Audience } from './audience.ts';
import { toRetryText } from './event-text.ts';
import type { LiveStream } from './live-stream.ts';

/** How many streams a member may have open. */
const MOST_STREAMS = 5;

/** How many milliseconds a browser is to wait whose stream had to go for a newer one. */
const RETRY_OF_OLDEST = 60_000;

/** The open streams of this process, by their members. */
export class OpenStreams {
  private readonly audiences = new Map<MemberId, Audience>();
  private open = 0;
  private readonly createSending: (audience: Audience) => () => Promise<void>;

  constructor(createSending: (audience: Audience) => () => Promise<void>) {
    this.createSending = createSending;
  }

  get isEmpty(): boolean {
    return this.audiences.size === 0;
  }

  get count(): number {
    return this.open;
  }

  /** The streams of the member, if there are any. */
  of(memberId: MemberId): Audience | undefined {
    return this.audiences.get(memberId);
  }

  everyAudience(): Iterable<Audience> {
    return this.audiences.values();
  }

  all(): readonly LiveStream[] {
    return [...this.audiences.values()].flatMap(({ all }) => all);
  }

  has(stream: LiveStream): boolean {
    return this.of(stream.subscription.memberId)?.all.includes(stream) ?? false;
  }

  /** Adds the stream; the member's oldest has to go for it where they are too many. */
  add(stream: LiveStream): void {
    const { memberId } = stream.subscription;
    const audience = this.of(memberId) ?? new Audience(memberId, this.createSending);
    this.audiences.set(memberId, audience);
    audience.all = [...audience.all, stream];
    this.open += 1;
    const [oldest] = audience.all;
    if (oldest === undefined || audience.all.length <= MOST_STREAMS) return;
    oldest.write(toRetryText(RETRY_OF_OLDEST));
    this.end(oldest);
  }

  remove(stream: LiveStream): void {
    const { memberId } = stream.subscription;
    const audience = this.of(memberId);
    if (!audience?.all.includes(stream)) return;
    this.open -= 1;
    audience.all = audience.all.filter((other) => other !== stream);
    if (audience.all.length === 0) this.audiences.delete(memberId);
  }

  /** Ends the stream: it gets nothing more, even before its connection is closed. */
  end(stream: LiveStream): void {
    this.remove(stream);
    stream.sink.end();
  }
}
