import type { NewsletterIssueId } from '#core/kernel/ids.ts';
import type { EmailAddress } from '#core/kernel/email-address.ts';
import type { NewsletterIssue, Subscriber } from '#core/mail/domain/newsletter.ts';

/** Reads the newsletter and who gets it; `NewsletterChange` writes both. */
export interface NewsletterRepository {
  /** Whoever has that address, whatever its case. */
  findSubscriber(address: EmailAddress): Promise<Subscriber | null>;
  /** Those with an id above `after`, lowest first, at most `limit`. */
  listSubscribers(page: {
    readonly after: number;
    readonly limit: number;
  }): Promise<readonly Subscriber[]>;
  findIssue(id: NewsletterIssueId): Promise<NewsletterIssue | null>;
  /** The newest one with exactly these words. */
  findIssueBy(words: Pick<NewsletterIssue, 'subject' | 'text'>): Promise<NewsletterIssue | null>;
}
