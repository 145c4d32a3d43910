import type { SecurityChange } from '#core/accounts/changes.ts';
import type { Device } from '#core/accounts/domain/device.ts';
import type { RecoveryRequestChange } from '#core/accounts/recovery-requests/changes.ts';
import type { RecoveryRequest } from '#core/accounts/recovery-requests/domain/recovery-request.ts';
import { decideRecovery, isUnderWay } from '#core/accounts/recovery-requests/domain/transition.ts';
import type { RecoveryRequestRepository } from '#core/accounts/recovery-requests/ports/recovery-request-repository.ts';
import { noteSecurity } from '#core/accounts/security-log/domain/note-security.ts';
import type { Versioned } from '#core/kernel/commit.ts';
import type { MemberId } from '#core/kernel/ids.ts';
import type { MailChange } from '#core/letters/changes.ts';

/** Stores what remains of the request. */
export function changeOfRecovery(
  { value: { id }, version }: Versioned<RecoveryRequest>,
  after: RecoveryRequest | null,
): RecoveryRequestChange {
  return after === null
    ? { type: 'remove_recovery_request', id, version }
    : { type: 'put_recovery_request', request: after, version };
}

/** What stopping requests stores. */
export type StopChange = RecoveryRequestChange | MailChange | SecurityChange;

/**
 * The changes that end every request for the member's account, because someone is in it or reads its mails. The security
 * log has it where two moderators had agreed: the account was told of the request then, and of no other.
 */
export async function stopRecoveries(
  { recoveryRequests }: { readonly recoveryRequests: Pick<RecoveryRequestRepository, 'listOf'> },
  memberId: MemberId,
  at: string,
  device?: Device,
): Promise<readonly StopChange[]> {
  const stored = await recoveryRequests.listOf(memberId);
  const stopped = stored.flatMap((request) => {
    const decided = decideRecovery(request.value, { type: 'stop', at });
    if (!decided.ok || decided.value === request.value) return [];
    return [changeOfRecovery(request, decided.value), ...letterAbout(request.value, at)];
  });
  const purposes = ['stop_recovery', 'win_account_back'] as const;
  const isAnyUnderWay = stored.some(({ value }) => isUnderWay(value));
  const links = purposes.map((purpose) => ({ type: 'remove_links', memberId, purpose }) as const);
  const noted = noteSecurity('recovery_stopped', { memberId, at, device });
  return isAnyUnderWay ? [...stopped, ...links, noted] : stopped;
}

/** Tells the person who was about to get the account that they won't. */
function letterAbout(request: RecoveryRequest, at: string): readonly MailChange[] {
  const { memberId, address } = request;
  if (memberId === null || !isUnderWay(request)) return [];
  const letter = { kind: 'recovery_stopped', memberId, address } as const;
  return [{ type: 'queue_letter', queued: { letter, key: null, dueAt: at } }];
}
