import type { OneTimePassword } from '#core/accounts/domain/one-time-password.ts';
import type { MemberId } from '#core/kernel/ids.ts';
import { trusted } from '#core/kernel/trusted.ts';
import type { MovedRow } from './moved-tables.ts';

/** A row of the table `one_time_password`. */
export type OneTimePasswordRow = MovedRow<'one_time_password'>;

/** The one-time password of a row. */
export function toOneTimePassword(row: OneTimePasswordRow): OneTimePassword {
  return {
    memberId: trusted<MemberId>(row.member_id),
    passwordHash: row.password_hash,
    expiresAt: new Date(row.expires_at).toISOString(),
  };
}

/** The row of a one-time password. */
export function toOneTimePasswordRow(password: OneTimePassword): OneTimePasswordRow {
  return {
    member_id: password.memberId,
    password_hash: password.passwordHash,
    expires_at: Date.parse(password.expiresAt),
  };
}
