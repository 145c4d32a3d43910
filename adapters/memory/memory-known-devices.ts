import { changesOf } from '#adapters/changes-of.ts';
import { promised } from '#adapters/promised.ts';
import type { KnownDeviceChange } from '#core/accounts/changes.ts';
import type { KnownDeviceRepository } from '#core/accounts/known-device-repository.ts';
import { unreachable } from '#core/kernel/unreachable.ts';
import type { MemoryState } from './memory-state.ts';

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

/** Whether the change is about known devices; it is always possible. */
export const isKnownDeviceChange = changesOf<KnownDeviceChange>({
  put_known_device: true,
  forget_known_device: true,
});

/** Applies a change. */
export function applyKnownDeviceChange(
  { knownDevices }: MemoryState,
  change: KnownDeviceChange,
): null {
  switch (change.type) {
    case 'put_known_device':
      knownDevices.set(change.device.deviceHash, change.device);
      return null;
    case 'forget_known_device':
      knownDevices.delete(change.deviceHash);
      return null;
    default:
      return unreachable(change);
  }
}
