import type { MemberId } from '#core/kernel/ids.ts';
import type { LiveStream } from './live-stream.ts';

/** The streams of one member, which get the same events as soon as they have caught up. */
export class Audience {
  readonly memberId: MemberId;
  /** Every stream, those that still catch up included, the oldest first. */
  all: readonly LiveStream[] = [];
  /** The place up to which the member was shown the feed; `null` while that is as far as it was read. */
  place: number | null = null;
  /** Shows the member what has joined the feed. */
  readonly sendOn: () => Promise<void>;

  constructor(memberId: MemberId, createSending: (audience: Audience) => () => Promise<void>) {
    this.memberId = memberId;
    this.sendOn = createSending(this);
  }

  get live(): readonly LiveStream[] {
    return this.all.filter(({ isLive }) => isLive);
  }
}
