import { promised } from '#adapters/promised.ts';
import type { KnownDeviceChange } from '#core/accounts/changes.ts';
import type { KnownDeviceRepository } from '#core/accounts/ports/known-device-repository.ts';
import type { MemoryState } from './memory-state.ts';
import type { MemoryHandlers } from './memory-handlers.ts';

/** Reads the known devices of the state; see the port for what it promises. */
export function createMemoryKnownDevices({ knownDevices }: MemoryState): KnownDeviceRepository {
  return {
    find: (deviceHash) => promised(() => structuredClone(knownDevices.get(deviceHash) ?? null)),
    listOf: (memberId) =>
      promised(() => {
        const own = [...knownDevices.values()].filter((device) => device.memberId === memberId);
        return structuredClone(
          own.sort(
            (one, other) =>
              Date.parse(other.lastUsedAt) - Date.parse(one.lastUsedAt) ||
              (one.deviceHash < other.deviceHash ? -1 : 1),
          ),
        );
      }),
    removeUnused: (since) =>
      promised(() => {
        for (const { deviceHash, lastUsedAt } of knownDevices.values()) {
          if (lastUsedAt < since) knownDevices.delete(deviceHash);
        }
      }),
  };
}

/** Stores what changes of known devices. */
export function createKnownDeviceHandlers({
  knownDevices,
}: MemoryState): MemoryHandlers<KnownDeviceChange> {
  return {
    put_known_device: ({ device }) => {
      knownDevices.set(device.deviceHash, device);
      return null;
    },
    forget_known_device: ({ deviceHash }) => {
      knownDevices.delete(deviceHash);
      return null;
    },
  };
}
