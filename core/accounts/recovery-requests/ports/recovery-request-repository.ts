import type { Versioned } from '#core/kernel/commit.ts';
import type { EmailAddress } from '#core/kernel/email-address.ts';
import type { MemberId, RecoveryRequestId } from '#core/kernel/ids.ts';
import type { RecoveryRequest } from '#core/accounts/recovery-requests/domain/recovery-request.ts';

/** Reads the requests to win an account back; `RecoveryRequestChange` writes them. Lists are in the order of ids. */
export interface RecoveryRequestRepository {
  load(id: RecoveryRequestId): Promise<Versioned<RecoveryRequest> | null>;
  /** Those about the member. */
  listOf(memberId: MemberId): Promise<readonly Versioned<RecoveryRequest>[]>;
  /** Those whose sender has that address and has not confirmed it. */
  listAsked(address: EmailAddress): Promise<readonly Versioned<RecoveryRequest>[]>;
  /** Those that wait for moderators, with an id above `after`, at most `limit`. */
  listAtDesk(page: {
    readonly after: number;
    readonly limit: number;
  }): Promise<readonly Versioned<RecoveryRequest>[]>;
  /** Those with which the clock goes on at that time or went on before, at most `limit`. */
  listDue(now: string, limit: number): Promise<readonly Versioned<RecoveryRequest>[]>;
}
