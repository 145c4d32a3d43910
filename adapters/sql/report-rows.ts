import type { MemberId, ReportId } from '#core/kernel/ids.ts';
import { trusted } from '#core/kernel/trusted.ts';
import { unreachable } from '#core/kernel/unreachable.ts';
import type { Member } from '#core/members/domain/member.ts';
import type { ReportReason } from '#core/reports/domain/report-reason.ts';
import type {
  Claim,
  Handling,
  QuotedMessage,
  QuotedNote,
  Report,
  ReportOutcome,
  ReportWithEvidence,
} from '#core/reports/domain/report.ts';
import { withAllPreferences } from './member-rows.ts';
import { movedColumns, type MovedRow } from './moved-tables.ts';
import { TABLES } from './tables.ts';

type EvidenceColumn = 'profile' | 'messages' | 'note';

/** A row of the table `report`, with the evidence. */
export type ReportWithEvidenceRow = Omit<MovedRow<'report'>, 'version'>;

/** A row of the table `report`, without the evidence. */
export type ReportRow = Omit<ReportWithEvidenceRow, EvidenceColumn>;

const EVIDENCE_COLUMNS: readonly string[] = [
  'profile',
  'messages',
  'note',
] satisfies EvidenceColumn[];

/** The columns of `ReportRow`. */
export const REPORT_COLUMNS = movedColumns(TABLES.report)
  .filter((column) => column !== 'version' && !EVIDENCE_COLUMNS.includes(column))
  .join(', ');

/** The columns of `ReportWithEvidenceRow`. */
export const REPORT_WITH_EVIDENCE_COLUMNS = [REPORT_COLUMNS, ...EVIDENCE_COLUMNS].join(', ');

/** The report of a row. */
export function toReport(row: ReportRow): Report {
  return {
    id: trusted<ReportId>(row.id),
    reporterId: trusted<MemberId>(row.reporter_id),
    aboutId: trusted<MemberId>(row.about_id),
    aboutName: row.about_name,
    reason: row.reason as ReportReason,
    words: row.words,
    createdAt: new Date(row.created_at).toISOString(),
    handling: toHandling(row),
  };
}

/** The report of a row, with its evidence. */
export function toReportWithEvidence(row: ReportWithEvidenceRow): ReportWithEvidence {
  const profile = JSON.parse(row.profile) as Member;
  const messages = row.messages === null ? null : toQuotedMessages(row.messages);
  const note = row.note === null ? null : (JSON.parse(row.note) as QuotedNote);
  return {
    ...toReport(row),
    evidence: {
      profile: { ...profile, preferences: withAllPreferences(profile.preferences) },
      messages,
      note,
    },
  };
}

/** Reports of before messages could be changed do not say what these said earlier. */
function toQuotedMessages(messages: string): QuotedMessage[] {
  const quoted = JSON.parse(messages) as readonly (Omit<QuotedMessage, 'earlier'> &
    Partial<QuotedMessage>)[];
  return quoted.map((message) => ({ ...message, earlier: message.earlier ?? [] }));
}

/** The row of a report. */
export function toReportRow({ id, aboutName, handling, ...filed }: ReportWithEvidence) {
  return {
    id,
    ...toFiledColumns({ aboutName, ...filed }),
    ...toHandlingColumns(handling),
  } satisfies ReportWithEvidenceRow;
}

/** What was filed, by its columns. */
export function toFiledColumns(filed: Omit<ReportWithEvidence, 'id' | 'handling'>) {
  const { profile, messages, note } = filed.evidence;
  return {
    reporter_id: filed.reporterId,
    about_id: filed.aboutId,
    about_name: filed.aboutName,
    reason: filed.reason,
    words: filed.words,
    created_at: Date.parse(filed.createdAt),
    profile: JSON.stringify(profile),
    messages: messages && JSON.stringify(messages),
    note: note && JSON.stringify(note),
  };
}

/** How a report is handled, by its columns. */
export function toHandlingColumns(handling: Handling) {
  const { state, claim } = handling;
  const decision = state === 'answered' ? handling.decision : null;
  const proposal = state === 'open' ? handling.proposal : null;
  return {
    state,
    claimed_by: claim?.by ?? null,
    claimed_at: toMoment(claim),
    decided_by: decision?.by ?? null,
    decided_at: toMoment(decision),
    outcome: decision?.outcome ?? null,
    outcome_words: decision?.words ?? null,
    proposed_by: proposal?.by ?? null,
    proposed_at: toMoment(proposal),
  };
}

/** The table makes sure that exactly answered reports say what was decided. */
function toHandling(row: ReportRow): Handling {
  const state = row.state as Handling['state'];
  const claim = toClaim(row.claimed_by, row.claimed_at);
  switch (state) {
    case 'open':
      return { state, claim, proposal: toClaim(row.proposed_by, row.proposed_at) };
    case 'answered': {
      const decided = toClaim(row.decided_by, row.decided_at);
      if (decided === null) throw new Error(`Report ${row.id} does not say who decided it.`);
      const outcome = row.outcome as ReportOutcome;
      return { state, claim, decision: { ...decided, outcome, words: row.outcome_words } };
    }
    default:
      return unreachable(state);
  }
}

function toClaim(by: number | null, at: number | null): Claim | null {
  if (by === null || at === null) return null;
  return { by: trusted<MemberId>(by), at: new Date(at).toISOString() };
}

function toMoment(claim: Claim | null): number | null {
  return claim === null ? null : Date.parse(claim.at);
}
