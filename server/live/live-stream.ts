import type { MemberId } from '#core/kernel/ids.ts';
import type { EventSink } from './event-sink.ts';

/** A client with this many bytes not taken is too slow: it is cut off, and goes on from there when it comes back. */
const MOST_WAITING = 64 * 1024;

/** What a member is sent of one event, and its place in the feed. */
export interface NewsText {
  readonly place: number;
  readonly text: string;
}

/** Whose stream it is, by which session it was opened, and after which event it goes on. */
export interface Subscription {
  readonly memberId: MemberId;
  readonly sessionHash: string;
  /** The sealed id of the last event received. */
  readonly after: string | null;
}

/** One open stream of a member. */
export class LiveStream {
  readonly subscription: Subscription;
  readonly sink: EventSink;
  /** Everything of the feed up to here was sent, as far as the member may know of it. */
  place = 0;
  /** The last place whose id the client was given. */
  named = 0;
  /** Whether it has caught up: from then on it gets what the member's other streams get. */
  isLive = false;

  constructor(subscription: Subscription, sink: EventSink) {
    this.subscription = subscription;
    this.sink = sink;
  }

  /** Sends what it was not sent yet, which is everything up to `until`. */
  send(texts: readonly NewsText[], until: number): void {
    const unsent = texts.filter(({ place }) => place > this.place);
    this.place = Math.max(this.place, until);
    if (unsent.length === 0) return;
    this.named = this.place;
    this.write(unsent.map(({ text }) => text).join(''));
  }

  /** Sends what the stream says of itself at its place. */
  sign(text: string): void {
    this.named = this.place;
    this.write(text);
  }

  /** Writes, unless the client is too slow. */
  write(text: string): void {
    if (this.sink.waiting > MOST_WAITING) this.sink.cut();
    else this.sink.write(text);
  }
}
