import type { FactorChange } from '#core/accounts/changes.ts';
import type { SecondFactor } from '#core/accounts/domain/second-factor.ts';
import type { SecondFactorRepository } from '#core/accounts/ports/second-factor-repository.ts';
import type { SecretSeal } from '#core/accounts/ports/secret-seal.ts';
import type { Commit } from '#core/kernel/commit.ts';

/** Commits, with the secrets of authenticator apps sealed. No storage learns one otherwise. */
export function sealSecrets<Change extends { readonly type: string }, Event>(
  commit: Commit<Change | FactorChange, Event>,
  seal: Pick<SecretSeal, 'seal'>,
): Commit<Change | FactorChange, Event> {
  const sealed = (change: Change | FactorChange): Change | FactorChange => {
    if (!isPuttingFactor(change)) return change;
    const { secondFactor } = change;
    const sealFor = (secret: string) => seal.seal(secret, secondFactor.memberId);
    return { ...change, secondFactor: withSecret(secondFactor, sealFor) };
  };
  return (act) => commit({ ...act, changes: act.changes.map(sealed) });
}

/** Reads second factors with their secrets open; one whose key is missing stays sealed, and no code is of it. */
export function openSecrets<Repository extends SecondFactorRepository>(
  secondFactors: Repository,
  seal: Pick<SecretSeal, 'open'>,
): Repository {
  return {
    ...secondFactors,
    load: async (memberId) => {
      const { value, version } = await secondFactors.load(memberId);
      const open = (stored: string) => seal.open(stored, memberId) ?? stored;
      return { value: withSecret(value, open), version };
    },
  };
}

/** The same second factor with what becomes of its secret, if it has one. */
export function withSecret(factor: SecondFactor, change: (secret: string) => string): SecondFactor {
  const { authenticator } = factor;
  if (authenticator.status === 'off') return factor;
  return { ...factor, authenticator: { ...authenticator, secret: change(authenticator.secret) } };
}

function isPuttingFactor(
  change: { readonly type: string } | FactorChange,
): change is Extract<FactorChange, { readonly type: 'put_second_factor' }> {
  return change.type === 'put_second_factor';
}
