import type { Versioned } from '#core/kernel/commit.ts';
import type { MemberId } from '#core/kernel/ids.ts';
import type { SecondFactor } from '#core/accounts/domain/second-factor.ts';

/** Reads what members log in with beside their password; `FactorChange` writes it. */
export interface SecondFactorRepository {
  /** To decide upon; of version 0 while nothing is stored, also for an id that no member has. */
  load(memberId: MemberId): Promise<Versioned<SecondFactor>>;
}
