import type { ConnectionId, MemberId } from '#core/kernel/ids.ts';

/**
 * Someone is typing in a conversation just now. It is no event: it is stored nowhere and true for a moment, and
 * whoever misses it has missed nothing.
 */
export interface TypingHint {
  readonly type: 'typing';
  readonly connectionId: ConnectionId;
  /** The other of the two, who alone may see it. */
  readonly viewerId: MemberId;
}
