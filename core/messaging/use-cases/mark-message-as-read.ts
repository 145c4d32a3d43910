import type { MemberId, MessageId } from '#core/kernel/ids.ts';
import type { Clock } from '#core/kernel/clock.ts';
import { decideAndCommit, type Commit } from '#core/kernel/commit.ts';
import type { NotFound, RefusalOf } from '#core/kernel/refusal.ts';
import { granted, refused, type Result } from '#core/kernel/result.ts';
import type { MessageChange } from '#core/messaging/changes.ts';
import { markAsRead, type Message } from '#core/messaging/domain/message.ts';
import type { MessageEvent } from '#core/messaging/events.ts';
import type { MessageRepository } from '#core/messaging/ports/message-repository.ts';
import { isVisible, signsBetween } from '#core/safety/domain/visibility.ts';
import type { SafetyRepository } from '#core/safety/ports/safety-repository.ts';

export type MarkMessageAsRead = (input: {
  readonly callerId: MemberId;
  readonly id: MessageId;
}) => Promise<Result<Message, NotFound<'message'> | RefusalOf<'forbidden'>>>;

/** Records that the caller has viewed a message they received; again stores nothing. */
export function makeMarkMessageAsRead(deps: {
  readonly messages: MessageRepository;
  readonly safety: SafetyRepository;
  readonly commit: Commit<MessageChange, MessageEvent>;
  readonly clock: Clock;
}): MarkMessageAsRead {
  return ({ callerId, id }) =>
    decideAndCommit(deps.commit, async () => {
      const message = await deps.messages.findById(id);
      if (message === null) return refused({ code: 'not_found', subject: 'message' });
      const { senderId, recipientId } = message;
      const otherId = callerId === senderId ? recipientId : senderId;
      const relation = await deps.safety.relate(callerId, otherId);
      if (!isVisible(relation)) {
        return refused({ code: 'not_found', subject: 'message' });
      }
      const marked = markAsRead(message, callerId);
      if (!marked.ok) return marked;
      const answer = () => marked.value;
      if (message.read) return granted({ act: null, answer });
      const { connectionId } = message;
      const memberIds = signsBetween(relation).reading ? [callerId, otherId] : [callerId];
      return granted({
        act: {
          changes: [{ type: 'mark_read', id }],
          events: [{ type: 'message_read', messageId: id, connectionId, memberIds }],
          actorId: callerId,
          at: deps.clock.now(),
        },
        answer,
      });
    });
}
