import type { ContactMessageRepository } from '#core/moderation/contact/ports/contact-message-repository.ts';
import type {
  ContactMessage,
  ContactState,
} from '#core/moderation/contact/domain/contact-message.ts';
import { encodeCursor } from '#core/kernel/cursor.ts';
import { cutPage, type Page } from '#core/kernel/page.ts';

/** After which message a page begins. */
export interface ContactPlace {
  readonly isOpen: boolean;
  readonly id: number;
}

/** Which messages are asked for. */
export interface ContactPage {
  /** `null` at the beginning. */
  readonly after: ContactPlace | null;
  readonly limit: number;
  /** How far they have come; all where it is left out. */
  readonly state?: ContactState;
}

export type ListContactMessages = (page: ContactPage) => Promise<Page<ContactMessage>>;

/** The messages: first the open ones, the longest waiting of them first, then the others, newest first. */
export function makeListContactMessages({
  contactMessages,
}: {
  readonly contactMessages: Pick<ContactMessageRepository, 'listOpen' | 'listHandled'>;
}): ListContactMessages {
  return async ({ after, limit, state }) => {
    const sought = limit + 1;
    const isAmongOpen = after?.isOpen ?? true;
    const open =
      isAmongOpen && state !== 'handled'
        ? await contactMessages.listOpen({ after: after?.id ?? 0, limit: sought })
        : [];
    const before = isAmongOpen ? null : (after?.id ?? null);
    const handled =
      open.length < sought && state !== 'open'
        ? await contactMessages.listHandled({ before, limit: sought - open.length })
        : [];
    const { items, hasMore } = cutPage([...open, ...handled], limit);
    const last = items.at(-1);
    return { items, next: hasMore && last ? placeOf(last) : null };
  };
}

function placeOf({ id, handling }: ContactMessage): string {
  return encodeCursor('contact-messages', [handling === null ? 1 : 0, id]);
}
