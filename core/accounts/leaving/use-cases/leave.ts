import { noteSecurity } from '#core/accounts/security-log/domain/note-security.ts';
import type { SecurityChange, SessionChange } from '#core/accounts/changes.ts';
import type { Device } from '#core/accounts/domain/device.ts';
import type { Proof } from '#core/accounts/domain/proof.ts';
import type { ProveIdentity } from '#core/accounts/steps/prove-identity.ts';
import type { Clock } from '#core/kernel/clock.ts';
import { decideAndCommit, type Commit } from '#core/kernel/commit.ts';
import type { MemberId } from '#core/kernel/ids.ts';
import type { RefusalOf } from '#core/kernel/refusal.ts';
import { granted, refused, type Result } from '#core/kernel/result.ts';
import { lastMomentToComeBack } from '#core/accounts/leaving/domain/leaving.ts';
import type { MailChange } from '#core/letters/changes.ts';
import type { SafetyChange } from '#core/safety/changes.ts';
import { isInUse } from '#core/safety/domain/standing.ts';
import type { SafetyRepository } from '#core/safety/ports/safety-repository.ts';

type LeavingChange = SafetyChange | SessionChange | MailChange | SecurityChange;

type LeaveRefusal =
  | RefusalOf<'invalid_input'>
  | RefusalOf<'too_many_requests'>
  | RefusalOf<'not_signed_in'>;

/** Until when the member may come back (ISO 8601 in UTC). */
interface Leaving {
  readonly until: string;
}

export type Leave = (input: {
  readonly callerId: MemberId;
  readonly proof: Proof;
  readonly device?: Device;
}) => Promise<Result<Leaving, LeaveRefusal>>;

/**
 * Signs the caller out everywhere and hides them from everyone. Nothing of theirs is removed yet: it is there again
 * when they come back in time.
 */
export function makeLeave(deps: {
  readonly proveIdentity: ProveIdentity;
  readonly safety: Pick<SafetyRepository, 'loadStanding'>;
  readonly commit: Commit<LeavingChange, never>;
  readonly clock: Clock;
}): Leave {
  return async ({ callerId: memberId, proof, device }) => {
    const proven = await deps.proveIdentity(memberId, proof);
    if (!proven.ok) return proven;
    return decideAndCommit<LeavingChange, never, Leaving, LeaveRefusal>(deps.commit, async () => {
      const { value: standing, version } = await deps.safety.loadStanding(memberId);
      if (!isInUse(standing)) return refused({ code: 'not_signed_in' });
      const at = deps.clock.now();
      const until = lastMomentToComeBack(at);
      const letter = { kind: 'leaving_begun', memberId, until } as const;
      const changes: readonly LeavingChange[] = [
        { type: 'put_standing', standing: { ...standing, leavesOn: until }, version },
        { type: 'end_sessions', memberId },
        noteSecurity('account_left', { memberId, at, device }),
        { type: 'queue_letter', queued: { letter, key: null, dueAt: at } },
      ];
      return granted({
        act: { changes, events: [], actorId: null, at },
        answer: () => ({ until }),
      });
    });
  };
}
