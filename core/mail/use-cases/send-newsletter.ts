import type { Clock } from '#core/kernel/clock.ts';
import type { Commit } from '#core/kernel/commit.ts';
import { StorageUnavailable } from '#core/kernel/storage-unavailable.ts';
import type { MailChange } from '#core/letters/changes.ts';
import type { NewsletterChange } from '#core/mail/changes.ts';
import type { NewsletterIssue, Subscriber } from '#core/mail/domain/newsletter.ts';
import type { NewsletterRepository } from '#core/mail/ports/newsletter-repository.ts';

/** For how many subscribers letters are queued in one step. */
const AT_ONCE = 100;

/** Resolves with how many letters were queued. */
export type SendNewsletter = (words: Pick<NewsletterIssue, 'subject' | 'text'>) => Promise<number>;

interface Dependencies {
  readonly newsletter: NewsletterRepository;
  readonly commit: Commit<MailChange | NewsletterChange, never>;
  readonly clock: Clock;
}

/**
 * Queues the letter for every subscriber, step by step. Where it stopped before the end, the same words again go on
 * after those who have their letter; nobody gets it twice.
 */
export function makeSendNewsletter(deps: Dependencies): SendNewsletter {
  return async (words) => {
    let issue = await findOrAddIssue(deps, words);
    let queued = 0;
    for (;;) {
      const page = { after: issue.queuedUntil, limit: AT_ONCE };
      const subscribers = await deps.newsletter.listSubscribers(page);
      const last = subscribers.at(-1);
      if (last === undefined) return queued;
      await queueFor(deps, issue, subscribers, last.id);
      issue = { ...issue, queuedUntil: last.id };
      queued += subscribers.length;
    }
  };
}

async function findOrAddIssue(
  { newsletter, commit, clock }: Dependencies,
  words: Pick<NewsletterIssue, 'subject' | 'text'>,
): Promise<NewsletterIssue> {
  const known = await newsletter.findIssueBy(words);
  if (known !== null) return known;
  const at = clock.now();
  const issue = { ...words, createdAt: at };
  await commit({
    changes: [{ type: 'add_newsletter_issue', issue }],
    events: [],
    actorId: null,
    at,
  });
  const added = await newsletter.findIssueBy(words);
  if (added === null) throw new StorageUnavailable('The letter could not be stored.');
  return added;
}

async function queueFor(
  { commit, clock }: Dependencies,
  { id, queuedUntil }: NewsletterIssue,
  subscribers: readonly Subscriber[],
  to: number,
): Promise<void> {
  const at = clock.now();
  const letters = subscribers.map(({ address }) => {
    const letter = { kind: 'newsletter', issueId: id, address } as const;
    return { type: 'queue_letter', queued: { letter, key: null, dueAt: at } } as const;
  });
  const advance = { type: 'advance_newsletter_issue', id, from: queuedUntil, to } as const;
  const changes = [advance, ...letters];
  const { stored } = await commit({ changes, events: [], actorId: null, at });
  if (!stored) throw new StorageUnavailable('Somebody else is sending the same letter.');
}
