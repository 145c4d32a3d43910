import { promised } from '#adapters/promised.ts';
import type { MailChange } from '#core/letters/changes.ts';
import type { NewLetter } from '#core/letters/domain/letter.ts';
import type { LinkRepository } from '#core/letters/ports/link-repository.ts';
import type { Outbox } from '#core/letters/ports/outbox.ts';
import { nextId, type MemoryState } from './memory-state.ts';
import { requireUnchanged } from '#adapters/conflict.ts';
import type { MemoryHandlers } from './memory-handlers.ts';

/** Reads the letters of the state that are to be sent; see the port for what it promises. */
export function createMemoryOutbox({ letters }: MemoryState): Outbox {
  return {
    hold: ({ now, until, limit }) =>
      promised(() => {
        const due = [...letters.values()]
          .filter(
            ({ queued, heldUntil }) =>
              queued.failure === null && queued.dueAt <= now && heldUntil <= now,
          )
          .sort(({ queued: one }, { queued: other }) =>
            one.dueAt === other.dueAt ? one.id - other.id : one.dueAt < other.dueAt ? -1 : 1,
          )
          .slice(0, limit);
        for (const { queued } of due) letters.set(queued.id, { queued, heldUntil: until });
        return structuredClone(due.map(({ queued }) => queued));
      }),
    find: (id) => promised(() => structuredClone(letters.get(id)?.queued ?? null)),
    listFailed: ({ after, limit }) =>
      promised(() =>
        [...letters.values()]
          .map(({ queued }) => structuredClone(queued))
          .filter(({ id, failure }) => failure !== null && id > after)
          .slice(0, limit),
      ),
    backlog: (now) =>
      promised(() => {
        const waiting = [...letters.values()].map(({ queued }) => queued);
        const due = waiting.filter(({ failure, dueAt }) => failure === null && dueAt <= now);
        const failed = waiting.filter(({ failure }) => failure !== null);
        const [oldestDue = null] = due.map(({ dueAt }) => dueAt).toSorted();
        return { due: due.length, oldestDue, failed: failed.length };
      }),
  };
}

/** Reads the links of the state; see the port for what it promises. */
export function createMemoryLinkRepository({ links }: MemoryState): LinkRepository {
  return {
    find: (tokenHash) => promised(() => structuredClone(links.get(tokenHash) ?? null)),
    listOf: (memberId, purpose) =>
      promised(() =>
        [...links.values()]
          .filter((link) => link.memberId === memberId && link.purpose === purpose)
          .map((link) => structuredClone(link)),
      ),
    removeExpired: (now) =>
      promised(() => {
        for (const { tokenHash, expiresAt } of links.values()) {
          if (expiresAt <= now) links.delete(tokenHash);
        }
      }),
  };
}

/** Stores what changes of letters and links. */
export function createMailHandlers(state: MemoryState): MemoryHandlers<MailChange> {
  const { letters, links } = state;
  return {
    queue_letter: ({ queued }) => {
      queueLetter(state, queued);
      return null;
    },
    put_letter: ({ id, attempts, next }) => {
      const stored = letters.get(id)?.queued;
      requireUnchanged(stored?.attempts === attempts);
      const key = next.failure === null ? stored.key : null;
      letters.set(id, {
        queued: { ...stored, ...next, key, attempts: attempts + 1 },
        heldUntil: '',
      });
      return null;
    },
    remove_letter: ({ id }) => {
      letters.delete(id);
      return null;
    },
    add_link: ({ link }) => {
      links.set(link.tokenHash, link);
      return null;
    },
    use_link: ({ tokenHash }) => {
      requireUnchanged(links.delete(tokenHash));
      return null;
    },
    remove_links: ({ memberId, purpose }) => {
      for (const link of links.values()) {
        const isMeant = link.memberId === memberId && link.purpose === purpose;
        if (isMeant) links.delete(link.tokenHash);
      }
      return null;
    },
  };
}

/** One letter at most waits under a key: it is due at the earlier of the two times. */
function queueLetter(state: MemoryState, queued: NewLetter): void {
  const { letters } = state;
  const waiting =
    queued.key === null
      ? undefined
      : [...letters.values()].find((stored) => stored.queued.key === queued.key);
  if (waiting === undefined) {
    const id = nextId(state, 'queued_letter');
    letters.set(id, { queued: { ...queued, id, attempts: 0, failure: null }, heldUntil: '' });
  } else if (queued.dueAt < waiting.queued.dueAt) {
    const earlier = { ...waiting.queued, dueAt: queued.dueAt };
    letters.set(earlier.id, { ...waiting, queued: earlier });
  }
}
