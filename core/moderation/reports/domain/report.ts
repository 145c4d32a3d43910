import { textRule, type FieldRule } from '#core/kernel/field-rule.ts';
import type { MemberId, ReportId } from '#core/kernel/ids.ts';
import type { Member } from '#core/members/domain/member.ts';
import type { StoredMessage } from '#core/messaging/domain/message.ts';
import type { ReportFault } from '#core/moderation/reports/refusals.ts';
import type { ReportReason } from './report-reason.ts';

/** What the reporter says in their own words, already normalised: at most 2,000 characters. */
export const checkReportWords: FieldRule<string, ReportFault> = textRule('words', 2000);

/**
 * A message in the evidence of a report: who wrote what, and when (ISO 8601 in UTC), with what it said before its sender
 * changed it or took it back.
 */
export type QuotedMessage = Pick<
  StoredMessage,
  'id' | 'senderId' | 'content' | 'attachments' | 'createdAt' | 'earlier'
>;

/** The words that came with the request of one of two members. */
export interface QuotedNote {
  readonly senderId: MemberId;
  readonly content: string;
}

/** What stood there when a report was filed. Only those who answer reports see it. */
export interface Evidence {
  /** The one who is reported, as they showed themselves to other members. */
  readonly profile: Member;
  /** The last messages between the two, oldest first; `null` when the reporter attached none. */
  readonly messages: readonly QuotedMessage[] | null;
  /** What came with the request between the two; `null` when there was nothing. */
  readonly note: QuotedNote | null;
  /** What the one who is reported wrote to introduce others to the reporter, newest first. */
  readonly introductions: readonly string[];
}

/** What came of a report. */
export const REPORT_OUTCOMES = ['no_action', 'acted'] as const;

export type ReportOutcome = (typeof REPORT_OUTCOMES)[number];

/** Who takes care of a report since when. */
export interface Claim {
  readonly by: MemberId;
  readonly at: string;
}

/** What was decided on a report, and by whom; `words` are for those who answer reports. */
export interface Decided extends Claim {
  readonly outcome: ReportOutcome;
  readonly words: string | null;
}

/** Who would remove the member whom a report is about, since when. */
export type RemovalProposal = Claim;

/** How far a report has come. */
export type Handling =
  | {
      readonly state: 'open';
      readonly claim: Claim | null;
      /** Waits for another moderator, who says the same or decides otherwise. */
      readonly proposal: RemovalProposal | null;
    }
  | { readonly state: 'answered'; readonly claim: Claim | null; readonly decision: Decided };

/** A report as its reporter filed it, and how it is handled. */
export interface Report {
  readonly id: ReportId;
  readonly reporterId: MemberId;
  readonly aboutId: MemberId;
  /** The name by which the reporter knew the one who is reported then. */
  readonly aboutName: string;
  readonly reason: ReportReason;
  readonly words: string | null;
  readonly createdAt: string;
  readonly handling: Handling;
}

/** A report with its evidence. */
export interface ReportWithEvidence extends Report {
  readonly evidence: Evidence;
}

/** A report that storage has not given an id yet; nobody takes care of it so far. */
export type FiledReport = Omit<ReportWithEvidence, 'id' | 'handling'>;

/** The handling of a report that has just been filed. */
export const UNHANDLED: Handling = { state: 'open', claim: null, proposal: null };

/** Whether the report is by the member or about them: they answer it never, and see nothing of its answer. */
export function concerns(
  { reporterId, aboutId }: Pick<Report, 'reporterId' | 'aboutId'>,
  memberId: MemberId,
): boolean {
  return memberId === reporterId || memberId === aboutId;
}

/** Whether the report is one of those upon which a measure was decided: they are answered by the same decision. */
export function isAnsweredBy(
  { id, aboutId, handling }: Pick<Report, 'id' | 'aboutId' | 'handling'>,
  decided: { readonly reportId: ReportId | null; readonly memberId: MemberId; readonly at: string },
): boolean {
  if (decided.reportId === null || id === decided.reportId) return id === decided.reportId;
  const answeredAt = handling.state === 'answered' ? handling.decision.at : null;
  return aboutId === decided.memberId && answeredAt === decided.at;
}
