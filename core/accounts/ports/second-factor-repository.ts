import type { Versioned } from '#core/kernel/commit.ts';
import type { MemberId } from '#core/kernel/ids.ts';
import type { SecondFactor } from '#core/accounts/domain/second-factor.ts';

/** Reads what members log in with beside their password; `FactorChange` writes it. */
export interface SecondFactorRepository {
  /** To decide upon; of version 0 while nothing is stored, also for an id that no member has. */
  load(memberId: MemberId): Promise<Versioned<SecondFactor>>;
}

/** Reads the second factors of all members, for those who care for their secrets. */
export interface StoredSecrets {
  /**
   * Those with the secret of an app, as they are stored, by the ids of their members: the first `most` of those after
   * `after`, or of all.
   */
  listWithSecret(after: MemberId | null, most: number): Promise<readonly Versioned<SecondFactor>[]>;
}
