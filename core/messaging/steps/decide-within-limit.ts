import { decideAndCommit, type Commit, type Proposal } from '#core/kernel/commit.ts';
import type { MemberId } from '#core/kernel/ids.ts';
import { refuseAbove, type Limiter } from '#core/kernel/limiter.ts';
import type { RefusalOf } from '#core/kernel/refusal.ts';
import type { Result } from '#core/kernel/result.ts';
import { MESSAGE_LIMIT } from '#core/messaging/domain/message-limit.ts';

/** Decides and commits what a member does in a conversation, which they do no more often than they may write. */
export function decideWithinLimit<Change, Event, Answer, Refusal>(
  { commit, limiter }: { readonly commit: Commit<Change, Event>; readonly limiter: Limiter },
  callerId: MemberId,
  decide: () => Promise<Result<Proposal<Change, Event, Answer>, Refusal>>,
): Promise<Result<Answer, Refusal | RefusalOf<'too_many_requests'>>> {
  return decideAndCommit<Change, Event, Answer, Refusal | RefusalOf<'too_many_requests'>>(
    commit,
    decide,
    () => refuseAbove(limiter, MESSAGE_LIMIT, String(callerId)),
  );
}
