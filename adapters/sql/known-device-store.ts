import { KNOWN_DEVICE } from '#adapters/records/known-device.ts';
import type { RowRead } from '#adapters/records/field.ts';
import type { KnownDeviceChange } from '#core/accounts/changes.ts';
import type { KnownDeviceRepository } from '#core/accounts/ports/known-device-repository.ts';
import { firstRow, rows, type SqlEngine } from './steps.ts';
import { run, type SqlHandlers } from './sql-handlers.ts';

const SELECT = 'SELECT device_hash, member_id, last_used_at FROM known_device';

const FIND = `${SELECT} WHERE device_hash = @deviceHash`;

const LIST = `${SELECT} WHERE member_id = @memberId ORDER BY last_used_at DESC, device_hash`;

const PUT = `
  INSERT INTO known_device (device_hash, member_id, last_used_at)
  VALUES (@device_hash, @member_id, @last_used_at)
  ON CONFLICT (device_hash) DO UPDATE SET last_used_at = excluded.last_used_at`;

const DELETE = 'DELETE FROM known_device WHERE device_hash = @deviceHash';

const REMOVE_UNUSED = 'DELETE FROM known_device WHERE last_used_at < @since';

/** Reads the known devices; see the port for what it promises. */
export function createSqlKnownDevices({ read, write }: SqlEngine): KnownDeviceRepository {
  return {
    find: async (deviceHash) => {
      const row = await read(firstRow<RowRead<typeof KNOWN_DEVICE>>(FIND, { deviceHash }));
      return row && KNOWN_DEVICE.read(row);
    },
    listOf: async (memberId) => {
      const found = await read(rows<RowRead<typeof KNOWN_DEVICE>>(LIST, { memberId }));
      return found.map(KNOWN_DEVICE.read);
    },
    removeUnused: async (since) => {
      await write(REMOVE_UNUSED, { since: Date.parse(since) });
    },
  };
}

/** Stores what changes of known devices. */
export const KNOWN_DEVICE_HANDLERS: SqlHandlers<KnownDeviceChange> = {
  put_known_device: ({ device }) => run(PUT, KNOWN_DEVICE.write(device)),
  forget_known_device: ({ deviceHash }) => run(DELETE, { deviceHash }),
};
