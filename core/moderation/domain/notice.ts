import type { MemberId, NoticeId } from '#core/kernel/ids.ts';
import type { RefusalOf } from '#core/kernel/refusal.ts';
import { granted, refused, type Result } from '#core/kernel/result.ts';
import type { ModerationRefusal } from '#core/moderation/refusals.ts';
import type { ModerationActor, ModerationWords, NewModerationEntry } from './moderation-entry.ts';

/** The decisions of which the member is told, and against which they may appeal. */
export const NOTICE_KINDS = ['suspend', 'remove'] as const;

/** What a notice tells its member. */
export interface NoticeContent extends Pick<NewModerationEntry, 'until' | 'reason' | 'words'> {
  readonly kind: (typeof NOTICE_KINDS)[number];
}

/** What a member has to say against a decision, since when (ISO 8601 in UTC). */
export interface Appeal {
  readonly words: ModerationWords;
  readonly at: string;
}

/** A notice as it is added. Its time is ISO 8601 in UTC. */
export interface NewNotice {
  readonly memberId: MemberId;
  readonly at: string;
  /** Who decided, which the member is not told. */
  readonly actor: ModerationActor;
  readonly content: NoticeContent;
}

/** What a member is told of a decision about them. */
export interface Notice extends NewNotice {
  readonly id: NoticeId;
  readonly appeal: Appeal | null;
}

/** The notice of an entry in the log; `null` where the member is told nothing. */
export function noticeOf(entry: NewModerationEntry): NewNotice | null {
  const { memberId, at, actor, until, reason, words } = entry;
  const kind = NOTICE_KINDS.find((noticed) => noticed === entry.action);
  if (kind === undefined) return null;
  return { memberId, at, actor, content: { kind, until, reason, words } };
}

/** True while the member may appeal, which they may once. */
export function mayAppeal({ appeal }: Pick<Notice, 'appeal'>): boolean {
  return appeal === null;
}

/** The notice with the appeal of its member. */
export function withAppeal(
  notice: Notice,
  appeal: Appeal,
): Result<Notice, RefusalOf<'already_appealed', ModerationRefusal>> {
  return mayAppeal(notice) ? granted({ ...notice, appeal }) : refused({ code: 'already_appealed' });
}
