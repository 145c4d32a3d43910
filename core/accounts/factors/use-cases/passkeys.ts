import {
  challengeExpiry,
  isAnswerable,
  MOST_CHALLENGES,
  MOST_PASSKEYS,
  passkeyHandleOf,
  type ChallengePurpose,
  type PasskeyName,
} from '#core/accounts/domain/passkey.ts';
import { mayRequirePasskey } from '#core/accounts/domain/second-factor.ts';
import type { NewCredential, PasskeyChecks } from '#core/accounts/ports/passkey-checks.ts';
import type { PasskeyChallengeRepository } from '#core/accounts/ports/passkey-repository.ts';
import type { Proof } from '#core/accounts/domain/proof.ts';
import type { ProveIdentity } from '#core/accounts/steps/prove-identity.ts';
import type { AccountRefusal } from '#core/accounts/refusals.ts';
import type { SessionTokens } from '#core/accounts/ports/session-tokens.ts';
import {
  changeFactors,
  type Caller,
  type FactorStores,
} from '#core/accounts/factors/steps/change-factors.ts';
import type { ProofRefusal } from '#core/accounts/steps/prove-identity.ts';
import type { ShownFactors } from '#core/accounts/factors/domain/shown-factors.ts';
import type { Clock } from '#core/kernel/clock.ts';
import type { MemberId } from '#core/kernel/ids.ts';
import type { NotFound, RefusalOf } from '#core/kernel/refusal.ts';
import { granted, refused, type Result } from '#core/kernel/result.ts';

/** Makes a challenge for a device, for that member or for anyone (`null`). */
export type ChallengeDevice = (input: {
  readonly purpose: ChallengePurpose;
  readonly memberId: MemberId | null;
  /** The site as the browser knows it. */
  readonly origin: string;
}) => Promise<string>;

/** Makes challenges. Only their hashes are stored, for five minutes. */
export function makeChallengeDevice(deps: {
  readonly passkeyChallenges: Pick<PasskeyChallengeRepository, 'add'>;
  readonly sessionTokens: SessionTokens;
  readonly clock: Clock;
}): ChallengeDevice {
  return async (input) => {
    const challenge = deps.sessionTokens.create();
    const now = deps.clock.now();
    await deps.passkeyChallenges.add(
      {
        ...input,
        challengeHash: deps.sessionTokens.hash(challenge),
        expiresAt: challengeExpiry(now),
      },
      { now, most: MOST_CHALLENGES },
    );
    return challenge;
  };
}

/** What a device needs to make a passkey. */
interface BegunPasskey {
  readonly challenge: string;
  /** By which it knows the member again. */
  readonly handle: string;
  readonly username: string;
  readonly name: string;
  /** Those that are not to be added again. */
  readonly known: readonly string[];
}

export type BeginPasskey = (input: {
  readonly callerId: MemberId;
  readonly proof: Proof;
  readonly origin: string;
}) => Promise<Result<BegunPasskey, ProofRefusal | RefusalOf<'too_many_passkeys', AccountRefusal>>>;

/** Lets a device of the member make a passkey, within five minutes. */
export function makeBeginPasskey(deps: {
  readonly passkeys: FactorStores['passkeys'];
  readonly proveIdentity: ProveIdentity;
  readonly challengeDevice: ChallengeDevice;
}): BeginPasskey {
  return async ({ callerId, proof, origin }) => {
    const proved = await deps.proveIdentity(callerId, proof);
    if (!proved.ok) return proved;
    const known = (await deps.passkeys.listOf(callerId)).map(({ credentialId }) => credentialId);
    if (known.length >= MOST_PASSKEYS) return refused({ code: 'too_many_passkeys' });
    const purpose = 'add_passkey';
    const challenge = await deps.challengeDevice({ purpose, memberId: callerId, origin });
    const { username, name } = proved.value;
    return granted({ challenge, handle: passkeyHandleOf(callerId), username, name, known });
  };
}

type AddRefusal = RefusalOf<
  'passkey_not_valid' | 'passkey_known' | 'too_many_passkeys',
  AccountRefusal
>;

export type AddPasskey = (
  input: Caller & {
    readonly challenge: string;
    readonly name: PasskeyName;
    readonly credential: NewCredential;
  },
) => Promise<Result<ShownFactors, AddRefusal>>;

