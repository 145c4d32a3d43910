import type { ContactMessageRepository } from '#core/contact/contact-message-repository.ts';
import type { ListContactMessages } from '#core/contact/contact-use-cases.ts';
import type { ContactMessage } from '#core/contact/domain/contact-message.ts';
import { encodeCursor } from '#core/kernel/cursor.ts';
import { cutPage } from '#core/kernel/page.ts';

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
