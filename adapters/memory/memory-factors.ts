import { promised } from '#adapters/promised.ts';
import type { FactorChange } from '#core/accounts/changes.ts';
import type { Passkey } from '#core/accounts/domain/passkey.ts';
import { noSecondFactor } from '#core/accounts/domain/second-factor.ts';
import type {
  PasskeyChallengeRepository,
  PasskeyRepository,
} from '#core/accounts/ports/passkey-repository.ts';
import type {
  SecondFactorRepository,
  StoredSecrets,
} from '#core/accounts/ports/second-factor-repository.ts';
import type { MemoryState } from './memory-state.ts';
import { requireUnchanged } from '#adapters/conflict.ts';
import type { MemoryHandlers } from './memory-handlers.ts';

/** Reads the second factors of the state; see the port for what it promises. */
export function createMemorySecondFactors({
  secondFactors,
}: MemoryState): SecondFactorRepository & StoredSecrets {
  return {
    listWithSecret: (after, most) =>
      promised(() =>
        structuredClone(
          [...secondFactors.values()]
            .filter(({ value }) => value.authenticator.status !== 'off')
            .filter(({ value }) => value.memberId > (after ?? 0))
            .sort((one, other) => one.value.memberId - other.value.memberId)
            .slice(0, most),
        ),
      ),
    load: (memberId) =>
      promised(() =>
        structuredClone(
          secondFactors.get(memberId) ?? { value: noSecondFactor(memberId), version: 0 },
        ),
      ),
  };
}

/** Reads the passkeys of the state; see the port for what it promises. */
export function createMemoryPasskeys({ passkeys }: MemoryState): PasskeyRepository {
  return {
    find: (credentialId) => promised(() => structuredClone(passkeys.get(credentialId) ?? null)),
    listOf: (memberId) =>
      promised(() =>
        structuredClone(
          [...passkeys.values()]
            .filter((passkey) => passkey.memberId === memberId)
            .sort((one, other) => (placeOf(one) < placeOf(other) ? -1 : 1)),
        ),
      ),
  };
}

const placeOf = ({ addedAt, credentialId }: Passkey): string => `${addedAt} ${credentialId}`;

/** Keeps the challenges for as long as the process runs; see the port for what it promises. */
export function createMemoryPasskeyChallenges({
  passkeyChallenges: waiting,
}: MemoryState): PasskeyChallengeRepository {
  return {
    add: (challenge, { now, most }) =>
      promised(() => {
        for (const [hash, { expiresAt }] of waiting) {
          if (expiresAt <= now) waiting.delete(hash);
        }
        waiting.set(challenge.challengeHash, { ...challenge });
        const oldest = [...waiting.keys()].slice(0, Math.max(waiting.size - most, 0));
        for (const hash of oldest) waiting.delete(hash);
      }),
    take: (challengeHash) =>
      promised(() => {
        const challenge = waiting.get(challengeHash) ?? null;
        waiting.delete(challengeHash);
        return challenge;
      }),
  };
}

/** Stores what changes of second factors and passkeys. */
export function createFactorHandlers(state: MemoryState): MemoryHandlers<FactorChange> {
  const { secondFactors, passkeys } = state;
  return {
    put_second_factor: ({ secondFactor: value, version }) => {
      requireUnchanged((secondFactors.get(value.memberId)?.version ?? 0) === version);
      secondFactors.set(value.memberId, { value, version: version + 1 });
      return null;
    },
    add_passkey: ({ passkey }) => {
      requireUnchanged(!passkeys.has(passkey.credentialId));
      passkeys.set(passkey.credentialId, passkey);
      return null;
    },
    use_passkey: ({ credentialId, signCount, replaces, at }) => {
      const passkey = passkeys.get(credentialId);
      requireUnchanged(passkey?.signCount === replaces);
      passkeys.set(credentialId, { ...passkey, signCount, lastUsedAt: at });
      return null;
    },
    remove_passkey: ({ credentialId }) => {
      requireUnchanged(passkeys.delete(credentialId));
      return null;
    },
  };
}
