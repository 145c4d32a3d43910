import { SESSION_AGE_LIMIT, SESSION_IDLE_LIMIT } from '#core/accounts/domain/session.ts';
import { DEVICE_DAYS } from '#core/accounts/domain/known-device.ts';
import type { KnownDeviceRepository } from '#core/accounts/ports/known-device-repository.ts';
import { SECURITY_DAYS } from '#core/accounts/security-log/domain/security-entry.ts';
import type { SecurityLog } from '#core/accounts/security-log/ports/security-log.ts';
import { daysAfter } from '#core/kernel/days-after.ts';
import type { OneTimePasswordRepository } from '#core/accounts/ports/one-time-password-repository.ts';
import type { Clock } from '#core/kernel/clock.ts';
import type { SessionRepository } from '#core/accounts/ports/session-repository.ts';

export type RemoveExpiredSessions = () => Promise<void>;

/**
 * Forgets the sessions and the one-time passwords that can no longer be used, devices that are not used, and what the
 * security log keeps no longer.
 */
export function makeRemoveExpiredSessions(deps: {
  readonly sessions: Pick<SessionRepository, 'removeExpired'>;
  readonly oneTimePasswords: Pick<OneTimePasswordRepository, 'removeExpired'>;
  readonly knownDevices: Pick<KnownDeviceRepository, 'removeUnused'>;
  readonly securityLog: Pick<SecurityLog, 'removeBefore'>;
  readonly clock: Clock;
}): RemoveExpiredSessions {
  return async () => {
    const at = deps.clock.now();
    const now = Date.parse(at);
    await deps.oneTimePasswords.removeExpired(at);
    await deps.knownDevices.removeUnused(daysAfter(at, -DEVICE_DAYS));
    await deps.securityLog.removeBefore(daysAfter(at, -SECURITY_DAYS));
    await deps.sessions.removeExpired({
      createdAt: new Date(now - SESSION_AGE_LIMIT).toISOString(),
      lastUsedAt: new Date(now - SESSION_IDLE_LIMIT).toISOString(),
    });
  };
}
