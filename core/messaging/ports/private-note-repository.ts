import type { ConnectionId, MemberId } from '#core/kernel/ids.ts';
import type { PrivateNote } from '#core/messaging/domain/private-note.ts';

/** Reads private notes, each for the one who wrote it; `PrivateNoteChange` writes them. */
export interface PrivateNoteRepository {
  /** What the member has noted about the other on that connection. */
  find(memberId: MemberId, connectionId: ConnectionId): Promise<PrivateNote | null>;
  /** All that the member has noted, with an id below `before` (any when it is `null`), newest id first. */
  listOf(
    memberId: MemberId,
    page: { readonly before: number | null; readonly limit: number },
  ): Promise<readonly PrivateNote[]>;
  /** Removes those that are kept until that time or less. */
  removeExpired(now: string): Promise<void>;
}
