import type { AddressRefusal } from '#core/accounts/addresses/refusals.ts';
import type { SessionTokens } from '#core/accounts/ports/session-tokens.ts';
import type { RecoveryRequestChange } from '#core/accounts/recovery-requests/changes.ts';
import {
  RECOVERY_REQUEST_LIMIT,
  recoveryDueAt,
  type RecoveryAnswers,
} from '#core/accounts/recovery-requests/domain/recovery-request.ts';
import type { Clock } from '#core/kernel/clock.ts';
import type { Commit } from '#core/kernel/commit.ts';
import type { EmailAddress } from '#core/kernel/email-address.ts';
import { refuseAbove, type Limiter } from '#core/kernel/limiter.ts';
import type { RefusalOf } from '#core/kernel/refusal.ts';
import { granted, refused, type Result } from '#core/kernel/result.ts';
import type { MailChange } from '#core/letters/changes.ts';
import type { Confirmation } from '#core/members/domain/confirmation.ts';
import type { LogInName } from '#core/members/domain/field-rules.ts';
import { toLoginName } from '#core/members/domain/member.ts';
import type { MemberRepository } from '#core/members/ports/member-repository.ts';

type AskRefusal = RefusalOf<'too_many_requests'> | RefusalOf<'sends_no_mail', AddressRefusal>;

export type AskForRecovery = (input: {
  readonly username: LogInName;
  /** Where its sender can be reached. */
  readonly address: EmailAddress;
  readonly answers: RecoveryAnswers;
}) => Promise<Result<null, AskRefusal>>;

/**
 * Stores a request to win an account back, and has a link sent to the address of its sender. All of it is the same
 * where there is no such account: nobody learns here who is a member.
 */
export function makeAskForRecovery(deps: {
  readonly members: Pick<MemberRepository, 'findCredentials'>;
  readonly commit: Commit<RecoveryRequestChange | MailChange, never>;
  readonly limiter: Pick<Limiter, 'take'>;
  readonly sessionTokens: Pick<SessionTokens, 'hash'>;
  readonly clock: Clock;
  readonly confirmation: Confirmation;
}): AskForRecovery {
  return async ({ username, address, answers }) => {
    if (deps.confirmation === 'none') return refused({ code: 'sends_no_mail' });
    const loginName = toLoginName(username);
    for (const name of new Set([loginName, toLoginName(address)])) {
      const key = deps.sessionTokens.hash(name);
      const refusal = await refuseAbove(deps.limiter, RECOVERY_REQUEST_LIMIT, key);
      if (refusal !== null) return refused(refusal);
    }
    const memberId = (await deps.members.findCredentials(loginName))?.memberId ?? null;
    const at = deps.clock.now();
    const request = { memberId, address, answers, dueAt: recoveryDueAt.asked(at) };
    const letter = { kind: 'confirm_recovery', address } as const;
    const changes = [
      { type: 'add_recovery_request', request },
      { type: 'queue_letter', queued: { letter, key: null, dueAt: at } },
    ] as const;
    await deps.commit({ changes, events: [], actorId: null, at });
    return granted(null);
  };
}
