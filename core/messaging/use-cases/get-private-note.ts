import type { ConnectionId, MemberId } from '#core/kernel/ids.ts';
import type { NotFound } from '#core/kernel/refusal.ts';
import { granted, refused, type Result } from '#core/kernel/result.ts';
import type { ConversationRepository } from '#core/messaging/ports/conversation-repository.ts';
import type { PrivateNoteRepository } from '#core/messaging/ports/private-note-repository.ts';

export type GetPrivateNote = (input: {
  readonly callerId: MemberId;
  readonly connectionId: ConnectionId;
}) => Promise<Result<string, NotFound<'connection'>>>;

/** What the caller has noted about the other in one of their conversations; empty when they have noted nothing. */
export function makeGetPrivateNote(deps: {
  readonly conversations: Pick<ConversationRepository, 'find'>;
  readonly privateNotes: Pick<PrivateNoteRepository, 'find'>;
}): GetPrivateNote {
  return async ({ callerId, connectionId }) => {
    const [conversation, note] = await Promise.all([
      deps.conversations.find(callerId, connectionId),
      deps.privateNotes.find(callerId, connectionId),
    ]);
    if (conversation === null) return refused({ code: 'not_found', subject: 'connection' });
    return granted(note?.text ?? '');
  };
}
