import type { MemberId } from '#core/kernel/ids.ts';
import type { KnownDevice } from '#core/accounts/domain/known-device.ts';

/** Reads the devices that members have logged in with; `KnownDeviceChange` adds and removes them. */
export interface KnownDeviceRepository {
  find(deviceHash: string): Promise<KnownDevice | null>;
  /** The member's, the last used first. */
  listOf(memberId: MemberId): Promise<readonly KnownDevice[]>;
  /** Removes those that were used last before the time. */
  removeUnused(since: string): Promise<void>;
}
