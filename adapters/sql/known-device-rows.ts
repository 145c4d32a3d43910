import type { KnownDevice } from '#core/accounts/domain/known-device.ts';
import type { MemberId } from '#core/kernel/ids.ts';
import { trusted } from '#core/kernel/trusted.ts';
import type { MovedRow } from './moved-tables.ts';

/** A row of the table `known_device`. */
export type KnownDeviceRow = MovedRow<'known_device'>;

/** The device of a row. */
export function toKnownDevice(row: KnownDeviceRow): KnownDevice {
  return {
    deviceHash: row.device_hash,
    memberId: trusted<MemberId>(row.member_id),
    lastUsedAt: new Date(row.last_used_at).toISOString(),
  };
}

/** The row of a device. */
export function toKnownDeviceRow(device: KnownDevice): KnownDeviceRow {
  return {
    device_hash: device.deviceHash,
    member_id: device.memberId,
    last_used_at: Date.parse(device.lastUsedAt),
  };
}
