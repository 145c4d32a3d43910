import { promised } from '#adapters/promised.ts';
import type { MailChange } from '#core/letters/changes.ts';
import type { NewLetter } from '#core/letters/domain/letter.ts';
import type { LinkRepository } from '#core/letters/link-repository.ts';
import type { Outbox } from '#core/letters/outbox.ts';
import { unreachable } from '#core/kernel/unreachable.ts';
import { changesOf } from '#adapters/changes-of.ts';
import { nextId, type MemoryState, type StoredLetter } from './memory-state.ts';

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
  };
}

/** Reads the links of the state; see the port for what it promises. */
export function createMemoryLinkRepository({ links }: MemoryState): LinkRepository {
  return {
    find: (tokenHash) => promised(() => structuredClone(links.get(tokenHash) ?? null)),
    removeExpired: (now) =>
      promised(() => {
        for (const { tokenHash, expiresAt } of links.values()) {
          if (expiresAt <= now) links.delete(tokenHash);
        }
      }),
  };
}

/** The letter that waits under that key. */
export function findLetter(
  { letters }: MemoryState,
  { key }: Pick<NewLetter, 'key'>,
): StoredLetter | null {
  if (key === null) return null;
  return [...letters.values()].find(({ queued }) => queued.key === key) ?? null;
}

/** Whether the change is one of mails. */
export const isMailChange = changesOf<MailChange>({
  queue_letter: true,
  put_letter: true,
  remove_letter: true,
  add_link: true,
  use_link: true,
  remove_links: true,
});

/** Whether what the change was decided upon is still so. */
export function isMailChangePossible(state: MemoryState, change: MailChange): boolean {
  if (change.type === 'put_letter') {
    return state.letters.get(change.id)?.queued.attempts === change.attempts;
  }
  return change.type !== 'use_link' || state.links.has(change.tokenHash);
}

/** Applies a change that is possible. */
export function applyMailChange(state: MemoryState, change: MailChange): null {
  switch (change.type) {
    case 'queue_letter':
      queueLetter(state, change.queued);
      return null;
    case 'put_letter': {
      const stored = state.letters.get(change.id);
      if (stored)
        state.letters.set(change.id, { queued: afterAttempt(stored, change), heldUntil: '' });
      return null;
    }
    case 'remove_letter':
      state.letters.delete(change.id);
      return null;
    case 'add_link':
      state.links.set(change.link.tokenHash, change.link);
      return null;
    case 'use_link':
      state.links.delete(change.tokenHash);
      return null;
    case 'remove_links':
      for (const tokenHash of linksOf(state, change)) state.links.delete(tokenHash);
      return null;
    default:
      return unreachable(change);
  }
}

function queueLetter(state: MemoryState, queued: NewLetter): void {
  const waiting = findLetter(state, queued);
  if (waiting === null) {
    const id = nextId(state, 'queued_letter');
    state.letters.set(id, { queued: { ...queued, id, attempts: 0, failure: null }, heldUntil: '' });
  } else if (queued.dueAt < waiting.queued.dueAt) {
    const earlier = { ...waiting.queued, dueAt: queued.dueAt };
    state.letters.set(earlier.id, { ...waiting, queued: earlier });
  }
}

function afterAttempt(
  { queued }: StoredLetter,
  { next }: Extract<MailChange, { readonly type: 'put_letter' }>,
): StoredLetter['queued'] {
  const key = next.failure === null ? queued.key : null;
  return { ...queued, ...next, key, attempts: queued.attempts + 1 };
}

/** The hashes of the tokens of the member's links of that purpose. */
export function linksOf(
  { links }: MemoryState,
  { memberId, purpose }: Extract<MailChange, { readonly type: 'remove_links' }>,
): string[] {
  return [...links.values()].flatMap((link) =>
    link.memberId === memberId && link.purpose === purpose ? [link.tokenHash] : [],
  );
}
