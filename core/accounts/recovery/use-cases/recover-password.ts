import type { SessionTokens } from '#core/accounts/ports/session-tokens.ts';
import type { AddressRefusal } from '#core/accounts/addresses/refusals.ts';
import type { Clock } from '#core/kernel/clock.ts';
import type { Commit } from '#core/kernel/commit.ts';
import { refuseAbove, type Limiter } from '#core/kernel/limiter.ts';
import type { RefusalOf } from '#core/kernel/refusal.ts';
import { granted, refused, type Result } from '#core/kernel/result.ts';
import type { MailChange } from '#core/letters/changes.ts';
import type { Confirmation } from '#core/members/domain/confirmation.ts';
import type { EmailAddress } from '#core/kernel/email-address.ts';
import { toLoginName } from '#core/members/domain/member.ts';
import { RECOVERY_LIMIT } from '#core/accounts/recovery/domain/recovery-limit.ts';

type RecoverRefusal = RefusalOf<'too_many_requests'> | RefusalOf<'sends_no_mail', AddressRefusal>;

export type RecoverPassword = (email: EmailAddress) => Promise<Result<null, RecoverRefusal>>;

/**
 * Has a link to choose a password sent to the address, if a member has it. That is looked up when the letter is
 * sent: here nobody is, so that the answer cannot depend on it, nor how long it takes.
 */
export function makeRecoverPassword(deps: {
  readonly commit: Commit<MailChange, never>;
  readonly limiter: Pick<Limiter, 'take'>;
  readonly sessionTokens: Pick<SessionTokens, 'hash'>;
  readonly clock: Clock;
  readonly confirmation: Confirmation;
}): RecoverPassword {
  return async (address) => {
    if (deps.confirmation === 'none') return refused({ code: 'sends_no_mail' });
    const key = deps.sessionTokens.hash(toLoginName(address));
    const refusal = await refuseAbove(deps.limiter, RECOVERY_LIMIT, key);
    if (refusal !== null) return refused(refusal);
    const at = deps.clock.now();
    const letter = { kind: 'recover_password', address } as const;
    const queued = { letter, key: `recover_password:${key}`, dueAt: at };
    const changes = [{ type: 'queue_letter', queued }] as const;
    await deps.commit({ changes, events: [], actorId: null, at });
    return granted(null);
  };
}
