import type { AuthenticatorCodes } from '#core/accounts/ports/authenticator-codes.ts';
import {
  beginAuthenticator,
  confirmAuthenticator,
  switchOffAuthenticator,
} from '#core/accounts/domain/second-factor.ts';
import type { Proof } from '#core/accounts/domain/proof.ts';
import type { ProveIdentity } from '#core/accounts/steps/prove-identity.ts';
import type { AccountFault, AccountRefusal } from '#core/accounts/refusals.ts';
import { SECOND_STEPS } from '#core/accounts/steps/second-step.ts';
import {
  changeFactors,
  type Caller,
  type FactorStores,
} from '#core/accounts/factors/steps/change-factors.ts';
import type { ProofRefusal } from '#core/accounts/steps/prove-identity.ts';
import type { ShownFactors } from '#core/accounts/factors/domain/shown-factors.ts';
import { refuseAbove, type Limiter } from '#core/kernel/limiter.ts';
import type { RefusalOf } from '#core/kernel/refusal.ts';
import { granted, refused, type Result } from '#core/kernel/result.ts';

interface Proved extends Caller {
  readonly proof: Proof;
}

/** What an app takes over: the secret as a text, and as an address that a picture can hold. */
interface NewAuthenticator {
  readonly secret: string;
  readonly address: string;
}

type Dependencies = FactorStores & {
  readonly proveIdentity: ProveIdentity;
  readonly authenticatorCodes: AuthenticatorCodes;
};

export type BeginAuthenticator = (
  input: Proved,
) => Promise<
  Result<NewAuthenticator, ProofRefusal | RefusalOf<'authenticator_on', AccountRefusal>>
>;

/** What the site is called now, by which an app lists its codes. */
interface CalledSite {
  readonly current: () => { readonly operator: { readonly siteName: string } };
}

/** Makes a secret for an app. It is asked for only once the app has shown that it has it. */
export function makeBeginAuthenticator(
  deps: Dependencies & { readonly liveSettings: CalledSite },
): BeginAuthenticator {
  return async ({ callerId, proof }) => {
    const proved = await deps.proveIdentity(callerId, proof);
    if (!proved.ok) return proved;
    const secret = deps.authenticatorCodes.createSecret();
    const begun = await changeFactors<RefusalOf<'authenticator_on', AccountRefusal>>(
      deps,
      { callerId },
      ({ factor, passkeys }) => {
        const next = beginAuthenticator(factor, secret);
        const changed = next && { factor: next, passkeys, changes: [], fact: null };
        return Promise.resolve(changed ? granted(changed) : refused({ code: 'authenticator_on' }));
      },
    );
    if (!begun.ok) return begun;
    const of = {
      secret,
      issuer: deps.liveSettings.current().operator.siteName,
      account: proved.value.username,
    };
    return granted({ secret, address: deps.authenticatorCodes.writeAddress(of) });
  };
}

type ConfirmRefusal =
  | RefusalOf<'invalid_input'>
  | RefusalOf<'too_many_requests'>
  | RefusalOf<'authenticator_off' | 'authenticator_on', AccountRefusal>;

export type ConfirmAuthenticator = (
  input: Caller & { readonly code: string },
) => Promise<Result<ShownFactors, ConfirmRefusal>>;

const WRONG_CODE: AccountFault = { rule: 'wrong_code' };

/** Switches the second step on with the first code that the app shows, which is used up by that. */
export function makeConfirmAuthenticator(
  deps: FactorStores &
    Pick<Dependencies, 'authenticatorCodes'> & {
      readonly limiter: Pick<Limiter, 'take' | 'forget'>;
    },
): ConfirmAuthenticator {
  return async ({ callerId, code, device }) => {
    const tooMany = await refuseAbove(deps.limiter, SECOND_STEPS, String(callerId));
    if (tooMany !== null) return refused(tooMany);
    const confirmed = await changeFactors<ConfirmRefusal>(
      deps,
      { callerId, ...(device && { device }) },
      ({ factor, passkeys }, at) => {
        const { authenticator } = factor;
        if (authenticator.status !== 'begun') {
          const isOn = authenticator.status === 'on';
          return Promise.resolve(
            refused({ code: isOn ? 'authenticator_on' : 'authenticator_off' }),
          );
        }
        const figures = code.replaceAll(/\s/g, '');
        const step = deps.authenticatorCodes.findStep(authenticator.secret, figures, at);
        const next = step === null ? null : confirmAuthenticator(factor, step, at);
        return Promise.resolve(
          next
            ? granted({ factor: next, passkeys, changes: [], fact: 'authenticator_on' })
            : refused({ code: 'invalid_input', errors: [{ path: 'code', fault: WRONG_CODE }] }),
        );
      },
    );
    if (confirmed.ok) await deps.limiter.forget(SECOND_STEPS, String(callerId));
    return confirmed;
  };
}

export type SwitchOffAuthenticator = (
  input: Proved,
) => Promise<Result<ShownFactors, ProofRefusal | RefusalOf<'authenticator_off', AccountRefusal>>>;

/** Ends the second step. */
export function makeSwitchOffAuthenticator(
  deps: FactorStores & Pick<Dependencies, 'proveIdentity'>,
): SwitchOffAuthenticator {
  return async ({ callerId, proof, device }) => {
    const proved = await deps.proveIdentity(callerId, proof);
    if (!proved.ok) return proved;
    return changeFactors<RefusalOf<'authenticator_off', AccountRefusal>>(
      deps,
      { callerId, ...(device && { device }) },
      ({ factor, passkeys }) => {
        const next = switchOffAuthenticator(factor);
        const fact = 'authenticator_off';
        const changed = next && ({ factor: next, passkeys, changes: [], fact } as const);
        return Promise.resolve(changed ? granted(changed) : refused({ code: 'authenticator_off' }));
      },
    );
  };
}
