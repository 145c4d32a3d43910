import type { NewsletterIssueId, SubscriberId } from '#core/kernel/ids.ts';
import type { EmailAddress } from '#core/kernel/email-address.ts';

/** Someone who gets the newsletter, and since when (ISO 8601 in UTC). No account is needed. */
export interface Subscriber {
  readonly id: SubscriberId;
  readonly address: EmailAddress;
  readonly since: string;
}

/** A letter to all subscribers, as those who run the site wrote it. */
export interface NewsletterIssue {
  readonly id: NewsletterIssueId;
  readonly subject: string;
  readonly text: string;
  /** ISO 8601 in UTC. */
  readonly createdAt: string;
  /** Subscribers with an id up to this one have their letter in the outbox, or have had it. */
  readonly queuedUntil: number;
}

/** An issue that storage has not given an id yet; nobody has it. */
export type NewNewsletterIssue = Omit<NewsletterIssue, 'id' | 'queuedUntil'>;
