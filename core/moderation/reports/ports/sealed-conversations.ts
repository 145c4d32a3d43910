import type { MemberId } from '#core/kernel/ids.ts';
import type { QuotedMessage, QuotedNote } from '#core/moderation/reports/domain/report.ts';
import type { SealedConversation } from '#core/moderation/reports/domain/sealed-conversation.ts';

/**
 * Reads what is kept of connections that have ended; `ConnectionChange` seals it. What is kept until a time is not
 * found from that time on, whether it has been removed yet or not.
 */
export interface SealedConversations {
  /** Those of the member with an id below `before` (any when it is `null`), highest id first, at most `limit`. */
  listOf(
    memberId: MemberId,
    page: { readonly before: number | null; readonly limit: number; readonly now: string },
  ): Promise<readonly SealedConversation[]>;
  /**
   * What the two have last written to each other, read at one moment: the newest `limit` messages of their connection
   * and of every conversation of theirs that is sealed, oldest first.
   */
  quote(
    memberId: MemberId,
    otherId: MemberId,
    page: { readonly limit: number; readonly now: string },
  ): Promise<Quotation>;
  /** Removes what is kept until that time or an earlier one. */
  removeExpired(now: string): Promise<void>;
}

/** What two members have last written to each other. */
export interface Quotation {
  /** The other's name when the last connection of the two was sealed; `null` when none is. */
  readonly sealedName: string | null;
  readonly messages: readonly QuotedMessage[];
  /** What came with the request of their connection or, without one, of the one that was sealed last. */
  readonly note: QuotedNote | null;
}
