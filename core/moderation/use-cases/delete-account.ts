import type { Clock } from '#core/kernel/clock.ts';
import { decideAndCommit, type Commit } from '#core/kernel/commit.ts';
import type { MemberId } from '#core/kernel/ids.ts';
import type { NotFound } from '#core/kernel/refusal.ts';
import { granted, refused, type Result } from '#core/kernel/result.ts';
import {
  decideDeletion,
  type DeletionChange,
} from '#core/accounts/leaving/domain/decide-deletion.ts';
import type { MemberRepository } from '#core/members/ports/member-repository.ts';
import type { ModerationChange } from '#core/moderation/changes.ts';
import type { SafetyRepository } from '#core/safety/ports/safety-repository.ts';

export type DeleteAccount = (memberId: MemberId) => Promise<Result<null, NotFound<'member'>>>;

/** Deletes an account at once and for good, in the name of the operator. The log has only the id. */
export function makeDeleteAccount(deps: {
  readonly members: Pick<MemberRepository, 'findById'>;
  readonly safety: Pick<SafetyRepository, 'loadStanding'>;
  readonly commit: Commit<DeletionChange | ModerationChange, never>;
  readonly removeTraces: () => Promise<void>;
  readonly clock: Clock;
}): DeleteAccount {
  type Change = DeletionChange | ModerationChange;
  return async (memberId) => {
    const deleted = await decideAndCommit<Change, never, null, NotFound<'member'>>(
      deps.commit,
      async () => {
        const standing = await deps.safety.loadStanding(memberId);
        const self = await deps.members.findById(memberId);
        if (self === null) return refused({ code: 'not_found', subject: 'member' });
        const at = deps.clock.now();
        const { changes, events } = decideDeletion(self, standing, at);
        const logged: readonly Change[] = [
          { type: 'add_moderation_entry', entry: entryOf(memberId, at) },
          ...changes,
        ];
        return granted({ act: { changes: logged, events, actorId: null, at }, answer: () => null });
      },
    );
    if (deleted.ok) await deps.removeTraces();
    return deleted;
  };
}

function entryOf(memberId: MemberId, at: string) {
  const nothingElse = { reportId: null, until: null, reason: null, words: null };
  return { at, actor: 'operator', memberId, action: 'delete_account', ...nothingElse } as const;
}
