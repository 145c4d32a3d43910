import type { ContactMessageId, MemberId } from '#core/kernel/ids.ts';
import type { ContactMessage } from '#core/moderation/contact/domain/contact-message.ts';

/** Reads the messages to those who run the site; `ContactChange` writes them. */
export interface ContactMessageRepository {
  /** The open ones with an id above `after`, lowest id first, at most `limit`. */
  listOpen(page: {
    readonly after: number;
    readonly limit: number;
  }): Promise<readonly ContactMessage[]>;
  /** The handled ones with an id below `before` (any when it is `null`), highest id first, at most `limit`. */
  listHandled(page: {
    readonly before: number | null;
    readonly limit: number;
  }): Promise<readonly ContactMessage[]>;
  /** What the member wrote, with an id below `before` (any when it is `null`), highest id first, at most `limit`. */
  listOf(
    memberId: MemberId,
    page: { readonly before: number | null; readonly limit: number },
  ): Promise<readonly ContactMessage[]>;
  find(id: ContactMessageId): Promise<ContactMessage | null>;
  /** Removes those that were handled before that time. */
  removeHandledBefore(time: string): Promise<void>;
}
