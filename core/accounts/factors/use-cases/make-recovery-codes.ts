import { RECOVERY_CODES } from '#core/accounts/domain/recovery-code.ts';
import { replaceRecoveryCodes } from '#core/accounts/domain/second-factor.ts';
import type { Proof } from '#core/accounts/domain/proof.ts';
import type { ProveIdentity } from '#core/accounts/steps/prove-identity.ts';
import type { RecoveryCodeSource } from '#core/accounts/ports/recovery-code-source.ts';
import type { SessionTokens } from '#core/accounts/ports/session-tokens.ts';
import {
  changeFactors,
  type Caller,
  type FactorStores,
} from '#core/accounts/factors/steps/change-factors.ts';
import type { ProofRefusal } from '#core/accounts/steps/prove-identity.ts';
import { granted, type Result } from '#core/kernel/result.ts';

/** The codes of a sheet, which are shown this once. */
interface MadeCodes {
  readonly codes: readonly string[];
  readonly madeAt: string;
}

export type MakeRecoveryCodes = (
  input: Caller & { readonly proof: Proof },
) => Promise<Result<MadeCodes, ProofRefusal>>;

/** Makes ten codes in the place of all that the member had. Only their hashes are stored. */
export function makeMakeRecoveryCodes(
  deps: FactorStores & {
    readonly proveIdentity: ProveIdentity;
    readonly recoveryCodeSource: RecoveryCodeSource;
    readonly sessionTokens: Pick<SessionTokens, 'hash'>;
  },
): MakeRecoveryCodes {
  return async ({ proof, ...caller }) => {
    const proved = await deps.proveIdentity(caller.callerId, proof);
    if (!proved.ok) return proved;
    const codes = Array.from({ length: RECOVERY_CODES }, () => deps.recoveryCodeSource.create());
    const hashes = codes.map((code) => deps.sessionTokens.hash(code));
    const madeAt = deps.clock.now();
    const changed = await changeFactors<never>(deps, caller, ({ factor, passkeys }) =>
      Promise.resolve(
        granted({
          factor: replaceRecoveryCodes(factor, { hashes, madeAt }),
          passkeys,
          changes: [],
          fact: 'recovery_codes_made',
        }),
      ),
    );
    return changed.ok ? granted({ codes, madeAt }) : changed;
  };
}
