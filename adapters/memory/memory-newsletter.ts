import { promised } from '#adapters/promised.ts';
import type { NewsletterChange } from '#core/mail/changes.ts';
import type { Subscriber } from '#core/mail/domain/newsletter.ts';
import type { NewsletterRepository } from '#core/mail/ports/newsletter-repository.ts';
import { toLoginName } from '#core/members/domain/member.ts';
import { nextId, type MemoryState } from './memory-state.ts';
import { requireUnchanged } from '#adapters/conflict.ts';
import type { MemoryHandlers } from './memory-handlers.ts';

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

/** The subscriber with that address, whatever its case. */
function findSubscriber({ subscribers }: MemoryState, address: string): Subscriber | null {
  const key = toLoginName(address);
  return [...subscribers.values()].find((known) => toLoginName(known.address) === key) ?? null;
}

/** Stores what changes of the newsletter. */
export function createNewsletterHandlers(state: MemoryState): MemoryHandlers<NewsletterChange> {
  const { subscribers, issues } = state;
  return {
    add_subscriber: ({ subscriber }) => {
      if (findSubscriber(state, subscriber.address) !== null) return null;
      const id = nextId(state, 'newsletter_subscriber');
      subscribers.set(id, { ...subscriber, id });
      return id;
    },
    remove_subscriber: ({ address }) => {
      const subscriber = findSubscriber(state, address);
      if (subscriber !== null) subscribers.delete(subscriber.id);
      return null;
    },
    add_newsletter_issue: ({ issue }) => {
      const id = nextId(state, 'newsletter_issue');
      issues.set(id, { ...issue, id, queuedUntil: 0 });
      return id;
    },
    advance_newsletter_issue: ({ id, from, to }) => {
      const issue = issues.get(id);
      requireUnchanged(issue?.queuedUntil === from);
      issues.set(id, { ...issue, queuedUntil: to });
      return null;
    },
  };
}
