import type { Clock } from '#core/kernel/clock.ts';
import { decideAndCommit, type Commit } from '#core/kernel/commit.ts';
import type { MemberId, NoticeId } from '#core/kernel/ids.ts';
import type { NotFound, RefusalOf } from '#core/kernel/refusal.ts';
import { granted, refused, type Result } from '#core/kernel/result.ts';
import type { ModerationChange } from '#core/moderation/changes.ts';
import type { ModerationWords } from '#core/moderation/domain/moderation-entry.ts';
import { withAppeal, type Notice } from '#core/moderation/domain/notice.ts';
import type { NoticeRepository } from '#core/moderation/ports/notice-repository.ts';
import type { ModerationRefusal } from '#core/moderation/refusals.ts';

/** Why an appeal is refused. */
export type AppealRefusal = NotFound<'notice'> | RefusalOf<'already_appealed', ModerationRefusal>;

export type FileAppeal = (input: {
  readonly callerId: MemberId;
  readonly id: NoticeId;
  readonly words: ModerationWords;
}) => Promise<Result<Notice, AppealRefusal>>;

/** Stores what the caller has to say against a decision about them, once. */
export function makeFileAppeal(deps: {
  readonly notices: Pick<NoticeRepository, 'load'>;
  readonly commit: Commit<ModerationChange, never>;
  readonly clock: Clock;
}): FileAppeal {
  return ({ callerId, id, words }) =>
    decideAndCommit<ModerationChange, never, Notice, AppealRefusal>(deps.commit, async () => {
      const stored = await deps.notices.load(id);
      if (stored?.value.memberId !== callerId) {
        return refused({ code: 'not_found', subject: 'notice' });
      }
      const at = deps.clock.now();
      const appealed = withAppeal(stored.value, { words, at });
      if (!appealed.ok) return appealed;
      const notice = appealed.value;
      const change = { type: 'put_appeal', notice, version: stored.version } as const;
      const act = { changes: [change], events: [], actorId: null, at };
      return granted({ act, answer: () => notice });
    });
}
