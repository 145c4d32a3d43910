import type { NewsletterIssue } from '#core/mail/domain/newsletter.ts';
import { bigint, group, mapping, text, time } from './field.ts';
import { record } from './record.ts';

export const ISSUE = mapping(
  group<NewsletterIssue>()({
    id: bigint('id'),
    subject: text('subject'),
    text: text('content'),
    createdAt: time('created_at'),
    queuedUntil: bigint('queued_until'),
  }),
);

export const ISSUES = record('newsletter_issue', { key: 'id', archived: ISSUE });
