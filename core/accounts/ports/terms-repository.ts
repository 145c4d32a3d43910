import type { Versioned } from '#core/kernel/commit.ts';
import type { MemberId } from '#core/kernel/ids.ts';
import type { TermsAcceptance } from '#core/accounts/domain/terms.ts';

/** Reads which terms members accepted; `TermsChange` writes it. */
export interface TermsRepository {
  /** What the member accepted last, to decide upon; `null` of version 0 when nothing is stored. */
  loadAcceptance(memberId: MemberId): Promise<Versioned<TermsAcceptance | null>>;
}
