import { promised } from '#adapters/promised.ts';
import type { FactorChange } from '#core/accounts/changes.ts';
import type { Passkey, PasskeyChallenge } from '#core/accounts/domain/passkey.ts';
import { noSecondFactor } from '#core/accounts/domain/second-factor.ts';
import type {
  PasskeyChallengeRepository,
  PasskeyRepository,
} from '#core/accounts/passkey-repository.ts';
import type { SecondFactorRepository } from '#core/accounts/second-factor-repository.ts';
import { unreachable } from '#core/kernel/unreachable.ts';
import { changesOf } from '#adapters/changes-of.ts';
import type { MemoryState } from './memory-state.ts';

/** Reads the second factors of the state; see the port for what it promises. */
export function createMemorySecondFactors({ secondFactors }: MemoryState): SecondFactorRepository {
  return {
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
export function createMemoryPasskeyChallenges(): PasskeyChallengeRepository {
  const waiting = new Map<string, PasskeyChallenge>();
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

/** Whether the change is of second factors and passkeys. */
export const isFactorChange = changesOf<FactorChange>({
  put_second_factor: true,
  add_passkey: true,
  use_passkey: true,
  remove_passkey: true,
});

/** Whether what the change was decided upon is still so, and a new device is nobody's. */
export function isFactorChangePossible(
  { secondFactors, passkeys }: MemoryState,
  change: FactorChange,
): boolean {
  switch (change.type) {
    case 'put_second_factor':
      return (secondFactors.get(change.secondFactor.memberId)?.version ?? 0) === change.version;
    case 'add_passkey':
      return !passkeys.has(change.passkey.credentialId);
    case 'use_passkey':
      return passkeys.get(change.credentialId)?.signCount === change.replaces;
    case 'remove_passkey':
      return passkeys.has(change.credentialId);
    default:
      return unreachable(change);
  }
}

/** Applies a change that is possible. */
export function applyFactorChange(state: MemoryState, change: FactorChange): null {
  const { secondFactors, passkeys } = state;
  switch (change.type) {
    case 'put_second_factor': {
      const { secondFactor: value, version } = change;
      secondFactors.set(value.memberId, { value, version: version + 1 });
      return null;
    }
    case 'add_passkey':
      passkeys.set(change.passkey.credentialId, change.passkey);
      return null;
    case 'use_passkey': {
      const { credentialId, signCount, at } = change;
      const passkey = passkeys.get(credentialId);
      if (passkey) passkeys.set(credentialId, { ...passkey, signCount, lastUsedAt: at });
      return null;
    }
    case 'remove_passkey':
      passkeys.delete(change.credentialId);
      return null;
    default:
      return unreachable(change);
  }
}
