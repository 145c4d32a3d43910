import { noteSecurity } from '#core/accounts/security-log/domain/note-security.ts';
import type { SecurityChange, SessionChange } from '#core/accounts/changes.ts';
import type { Versioned } from '#core/kernel/commit.ts';
import type { RefusalOf } from '#core/kernel/refusal.ts';
import { granted, refused, type Result } from '#core/kernel/result.ts';
import type { ModerationChange } from '#core/moderation/changes.ts';
import type { ModerationFault, ModerationRefusal } from '#core/moderation/refusals.ts';
import type { SafetyChange } from '#core/safety/changes.ts';
import { isInUse, type Standing } from '#core/safety/domain/standing.ts';
import { applyMeasure, type Measure } from './measure.ts';
import type { NewModerationEntry } from './moderation-entry.ts';
import { noticeOf } from './notice.ts';

/** What a measure stores. */
export type MeasureChange = SafetyChange | SessionChange | ModerationChange | SecurityChange;

/** Why a measure is refused. */
export type MeasureRefusal =
  | RefusalOf<'invalid_input'>
  | RefusalOf<'member_removed' | 'not_awaiting_approval' | 'approval_undecided', ModerationRefusal>;

/**
 * Decides a measure about a member. A member who may no longer use their account is signed out everywhere by the
 * same commit. Every measure is in the log, and members are told of measures against them.
 */
export function decideMeasure(
  { value: standing, version }: Versioned<Standing>,
  measure: Measure,
  record: Omit<NewModerationEntry, 'memberId' | 'action' | 'until'>,
): Result<readonly MeasureChange[], MeasureRefusal> {
  const refusal = refuseMeasure(standing, measure, record.at);
  if (refusal !== null) return refused(refusal);
  const { memberId } = standing;
  const next = applyMeasure(standing, measure);
  const changes: MeasureChange[] = [];
  if (next !== standing) changes.push({ type: 'put_standing', standing: next, version });
  if (measure.action === 'end_sessions' || !isInUse(next)) {
    changes.push({ type: 'end_sessions', memberId });
  }
  const until = measure.action === 'suspend' ? measure.until : null;
  const entry = { ...record, memberId, action: measure.action, until };
  if (next.role !== standing.role) {
    const fact = next.role === 'member' ? 'role_taken' : 'role_given';
    changes.push(noteSecurity(fact, { memberId, at: record.at }));
  }
  changes.push({ type: 'add_moderation_entry', entry });
  const notice = noticeOf(entry);
  if (notice !== null) changes.push({ type: 'add_notice', notice });
  return granted(changes);
}

function refuseMeasure(standing: Standing, measure: Measure, at: string): MeasureRefusal | null {
  const { status } = standing.account;
  if (status === 'deleted') return { code: 'member_removed' };
  const isApproval = measure.action === 'approve' || measure.action === 'decline';
  if (isApproval !== (status === 'awaiting_approval')) {
    return { code: isApproval ? 'not_awaiting_approval' : 'approval_undecided' };
  }
  if (status === 'removed' && measure.action !== 'restore') return { code: 'member_removed' };
  if (measure.action !== 'suspend' || measure.until > at) return null;
  const fault: ModerationFault = { rule: 'until_not_later' };
  return { code: 'invalid_input', errors: [{ path: 'until', fault }] };
}
