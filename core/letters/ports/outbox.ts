import type { LetterId } from '#core/kernel/ids.ts';
import type { QueuedLetter } from '#core/letters/domain/letter.ts';

/** How much waits in the outbox. */
export interface OutboxBacklog {
  /** How many letters are due and not given up. */
  readonly due: number;
  /** Since when the first of them is due, ISO 8601 in UTC; `null` while none is. */
  readonly oldestDue: string | null;
  /** How many are not tried any more. */
  readonly failed: number;
}

/** Reads the letters that are to be sent; `MailChange` writes them. */
export interface Outbox {
  /**
   * Holds letters that wait and are due `now`, those due first first, at most `limit`. Nobody else is given them
   * before the time `until`, by which whoever holds them has sent them or has died.
   */
  hold(question: {
    readonly now: string;
    readonly until: string;
    readonly limit: number;
  }): Promise<readonly QueuedLetter[]>;
  find(id: LetterId): Promise<QueuedLetter | null>;
  /** Those that are not tried any more, with an id above `after`, lowest first, at most `limit`. */
  listFailed(page: {
    readonly after: number;
    readonly limit: number;
  }): Promise<readonly QueuedLetter[]>;
  backlog(now: string): Promise<OutboxBacklog>;
}
