import type { ListContactMessages } from '#core/moderation/contact/use-cases/list-contact-messages.ts';
import type { ContactMessage } from '#core/moderation/contact/domain/contact-message.ts';
import { contactPeopleOf, type Names } from '#core/moderation/desk/domain/people.ts';
import type { Page } from '#core/kernel/page.ts';
import type { MemberRepository } from '#core/members/ports/member-repository.ts';
import { namePeople } from './name-people.ts';

export type ListDeskContactMessages = (
  page: Parameters<ListContactMessages>[0],
) => Promise<Page<ContactMessage> & { readonly names: Names }>;

/** The messages to those who run the site, with the names of the members who wrote and handled them. */
export function makeListDeskContactMessages({
  listContactMessages,
  members,
}: {
  readonly listContactMessages: ListContactMessages;
  readonly members: Pick<MemberRepository, 'findByIds'>;
}): ListDeskContactMessages {
  return async (asked) => {
    const page = await listContactMessages(asked);
    return { ...page, names: await namePeople(members, page.items.flatMap(contactPeopleOf)) };
  };
}
