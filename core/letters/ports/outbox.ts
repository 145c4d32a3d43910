import type { LetterId } from '#core/kernel/ids.ts';
import type { QueuedLetter } from '#core/letters/domain/letter.ts';

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
}
