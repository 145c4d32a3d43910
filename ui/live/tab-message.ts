import type { StreamEvent } from './stream-event.ts';

/** What the tabs of one member in one browser say to each other about the stream. */
export type TabMessage =
  /** A tab is new, or doubts that the leader is awake, and asks how things are. */
  | { readonly kind: 'newcomer' }
  /** What the leader has received. */
  | { readonly kind: 'event'; readonly event: StreamEvent; readonly isUp: boolean }
  /** How things are at the leader. */
  | ({ readonly kind: 'standing' } & StreamStanding);

/** How the stream is, as far as a tab knows. */
export interface StreamStanding {
  /** Whether it brings whatever happens. */
  readonly isUp: boolean;
  /** Where it goes on; `null` while that is not known. */
  readonly lastEventId: string | null;
}

/** How the stream is for a tab that has heard nothing of it. */
export const NOTHING_HEARD: StreamStanding = { isUp: false, lastEventId: null };

/** How the stream is after such a message, which may come from the tab itself. */
export function standingAfter(known: StreamStanding, message: TabMessage): StreamStanding {
  if (message.kind === 'newcomer') return known;
  const id = message.kind === 'event' ? message.event.id : message.lastEventId;
  return { isUp: message.isUp, lastEventId: id === '' || id === null ? known.lastEventId : id };
}

/** What the leader passes on of an event: from the first `ready` on, the stream is up. */
export function passOn(known: StreamStanding, event: StreamEvent): TabMessage {
  return { kind: 'event', event, isUp: known.isUp || event.type === 'ready' };
}
