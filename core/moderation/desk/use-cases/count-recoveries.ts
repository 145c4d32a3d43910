import type { RecoveryRequestRepository } from '#core/accounts/recovery-requests/ports/recovery-request-repository.ts';
import type { MemberId } from '#core/kernel/ids.ts';
import { findAccount, type AccountDependencies } from './load-recovery.ts';

/** How many requests are looked through: each is compared with what ties the moderator to its account. */
const MOST_LOOKED_THROUGH = 20;

/** What counting requests to win an account back takes. */
export interface CountingDependencies extends AccountDependencies {
  readonly recoveryRequests: Pick<RecoveryRequestRepository, 'listAtDesk'>;
}

/** How many requests to win an account back wait for the moderator: theirs to decide, and not yet agreed to by them. */
export async function countRecoveries(
  deps: CountingDependencies,
  moderatorId: MemberId,
): Promise<number> {
  const page = { after: 0, limit: MOST_LOOKED_THROUGH };
  let count = 0;
  for (const { value: request } of await deps.recoveryRequests.listAtDesk(page)) {
    const { state } = request;
    if (state.status === 'agreed' && state.agreedBy === moderatorId) continue;
    if ((await findAccount(deps, moderatorId, request)) !== null) count += 1;
  }
  return count;
}
