import type { ContactChange } from '#core/moderation/contact/changes.ts';
import type { ContactMessageRepository } from '#core/moderation/contact/ports/contact-message-repository.ts';
import type {
  ContactHandler,
  ContactMessage,
} from '#core/moderation/contact/domain/contact-message.ts';
import type { Clock } from '#core/kernel/clock.ts';
import { decideAndCommit, type Commit } from '#core/kernel/commit.ts';
import type { NotFound } from '#core/kernel/refusal.ts';
import type { ContactMessageId } from '#core/kernel/ids.ts';
import { granted, refused, type Result } from '#core/kernel/result.ts';

export type HandleContactMessage = (input: {
  readonly id: ContactMessageId;
  readonly by: ContactHandler;
}) => Promise<Result<ContactMessage, NotFound<'contact_message'>>>;

/** Notes that a message is dealt with. Again is the same answer: the first one to do so stays. */
export function makeHandleContactMessage(deps: {
  readonly contactMessages: Pick<ContactMessageRepository, 'find'>;
  readonly commit: Commit<ContactChange, never>;
  readonly clock: Clock;
}): HandleContactMessage {
  return ({ id, by }) =>
    decideAndCommit<ContactChange, never, ContactMessage, NotFound<'contact_message'>>(
      deps.commit,
      async () => {
        const message = await deps.contactMessages.find(id);
        if (message === null) return refused({ code: 'not_found', subject: 'contact_message' });
        if (message.handling !== null) return granted({ act: null, answer: () => message });
        const handling = { by, at: deps.clock.now() };
        const change = { type: 'handle_contact_message', id, handling } as const;
        const act = { changes: [change], events: [], actorId: null, at: handling.at };
        return granted({ act, answer: () => ({ ...message, handling }) });
      },
    );
}
