import type { MemberId, NewsletterIssueId, SubscriberId } from '#core/kernel/ids.ts';
import { trusted } from '#core/kernel/trusted.ts';
import type { MailPace } from '#core/mail/domain/mail-preferences.ts';
import type { NewsletterIssue, Subscriber } from '#core/mail/domain/newsletter.ts';
import type { MailState } from '#core/mail/mail-preference-repository.ts';
import type { EmailAddress } from '#core/kernel/email-address.ts';
import { toLoginName } from '#core/members/domain/member.ts';
import type { MovedRow } from './moved-tables.ts';

/** A row of the table `mail_state`, but for its version. */
export type MailStateRow = Omit<MovedRow<'mail_state'>, 'version'>;

/** A row of the table `newsletter_subscriber`. */
export type SubscriberRow = MovedRow<'newsletter_subscriber'>;

/** A row of the table `newsletter_issue`. */
export type IssueRow = MovedRow<'newsletter_issue'>;

/** The state of a row. */
export function toMailState(row: MailStateRow): MailState {
  return {
    memberId: trusted<MemberId>(row.member_id),
    // Only the names of paces are stored.
    preferences: {
      requests: row.requests as MailPace,
      acceptances: row.acceptances as MailPace,
      messages: row.messages as MailPace,
    },
    mailedUntil: row.mailed_until === null ? null : new Date(row.mailed_until).toISOString(),
  };
}

/** The state as parameters, which are named like the columns. */
export function toMailStateParameters(state: MailState): MailStateRow {
  return {
    member_id: state.memberId,
    requests: state.preferences.requests,
    acceptances: state.preferences.acceptances,
    messages: state.preferences.messages,
    mailed_until: state.mailedUntil === null ? null : Date.parse(state.mailedUntil),
  };
}

/** The subscriber of a row. */
export function toSubscriber(row: Omit<SubscriberRow, 'address_key'>): Subscriber {
  return {
    id: trusted<SubscriberId>(row.id),
    address: trusted<EmailAddress>(row.address),
    since: new Date(row.since).toISOString(),
  };
}

/** The subscriber as parameters, which are named like the columns. */
export function toSubscriberParameters({
  address,
  since,
}: Omit<Subscriber, 'id'>): Omit<SubscriberRow, 'id'> {
  return { address, address_key: toLoginName(address), since: Date.parse(since) };
}

/** The issue of a row. */
export function toIssue(row: IssueRow): NewsletterIssue {
  return {
    id: trusted<NewsletterIssueId>(row.id),
    subject: row.subject,
    text: row.content,
    createdAt: new Date(row.created_at).toISOString(),
    queuedUntil: row.queued_until,
  };
}

/** The issue as parameters, which are named like the columns. */
export function toIssueParameters({
  subject,
  text,
  createdAt,
  queuedUntil,
}: Omit<NewsletterIssue, 'id'>): Omit<IssueRow, 'id'> {
  return { subject, content: text, created_at: Date.parse(createdAt), queued_until: queuedUntil };
}
