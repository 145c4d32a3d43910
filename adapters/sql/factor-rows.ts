import type { Passkey, PasskeyChallenge, PasskeyName } from '#core/accounts/domain/passkey.ts';
import type { Authenticator, SecondFactor } from '#core/accounts/domain/second-factor.ts';
import type { MemberId } from '#core/kernel/ids.ts';
import { trusted } from '#core/kernel/trusted.ts';
import { unreachable } from '#core/kernel/unreachable.ts';
import type { MovedRow } from './moved-tables.ts';

/** A row of the table `second_factor`. */
export type SecondFactorRow = Omit<MovedRow<'second_factor'>, 'version'>;

/** A row of the table `passkey`. */
export type PasskeyRow = MovedRow<'passkey'>;

/** A row of the table `passkey_challenge`. */
export interface ChallengeRow {
  readonly challenge_hash: string;
  readonly purpose: string;
  readonly member_id: number | null;
  readonly origin: string;
  readonly expires_at: number;
}

/** The second factor of a row. */
export function toSecondFactor(row: SecondFactorRow): SecondFactor {
  const { recovery_codes: codes, recovery_codes_made_at: madeAt } = row;
  return {
    memberId: trusted<MemberId>(row.member_id),
    authenticator: toAuthenticator(row),
    recoveryCodes:
      codes === null
        ? null
        : { hashes: JSON.parse(codes) as string[], madeAt: new Date(madeAt ?? 0).toISOString() },
    onlyPasskeys: row.only_passkeys === 1,
  };
}

/** The table makes sure that what an app needs is there. */
function toAuthenticator(row: SecondFactorRow): Authenticator {
  const status = row.authenticator as Authenticator['status'];
  const secret = row.secret ?? '';
  switch (status) {
    case 'off':
      return { status };
    case 'begun':
      return { status, secret };
    case 'on':
      return { status, secret, lastStep: row.last_step ?? 0 };
    default:
      return unreachable(status);
  }
}

/** The second factor as parameters, which are named like the columns. */
export function toSecondFactorParameters(factor: SecondFactor): SecondFactorRow {
  const { authenticator, recoveryCodes } = factor;
  return {
    member_id: factor.memberId,
    authenticator: authenticator.status,
    secret: authenticator.status === 'off' ? null : authenticator.secret,
    last_step: authenticator.status === 'on' ? authenticator.lastStep : null,
    recovery_codes: recoveryCodes && JSON.stringify(recoveryCodes.hashes),
    recovery_codes_made_at: recoveryCodes && Date.parse(recoveryCodes.madeAt),
    only_passkeys: factor.onlyPasskeys ? 1 : 0,
  };
}

/** The passkey of a row. */
export function toPasskey(row: PasskeyRow): Passkey {
  return {
    credentialId: row.credential_id,
    memberId: trusted<MemberId>(row.member_id),
    publicKey: row.public_key,
    signCount: row.sign_count,
    transports: JSON.parse(row.transports) as string[],
    name: trusted<PasskeyName>(row.name),
    addedAt: new Date(row.added_at).toISOString(),
    lastUsedAt: row.last_used_at === null ? null : new Date(row.last_used_at).toISOString(),
  };
}

/** The row of a passkey. */
export function toPasskeyRow(passkey: Passkey): PasskeyRow {
  return {
    credential_id: passkey.credentialId,
    member_id: passkey.memberId,
    public_key: passkey.publicKey,
    sign_count: passkey.signCount,
    transports: JSON.stringify(passkey.transports),
    name: passkey.name,
    added_at: Date.parse(passkey.addedAt),
    last_used_at: passkey.lastUsedAt === null ? null : Date.parse(passkey.lastUsedAt),
  };
}

/** The challenge of a row. */
export function toChallenge(row: ChallengeRow): PasskeyChallenge {
  return {
    challengeHash: row.challenge_hash,
    purpose: row.purpose as PasskeyChallenge['purpose'],
    memberId: row.member_id === null ? null : trusted<MemberId>(row.member_id),
    origin: row.origin,
    expiresAt: new Date(row.expires_at).toISOString(),
  };
}
