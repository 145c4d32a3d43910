import { describe, expect, test } from 'vitest';
import type { KnownDevice } from '#core/accounts/domain/known-device.ts';
import type { Change, Storage } from '#core/storage.ts';
import { storeMember } from '#tests/support/stored-records.ts';
import { putKnownDevice } from '#tests/support/writes.ts';

const day = (number: number) => `2026-03-${String(number).padStart(2, '0')}T10:00:00.123Z`;

/** What `KnownDeviceRepository` promises, and `KnownDeviceChange`. */
export function describeKnownDevices(current: () => Storage): void {
  const commit = (...changes: Change[]) =>
    current().commit({ changes, events: [], actorId: null, at: day(1) });

  async function storeDevice(deviceHash: string, given: Partial<KnownDevice> = {}) {
    const memberId = given.memberId ?? (await storeMember(current())).id;
    const device = { deviceHash, memberId, lastUsedAt: day(1), ...given };
    await putKnownDevice(current(), device);
    return device;
  }

  describe('known devices', () => {
    test('are found by their hash, and listed by their member, the last used first', async () => {
      const { knownDevices } = current();
      const one = await storeDevice('one');
      const { memberId } = one;
      const later = await storeDevice('later', { memberId, lastUsedAt: day(3) });
      const alike = await storeDevice('alike', { memberId, lastUsedAt: day(3) });
      const other = await storeDevice('other');
      expect(await knownDevices.find('one')).toEqual(one);
      expect(await knownDevices.find('ONE')).toBeNull();
      expect(await knownDevices.listOf(memberId)).toEqual([alike, later, one]);
      expect(await knownDevices.listOf(other.memberId)).toEqual([other]);
    });

    test('are stored once, with when they were used last', async () => {
      const one = await storeDevice('one');
      await storeDevice('one', { memberId: one.memberId, lastUsedAt: day(2) });
      const again = { ...one, lastUsedAt: day(2) };
      expect(await current().knownDevices.listOf(one.memberId)).toEqual([again]);
    });

    test('are forgotten one by one, or when they are not used any more', async () => {
      const { knownDevices } = current();
      const one = await storeDevice('one');
      const old = await storeDevice('old', { memberId: one.memberId });
      const kept = await storeDevice('kept', { memberId: one.memberId, lastUsedAt: day(2) });
      const forget = { type: 'forget_known_device', deviceHash: 'one' } as const;
      expect(await commit(forget)).toMatchObject({ stored: true });
      expect(await commit(forget)).toMatchObject({ stored: true });
      expect(await knownDevices.listOf(one.memberId)).toEqual([kept, old]);
      await knownDevices.removeUnused(day(2));
      expect(await knownDevices.listOf(one.memberId)).toEqual([kept]);
    });

    test('stay as they were when what is stored with them is not', async () => {
      const { knownDevices } = current();
      const one = await storeDevice('one');
      const changes = [
        { type: 'forget_known_device', deviceHash: 'one' },
        { type: 'put_known_device', device: { ...one, deviceHash: 'two' } },
        {
          type: 'use_one_time_password',
          memberId: one.memberId,
          passwordHash: 'never made',
        },
      ] as const;
      expect(await commit(...changes)).toEqual({ stored: false });
      expect(await knownDevices.listOf(one.memberId)).toEqual([one]);
    });
  });
}
