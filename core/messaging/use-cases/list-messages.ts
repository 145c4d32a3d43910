import type { ConnectionId, MemberId, MessageId } from '#core/kernel/ids.ts';
import { withoutOthersWords, type Message } from '#core/messaging/domain/message.ts';
import { asShownTo } from '#core/messaging/domain/read-mark.ts';
import { encodeCursor } from '#core/kernel/cursor.ts';
import type { NotFound, RefusalOf } from '#core/kernel/refusal.ts';
import type { ConnectionRefusal } from '#core/connections/refusals.ts';
import { granted, refused, type Result } from '#core/kernel/result.ts';
import type { Clock } from '#core/kernel/clock.ts';
import type { ConnectionRepository } from '#core/connections/ports/connection-repository.ts';
import {
  findConversation,
  type ReadableConversation,
} from '#core/messaging/steps/find-conversation.ts';
import type { MessageRepository } from '#core/messaging/ports/message-repository.ts';
import type { Page } from '#core/kernel/page.ts';
import type { SafetyRepository } from '#core/safety/ports/safety-repository.ts';

export type ListMessages = (input: {
  readonly callerId: MemberId;
  readonly connectionId: ConnectionId;
  readonly before: number | null;
  /** The message to have in the middle of the page, unless it is one before a cursor. */
  readonly around?: MessageId | null;
  readonly limit: number;
}) => Promise<
  Result<
    Page<Message>,
    NotFound<'connection' | 'message'> | RefusalOf<'not_accepted', ConnectionRefusal>
  >
>;

interface Dependencies {
  readonly connections: ConnectionRepository;
  readonly messages: MessageRepository;
  readonly safety: SafetyRepository;
  readonly clock: Clock;
}

/** A conversation, and who reads it. */
type FoundConversation = ReadableConversation & { readonly callerId: MemberId };

/** The newest messages of a conversation, those before a cursor, or those around one; oldest first within the page. */
export function makeListMessages(deps: Dependencies): ListMessages {
  return async ({ callerId, connectionId, before, around = null, limit }) => {
    const page = { before, limit: limit + 1 };
    const isAround = around !== null && before === null;
    // Read beside what tells whether they may be shown: that is one statement where statements are dear.
    const [readable, everyones] = await Promise.all([
      findConversation(deps, callerId, connectionId),
      isAround ? [] : deps.messages.listOf(connectionId, page),
    ]);
    if (!readable.ok) return readable;
    const found = { callerId, ...readable.value };
    if (isAround) return listAround(deps, { connectionId, around, limit }, found);
    const { senderId } = found;
    const messages =
      senderId === undefined
        ? everyones
        : await deps.messages.listOf(connectionId, { ...page, senderId });
    return granted(toPage(messages, [], { ...found, limit }));
  };
}

/** The page with that message in its middle, as far as there are as many on either side. */
async function listAround(
  { messages }: Dependencies,
  wanted: {
    readonly connectionId: ConnectionId;
    readonly around: MessageId;
    readonly limit: number;
  },
  found: FoundConversation,
): Promise<Result<Page<Message>, NotFound<'message'>>> {
  const { connectionId, around, limit } = wanted;
  const { senderId } = found;
  const middle = await messages.findById(around);
  const isReadable = senderId === undefined || middle?.senderId === senderId;
  if (middle?.connectionId !== connectionId || !isReadable) {
    return refused({ code: 'not_found', subject: 'message' });
  }
  const after = Math.floor((limit - 1) / 2);
  const until = limit - after;
  const earlier = await messages.listOf(connectionId, {
    before: around + 1,
    limit: until + 1,
    senderId,
  });
  const later =
    after === 0 ? [] : await messages.listAfter(connectionId, { after: around, limit: after });
  const readableLater = later.filter(
    (message) => (senderId ?? message.senderId) === message.senderId,
  );
  return granted(toPage(earlier, readableLater, { ...found, limit: until }));
}

/** A page of the last `limit` of the earlier messages and all of the later ones. */
function toPage(
  earlier: readonly Message[],
  later: readonly Message[],
  { callerId, senderId, signs, limit }: FoundConversation & { readonly limit: number },
): Page<Message> {
  const shown = [...earlier.slice(-limit), ...later].map((message) =>
    asShownTo(message, callerId, signs),
  );
  const items = senderId === undefined ? shown : shown.map(withoutOthersWords);
  const [oldest] = items;
  const hasMore = earlier.length > limit && oldest !== undefined;
  return { items, next: hasMore ? encodeCursor('messages', [oldest.id]) : null };
}
