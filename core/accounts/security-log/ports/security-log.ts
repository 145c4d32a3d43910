import type {
  DeskEntry,
  SecurityEntry,
  SecurityFact,
} from '#core/accounts/security-log/domain/security-entry.ts';
import type { MemberId } from '#core/kernel/ids.ts';

/** A page of the log, newest first, from below the id `before` if there is one. */
interface LogPage {
  readonly before: number | null;
  readonly limit: number;
}

/** Reads the security log; `SecurityChange` writes it. */
export interface SecurityLog {
  /** What happened with the account of the member. */
  listOf(memberId: MemberId, page: LogPage): Promise<readonly SecurityEntry[]>;
  /** What happened of `DESK_FACTS`, with any account. */
  listForDesk(page: LogPage): Promise<readonly DeskEntry[]>;
  /** Whether the log has such an entry of the member since that time. */
  hasSince(memberId: MemberId, fact: SecurityFact, time: string): Promise<boolean>;
  /** Removes the entries of before that time. */
  removeBefore(time: string): Promise<void>;
}
