import type { FactorChange } from '#core/accounts/changes.ts';
import { readRecoveryCode } from '#core/accounts/domain/recovery-code.ts';
import {
  asksForCode,
  asOf,
  recoverBy,
  takeCode,
  type CheckedCode,
  type SecondFactor,
} from '#core/accounts/domain/second-factor.ts';
import type { AccountRefusal } from '#core/accounts/refusals.ts';
import type { Clock } from '#core/kernel/clock.ts';
import type { Limit } from '#core/kernel/limiter.ts';
import type { RefusalOf } from '#core/kernel/refusal.ts';
import { granted, refused, type Result } from '#core/kernel/result.ts';
import type { AuthenticatorCodes } from '#core/accounts/ports/authenticator-codes.ts';
import type { KnownMember } from './check-credentials.ts';
import type { SecondFactorRepository } from '#core/accounts/ports/second-factor-repository.ts';
import type { SessionTokens } from '#core/accounts/ports/session-tokens.ts';

/** How many wrong codes may be tried for a member in 15 minutes, from wherever: of six figures, three are right. */
export const SECOND_STEPS: Limit = { name: 'secondSteps', points: 10, duration: 15 * 60 };

export type SecondStepRefusal = RefusalOf<
  'bad_credentials' | 'second_factor_required' | 'second_factor_wrong',
  AccountRefusal
>;

interface Dependencies {
  readonly secondFactors: SecondFactorRepository;
  readonly authenticatorCodes: Pick<AuthenticatorCodes, 'findStep'>;
  readonly sessionTokens: Pick<SessionTokens, 'hash'>;
  readonly clock: Clock;
}

/**
 * What else it takes to come in for a member whose password is known: what is to be stored when it is there, which
 * uses up every code that was given.
 */
export async function decideSecondStep(
  deps: Dependencies,
  { self, recoveryCodeHash }: KnownMember,
  code: string | null,
): Promise<Result<readonly FactorChange[], SecondStepRefusal>> {
  const { value: stored, version } = await deps.secondFactors.load(self.id);
  const factor = asOf(stored, deps.clock.now());
  const entering = recoveryCodeHash === null ? factor : recoverBy(factor, recoveryCodeHash);
  if (entering === null) return refused({ code: 'bad_credentials' });
  const passed = asksForCode(entering) ? passWith(deps, entering, code) : entering;
  if (passed === null) {
    return refused({ code: code === null ? 'second_factor_required' : 'second_factor_wrong' });
  }
  if (passed === stored) return granted([]);
  return granted([{ type: 'put_second_factor', secondFactor: passed, version }]);
}

function passWith(deps: Dependencies, factor: SecondFactor, code: string | null) {
  const checked = code === null ? null : checkCode(deps, factor, code);
  return checked && takeCode(factor, checked);
}

/** What was typed: six figures of an app, or a recovery code; `null` when it is neither. */
function checkCode(
  { authenticatorCodes, sessionTokens, clock }: Omit<Dependencies, 'secondFactors'>,
  { authenticator }: SecondFactor,
  typed: string,
): CheckedCode | null {
  const recoveryCode = readRecoveryCode(typed);
  if (recoveryCode !== null) {
    return { kind: 'recovery_code', hash: sessionTokens.hash(recoveryCode) };
  }
  const figures = typed.replaceAll(/\s/g, '');
  if (authenticator.status === 'off' || !/^\d{6}$/.test(figures)) return null;
  const step = authenticatorCodes.findStep(authenticator.secret, figures, clock.now());
  return step === null ? null : { kind: 'step', step };
}
