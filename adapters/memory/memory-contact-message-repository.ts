import { promised } from '#adapters/promised.ts';
import type { ContactChange } from '#core/moderation/contact/changes.ts';
import type { ContactMessageRepository } from '#core/moderation/contact/ports/contact-message-repository.ts';
import { nextId, type MemoryState } from './memory-state.ts';
import { requireUnchanged } from '#adapters/conflict.ts';
import type { MemoryHandlers } from './memory-handlers.ts';

/** Reads the messages of the state to those who run the site; see the port for what it promises. */
export function createMemoryContactMessageRepository({
  contactMessages,
}: MemoryState): ContactMessageRepository {
  return {
    listOpen: ({ after, limit }) =>
      promised(() =>
        [...contactMessages.values()]
          .filter(({ id, handling }) => handling === null && id > after)
          .slice(0, limit)
          .map((message) => structuredClone(message)),
      ),
    listHandled: ({ before, limit }) =>
      promised(() =>
        [...contactMessages.values()]
          .reverse()
          .filter(({ id, handling }) => handling !== null && (before === null || id < before))
          .slice(0, limit)
          .map((message) => structuredClone(message)),
      ),
    listOf: (memberId, { before, limit }) =>
      promised(() =>
        [...contactMessages.values()]
          .reverse()
          .filter((message) => message.memberId === memberId)
          .filter(({ id }) => before === null || id < before)
          .slice(0, limit)
          .map((message) => structuredClone(message)),
      ),
    find: (id) => promised(() => structuredClone(contactMessages.get(id) ?? null)),
    removeHandledBefore: (time) =>
      promised(() => {
        for (const { id, handling } of contactMessages.values()) {
          if (handling !== null && handling.at < time) contactMessages.delete(id);
        }
      }),
  };
}

/** Stores what changes of messages to those who run the site. */
export function createContactHandlers(state: MemoryState): MemoryHandlers<ContactChange> {
  const { contactMessages } = state;
  return {
    add_contact_message: ({ message }) => {
      const id = nextId(state, 'contact_message');
      contactMessages.set(id, { ...message, id, handling: null });
      return id;
    },
    handle_contact_message: ({ id, handling }) => {
      const message = contactMessages.get(id);
      requireUnchanged(message?.handling === null);
      contactMessages.set(id, { ...message, handling });
      return null;
    },
  };
}
