import { toMessageText } from '#tests/support/texts.ts';
import { toConnectionId, toMemberId, toMessageId } from '#tests/support/ids.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Message } from '#core/messaging/domain/message.ts';
import {
  withEarlierPage,
  withMessages,
  withNewestPage,
  type Conversation,
} from '#ui/api/conversation.ts';

const PAGE_SIZE = 5;
const WRITER = toMemberId(1);
const READER = toMemberId(2);

const message = (id: number): Message => ({
  id: toMessageId(id),
  connectionId: toConnectionId(1),
  senderId: WRITER,
  recipientId: READER,
  edited: false,
  attachments: [],
  replyTo: null,
  content: toMessageText(`Message ${id}`),
  read: false,
  createdAt: '2026-03-04T10:00:00.000Z',
});

/** What the server answers when the messages up to `newest` are written: the page that ends there. */
function pageUpTo(newest: number) {
  const oldest = Math.max(1, newest - PAGE_SIZE + 1);
  const items = Array.from({ length: newest - oldest + 1 }, (_, index) => message(oldest + index));
  return { items, next: oldest > 1 ? { before: String(oldest) } : null };
}

const idsOf = ({ messages }: Conversation) => messages.map(({ id }) => id);

test('whatever is polled and read on, the messages stand in order, without a gap, up to the newest', () => {
  const steps = fc.array(
    fc.oneof(fc.record({ written: fc.nat(12) }), fc.constant('earlier' as const)),
  );
  fc.assert(
    fc.property(fc.nat(30), steps, (first, followingSteps) => {
      let newest = first;
      let conversation = withNewestPage(undefined, pageUpTo(newest), READER);
      for (const step of followingSteps) {
        if (step !== 'earlier') {
          newest += step.written;
          conversation = withNewestPage(conversation, pageUpTo(newest), READER);
        } else if (conversation.earlier) {
          const before = Number(conversation.earlier['before']);
          conversation = withEarlierPage(conversation, pageUpTo(before - 1));
        }
        const ids = idsOf(conversation);
        const oldest = ids[0] ?? 1;
        expect(ids).toEqual(Array.from({ length: newest - oldest + 1 }, (_, i) => oldest + i));
        expect(conversation.earlier).toEqual(oldest > 1 ? { before: String(oldest) } : null);
      }
    }),
  );
});

test('a message that was sent stays when a page read before it arrives after it', () => {
  const empty = withNewestPage(undefined, pageUpTo(0), READER);
  const sent = withMessages(empty, [message(1)]);
  expect(idsOf(withNewestPage(sent, pageUpTo(0), READER))).toEqual([1]);
  const longer = withMessages(withNewestPage(undefined, pageUpTo(8), READER), [message(9)]);
  expect(idsOf(withNewestPage(longer, pageUpTo(8), READER))).toEqual([4, 5, 6, 7, 8, 9]);
});

test('a message that has changed takes the place of what it was', () => {
  const conversation = withNewestPage(undefined, pageUpTo(3), READER);
  const read = { ...message(2), read: true };
  expect(withMessages(conversation, [read]).messages).toEqual([message(1), read, message(3)]);
});

test('a message that has been read stays read when a page asked for before arrives after', () => {
  const conversation = withMessages(withNewestPage(undefined, pageUpTo(3), READER), [
    { ...message(2), read: true },
  ]);
  expect(
    withNewestPage(conversation, pageUpTo(3), READER).messages.map(({ read }) => read),
  ).toEqual([false, true, false]);
});

test('one’s own message is read as the page has it: a mark that is switched off goes', () => {
  const conversation = withMessages(withNewestPage(undefined, pageUpTo(8), WRITER), [
    { ...message(7), read: true },
  ]);
  const marked = withEarlierPage(conversation, {
    items: [{ ...message(2), read: true }],
    next: null,
  });
  const { messages } = withNewestPage(marked, pageUpTo(8), WRITER);
  expect(messages.filter(({ read }) => read)).toEqual([]);
  const page = { items: [{ ...message(8), read: true }], next: null };
  expect(withNewestPage(marked, page, WRITER).messages.filter(({ read }) => read)).toEqual([
    { ...message(8), read: true },
  ]);
});
