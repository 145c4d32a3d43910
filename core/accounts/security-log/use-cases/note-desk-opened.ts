import type { SecurityChange } from '#core/accounts/changes.ts';
import type { Device } from '#core/accounts/domain/device.ts';
import type { SecurityLog } from '#core/accounts/security-log/ports/security-log.ts';
import { noteSecurity } from '#core/accounts/security-log/domain/note-security.ts';
import type { Clock } from '#core/kernel/clock.ts';
import type { Commit } from '#core/kernel/commit.ts';
import type { MemberId } from '#core/kernel/ids.ts';
import { startOfDay } from '#core/kernel/start-of-day.ts';

export type NoteDeskOpened = (memberId: MemberId, device: Device) => Promise<void>;

/** Notes once a day (in UTC) that a moderator has opened the desk. */
export function makeNoteDeskOpened({
  securityLog,
  commit,
  clock,
}: {
  readonly securityLog: Pick<SecurityLog, 'hasSince'>;
  readonly commit: Commit<SecurityChange, never>;
  readonly clock: Clock;
}): NoteDeskOpened {
  return async (memberId, device) => {
    const at = clock.now();
    const midnight = startOfDay(at);
    if (await securityLog.hasSince(memberId, 'desk_opened', midnight)) return;
    const noted = {
      ...noteSecurity('desk_opened', { memberId, at, device }),
      onceSince: midnight,
    };
    await commit({ changes: [noted], events: [], actorId: null, at });
  };
}
