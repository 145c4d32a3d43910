import type { Passkey } from '#core/accounts/domain/passkey.ts';
import { countRecoveryCodes, type SecondFactor } from '#core/accounts/domain/second-factor.ts';

/** What a member sees of what they log in with: no secret, no key and no code. */
export interface ShownFactors {
  readonly hasAuthenticator: boolean;
  /** `null` while none were made. */
  readonly recoveryCodes: { readonly left: number; readonly madeAt: string } | null;
  readonly passkeys: readonly Pick<Passkey, 'credentialId' | 'name' | 'addedAt' | 'lastUsedAt'>[];
  readonly onlyPasskeys: boolean;
}

/** What the member sees of it. */
export function showFactors(factor: SecondFactor, passkeys: readonly Passkey[]): ShownFactors {
  const { authenticator, recoveryCodes, onlyPasskeys } = factor;
  return {
    hasAuthenticator: authenticator.status === 'on',
    recoveryCodes: recoveryCodes && {
      left: countRecoveryCodes(factor),
      madeAt: recoveryCodes.madeAt,
    },
    passkeys: passkeys.map(({ credentialId, name, addedAt, lastUsedAt }) => ({
      credentialId,
      name,
      addedAt,
      lastUsedAt,
    })),
    onlyPasskeys,
  };
}
