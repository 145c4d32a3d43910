import type { Clock } from '#core/kernel/clock.ts';
import { decideAndCommit, type Commit } from '#core/kernel/commit.ts';
import type { MemberId, ReportId } from '#core/kernel/ids.ts';
import type { RefusalOf } from '#core/kernel/refusal.ts';
import { granted, refused, type Result } from '#core/kernel/result.ts';
import type { ReportChange } from '#core/reports/changes.ts';
import { decideAnswer } from '#core/reports/domain/decide-answer.ts';
import type { ReportOutcome } from '#core/reports/domain/report.ts';
import type { ReportRefusal } from '#core/reports/refusals.ts';
import type { ReportRepository } from '#core/reports/report-repository.ts';
import type { SafetyRepository } from '#core/safety/safety-repository.ts';

type AnswerRefusal = RefusalOf<'not_found'> | RefusalOf<'forbidden'> | ReportRefusal;

export type AnswerReport = (input: {
  readonly moderatorId: MemberId;
  readonly id: ReportId;
  readonly outcome: ReportOutcome;
  readonly words: string | null;
}) => Promise<Result<null, AnswerRefusal>>;

/** Answers a report in the name of a moderator; the one who filed it finds the outcome among theirs. */
export function makeAnswerReport(deps: {
  readonly reports: Pick<ReportRepository, 'load'>;
  readonly safety: Pick<SafetyRepository, 'loadStanding'>;
  readonly commit: Commit<ReportChange, never>;
  readonly clock: Clock;
}): AnswerReport {
  return ({ moderatorId, id, outcome, words }) =>
    decideAndCommit<ReportChange, never, null, AnswerRefusal>(deps.commit, async () => {
      const stored = await deps.reports.load(id);
      if (stored === null) return refused({ code: 'not_found', subject: 'report' });
      const { value: moderator } = await deps.safety.loadStanding(moderatorId);
      const at = deps.clock.now();
      const decided = decideAnswer(stored, { moderator, outcome, words, at });
      if (!decided.ok) return decided;
      const act = { changes: decided.value, events: [], actorId: moderatorId, at };
      return granted({ act, answer: () => null });
    });
}
