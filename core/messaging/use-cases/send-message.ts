import type { IdempotencyKey } from '#core/kernel/idempotency-key.ts';
import type { ConnectionId, MemberId, MessageId } from '#core/kernel/ids.ts';
import {
  type Message,
  type MessageText,
  type NewMessage,
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
import { NEW_ID, type Commit, type Proposal } from '#core/kernel/commit.ts';
import type { AttachmentChange } from '#core/messaging/attachments/changes.ts';
import type { Attachment } from '#core/messaging/attachments/domain/attachment.ts';
import {
  chooseAttachments,
  type ChosenAttachment,
} from '#core/messaging/attachments/domain/choose-attachments.ts';
import type { AttachmentRepository } from '#core/messaging/attachments/ports/attachment-repository.ts';
import { hasWritten } from '#core/messaging/steps/has-written.ts';
import { decideWithinLimit } from '#core/messaging/steps/decide-within-limit.ts';
import type { MessageChange } from '#core/messaging/changes.ts';
import type { MessageEvent } from '#core/messaging/events.ts';
import type { WritingDependencies } from './writing-dependencies.ts';

/** What it takes to send a message. */
interface SendingDependencies extends Omit<WritingDependencies, 'commit'> {
  readonly attachments: Pick<AttachmentRepository, 'findByKeys'>;
  readonly commit: Commit<SendingChange, MessageEvent>;
}

type SendingChange = MessageChange | AttachmentChange;

interface Draft {
  readonly callerId: MemberId;
  readonly connectionId: ConnectionId;
  /** `null` for attachments alone. */
  readonly content: MessageText | null;
  readonly attachments?: readonly ChosenAttachment[];
  /** The message of the same conversation that it answers. */
  readonly replyToId?: MessageId | null;
  /** Names the message among those of the caller in the connection. */
  readonly idempotencyKey?: IdempotencyKey | undefined;
}

type SendRefusal =
  | NotFound<'connection' | 'message' | 'attachment'>
  | RefusalOf<'not_accepted', ConnectionRefusal>
  | RefusalOf<
      'idempotency_key_reused' | 'member_has_left' | 'not_written_yet' | 'attachments_not_together',
      MessageRefusal
    >
  | RefusalOf<'too_many_requests'>;

export type SendMessage = (draft: Draft) => Promise<Result<Message, SendRefusal>>;

/**
 * Writes to the other party of an accepted connection; under one key once, however often it is sent. A
 * message that is repeated does not count against the limit again.
 */
export function makeSendMessage(deps: SendingDependencies): SendMessage {
  return (draft) => decideWithinLimit(deps, draft.callerId, () => decide(deps, draft));
}

async function decide(
  deps: SendingDependencies,
  draft: Draft,
): Promise<Result<Proposal<SendingChange, MessageEvent, Message>, SendRefusal>> {
  const { callerId, connectionId, content, replyToId = null, idempotencyKey = null } = draft;
  const { attachments: chosen = [] } = draft;
  const sending = { connectionId, senderId: callerId, idempotencyKey };
  const loaded = await deps.messages.loadSending(sending);
  const party = loaded && visibleParty(loaded.connection.value, callerId, loaded.relation);
  const at = deps.clock.now();
  if (!loaded || !party || isAtRest(loaded.connection.value, at)) {
    return refused({ code: 'not_found', subject: 'connection' });
  }
  if (party.sight === 'former') return refused({ code: 'member_has_left' });
  const { connection, standing } = loaded;
  const composed = composeMessage(connection.value, { actorId: callerId, content, replyToId, at });
  if (!composed.ok) return composed;
  const quoted = replyToId === null ? null : await deps.messages.findById(replyToId);
  if (standing !== null) {
    const repeated = repeatMessage(standing, { content, replyToId, attachments: chosen });
    if (!repeated.ok) return repeated;
    const sent = toMessage(repeated.value, quoted);
    return granted({ act: null, answer: () => asShownTo(sent, callerId, party.signs) });
  }
  if (replyToId !== null && quoted?.connectionId !== connectionId) {
    return refused({ code: 'not_found', subject: 'message' });
  }
  const attachments = await findAttachments(deps, chosen, { ...sending, recipientId: party.id });
  if (!attachments.ok) return attachments;
  const message = { ...composed.value, attachments: attachments.value };
  const added = { type: 'add_message' as const, message, idempotencyKey };
  return granted({
    act: {
      changes: [{ ...added, connectionVersion: connection.version }, ...sendAttachments(message)],
      events: [
        {
          type: 'message_sent',
          messageId: NEW_ID,
          connectionId,
          memberIds: [message.senderId, message.recipientId],
        },
      ],
      actorId: callerId,
      at,
    },
    answer: (id) => toMessage({ ...message, id, read: false, earlier: [] }, quoted),
  });
}

/** What the sender has chosen to send beside words, if the recipient may be sent anything but words by now. */
async function findAttachments(
  deps: Pick<SendingDependencies, 'messages' | 'attachments'>,
  chosen: readonly ChosenAttachment[],
  sending: Pick<NewMessage, 'connectionId' | 'senderId' | 'recipientId'>,
): Promise<Result<readonly Attachment[], SendRefusal>> {
  if (chosen.length === 0) return granted([]);
  const { connectionId, recipientId } = sending;
  if (!(await hasWritten(deps, connectionId, recipientId))) {
    return refused({ code: 'not_written_yet' });
  }
  const kept = await deps.attachments.findByKeys(chosen.map(({ key }) => key));
  return chooseAttachments(chosen, kept, sending);
}

function sendAttachments({ attachments, senderId: memberId }: NewMessage): AttachmentChange[] {
  if (attachments.length === 0) return [];
  const keys = attachments.map(({ key }) => key);
  return [{ type: 'send_attachments', keys, memberId, messageId: NEW_ID }];
}
