import type { OneTimePassword } from '#core/accounts/domain/one-time-password.ts';
import { bigint, group, mapping, text, time } from './field.ts';
import { record } from './record.ts';

export const ONE_TIME_PASSWORD = mapping(
  group<OneTimePassword>()({
    memberId: bigint('member_id'),
    passwordHash: text('password_hash'),
    expiresAt: time('expires_at'),
  }),
);

export const ONE_TIME_PASSWORDS = record('one_time_password', {
  key: 'member_id',
  about: ['member_id'],
  archived: ONE_TIME_PASSWORD,
});
