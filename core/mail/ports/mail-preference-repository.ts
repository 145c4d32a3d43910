import type { Versioned } from '#core/kernel/commit.ts';
import type { MemberId } from '#core/kernel/ids.ts';
import type { WaitingItem } from '#core/mail/domain/activity.ts';
import type { MailState } from '#core/mail/domain/mail-preferences.ts';

/** Reads what mails about activity need; `MailStateChange` writes the state. */
export interface MailPreferenceRepository {
  /** The state to decide on; one in which nothing was chosen, of version 0, while nothing is stored. */
  loadState(memberId: MemberId): Promise<Versioned<MailState>>;
  /**
   * What waits for the member and is newer than `after`: requests to answer, their own requests that were accepted,
   * and who has sent messages that they have not read, whether or not they may know of those people; the newest
   * `limit` of each kind.
   */
  listWaiting(
    memberId: MemberId,
    page: { readonly after: string; readonly limit: number },
  ): Promise<readonly WaitingItem[]>;
  /** When the member was last signed in somewhere, to the minute; `null` when they have no session. */
  lastSeenAt(memberId: MemberId): Promise<string | null>;
}
