import type { Versioned } from '#core/kernel/commit.ts';
import type { MemberId } from '#core/kernel/ids.ts';
import type { RefusalOf } from '#core/kernel/refusal.ts';
import { granted, refused, type Result } from '#core/kernel/result.ts';
import type { ReportChange } from '#core/reports/changes.ts';
import type { ReportRefusal } from '#core/reports/refusals.ts';
import type { Standing } from '#core/safety/domain/standing.ts';
import type { Report, ReportOutcome } from './report.ts';

/** What is answered to a report, by whom and when (ISO 8601 in UTC). */
export interface Answer {
  readonly moderator: Standing;
  readonly outcome: ReportOutcome;
  /** For those who answer reports. */
  readonly words: string | null;
  readonly at: string;
}

/** Whether the member may read and answer the report: a moderator whom it does not concern. */
function mayAnswer(
  report: Pick<Report, 'reporterId' | 'aboutId'>,
  { memberId, role }: Pick<Standing, 'memberId' | 'role'>,
): boolean {
  const concerned: readonly MemberId[] = [report.reporterId, report.aboutId];
  return role === 'moderator' && !concerned.includes(memberId);
}

/** Decides an answer to the report of that version. Each report is answered once. */
export function decideAnswer(
  { value: report, version }: Versioned<Report>,
  { moderator, outcome, words, at }: Answer,
): Result<readonly ReportChange[], RefusalOf<'forbidden'> | ReportRefusal> {
  if (!mayAnswer(report, moderator)) return refused({ code: 'forbidden' });
  const { id, handling } = report;
  if (handling.state === 'answered') return refused({ code: 'already_answered' });
  const decision = { by: moderator.memberId, at, outcome, words };
  const answered = { state: 'answered', claim: handling.claim, decision } as const;
  return granted([{ type: 'put_report', id, version, handling: answered }]);
}
