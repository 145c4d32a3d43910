import type { Versioned } from '#core/kernel/commit.ts';
import type { MemberId } from '#core/kernel/ids.ts';
import type { RefusalOf } from '#core/kernel/refusal.ts';
import { granted, refused, type Result } from '#core/kernel/result.ts';
import { unreachable } from '#core/kernel/unreachable.ts';
import type { ModerationChange } from '#core/moderation/changes.ts';
import { applyMeasure, type EndingAction } from '#core/moderation/domain/measure.ts';
import type { ModerationWords } from '#core/moderation/domain/moderation-entry.ts';
import {
  isMeasureNotice,
  type Appeal,
  type AppealOutcome,
  type MeasureContent,
  type MeasureNotice,
  type Notice,
} from '#core/moderation/domain/notice.ts';
import type { ModerationRefusal } from '#core/moderation/refusals.ts';
import type { SafetyChange } from '#core/safety/changes.ts';
import type { Standing } from '#core/safety/domain/standing.ts';

/** A notice against which its member appeals. */
export interface AppealedNotice extends MeasureNotice {
  readonly appeal: Appeal;
}

/** What an answer to an appeal is made of. */
export interface AppealCase {
  readonly notice: Versioned<AppealedNotice>;
  /** The standing of the member who appeals. */
  readonly standing: Versioned<Standing>;
}

/** What is answered to an appeal, by whom and when (ISO 8601 in UTC). */
export interface MadeAnswer {
  readonly by: MemberId | 'operator';
  readonly at: string;
  readonly outcome: AppealOutcome;
  readonly words: ModerationWords;
}

/** Why an answer to an appeal is refused. */
export type AppealDecisionRefusal =
  | RefusalOf<'own_decision', ModerationRefusal>
  | RefusalOf<'appeal_already_answered', ModerationRefusal>;

/** What is stored by an answer, and the notice with it. */
interface DecidedAppeal {
  readonly changes: readonly (ModerationChange | SafetyChange)[];
  readonly notice: AppealedNotice;
}

/** Whether somebody may answer the appeal: a moderator not against their own decision, the operator any. */
export function mayDecide(
  { actor }: Pick<MeasureNotice, 'actor'>,
  by: MemberId | 'operator',
): boolean {
  return by === 'operator' || actor !== by;
}

/** Decides an appeal. One that is reversed ends what it was against, if that is still in force. */
export function decideAppeal(
  upon: AppealCase,
  made: MadeAnswer,
): Result<DecidedAppeal, AppealDecisionRefusal> {
  const { value: before, version } = upon.notice;
  if (before.appeal.answer !== null) return refused({ code: 'appeal_already_answered' });
  if (!mayDecide(before, made.by)) return refused({ code: 'own_decision' });
  const { by, at, outcome, words } = made;
  const notice = { ...before, appeal: { ...before.appeal, answer: { by, at, outcome, words } } };
  const { id: noticeId, memberId, reportId } = before;
  const record = { at, actor: by, memberId, reportId, until: null, reason: null, words };
  const action = outcome === 'upheld' ? 'uphold' : 'reverse';
  const content = { kind: 'appeal_answered', noticeId, outcome, words } as const;
  const ending = outcome === 'upheld' ? null : endingOf(before.content, upon.standing.value);
  return granted({
    notice,
    changes: [
      { type: 'put_appeal', notice, version },
      { type: 'add_moderation_entry', entry: { ...record, action } },
      ...(ending === null ? [] : end(upon.standing, ending, record)),
      { type: 'add_notice', notice: { memberId, at, actor: by, reportId, content } },
    ],
  });
}

function end(
  { value: standing, version }: Versioned<Standing>,
  action: EndingAction,
  record: Omit<Extract<ModerationChange, { type: 'add_moderation_entry' }>['entry'], 'action'>,
): (ModerationChange | SafetyChange)[] {
  return [
    { type: 'put_standing', standing: applyMeasure(standing, { action }), version },
    { type: 'add_moderation_entry', entry: { ...record, action } },
  ];
}

/** What ends the measure that the notice is about; `null` if it is over already. */
function endingOf(
  content: MeasureContent,
  { account, isListed, mayAsk }: Standing,
): EndingAction | null {
  switch (content.kind) {
    case 'suspend':
      return account.status === 'suspended' && account.until === content.until ? 'lift' : null;
    case 'remove':
      return account.status === 'removed' ? 'restore' : null;
    case 'unlist':
      return isListed ? null : 'list';
    case 'stop_requests':
      return mayAsk ? null : 'allow_requests';
    case 'warn':
      return null;
    default:
      return unreachable(content.kind);
  }
}

/** Whether its member appeals against the notice, answered or not. */
export function isAppealed(notice: Notice): notice is AppealedNotice {
  return isMeasureNotice(notice) && notice.appeal !== null;
}
