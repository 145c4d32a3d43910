import { ONE_TIME_PASSWORD } from '#adapters/records/one-time-password.ts';
import type { RowRead } from '#adapters/records/field.ts';
import type { PasswordChange } from '#core/accounts/changes.ts';
import type { OneTimePasswordRepository } from '#core/accounts/ports/one-time-password-repository.ts';
import { firstRow, type SqlEngine } from './steps.ts';
import { run, storeOne, type SqlHandlers } from './sql-handlers.ts';

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
export function createSqlOneTimePasswords({ read, write }: SqlEngine): OneTimePasswordRepository {
  return {
    find: async (loginName) => {
      const row = await read(firstRow<RowRead<typeof ONE_TIME_PASSWORD>>(FIND, { loginName }));
      return row && ONE_TIME_PASSWORD.read(row);
    },
    removeExpired: async (now) => {
      await write(REMOVE_EXPIRED, { now: Date.parse(now) });
    },
  };
}

/** Stores what changes of passwords. */
export const PASSWORD_HANDLERS: SqlHandlers<PasswordChange> = {
  put_one_time_password: ({ oneTimePassword }) =>
    run(PUT, ONE_TIME_PASSWORD.write(oneTimePassword)),
  use_one_time_password: ({ memberId, passwordHash }) => storeOne(USE, { memberId, passwordHash }),
  put_password: ({ memberId, passwordHash, replaces }) =>
    storeOne(PUT_PASSWORD, { memberId, passwordHash, replaces }),
};
