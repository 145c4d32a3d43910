import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Message } from '#core/messaging/domain/message.ts';
import { asShownTo } from '#core/messaging/domain/read-mark.ts';
import { NO_SIGNS, signsOfBoth } from '#core/safety/domain/shared-signs.ts';
import { anySharedSigns } from '#tests/support/arbitraries.ts';
import { toConnectionId, toMemberId, toMessageId } from '#tests/support/ids.ts';
import { toMessageText } from '#tests/support/texts.ts';

const SENDER = toMemberId(1);
const RECIPIENT = toMemberId(2);

const messageThatIs = (read: boolean): Message => ({
  id: toMessageId(7),
  connectionId: toConnectionId(3),
  senderId: SENDER,
  recipientId: RECIPIENT,
  content: toMessageText('Hello'),
  read,
  createdAt: '2026-03-04T10:00:00.000Z',
  edited: false,
  attachments: [],
  replyTo: null,
});

test('that a message was read shows to its sender exactly where both have chosen it, and always to its reader', () => {
  fc.assert(
    fc.property(anySharedSigns, anySharedSigns, fc.boolean(), (one, other, read) => {
      const message = messageThatIs(read);
      const signs = signsOfBoth(one, other);
      expect(asShownTo(message, RECIPIENT, signs)).toBe(message);
      expect(asShownTo(message, SENDER, signs)).toEqual({
        ...message,
        read: read && one.reading && other.reading,
      });
    }),
  );
});

test('what two have chosen counts only where both have, and the same for either', () => {
  fc.assert(
    fc.property(anySharedSigns, anySharedSigns, (one, other) => {
      const both = signsOfBoth(one, other);
      expect(both).toEqual(signsOfBoth(other, one));
      expect(both.typing).toBe(one.typing && other.typing);
      expect(both.reading).toBe(one.reading && other.reading);
      expect(signsOfBoth(one, NO_SIGNS)).toEqual(NO_SIGNS);
    }),
  );
});
