import type { HandleContactMessage } from '#core/moderation/contact/use-cases/handle-contact-message.ts';
import type { ContactMessage } from '#core/moderation/contact/domain/contact-message.ts';
import { contactPeopleOf, type Names } from '#core/moderation/desk/domain/people.ts';
import type { ContactMessageId, MemberId } from '#core/kernel/ids.ts';
import type { NotFound } from '#core/kernel/refusal.ts';
import { granted, type Result } from '#core/kernel/result.ts';
import type { MemberRepository } from '#core/members/ports/member-repository.ts';
import { namePeople } from './name-people.ts';

interface NamedMessage {
  readonly message: ContactMessage;
  readonly names: Names;
}

export type HandleDeskContactMessage = (input: {
  readonly callerId: MemberId;
  readonly id: ContactMessageId;
}) => Promise<Result<NamedMessage, NotFound<'contact_message'>>>;

/** Notes in the name of a moderator that a message is dealt with. */
export function makeHandleDeskContactMessage({
  handleContactMessage,
  members,
}: {
  readonly handleContactMessage: HandleContactMessage;
  readonly members: Pick<MemberRepository, 'findByIds'>;
}): HandleDeskContactMessage {
  return async ({ callerId, id }) => {
    const handled = await handleContactMessage({ id, by: callerId });
    if (!handled.ok) return handled;
    const message = handled.value;
    return granted({ message, names: await namePeople(members, contactPeopleOf(message)) });
  };
}
