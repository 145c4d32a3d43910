import type { FactorChange } from '#core/accounts/changes.ts';
import type { SecondFactor } from '#core/accounts/domain/second-factor.ts';
import type { StoredSecrets } from '#core/accounts/ports/second-factor-repository.ts';
import type { SecretSeal } from '#core/accounts/ports/secret-seal.ts';
import { withSecret } from '#core/accounts/steps/sealed-secrets.ts';
import type { Clock } from '#core/kernel/clock.ts';
import type { Commit, Versioned } from '#core/kernel/commit.ts';
import type { MemberId } from '#core/kernel/ids.ts';

/** How many second factors are read at once. */
const BATCH = 500;

/** What became of the secrets that were not sealed with the newest key. */
export interface SealedSecrets {
  readonly sealed: number;
  /** How many have a key that is missing: codes of their apps let nobody in. */
  readonly unreadable: number;
}

/** Which secrets are sealed: those from before there were keys, or those with older keys as well. */
type Chosen = 'unsealed' | 'older';

export type SealStoredSecrets = (chosen: Chosen) => Promise<SealedSecrets>;

/**
 * Seals secrets of authenticator apps with the newest key. Older keys are replaced only when somebody asks for that:
 * until then another process may not have the newest. Whoever changes theirs meanwhile has it sealed
 * by that.
 */
export function makeSealStoredSecrets(deps: {
  readonly secondFactors: StoredSecrets;
  readonly secretSeal: SecretSeal;
  /** Seals what it stores. */
  readonly commit: Commit<FactorChange, never>;
  readonly clock: Clock;
}): SealStoredSecrets {
  return async (chosen) => {
    deps.secretSeal.prepare();
    const counts = { sealed: 0, unreadable: 0 };
    let last: MemberId | null = null;
    for (;;) {
      const batch: readonly Versioned<SecondFactor>[] = await deps.secondFactors.listWithSecret(
        last,
        BATCH,
      );
      for (const stored of batch) {
        const opened = openOlder(stored.value, chosen, deps.secretSeal);
        if (opened === 'unreadable') counts.unreadable += 1;
        if (typeof opened === 'string') continue;
        const { version } = stored;
        const change = { type: 'put_second_factor', secondFactor: opened, version } as const;
        const act = { changes: [change], events: [], actorId: null, at: deps.clock.now() };
        if ((await deps.commit(act)).stored) counts.sealed += 1;
      }
      const end = batch.at(-1);
      if (end === undefined || batch.length < BATCH) return counts;
      last = end.value.memberId;
    }
  };
}

/** The factor with its secret open, where that is to be sealed again. */
function openOlder(
  factor: SecondFactor,
  chosen: Chosen,
  seal: SecretSeal,
): SecondFactor | 'sealed' | 'unreadable' {
  const { authenticator, memberId } = factor;
  if (authenticator.status === 'off' || seal.isNewest(authenticator.secret)) return 'sealed';
  const secret = seal.open(authenticator.secret, memberId);
  if (secret === null) return 'unreadable';
  const isSealed = secret !== authenticator.secret;
  return isSealed && chosen === 'unsealed' ? 'sealed' : withSecret(factor, () => secret);
}