/** Adds the passkey that a device has made for the challenge. */
export function makeAddPasskey(
  deps: FactorStores & {
    readonly passkeyChallenges: Pick<PasskeyChallengeRepository, 'take'>;
    readonly passkeyChecks: Pick<PasskeyChecks, 'checkNew'>;
    readonly sessionTokens: Pick<SessionTokens, 'hash'>;
  },
): AddPasskey {
  return async ({ challenge, name, credential, ...caller }) => {
    const { callerId } = caller;
    const waiting = await deps.passkeyChallenges.take(deps.sessionTokens.hash(challenge));
    const wanted = { purpose: 'add_passkey', memberId: callerId } as const;
    if (waiting === null || !isAnswerable(waiting, wanted, deps.clock.now())) {
      return refused({ code: 'passkey_not_valid' });
    }
    const expected = { challenge, origin: waiting.origin };
    const made = await deps.passkeyChecks.checkNew(credential, expected);
    if (made === null) return refused({ code: 'passkey_not_valid' });
    return changeFactors<AddRefusal>(deps, caller, async ({ factor, passkeys }, at) => {
      if (passkeys.length >= MOST_PASSKEYS) return refused({ code: 'too_many_passkeys' });
      if ((await deps.passkeys.find(made.credentialId)) !== null) {
        return refused({ code: 'passkey_known' });
      }
      const passkey = { ...made, memberId: callerId, name, addedAt: at, lastUsedAt: null };
      return granted({
        factor,
        passkeys: [...passkeys, passkey],
        changes: [{ type: 'add_passkey', passkey }],
        fact: 'passkey_added',
      });
    });
  };
}

type RemoveRefusal = ProofRefusal | NotFound<'passkey'> | RefusalOf<'last_passkey', AccountRefusal>;

export type RemovePasskey = (
  input: Caller & {
    readonly credentialId: string;
    readonly proof: Proof;
  },
) => Promise<Result<ShownFactors, RemoveRefusal>>;

/** Removes a passkey of the member, unless it is the only way in that they have. */
export function makeRemovePasskey(
  deps: FactorStores & { readonly proveIdentity: ProveIdentity },
): RemovePasskey {
  return async ({ credentialId, proof, ...caller }) => {
    const proved = await deps.proveIdentity(caller.callerId, proof);
    if (!proved.ok) return proved;
    return changeFactors<RemoveRefusal>(deps, caller, ({ factor, passkeys }) => {
      const left = passkeys.filter((passkey) => passkey.credentialId !== credentialId);
      if (left.length === passkeys.length) {
        return Promise.resolve(refused({ code: 'not_found', subject: 'passkey' }));
      }
      if (left.length === 0 && factor.onlyPasskeys) {
        return Promise.resolve(refused({ code: 'last_passkey' }));
      }
      const changes = [{ type: 'remove_passkey', credentialId }] as const;
      return Promise.resolve(granted({ factor, passkeys: left, changes, fact: 'passkey_removed' }));
    });
  };
}

type RequireRefusal = ProofRefusal | RefusalOf<'passkey_and_codes_needed', AccountRefusal>;

export type RequirePasskey = (
  input: Caller & {
    readonly onlyPasskeys: boolean;
    readonly proof: Proof;
  },
) => Promise<Result<ShownFactors, RequireRefusal>>;

/** Says whether the member's password lets anybody in. */
export function makeRequirePasskey(
  deps: FactorStores & { readonly proveIdentity: ProveIdentity },
): RequirePasskey {
  return async ({ onlyPasskeys, proof, ...caller }) => {
    const proved = await deps.proveIdentity(caller.callerId, proof);
    if (!proved.ok) return proved;
    return changeFactors<RequireRefusal>(deps, caller, ({ factor, passkeys }) => {
      if (onlyPasskeys && !mayRequirePasskey(factor, passkeys.length)) {
        return Promise.resolve(refused({ code: 'passkey_and_codes_needed' }));
      }
      const next = { ...factor, onlyPasskeys };
      const fact = onlyPasskeys ? 'passkeys_only_on' : 'passkeys_only_off';
      return Promise.resolve(granted({ factor: next, passkeys, changes: [], fact }));
    });
  };
}
