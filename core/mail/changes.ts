import type { LetterId, MemberId, NewsletterIssueId } from '#core/kernel/ids.ts';
import type { EmailAddress } from '#core/members/domain/field-rules.ts';
import type { NewLetter, QueuedLetter } from './domain/letter.ts';
import type { Link, LinkPurpose } from './domain/link.ts';
import type { NewNewsletterIssue, Subscriber } from './domain/newsletter.ts';
import type { MailState } from './mail-preference-repository.ts';

/** What is stored of mails. */
export type MailChange =
  /** The letter is sent once the act is stored, and never when it is not. */
  | { readonly type: 'queue_letter'; readonly queued: NewLetter }
  /** After an attempt that failed. `attempts` is the number that was decided upon. */
  | {
      readonly type: 'put_letter';
      readonly id: LetterId;
      readonly attempts: number;
      readonly next: Pick<QueuedLetter, 'dueAt' | 'failure'>;
    }
  /** Sent, or not to be sent. Nothing happens when it is gone already. */
  | { readonly type: 'remove_letter'; readonly id: LetterId }
  | { readonly type: 'add_link'; readonly link: Link }
  /** Uses up the link, while it is there. */
  | { readonly type: 'use_link'; readonly tokenHash: string }
  /** Makes all links of that purpose useless that are about the member's account. */
  | {
      readonly type: 'remove_links';
      readonly memberId: MemberId;
      readonly purpose: LinkPurpose;
    };

/** What is stored of which mails a member wishes. The version counts the changes, and is 0 when nothing was stored. */
export type MailStateChange =
  | { readonly type: 'put_mail_state'; readonly state: MailState; readonly version: number }
  /** A letter has told the member everything up to that time. Whatever they wish stays. */
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
