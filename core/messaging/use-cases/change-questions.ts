import type { ConnectionChange } from '#core/connections/changes.ts';
import { togetherSeenBy, type TogetherSeen } from '#core/connections/domain/together-seen.ts';
import { askedInMessage } from '#core/connections/domain/together.ts';
import type { ConnectionRepository } from '#core/connections/ports/connection-repository.ts';
import type { ConnectionRefusal } from '#core/connections/refusals.ts';
import { visibleParty } from '#core/connections/steps/find-visible-party.ts';
import { NEW_ID, type Commit, type Proposal } from '#core/kernel/commit.ts';
import type { ConnectionId, MemberId, MessageId } from '#core/kernel/ids.ts';
import type { NotFound, RefusalOf } from '#core/kernel/refusal.ts';
import { granted, refused, type Result } from '#core/kernel/result.ts';
import type { MessageChange } from '#core/messaging/changes.ts';
import { changeQuestions, type QuestionCommand } from '#core/messaging/domain/question-command.ts';
import type { ConversationEvent, MessageEvent } from '#core/messaging/events.ts';
import { decideWithinLimit } from '#core/messaging/steps/decide-within-limit.ts';
import { checkReader, type ReaderRefusal } from '#core/messaging/steps/check-reader.ts';
import type { WritingDependencies } from './writing-dependencies.ts';

interface Input {
  readonly callerId: MemberId;
  readonly connectionId: ConnectionId;
  readonly command: QuestionCommand;
}

type QuestionRefusal =
  | NotFound<'connection'>
  | ReaderRefusal
  | RefusalOf<'question_open' | 'question_settled', ConnectionRefusal>
  | RefusalOf<'too_many_requests'>;

export type ChangeQuestions = (input: Input) => Promise<Result<TogetherSeen, QuestionRefusal>>;

interface Dependencies extends Omit<WritingDependencies, 'commit'> {
  readonly connections: Pick<ConnectionRepository, 'loadTogether'>;
  readonly commit: Commit<Changes, Events>;
}

type Changes = MessageChange | ConnectionChange;
type Events = MessageEvent | ConversationEvent;

/**
 * Asks a question that both of a connection are to answer, answers it, takes an answer back or sets the question aside. An
 * answer waits where nobody but its writer is shown it; when the second is in, both become messages in one act.
 */
export function makeChangeQuestions(deps: Dependencies): ChangeQuestions {
  return (input) => decideWithinLimit(deps, input.callerId, () => decide(deps, input));
}

async function decide(
  deps: Dependencies,
  { callerId, connectionId, command }: Input,
): Promise<Result<Proposal<Changes, Events, TogetherSeen>, QuestionRefusal>> {
  // The version comes first: what is seen after that can only be newer.
  const kept = await deps.connections.loadTogether(connectionId);
  const sending = { connectionId, senderId: callerId, idempotencyKey: null };
  const loaded = await deps.messages.loadSending(sending);
  const party = loaded && visibleParty(loaded.connection.value, callerId, loaded.relation);
  if (!loaded || !party) return refused({ code: 'not_found', subject: 'connection' });
  const connection = loaded.connection.value;
  const reader = checkReader(connection, party);
  if (!reader.ok) return reader;
  if (kept === null) return refused({ code: 'not_accepted' });
  const at = deps.clock.now();
  const changed = changeQuestions(kept.value, command, { connection, actorId: callerId, at });
  if (!changed.ok) return changed;
  const { together, messages } = changed.value;
  const answer = (newId: MessageId) =>
    togetherSeenBy(connection, askedInMessage(together, newId), callerId);
  if (together === kept.value) return granted({ act: null, answer });
  const { version } = kept;
  const about = { connectionId, memberIds: [callerId, reader.value] };
  const sent = messages.map((message) => ({
    type: 'add_message' as const,
    message,
    idempotencyKey: null,
    connectionVersion: version,
  }));
  const told = { type: 'message_sent' as const, messageId: NEW_ID, ...about };
  return granted({
    act: {
      changes: [...sent, { type: 'put_together', id: connectionId, version, together }],
      events: [
        ...(sent.length === 0 ? [] : [told]),
        { type: 'conversation_changed' as const, isShared: true, ...about },
      ],
      actorId: callerId,
      at,
    },
    answer,
  });
}
