import { promised } from '#adapters/promised.ts';
import type { NewId } from '#core/kernel/ids.ts';
import { unreachable } from '#core/kernel/unreachable.ts';
import type { NewsletterChange } from '#core/mail/changes.ts';
import type { Subscriber } from '#core/mail/domain/newsletter.ts';
import type { NewsletterRepository } from '#core/mail/newsletter-repository.ts';
import { toLoginName } from '#core/members/domain/member.ts';
import { changesOf } from '#adapters/changes-of.ts';
import { nextId, type MemoryState } from './memory-state.ts';

/** Reads the newsletter of the state; see the port for what it promises. */
export function createMemoryNewsletter(state: MemoryState): NewsletterRepository {
  return {
    findSubscriber: (address) => promised(() => structuredClone(findSubscriber(state, address))),
    listSubscribers: ({ after, limit }) =>
      promised(() =>
        structuredClone(
          [...state.subscribers.values()].filter(({ id }) => id > after).slice(0, limit),
        ),
      ),
    findIssue: (id) => promised(() => structuredClone(state.issues.get(id) ?? null)),
    findIssueBy: ({ subject, text }) =>
      promised(() => {
        const same = [...state.issues.values()].filter(
          (issue) => issue.subject === subject && issue.text === text,
        );
        return structuredClone(same.at(-1) ?? null);
      }),
  };
}

/** Whether the change is one of the newsletter. */
export const isNewsletterChange = changesOf<NewsletterChange>({
  add_subscriber: true,
  remove_subscriber: true,
  add_newsletter_issue: true,
  advance_newsletter_issue: true,
});

/** Whether what the change was decided upon is still so. */
export function isNewsletterChangePossible(
  { issues }: MemoryState,
  change: NewsletterChange,
): boolean {
  if (change.type !== 'advance_newsletter_issue') return true;
  return issues.get(change.id)?.queuedUntil === change.from;
}

/** Applies a change that is possible, and returns the id of what it added, if it did. */
export function applyNewsletterChange(state: MemoryState, change: NewsletterChange): NewId | null {
  switch (change.type) {
    case 'add_subscriber': {
      if (findSubscriber(state, change.subscriber.address) !== null) return null;
      const id = nextId(state, 'newsletter_subscriber');
      state.subscribers.set(id, { ...change.subscriber, id });
      return id;
    }
    case 'remove_subscriber': {
      const subscriber = findSubscriber(state, change.address);
      if (subscriber !== null) state.subscribers.delete(subscriber.id);
      return null;
    }
    case 'add_newsletter_issue': {
      const id = nextId(state, 'newsletter_issue');
      state.issues.set(id, { ...change.issue, id, queuedUntil: 0 });
      return id;
    }
    case 'advance_newsletter_issue': {
      const issue = state.issues.get(change.id);
      if (issue) state.issues.set(issue.id, { ...issue, queuedUntil: change.to });
      return null;
    }
    default:
      return unreachable(change);
  }
}

/** Whoever has that address, whatever its case. */
export function findSubscriber({ subscribers }: MemoryState, address: string): Subscriber | null {
  const key = toLoginName(address);
  return [...subscribers.values()].find((known) => toLoginName(known.address) === key) ?? null;
}
