import type { Clock } from '#core/kernel/clock.ts';
import { decideAndCommit, type Commit, type Proposal } from '#core/kernel/commit.ts';
import type { ConnectionId, MemberId } from '#core/kernel/ids.ts';
import type { NotFound, RefusalOf } from '#core/kernel/refusal.ts';
import { granted, refused, type Result } from '#core/kernel/result.ts';
import type { ConversationChange } from '#core/messaging/changes.ts';
import type { ConversationRepository } from '#core/messaging/ports/conversation-repository.ts';
import {
  changeChoices,
  type ChangedChoices,
  type Conversation,
} from '#core/messaging/domain/conversation.ts';
import type { ConversationEvent } from '#core/messaging/events.ts';
import type { MessageRefusal } from '#core/messaging/refusals.ts';

type ChangeRefusal = NotFound<'connection'> | RefusalOf<'too_many_pinned', MessageRefusal>;

interface Input {
  readonly callerId: MemberId;
  readonly connectionId: ConnectionId;
  readonly changed: ChangedChoices;
}

export type ChangeConversation = (input: Input) => Promise<Result<Conversation, ChangeRefusal>>;

interface Dependencies {
  readonly conversations: Pick<ConversationRepository, 'find' | 'loadChoices'>;
  readonly commit: Commit<ConversationChange, ConversationEvent>;
  readonly clock: Clock;
}

/** Pins, mutes or puts aside a conversation of the caller's, for the caller alone. */
export function makeChangeConversation(deps: Dependencies): ChangeConversation {
  return (input) => decideAndCommit(deps.commit, () => decide(deps, input));
}

async function decide(
  { conversations, clock }: Dependencies,
  { callerId, connectionId, changed }: Input,
): Promise<Result<Proposal<ConversationChange, ConversationEvent, Conversation>, ChangeRefusal>> {
  const conversation = await conversations.find(callerId, connectionId);
  if (!conversation) return refused({ code: 'not_found', subject: 'connection' });
  const { choices, pinnedCount } = await conversations.loadChoices(callerId, connectionId);
  const { value: before, version } = choices;
  const at = clock.now();
  const decided = changeChoices(before, changed, { pinnedCount, at });
  if (!decided.ok) return decided;
  const { isPinned, isMuted, aside } = decided.value;
  const answer = () => ({ ...conversation, isPinned, isMuted });
  const isSame =
    isPinned === before.isPinned && isMuted === before.isMuted && aside === before.aside;
  if (isSame) return granted({ act: null, answer });
  const pins = isPinned && !before.isPinned;
  const change = { choices: decided.value, version, pinnedCount: pins ? pinnedCount : null };
  return granted({
    act: {
      changes: [{ type: 'put_conversation_choices', ...change }],
      events: [
        { type: 'conversation_changed', isShared: false, connectionId, memberIds: [callerId] },
      ],
      actorId: callerId,
      at,
    },
    answer,
  });
}
