import type { FactorChange } from '#core/accounts/changes.ts';
import {
  isAnswerable,
  type ChallengePurpose,
  type Passkey,
} from '#core/accounts/domain/passkey.ts';
import type { Clock } from '#core/kernel/clock.ts';
import type { MemberId } from '#core/kernel/ids.ts';
import type { AnsweredChallenge } from '#core/accounts/domain/proof.ts';
import type { PasskeyChecks } from '#core/accounts/ports/passkey-checks.ts';
import type {
  PasskeyChallengeRepository,
  PasskeyRepository,
} from '#core/accounts/ports/passkey-repository.ts';
import type { SessionTokens } from '#core/accounts/ports/session-tokens.ts';

interface Dependencies {
  readonly passkeys: Pick<PasskeyRepository, 'find'>;
  readonly passkeyChallenges: Pick<PasskeyChallengeRepository, 'take'>;
  readonly passkeyChecks: Pick<PasskeyChecks, 'checkSigned'>;
  readonly sessionTokens: Pick<SessionTokens, 'hash'>;
  readonly clock: Clock;
}

/** A passkey that has signed, and the change that notes it; without that it has not been used. */
export interface UsedPasskey {
  readonly passkey: Passkey;
  readonly change: FactorChange;
}

/**
 * Finds the passkey that has signed a challenge of that purpose, made for that member or for anyone
 * (`null`). The challenge is used up, even if the answer is refused.
 */
export async function answerChallenge(
  deps: Dependencies,
  { challenge, signed }: AnsweredChallenge,
  wanted: { readonly purpose: ChallengePurpose; readonly memberId: MemberId | null },
): Promise<UsedPasskey | null> {
  const waiting = await deps.passkeyChallenges.take(deps.sessionTokens.hash(challenge));
  const at = deps.clock.now();
  if (waiting === null || !isAnswerable(waiting, wanted, at)) return null;
  const passkey = await deps.passkeys.find(signed.id);
  if (passkey === null || !isOf(passkey, wanted.memberId)) return null;
  const { origin } = waiting;
  const signCount = await deps.passkeyChecks.checkSigned(signed, passkey, { challenge, origin });
  if (signCount === null) return null;
  const { credentialId, signCount: replaces } = passkey;
  return { passkey, change: { type: 'use_passkey', credentialId, signCount, replaces, at } };
}

function isOf(passkey: Passkey, memberId: MemberId | null): boolean {
  return memberId === null || passkey.memberId === memberId;
}
