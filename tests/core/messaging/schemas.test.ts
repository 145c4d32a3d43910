import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  messageDraftSchema,
  messageHeadersSchema,
  messageListQuerySchema,
  messageSchema,
  toWireMessage,
  unreadCountSchema,
} from '#core/messaging/schemas.ts';
import { toFieldErrors } from '#core/kernel/schemas/field-errors.ts';
import { checkMessageContent } from '#core/messaging/domain/message.ts';
import { encodeCursor } from '#core/kernel/cursor.ts';
import { normaliseText } from '#core/kernel/text.ts';
import { anyMessage, anyText } from '#tests/support/arbitraries.ts';
import { fieldErrorsOf } from '#tests/support/field-errors.ts';

describe('a message as the server sends it', () => {
  it('calls the recipient receiverId', () => {
    fc.assert(
      fc.property(anyMessage, (message) => {
        const { recipientId, content, replyTo, ...others } = message;
        const sent = {
          ...others,
          receiverId: recipientId,
          content: content ?? '',
          takenBack: content === null && message.attachments.length === 0,
          replyTo: replyTo && { ...replyTo, content: replyTo.content ?? '' },
        };
        expect(toWireMessage(message)).toEqual(sent);
        expect(messageSchema.encode(message)).toEqual(sent);
        expect(messageSchema.parse({ ...sent, idempotencyKey: 'x' })).toEqual(message);
      }),
    );
  });
});

describe('a message that a member writes', () => {
  it('is accepted exactly when its rule accepts it, and sent normalised', () => {
    const long = fc.integer({ min: 3990, max: 4010 }).map((length) => '🧗'.repeat(length));
    fc.assert(
      fc.property(fc.oneof(anyText, long), (typed) => {
        const content = normaliseText(typed);
        const fault = checkMessageContent(content);
        const result = messageDraftSchema.safeParse({ content: typed, read: true, senderId: 9 });
        if (result.success)
          expect([fault, result.data]).toEqual([null, { content, attachments: [] }]);
        else expect(toFieldErrors(result.error)).toEqual([{ path: 'content', fault }]);
      }),
    );
  });

  it.each([
    [{}, 'Write a message first'],
    [{ content: '\r\n\t ' }, 'Write a message first'],
    [{ content: null }, 'Write a message first'],
    [{ content: 7 }, 'Must be text'],
  ])('%j is refused: %s', (payload, message) => {
    expect(fieldErrorsOf(messageDraftSchema, payload)).toEqual([{ path: 'content', message }]);
  });
});

describe('the key under which a message is sent', () => {
  it('is read from its header, and may be missing', () => {
    const headers = { 'idempotency-key': 'a-Z_0' };
    expect(messageHeadersSchema.parse({ ...headers, host: 'x' })).toEqual(headers);
    expect(messageHeadersSchema.parse({})).toEqual({});
  });

  it.each(['', 'a b', '"quoted"', 'a, b', 'x'.repeat(65)])('is refused as %j', (key) => {
    expect(fieldErrorsOf(messageHeadersSchema, { 'idempotency-key': key })).toEqual([
      {
        path: 'idempotency-key',
        message: 'Idempotency-Key must be 1 to 64 letters, digits, dashes or underscores',
      },
    ]);
  });
});

describe('the query of the messages', () => {
  it('reads the newest 50, or those before a place', () => {
    expect(messageListQuerySchema.parse({})).toEqual({ limit: 50 });
    const before = encodeCursor('messages', [31]);
    expect(messageListQuerySchema.parse({ before, limit: '5' })).toEqual({ limit: 5, before: 31 });
  });

  it('refuses the cursor of another list', () => {
    const before = encodeCursor('connections', [31]);
    expect(messageListQuerySchema.safeParse({ before }).success).toBe(false);
  });
});

describe('the count of unread messages', () => {
  it('is a whole number, zero or above', () => {
    expect([0, 3, -1, 1.5].map((count) => unreadCountSchema.safeParse({ count }).success)).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });
});
