import type { ConnectionRepository } from '#core/connections/ports/connection-repository.ts';
import type { Clock } from '#core/kernel/clock.ts';
import { decideAndCommit, type Commit, type Proposal } from '#core/kernel/commit.ts';
import type { ConnectionId, MemberId } from '#core/kernel/ids.ts';
import type { NotFound, RefusalOf } from '#core/kernel/refusal.ts';
import { granted, refused, type Result } from '#core/kernel/result.ts';
import type { PrivateNoteChange } from '#core/messaging/changes.ts';
import type { ConversationRepository } from '#core/messaging/ports/conversation-repository.ts';
import type { MessageRefusal } from '#core/messaging/refusals.ts';

type WriteRefusal = NotFound<'connection'> | RefusalOf<'member_has_left', MessageRefusal>;

interface Input {
  readonly callerId: MemberId;
  readonly connectionId: ConnectionId;
  /** Empty to remove the note. */
  readonly text: string;
}

export type WritePrivateNote = (input: Input) => Promise<Result<string, WriteRefusal>>;

interface Dependencies {
  readonly conversations: Pick<ConversationRepository, 'find'>;
  readonly connections: Pick<ConnectionRepository, 'load'>;
  readonly commit: Commit<PrivateNoteChange, never>;
  readonly clock: Clock;
}

/**
 * Puts the caller's note about the other in the place of the one before; the last of several stays. About former
 * members nothing is noted any more. No event tells of it.
 */
export function makeWritePrivateNote(deps: Dependencies): WritePrivateNote {
  return (input) => decideAndCommit(deps.commit, () => decide(deps, input));
}

async function decide(
  { conversations, connections, clock }: Dependencies,
  { callerId, connectionId, text }: Input,
): Promise<Result<Proposal<PrivateNoteChange, never, string>, WriteRefusal>> {
  // The version comes first: what is seen after that can only be newer.
  const connection = await connections.load(connectionId);
  const conversation = await conversations.find(callerId, connectionId);
  if (connection === null || conversation === null) {
    return refused({ code: 'not_found', subject: 'connection' });
  }
  if (conversation.presence === 'former' && text !== '') {
    return refused({ code: 'member_has_left' });
  }
  const note = { memberId: callerId, connectionId, otherId: conversation.member.id, text };
  const changes = [{ type: 'put_private_note', note, version: connection.version }] as const;
  const act = { changes, events: [], actorId: callerId, at: clock.now() };
  return granted({ act, answer: () => text });
}
