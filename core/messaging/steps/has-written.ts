import type { ConnectionId, MemberId } from '#core/kernel/ids.ts';
import type { MessageRepository } from '#core/messaging/ports/message-repository.ts';

/** Whether the member has written in the conversation. */
export async function hasWritten(
  { messages }: { readonly messages: Pick<MessageRepository, 'listOf'> },
  connectionId: ConnectionId,
  memberId: MemberId,
): Promise<boolean> {
  const page = { before: null, limit: 1, senderId: memberId };
  return (await messages.listOf(connectionId, page)).length > 0;
}
