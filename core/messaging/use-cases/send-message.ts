import type { IdempotencyKey } from '#core/kernel/idempotency-key.ts';
import type { ConnectionId, MemberId, MessageId } from '#core/kernel/ids.ts';
import {
  type Message,
  type MessageText,
  composeMessage,
  repeatMessage,
  toMessage,
} from '#core/messaging/domain/message.ts';
import { asShownTo } from '#core/messaging/domain/read-mark.ts';
import type { NotFound, RefusalOf } from '#core/kernel/refusal.ts';
import type { ConnectionRefusal } from '#core/connections/refusals.ts';
import type { MessageRefusal } from '#core/messaging/refusals.ts';
import { visibleParty } from '#core/connections/steps/find-visible-party.ts';
import { type Result, refused, granted } from '#core/kernel/result.ts';
import { isAtRest } from '#core/connections/domain/resting-request.ts';
import { decideAndCommit, NEW_ID, type Proposal } from '#core/kernel/commit.ts';
import { refuseAbove } from '#core/kernel/limiter.ts';
import type { MessageChange } from '#core/messaging/changes.ts';
import { MESSAGE_LIMIT } from '#core/messaging/domain/message-limit.ts';
import type { MessageEvent } from '#core/messaging/events.ts';
import type { WritingDependencies } from './writing-dependencies.ts';

interface Draft {
  readonly callerId: MemberId;
  readonly connectionId: ConnectionId;
  readonly content: MessageText;
  /** The message of the same conversation that it answers. */
  readonly replyToId?: MessageId | null;
  /** Names the message among those of the caller in the connection. */
  readonly idempotencyKey?: IdempotencyKey | undefined;
}

type SendRefusal =
  | NotFound<'connection' | 'message'>
  | RefusalOf<'not_accepted', ConnectionRefusal>
  | RefusalOf<'idempotency_key_reused' | 'member_has_left', MessageRefusal>
  | RefusalOf<'too_many_requests'>;

export type SendMessage = (draft: Draft) => Promise<Result<Message, SendRefusal>>;

/**
 * Writes to the other party of an accepted connection; under one key once, however often it is sent. A
 * message that is repeated does not count against the limit again.
 */
export function makeSendMessage(deps: WritingDependencies): SendMessage {
  return (draft) =>
    decideAndCommit(
      deps.commit,
      () => decide(deps, draft),
      () => refuseAbove(deps.limiter, MESSAGE_LIMIT, String(draft.callerId)),
    );
}

async function decide(
  deps: WritingDependencies,
  { callerId, connectionId, content, replyToId = null, idempotencyKey }: Draft,
): Promise<Result<Proposal<MessageChange, MessageEvent, Message>, SendRefusal>> {
  const sending = { connectionId, senderId: callerId, idempotencyKey: idempotencyKey ?? null };
  const loaded = await deps.messages.loadSending(sending);
  const party = loaded && visibleParty(loaded.connection.value, callerId, loaded.relation);
  const at = deps.clock.now();
  if (!loaded || !party || isAtRest(loaded.connection.value, at)) {
    return refused({ code: 'not_found', subject: 'connection' });
  }
  if (party.sight === 'former') return refused({ code: 'member_has_left' });
  const { connection, standing } = loaded;
  const draft = { actorId: callerId, content, replyToId, at };
  const composed = composeMessage(connection.value, draft);
  if (!composed.ok) return composed;
  const message = composed.value;
  const quoted = replyToId === null ? null : await deps.messages.findById(replyToId);
  if (standing !== null) {
    const repeated = repeatMessage(standing, message);
    if (!repeated.ok) return repeated;
    const sent = toMessage(repeated.value, quoted);
    return granted({ act: null, answer: () => asShownTo(sent, callerId, party.signs) });
  }
  if (replyToId !== null && quoted?.connectionId !== connectionId) {
    return refused({ code: 'not_found', subject: 'message' });
  }
  const { version } = connection;
  const memberIds = [message.senderId, message.recipientId];
  return granted({
    act: {
      changes: [
        {
          type: 'add_message',
          message,
          idempotencyKey: sending.idempotencyKey,
          connectionVersion: version,
        },
      ],
      events: [{ type: 'message_sent', messageId: NEW_ID, connectionId, memberIds }],
      actorId: callerId,
      at,
    },
    answer: (id) => toMessage({ ...message, id, read: false, earlier: [] }, quoted),
  });
}
