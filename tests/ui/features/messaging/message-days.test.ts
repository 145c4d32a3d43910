import { toMessageText } from '#tests/support/texts.ts';
import { toConnectionId, toMemberId, toMessageId } from '#tests/support/ids.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Message } from '#core/messaging/domain/message.ts';
import { formatDay } from '#ui/parts/people/display-text.ts';
import { arrangeByDay, BLOCK_SIZE, TOGETHER } from '#ui/features/messaging/message-days.ts';

const BEGIN = Date.parse('2026-03-04T10:00:00.000Z');

const ANY_MESSAGE: Message = {
  id: toMessageId(1),
  connectionId: toConnectionId(1),
  senderId: toMemberId(1),
  recipientId: toMemberId(2),
  edited: false,
  attachments: [],
  replyTo: null,
  content: toMessageText('Hello'),
  read: true,
  createdAt: new Date(BEGIN).toISOString(),
};

/** Messages of the members 1 and 2, in the order of writing; now and then a day goes by between them. */
const conversation: fc.Arbitrary<Message[]> = fc
  .array(
    fc.record({
      senderId: fc.constantFrom(1, 2),
      pause: fc.oneof(
        fc.integer({ min: 0, max: 2 * TOGETHER }),
        fc.constantFrom(TOGETHER, TOGETHER + 1, 86_400_000),
      ),
    }),
    { maxLength: 3 * BLOCK_SIZE, size: 'max' },
  )
  .map((written) => {
    let time = BEGIN;
    return written.map(({ senderId, pause }, index) => {
      time += pause;
      const createdAt = new Date(time).toISOString();
      const recipientId = toMemberId(3 - senderId);
      const id = toMessageId(index + 1);
      return { ...ANY_MESSAGE, id, senderId: toMemberId(senderId), recipientId, createdAt };
    });
  });

const anyLandmarks = fc.record({
  unreadFrom: fc.option(fc.integer({ min: 1, max: 20 })),
  anchor: fc.nat(3 * BLOCK_SIZE),
});

const placedIn = (days: ReturnType<typeof arrangeByDay>) =>
  days.flatMap(({ blocks }) => blocks.flatMap(({ messages }) => messages));

test('a message of a clock that was behind stands under the day before it, which stands once', () => {
  const written = (id: number, createdAt: string) => ({
    ...ANY_MESSAGE,
    id: toMessageId(id),
    createdAt,
  });
  const late = '2026-03-05T12:00:00.000Z';
  const messages = [
    written(1, '2026-03-04T12:00:00.000Z'),
    written(2, late),
    written(3, '2026-03-04T12:00:01.000Z'),
    written(4, '2026-03-05T12:00:01.000Z'),
  ];
  const days = arrangeByDay(messages, { unreadFrom: null, anchor: 4 });
  expect(days.map(({ day }) => day)).toEqual(
    [messages[0]!, messages[1]!].map(({ createdAt }) => formatDay(createdAt)),
  );
  expect(placedIn(days).map(({ message }) => message)).toEqual(messages);
});

describe('messages are arranged', () => {
  test('none is lost, each stands under its day, and no day stands twice', () => {
    fc.assert(
      fc.property(conversation, anyLandmarks, (messages, landmarks) => {
        const days = arrangeByDay(messages, landmarks);
        expect(placedIn(days).map(({ message }) => message)).toEqual(messages);
        expect(new Set(days.map(({ day }) => day)).size).toBe(days.length);
        for (const { day, blocks } of days) {
          for (const { message } of blocks.flatMap((block) => block.messages)) {
            expect(formatDay(message.createdAt)).toBe(day);
          }
        }
      }),
    );
  });

  test('a message stands with the one before when one member wrote both on a day in quick succession', () => {
    fc.assert(
      fc.property(conversation, anyLandmarks, (messages, landmarks) => {
        const placed = placedIn(arrangeByDay(messages, landmarks));
        for (const [index, { message, continues, concludes }] of placed.entries()) {
          const before = messages[index - 1];
          expect(continues).toBe(
            before?.senderId === message.senderId &&
              message.id !== landmarks.unreadFrom &&
              formatDay(before.createdAt) === formatDay(message.createdAt) &&
              Date.parse(message.createdAt) - Date.parse(before.createdAt) <= TOGETHER,
          );
          expect(concludes).toBe(!(placed[index + 1]?.continues ?? false));
        }
      }),
    );
  });

  test('blocks are small, and messages that are added before or after leave the others in theirs', () => {
    const blocksOf = (messages: readonly Message[], anchor: number) =>
      new Map(
        arrangeByDay(messages, { unreadFrom: null, anchor }).flatMap(({ day, blocks }) =>
          blocks.flatMap((block) =>
            block.messages.map(({ message }) => [message.id, `${day}, ${block.key}`] as const),
          ),
        ),
      );
    fc.assert(
      fc.property(conversation, fc.nat(150), fc.nat(150), (messages, one, two) => {
        const part = messages.slice(Math.min(one, two), Math.max(one, two));
        const anchor = part.at(-1)?.id ?? 0;
        const all = blocksOf(messages, anchor);
        for (const [id, block] of blocksOf(part, anchor)) expect(all.get(id)).toBe(block);
        const sizes = arrangeByDay(messages, { unreadFrom: null, anchor }).flatMap(({ blocks }) =>
          blocks.map((block) => block.messages.length),
        );
        expect(Math.max(0, ...sizes)).toBeLessThanOrEqual(BLOCK_SIZE);
      }),
    );
  });
});
