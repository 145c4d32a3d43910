import type { Member } from '#core/members/domain/member.ts';
import type {
  Claim,
  Decided,
  Evidence,
  Handling,
  QuotedMessage,
  Report,
  ReportWithEvidence,
} from '#core/moderation/reports/domain/report.ts';
import {
  bigint,
  fields,
  group,
  json,
  mapped,
  mapping,
  optional,
  text,
  time,
  union,
} from './field.ts';
import { withAllPreferences } from './member.ts';
import { record, versioned } from './record.ts';

const claim = optional(group<Claim>()({ by: bigint('claimed_by'), at: time('claimed_at') }));

export const HANDLING = mapping(
  union<Handling>()('state', 'state', {
    open: {
      claim,
      proposal: optional(group<Claim>()({ by: bigint('proposed_by'), at: time('proposed_at') })),
    },
    answered: {
      claim,
      decision: group<Decided>()({
        by: bigint('decided_by'),
        at: time('decided_at'),
        outcome: text('outcome'),
        words: optional(text('outcome_words')),
      }),
    },
  }),
);

/** Reports of before messages could be changed, or could have attachments, say nothing of these. */
type Earlier = Omit<QuotedMessage, 'earlier' | 'attachments'> & Partial<QuotedMessage>;

const evidence = group<Evidence>()({
  profile: mapped(
    json<Member, 'profile'>('profile'),
    (profile) => ({ ...profile, preferences: withAllPreferences(profile.preferences) }),
    (profile: Member) => profile,
  ),
  messages: optional(
    mapped(
      json<readonly Earlier[], 'messages'>('messages'),
      (messages) =>
        messages.map((message) => ({
          ...message,
          attachments: message.attachments ?? [],
          earlier: message.earlier ?? [],
        })),
      (messages: readonly QuotedMessage[]) => messages,
    ),
  ),
  note: optional(json('note')),
  introductions: mapped(
    // Reports of before say nothing of introductions.
    optional(json<readonly string[], 'introductions'>('introductions')),
    (notes) => notes ?? [],
    (notes: readonly string[]) => notes,
  ),
});

const report = fields<Report>()({
  id: bigint('id'),
  reporterId: bigint('reporter_id'),
  aboutId: bigint('about_id'),
  aboutName: text('about_name'),
  reason: text('reason'),
  words: optional(text('words')),
  createdAt: time('created_at'),
  handling: HANDLING,
});

/** A report without its evidence, which is long. */
export const REPORT = mapping(group<Report>()(report));

export const REPORT_WITH_EVIDENCE = mapping(group<ReportWithEvidence>()({ ...report, evidence }));

export const REPORTS = record('report', { key: 'id', archived: versioned(REPORT_WITH_EVIDENCE) });
