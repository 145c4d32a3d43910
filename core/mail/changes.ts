import type { EmailAddress } from '#core/kernel/email-address.ts';
import type { MemberId, NewsletterIssueId } from '#core/kernel/ids.ts';
import type { NewNewsletterIssue, Subscriber } from './domain/newsletter.ts';
import type { MailState } from './domain/mail-preferences.ts';

/** What is stored of which mails a member wishes. The version counts the changes, and is 0 when nothing was stored. */
export type MailStateChange =
  | { readonly type: 'put_mail_state'; readonly state: MailState; readonly version: number }
  /** A letter has told the member everything up to that time. Whatever they chose stays, also that they chose nothing. */
  | { readonly type: 'note_mailed'; readonly memberId: MemberId; readonly until: string };

/** What is stored of the newsletter. */
export type NewsletterChange =
  /** Nothing happens when the address gets it already. */
  | { readonly type: 'add_subscriber'; readonly subscriber: Omit<Subscriber, 'id'> }
  /** Nothing happens when the address gets it no more. */
  | { readonly type: 'remove_subscriber'; readonly address: EmailAddress }
  | { readonly type: 'add_newsletter_issue'; readonly issue: NewNewsletterIssue }
  /** More subscribers have their letter. `from` is how far it was decided upon. */
  | {
      readonly type: 'advance_newsletter_issue';
      readonly id: NewsletterIssueId;
      readonly from: number;
      readonly to: number;
    };
