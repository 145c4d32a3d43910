import { expect, test } from 'vitest';
import {
  devicesToForget,
  MOST_KNOWN_DEVICES,
  writeDevice,
} from '#core/accounts/domain/known-device.ts';
import { toMemberId } from '#tests/support/ids.ts';

const memberId = toMemberId(1);
const lastUsedAt = '2026-03-05T10:00:00.000Z';
const deviceOf = (number: number) => ({ deviceHash: `device ${number}`, memberId, lastUsedAt });
const known = (count: number) => Array.from({ length: count }, (_, number) => deviceOf(number));

test('one token is another device for each member, and for a name that is nobody’s', () => {
  const written = [toMemberId(1), toMemberId(11), null].map((id) => writeDevice(id, '1 token'));
  expect(new Set([...written, writeDevice(memberId, 'token')]).size).toBe(4);
});

test('a device that makes them too many lets those be forgotten that were used longest ago', () => {
  const used = deviceOf(99);
  expect(devicesToForget(known(MOST_KNOWN_DEVICES - 1), used)).toEqual([]);
  expect(devicesToForget(known(MOST_KNOWN_DEVICES + 1), used)).toEqual(['device 19', 'device 20']);
});

test('a device that is known already takes no place of another, and is never forgotten', () => {
  const all = known(MOST_KNOWN_DEVICES);
  expect(devicesToForget(all, deviceOf(3))).toEqual([]);
  expect(devicesToForget(all, deviceOf(MOST_KNOWN_DEVICES - 1))).toEqual([]);
  expect(devicesToForget(known(21), deviceOf(20))).toEqual(['device 19']);
});
