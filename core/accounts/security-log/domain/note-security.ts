import type { SecurityChange } from '#core/accounts/changes.ts';
import { UNKNOWN_DEVICE, type Device } from '#core/accounts/domain/device.ts';
import type { SecurityFact } from '#core/accounts/security-log/domain/security-entry.ts';
import type { MemberId } from '#core/kernel/ids.ts';

/** The change that writes what happened into the security log of the member. */
export function noteSecurity(
  fact: SecurityFact,
  {
    memberId,
    at,
    device = UNKNOWN_DEVICE,
    aboutId = null,
  }: {
    memberId: MemberId;
    at: string;
    device?: Device | undefined;
    aboutId?: MemberId | null;
  },
): Extract<SecurityChange, { readonly type: 'add_security_entry' }> {
  const entry = { memberId, at, fact, count: 1, aboutId, device };
  return { type: 'add_security_entry', entry };
}
