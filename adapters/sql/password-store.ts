import type { PasswordChange } from '#core/accounts/changes.ts';
import type { OneTimePasswordRepository } from '#core/accounts/one-time-password-repository.ts';
import { unreachable } from '#core/kernel/unreachable.ts';
import { Conflict } from '#adapters/conflict.ts';
import {
  toOneTimePassword,
  toOneTimePasswordRow,
  type OneTimePasswordRow,
} from './password-rows.ts';
import { firstRow, rows, type SqlEngine, type Steps } from './steps.ts';

const findBy = (column: string) => `
  SELECT member_id, one_time_password.password_hash, expires_at
  FROM one_time_password JOIN member ON member.id = member_id WHERE ${column} = @loginName`;

const FIND = `${findBy('username_key')} UNION ALL ${findBy('email_key')} LIMIT 1`;

const PUT = `
  INSERT INTO one_time_password (member_id, password_hash, expires_at)
  VALUES (@member_id, @password_hash, @expires_at)
  ON CONFLICT (member_id) DO UPDATE
  SET password_hash = excluded.password_hash, expires_at = excluded.expires_at`;

const USE = `
  DELETE FROM one_time_password WHERE member_id = @memberId AND password_hash = @passwordHash
  RETURNING member_id`;

const PUT_PASSWORD = `
  UPDATE member SET password_hash = @passwordHash
  WHERE id = @memberId AND password_hash = @replaces RETURNING id`;

const REMOVE_EXPIRED = 'DELETE FROM one_time_password WHERE expires_at <= @now';

/** Reads the one-time passwords; see the port for what it promises. */
export function createSqlOneTimePasswords({
  read,
  transact,
}: SqlEngine): OneTimePasswordRepository {
  return {
    find: async (loginName) => {
      const row = await read(firstRow<OneTimePasswordRow>(FIND, { loginName }));
      return row && toOneTimePassword(row);
    },
    removeExpired: async (now) => {
      await transact(() => rows(REMOVE_EXPIRED, { now: Date.parse(now) }));
    },
  };
}

/** Stores the change. */
export function* storePasswordChange(change: PasswordChange): Steps<null> {
  switch (change.type) {
    case 'put_one_time_password':
      yield* rows(PUT, { ...toOneTimePasswordRow(change.oneTimePassword) });
      return null;
    case 'use_one_time_password': {
      const { memberId, passwordHash } = change;
      if ((yield* firstRow(USE, { memberId, passwordHash })) === null) throw new Conflict();
      return null;
    }
    case 'put_password': {
      const { memberId, passwordHash, replaces } = change;
      const parameters = { memberId, passwordHash, replaces };
      if ((yield* firstRow(PUT_PASSWORD, parameters)) === null) throw new Conflict();
      return null;
    }
    default:
      return unreachable(change);
  }
}
