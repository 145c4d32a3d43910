import { findVisibleParty } from '#core/connections/steps/find-visible-party.ts';
import type { Proposal } from '#core/kernel/commit.ts';
import type { MemberId, MessageId } from '#core/kernel/ids.ts';
import type { RefusalOf } from '#core/kernel/refusal.ts';
import { granted, refused, type Result } from '#core/kernel/result.ts';
import type { MessageChange } from '#core/messaging/changes.ts';
import {
  changeMessage,
  type MessageChangeRefusal,
  type MessageCommand,
} from '#core/messaging/domain/change-message.ts';
import { toMessage, type Message } from '#core/messaging/domain/message.ts';
import { asShownTo } from '#core/messaging/domain/read-mark.ts';
import type { MessageEvent } from '#core/messaging/events.ts';
import { decideWithinLimit } from '#core/messaging/steps/decide-within-limit.ts';
import { checkReader, type ReaderRefusal } from '#core/messaging/steps/check-reader.ts';
import type { WritingDependencies } from './writing-dependencies.ts';

interface Input {
  readonly callerId: MemberId;
  readonly id: MessageId;
  readonly command: MessageCommand;
}

type ChangeRefusal = MessageChangeRefusal | ReaderRefusal | RefusalOf<'too_many_requests'>;

export type ChangeMessage = (input: Input) => Promise<Result<Message, ChangeRefusal>>;

/** Changes what a message of the caller says, or takes it back. What it said is kept, for reports alone. */
export function makeChangeMessage(deps: WritingDependencies): ChangeMessage {
  return (input) => decideWithinLimit(deps, input.callerId, () => decide(deps, input));
}

async function decide(
  deps: WritingDependencies,
  { callerId, id, command }: Input,
): Promise<Result<Proposal<MessageChange, MessageEvent, Message>, ChangeRefusal>> {
  const loaded = await deps.messages.loadWithConnection(id);
  const party = loaded && (await findVisibleParty(deps.safety, loaded.connection.value, callerId));
  if (!loaded || !party) return refused({ code: 'not_found', subject: 'message' });
  const { connection, message, quoted } = loaded;
  const reader = checkReader(connection.value, party);
  if (!reader.ok) return reader;
  const at = deps.clock.now();
  const changed = changeMessage(message, command, { actorId: callerId, at });
  if (!changed.ok) return changed;
  const answer = () => asShownTo(toMessage(changed.value, quoted), callerId, party.signs);
  if (changed.value === message) return granted({ act: null, answer });
  const { connectionId } = message;
  const memberIds = [message.senderId, message.recipientId];
  const change = { type: 'put_wording', message: changed.value, before: message } as const;
  return granted({
    act: {
      changes: [{ ...change, connectionVersion: connection.version }],
      events: [{ type: 'message_changed', messageId: id, connectionId, memberIds }],
      actorId: callerId,
      at,
    },
    answer,
  });
}
