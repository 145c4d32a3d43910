import type { Versioned } from '#core/kernel/commit.ts';
import type { MemberId } from '#core/kernel/ids.ts';
import type { RefusalOf } from '#core/kernel/refusal.ts';
import { granted, refused, type Result } from '#core/kernel/result.ts';
import {
  decideMeasure,
  type MeasureChange,
  type MeasureRefusal,
} from '#core/moderation/domain/decide-measure.ts';
import { endsAnything, type EndingAction } from '#core/moderation/domain/measure.ts';
import type { ModerationWords } from '#core/moderation/domain/moderation-entry.ts';
import { noticeOfEnding } from '#core/moderation/domain/notice.ts';
import type { ModerationRefusal } from '#core/moderation/refusals.ts';
import type { Standing } from '#core/safety/domain/standing.ts';
import { toMeasure, type SoleMeasure } from './report-decision.ts';

/** Which measure a moderator ends, with what they write to the member, and when (ISO 8601 in UTC). */
export interface MadeEnding {
  readonly by: MemberId;
  readonly at: string;
  readonly measure: EndingAction;
  readonly words: ModerationWords;
}

/** What a moderator does about a member without a report, and when (ISO 8601 in UTC). */
export interface MadeMeasure {
  readonly by: MemberId;
  readonly at: string;
  readonly taken: SoleMeasure;
  /** Whether the moderator has reported the member, or they the moderator. */
  readonly isTied: boolean;
}

/** Why a measure is not ended, or not taken. */
export type EndingRefusal =
  | RefusalOf<'forbidden'>
  | MeasureRefusal
  | RefusalOf<'measure_not_in_force', ModerationRefusal>;

/** Decides to end a measure early, and tells the member. Nobody ends one about themselves. */
export function decideEnding(
  standing: Versioned<Standing>,
  { by, at, measure, words }: MadeEnding,
): Result<readonly MeasureChange[], EndingRefusal> {
  const { memberId } = standing.value;
  if (memberId === by) return refused({ code: 'forbidden' });
  const record = { at, actor: by, reportId: null, reason: null, words };
  const decided = decideMeasure(standing, { action: measure }, record);
  if (!decided.ok) return decided;
  if (!endsAnything(standing.value, measure)) return refused({ code: 'measure_not_in_force' });
  const notice = noticeOfEnding({ memberId, at, actor: by, words }, measure);
  return granted([...decided.value, { type: 'add_notice', notice }]);
}

/**
 * Decides a measure without a report, and tells the member. Nobody takes one about themselves, another moderator, or
 * someone they have reported or are reported by.
 */
export function decideSoleMeasure(
  standing: Versioned<Standing>,
  { by, at, taken, isTied }: MadeMeasure,
): Result<readonly MeasureChange[], EndingRefusal> {
  const { memberId, role } = standing.value;
  if (memberId === by || role !== 'member' || isTied) return refused({ code: 'forbidden' });
  const { reason, words } = taken;
  return decideMeasure(standing, toMeasure(taken), {
    at,
    actor: by,
    reportId: null,
    reason,
    words,
  });
}
