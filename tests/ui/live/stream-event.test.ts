import { expect, test } from 'vitest';
import { readStreamEvent } from '#ui/live/stream-event.ts';

const read = (type: string, data: string) => readStreamEvent({ type, data, id: 'a' });

test('an event is what its type and its data say together', () => {
  const message = {
    id: 3,
    connectionId: 1,
    senderId: 4,
    receiverId: 5,
    content: 'Good morning',
    attachments: [],
    read: false,
    edited: false,
    takenBack: false,
    replyTo: null,
    createdAt: '2026-03-04T10:00:00.000Z',
  };
  const { receiverId, takenBack: _takenBack, ...others } = message;
  expect(read('message_sent', JSON.stringify({ message, unreadCount: 2 }))).toEqual({
    type: 'message_sent',
    message: { ...others, recipientId: receiverId },
    unreadCount: 2,
  });
  expect(read('connection_removed', '{"connectionId":7}')).toEqual({
    type: 'connection_removed',
    connectionId: 7,
  });
  expect(read('heartbeat', '{}')).toEqual({ type: 'heartbeat' });
});

test.each([
  ['letter_written', '{}'],
  ['message_read', '{"connectionId":7}'],
  ['message_read', 'no JSON'],
  ['connection_removed', 'null'],
])('%s with %j is nothing that the page understands', (type, data) => {
  expect(read(type, data)).toBeNull();
});
