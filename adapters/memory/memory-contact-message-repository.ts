import { promised } from '#adapters/promised.ts';
import type { ContactChange } from '#core/contact/changes.ts';
import type { ContactMessageRepository } from '#core/contact/contact-message-repository.ts';
import type { ContactMessageId, NewId } from '#core/kernel/ids.ts';
import { unreachable } from '#core/kernel/unreachable.ts';
import { nextId, type MemoryState } from './memory-state.ts';

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

/** Whether the message is there, and not handled. */
export function isOpen(state: MemoryState, id: ContactMessageId): boolean {
  return state.contactMessages.get(id)?.handling === null;
}

/** Applies a change that is possible, and returns the id of the message that it added, if it did. */
export function applyContactChange(state: MemoryState, change: ContactChange): NewId | null {
  switch (change.type) {
    case 'add_contact_message': {
      const id = nextId(state, 'contact_message');
      state.contactMessages.set(id, { ...change.message, id, handling: null });
      return id;
    }
    case 'handle_contact_message': {
      const { id, handling } = change;
      const message = state.contactMessages.get(id);
      if (message) state.contactMessages.set(id, { ...message, handling });
      return null;
    }
    default:
      return unreachable(change);
  }
}
