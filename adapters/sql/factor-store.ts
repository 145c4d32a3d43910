import { PASSKEY } from '#adapters/records/passkey.ts';
import { PASSKEY_CHALLENGE } from '#adapters/records/passkey-challenge.ts';
import { SECOND_FACTOR } from '#adapters/records/second-factor.ts';
import type { RowRead } from '#adapters/records/field.ts';
import type { FactorChange } from '#core/accounts/changes.ts';
import { noSecondFactor } from '#core/accounts/domain/second-factor.ts';
import type {
  PasskeyChallengeRepository,
  PasskeyRepository,
} from '#core/accounts/ports/passkey-repository.ts';
import type {
  SecondFactorRepository,
  StoredSecrets,
} from '#core/accounts/ports/second-factor-repository.ts';
import { firstRow, rows, type SqlEngine } from './steps.ts';
import { TABLES } from './tables.ts';
import { insertInto, updateOf, writtenColumns } from './written-columns.ts';
import { putVersion, storeOne, type SqlHandlers } from './sql-handlers.ts';

const FACTOR = writtenColumns(TABLES.second_factor);

const LOAD = `SELECT ${FACTOR.join(', ')}, version FROM second_factor WHERE member_id = @memberId`;
const LIST_WITH_SECRET = `
  SELECT ${FACTOR.join(', ')}, version FROM second_factor
  WHERE secret IS NOT NULL AND member_id > @after ORDER BY member_id LIMIT @most`;
const PUT = {
  insert: insertInto('second_factor', FACTOR, ['member_id']),
  update: updateOf('second_factor', FACTOR, ['member_id']),
};

const FIND_PASSKEY = `SELECT ${PASSKEY.columns} FROM passkey WHERE credential_id = @credentialId`;
const LIST_PASSKEYS = `
  SELECT ${PASSKEY.columns} FROM passkey WHERE member_id = @memberId
  ORDER BY added_at, credential_id`;
const ADD_PASSKEY = insertInto('passkey', writtenColumns(TABLES.passkey), ['credential_id']);
const USE_PASSKEY = `
  UPDATE passkey SET sign_count = @signCount, last_used_at = @at
  WHERE credential_id = @credentialId AND sign_count = @replaces RETURNING credential_id`;
const REMOVE_PASSKEY = `
  DELETE FROM passkey WHERE credential_id = @credentialId RETURNING credential_id`;

const ADD_CHALLENGE = `
  INSERT INTO passkey_challenge (challenge_hash, purpose, member_id, origin, expires_at)
  VALUES (@challengeHash, @purpose, @memberId, @origin, @expiresAt)`;
const REMOVE_EXPIRED = 'DELETE FROM passkey_challenge WHERE expires_at <= @now';
const REMOVE_OLDEST = `
  DELETE FROM passkey_challenge WHERE challenge_hash IN (
    SELECT challenge_hash FROM passkey_challenge ORDER BY expires_at DESC, challenge_hash
    LIMIT 10 OFFSET @most)`;
const TAKE_CHALLENGE = `
  DELETE FROM passkey_challenge WHERE challenge_hash = @challengeHash
  RETURNING challenge_hash, purpose, member_id, origin, expires_at`;

/** Reads the second factors; see the port for what it promises. */
export function createSqlSecondFactors({
  read,
}: SqlEngine): SecondFactorRepository & StoredSecrets {
  type Row = RowRead<typeof SECOND_FACTOR> & { readonly version: number };
  return {
    listWithSecret: async (after, most) => {
      const found = await read(rows<Row>(LIST_WITH_SECRET, { after: after ?? 0, most }));
      return found.map((row) => ({ value: SECOND_FACTOR.read(row), version: row.version }));
    },
    load: async (memberId) => {
      const row = await read(firstRow<Row>(LOAD, { memberId }));
      return row
        ? { value: SECOND_FACTOR.read(row), version: row.version }
        : { value: noSecondFactor(memberId), version: 0 };
    },
  };
}

/** Reads the passkeys; see the port for what it promises. */
export function createSqlPasskeys({ read }: SqlEngine): PasskeyRepository {
  return {
    find: async (credentialId) => {
      const row = await read(firstRow<RowRead<typeof PASSKEY>>(FIND_PASSKEY, { credentialId }));
      return row && PASSKEY.read(row);
    },
    listOf: async (memberId) =>
      (await read(rows<RowRead<typeof PASSKEY>>(LIST_PASSKEYS, { memberId }))).map(PASSKEY.read),
  };
}

/** Keeps the challenges; see the port for what it promises. */
export function createSqlPasskeyChallenges({
  transact,
  write,
}: SqlEngine): PasskeyChallengeRepository {
  return {
    add: ({ expiresAt, ...challenge }, { now, most }) =>
      transact(function* () {
        yield* rows(REMOVE_EXPIRED, { now: Date.parse(now) });
        yield* rows(ADD_CHALLENGE, { ...challenge, expiresAt: Date.parse(expiresAt) });
        yield* rows(REMOVE_OLDEST, { most });
      }),
    take: async (challengeHash) => {
      type Row = RowRead<typeof PASSKEY_CHALLENGE>;
      const [row] = await write<Row>(TAKE_CHALLENGE, { challengeHash });
      return row === undefined ? null : PASSKEY_CHALLENGE.read(row);
    },
  };
}

/** Stores what changes of second factors and passkeys. */
export const FACTOR_HANDLERS: SqlHandlers<FactorChange> = {
  put_second_factor: ({ secondFactor, version }) =>
    putVersion(PUT, SECOND_FACTOR.write(secondFactor), version),
  add_passkey: ({ passkey }) => storeOne(ADD_PASSKEY, PASSKEY.write(passkey)),
  use_passkey: ({ credentialId, signCount, replaces, at }) =>
    storeOne(USE_PASSKEY, { credentialId, signCount, replaces, at: Date.parse(at) }),
  remove_passkey: ({ credentialId }) => storeOne(REMOVE_PASSKEY, { credentialId }),
};
