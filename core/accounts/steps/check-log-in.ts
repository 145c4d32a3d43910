import type { AccountRefusal } from '#core/accounts/refusals.ts';
import type { RefusalOf } from '#core/kernel/refusal.ts';
import type { FailedTries } from '#core/accounts/security-log/steps/failed-tries.ts';
import { granted, refused, type Result } from '#core/kernel/result.ts';
import { toLoginName } from '#core/members/domain/member.ts';
import { makeAdmitAttempt, type Origin } from './admit-attempt.ts';
import {
  makeCheckCredentials,
  type KnownMember,
  type TypedCredentials,
} from './check-credentials.ts';

export type CredentialsRefusal =
  | RefusalOf<'bad_credentials', AccountRefusal>
  | RefusalOf<'too_many_requests'>;

/** Finds the member whose password it is, unless too many attempts have failed. */
export type CheckLogIn = (
  typed: TypedCredentials & Origin,
) => Promise<Result<KnownMember, CredentialsRefusal>>;

/** Checks what someone who is not signed in has typed, and counts it, also for the security log, unless it is right. */
export function makeCheckLogIn(
  deps: Parameters<typeof makeCheckCredentials>[0] &
    Parameters<typeof makeAdmitAttempt>[0] & { readonly failedTries: Pick<FailedTries, 'note'> },
): CheckLogIn {
  const admitAttempt = makeAdmitAttempt(deps);
  const checkCredentials = makeCheckCredentials(deps);
  return async ({ username, password, network, deviceToken }) => {
    const loginName = toLoginName(username);
    const found = await deps.members.findCredentials(loginName);
    const memberId = found?.memberId ?? null;
    const admitted = await admitAttempt({ memberId, loginName, network, deviceToken });
    if (!admitted.ok) {
      deps.failedTries.note(memberId, 'log_in_held_back', deps.clock.now());
      return admitted;
    }
    const { succeeded, withdrawn } = admitted.value;
    const typed = { username, password };
    const known = await checkCredentials(typed, found).catch(async (error: unknown) => {
      await withdrawn();
      throw error;
    });
    if (known === null) {
      deps.failedTries.note(memberId, 'log_in_failed', deps.clock.now());
      return refused({ code: 'bad_credentials' });
    }
    await succeeded();
    return granted(known);
  };
}
