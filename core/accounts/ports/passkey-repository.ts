import type { MemberId } from '#core/kernel/ids.ts';
import type { Passkey, PasskeyChallenge } from '#core/accounts/domain/passkey.ts';

/** Reads the passkeys; `FactorChange` writes them. */
export interface PasskeyRepository {
  find(credentialId: string): Promise<Passkey | null>;
  /** The member's, in the order in which they were added. */
  listOf(memberId: MemberId): Promise<readonly Passkey[]>;
}

/** Keeps what devices are asked to sign, for minutes. */
export interface PasskeyChallengeRepository {
  /** Adds it, removes those that are over by then, and the oldest while more than so many wait. */
  add(
    challenge: PasskeyChallenge,
    keeping: { readonly now: string; readonly most: number },
  ): Promise<void>;
  /** Takes it away and returns it, to one caller only; `null` when it is not there, or not any more. */
  take(challengeHash: string): Promise<PasskeyChallenge | null>;
}
