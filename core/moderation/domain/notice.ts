import type { MemberId, NoticeId, ReportId } from '#core/kernel/ids.ts';
import type { NotFound, RefusalOf } from '#core/kernel/refusal.ts';
import { granted, refused, type Result } from '#core/kernel/result.ts';
import type { ModerationRefusal } from '#core/moderation/refusals.ts';
import type { ReportOutcome } from '#core/moderation/reports/domain/report.ts';
import type { EndingAction } from './measure.ts';
import type { ModerationActor, ModerationWords, NewModerationEntry } from './moderation-entry.ts';

/** The decisions that the member is told about and may appeal against. */
export const NOTICE_KINDS = ['suspend', 'remove', 'warn', 'unlist', 'stop_requests'] as const;

/** What a notice says about a measure. */
export interface MeasureContent extends Pick<NewModerationEntry, 'until' | 'reason' | 'words'> {
  readonly kind: (typeof NOTICE_KINDS)[number];
}

/** What can come of an appeal: what was decided stays, or is ended. */
export const APPEAL_OUTCOMES = ['upheld', 'reversed'] as const;

export type AppealOutcome = (typeof APPEAL_OUTCOMES)[number];

/** What a notice tells its member. */
export type NoticeContent =
  | MeasureContent
  /** A measure has ended early. */
  | {
      readonly kind: 'measure_ended';
      readonly measure: EndingAction;
      readonly words: ModerationWords | null;
    }
  /** Their appeal against what that notice told them was answered. */
  | {
      readonly kind: 'appeal_answered';
      readonly noticeId: NoticeId;
      readonly outcome: AppealOutcome;
      readonly words: ModerationWords;
    }
  /** Someone else gets their account then (ISO 8601 in UTC), unless they stop it. */
  | { readonly kind: 'recovery_begun'; readonly until: string }
  /** Their report about a member, who had that name then, was answered. */
  | {
      readonly kind: 'report_answered';
      readonly name: string;
      readonly outcome: ReportOutcome;
    };

/** What is answered to an appeal, by whom and when (ISO 8601 in UTC). */
export interface AppealAnswer {
  readonly outcome: AppealOutcome;
  readonly words: ModerationWords;
  readonly at: string;
  /** Who answered, which the member is not told. */
  readonly by: ModerationActor;
}

/** What a member has to say against a decision, since when (ISO 8601 in UTC). */
export interface Appeal {
  readonly words: ModerationWords;
  readonly at: string;
  /** `null` until somebody answers. */
  readonly answer: AppealAnswer | null;
}

/** A notice as it is added. Its time is ISO 8601 in UTC. */
export interface NewNotice {
  readonly memberId: MemberId;
  readonly at: string;
  /** Who decided, which the member is not told. */
  readonly actor: ModerationActor;
  /** The report that the decision answers, if it does. */
  readonly reportId: ReportId | null;
  readonly content: NoticeContent;
}

/** What a member is told of a decision about them, or upon what they said. */
export interface Notice extends NewNotice {
  readonly id: NoticeId;
  readonly appeal: Appeal | null;
  /** When its member first opened it (ISO 8601 in UTC); `null` until then. */
  readonly readAt: string | null;
}

/** How many unread notices are looked at: nobody has more, but for a flood of their own reports. */
export const MOST_UNREAD = 100;

/** Whether the notice is of a decision about its member, rather than of the answer to their report. */
export function isAboutMember({ kind }: Pick<NoticeContent, 'kind'>): boolean {
  return kind !== 'report_answered';
}

/** A notice of a measure. */
export interface MeasureNotice extends Notice {
  readonly content: MeasureContent;
}

/** The notice of an entry in the log; `null` where the member is told nothing. */
export function noticeOf(entry: NewModerationEntry): NewNotice | null {
  const { memberId, at, actor, reportId, until, reason, words } = entry;
  const kind = NOTICE_KINDS.find((noticed) => noticed === entry.action);
  if (kind === undefined) return null;
  return { memberId, at, actor, reportId, content: { kind, until, reason, words } };
}

/** The notice that a measure has ended early, with what whoever ended it writes. */
export function noticeOfEnding(
  ended: Pick<NewModerationEntry, 'memberId' | 'at' | 'actor' | 'words'>,
  measure: EndingAction,
): NewNotice {
  const { memberId, at, actor, words } = ended;
  return {
    memberId,
    at,
    actor,
    reportId: null,
    content: { kind: 'measure_ended', measure, words },
  };
}

/** Whether the notice is of a measure: against no other may its member appeal. */
export function isMeasureNotice(notice: Notice): notice is MeasureNotice {
  return NOTICE_KINDS.some((kind) => kind === notice.content.kind);
}

/** Whether the notice is of a measure that keeps its member from signing in. */
export function isOfExclusion({ content }: Notice): boolean {
  return content.kind === 'suspend' || content.kind === 'remove';
}

/** True while the member may appeal, which they may once. */
export function mayAppeal(notice: Notice): boolean {
  return isMeasureNotice(notice) && notice.appeal === null;
}

/** The notice with the appeal of its member. */
export function withAppeal(
  notice: Notice,
  appeal: Pick<Appeal, 'words' | 'at'>,
): Result<Notice, NotFound<'notice'> | RefusalOf<'already_appealed', ModerationRefusal>> {
  if (!isMeasureNotice(notice)) return refused({ code: 'not_found', subject: 'notice' });
  return mayAppeal(notice)
    ? granted({ ...notice, appeal: { ...appeal, answer: null } })
    : refused({ code: 'already_appealed' });
}
