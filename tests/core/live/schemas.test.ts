import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { LiveEvent } from '#core/live/domain/live-event.ts';
import { liveEventSchema, toWireLiveEvent } from '#core/live/schemas.ts';
import { anyConnection, anyMember, anyMessage } from '#tests/support/arbitraries.ts';
import { toConnectionId, toMessageId } from '#tests/support/ids.ts';

const connectionId = toConnectionId(3);

type Drawn = 'message_sent' | 'message_changed' | 'connection_requested' | 'connection_accepted';

/** An event of each kind that shows neither a message nor a member. */
const PLAIN: Readonly<Record<Exclude<LiveEvent['type'], Drawn>, LiveEvent>> = {
  message_read: { type: 'message_read', messageId: toMessageId(4), connectionId, unreadCount: 1 },
  connection_removed: { type: 'connection_removed', connectionId },
  conversation_changed: { type: 'conversation_changed', connectionId, isShared: true },
  introductions_changed: { type: 'introductions_changed' },
  typing: { type: 'typing', connectionId },
  profile_changed: { type: 'profile_changed' },
  notice: { type: 'notice' },
  ready: { type: 'ready' },
  resync: { type: 'resync' },
  heartbeat: { type: 'heartbeat' },
};

const anyLiveEvent: fc.Arbitrary<LiveEvent> = fc.oneof(
  anyMessage.map((message) => ({ type: 'message_sent', message, unreadCount: 2 }) as const),
  anyMessage.map((message) => ({ type: 'message_changed', message }) as const),
  fc
    .record({
      type: fc.constantFrom('connection_requested', 'connection_accepted'),
      connection: anyConnection,
      member: anyMember,
    })
    .map(({ type, connection, member }) => ({
      type,
      connection: { ...connection, member, presence: 'here' as const },
    })),
  fc.constantFrom<LiveEvent>(...Object.values(PLAIN)),
);

test('a page reads from the wire just what happened', () => {
  fc.assert(
    fc.property(anyLiveEvent, (event) => {
      expect(liveEventSchema.parse(toWireLiveEvent(event))).toEqual(event);
    }),
  );
});
