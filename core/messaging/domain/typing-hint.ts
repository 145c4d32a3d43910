import type { ConnectionId, MemberId } from '#core/kernel/ids.ts';

/**
 * Someone is typing in a conversation just now. It is no event: it is not stored, it is true for a moment, and
 * missing it does no harm.
 */
export interface TypingHint {
  readonly type: 'typing';
  readonly connectionId: ConnectionId;
  /** The other of the two, who alone may see it. */
  readonly viewerId: MemberId;
}
