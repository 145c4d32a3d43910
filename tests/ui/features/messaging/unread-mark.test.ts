import { toMessageText } from '#tests/support/texts.ts';
import { toConnectionId, toMemberId, toMessageId } from '#tests/support/ids.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Message } from '#core/messaging/domain/message.ts';
import { markUnread, type UnreadMark } from '#ui/features/messaging/unread-mark.ts';

const READER = toMemberId(1);
const OTHER = toMemberId(2);

const conversation: fc.Arbitrary<Message[]> = fc
  .array(fc.record({ isReceived: fc.boolean(), read: fc.boolean() }), {
    minLength: 1,
    maxLength: 30,
  })
  .map((written) =>
    written.map(({ isReceived, read }, index) => ({
      id: toMessageId(index + 1),
      connectionId: toConnectionId(1),
      senderId: isReceived ? OTHER : READER,
      recipientId: isReceived ? READER : OTHER,
      edited: false,
      attachments: [],
      replyTo: null,
      content: toMessageText('Hello'),
      read,
      createdAt: '2026-03-04T10:00:00.000Z',
    })),
  );

test('the first message that was unread at the opening stays marked, whatever is read, comes or is read on', () => {
  const steps = fc.array(fc.constantFrom('read', 'come', 'read on'), { maxLength: 8 });
  fc.assert(
    fc.property(conversation, fc.nat(29), fc.nat(29), steps, (all, one, two, following) => {
      let oldest = Math.min(one, two, all.length - 1);
      let newest = Math.min(Math.max(one, two), all.length - 1);
      const upTo = newest + 1;
      const readNow = new Set<number>();
      let mark: UnreadMark | null = null;
      for (const step of ['open', ...following]) {
        if (step === 'come') newest = Math.min(newest + 3, all.length - 1);
        if (step === 'read on') oldest = Math.max(0, oldest - 3);
        const known = all
          .slice(oldest, newest + 1)
          .map((message) => (readNow.has(message.id) ? { ...message, read: true } : message));
        mark = markUnread(mark, known, READER);
        if (step === 'read') for (const { id } of known) readNow.add(id);
        const unread = all
          .slice(oldest, upTo)
          .find(({ recipientId, read }) => recipientId === READER && !read);
        expect(mark).toEqual({ upTo, from: unread?.id ?? null });
      }
    }),
  );
});

test('a mark that has not changed is the same', () => {
  fc.assert(
    fc.property(conversation, (messages) => {
      const mark = markUnread(null, messages, READER);
      expect(markUnread(mark, messages, READER)).toBe(mark);
    }),
  );
});

test('in an empty conversation nothing is unread, and what comes later is not either', () => {
  const opened = markUnread(null, [], READER);
  fc.assert(
    fc.property(conversation, (messages) => {
      expect(markUnread(opened, messages, READER).from).toBeNull();
    }),
  );
});
