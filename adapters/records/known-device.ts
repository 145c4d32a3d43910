import type { KnownDevice } from '#core/accounts/domain/known-device.ts';
import { bigint, group, mapping, text, time } from './field.ts';
import { record } from './record.ts';

export const KNOWN_DEVICE = mapping(
  group<KnownDevice>()({
    deviceHash: text('device_hash'),
    memberId: bigint('member_id'),
    lastUsedAt: time('last_used_at'),
  }),
);

export const KNOWN_DEVICES = record('known_device', {
  key: 'device_hash',
  about: ['member_id'],
  archived: KNOWN_DEVICE,
});
