import type { Versioned } from '#core/kernel/commit.ts';
import type { ConnectionId, MemberId } from '#core/kernel/ids.ts';
import type {
  Conversation,
  ConversationChoices,
  ConversationPlace,
  PlacedConversation,
} from '#core/messaging/domain/conversation.ts';

/** What a member has chosen for a conversation, and how many they have pinned. */
export interface LoadedChoices {
  readonly choices: Versioned<ConversationChoices>;
  readonly pinnedCount: number;
}

/** Reads conversations: accepted connections that their member may know of. `ConversationChange` writes choices. */
export interface ConversationRepository {
  /**
   * The member's conversations after that place (all when it is `null`) in the order of `comparePlaces`, at most
   * `limit`; with a text, only those whose other member's folded name contains it. Nobody finds former members by name.
   */
  listOf(
    memberId: MemberId,
    page: {
      /** Folded; empty to list all. */
      readonly text: string;
      readonly after: ConversationPlace | null;
      readonly limit: number;
    },
  ): Promise<readonly PlacedConversation[]>;
  /** The member's conversation on that connection, if it is one. */
  find(memberId: MemberId, connectionId: ConnectionId): Promise<Conversation | null>;
  /** Those of the connections that are conversations of the member, in no order. */
  listByIds(memberId: MemberId, ids: readonly ConnectionId[]): Promise<readonly Conversation[]>;
  /** All that the member has chosen, for any conversation. */
  listChoices(memberId: MemberId): Promise<readonly ConversationChoices[]>;
  /** The choices to decide a change upon, and how many conversations the member has pinned by now. */
  loadChoices(memberId: MemberId, connectionId: ConnectionId): Promise<LoadedChoices>;
}
